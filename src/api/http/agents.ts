import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type ConnectOptions, connect } from './connect.ts';

/** An idle connection is used within this time, because many servers close it after 5 s. */
const MAX_IDLE_MS = 4_000;

/** Node's agents for all requests of a run. They keep idle connections, and sessions of TLS. */
export class Agents {
  readonly #reusing = newAgents(true);
  readonly #single = newAgents(false);

  /** @param reuse whether to use an idle connection, and to keep the connection afterwards */
  for(url: URL, reuse: boolean): http.Agent {
    return (reuse ? this.#reusing : this.#single)[url.protocol === 'https:' ? 'https:' : 'http:'];
  }

  close(): void {
    for (const agents of [this.#reusing, this.#single])
      for (const agent of Object.values(agents)) agent.destroy();
  }
}

function newAgents(keepAlive: boolean) {
  const options = { keepAlive, timeout: MAX_IDLE_MS };
  return {
    'http:': withConnect(new http.Agent(options)),
    'https:': withConnect(new https.Agent(options)),
  };
}

/**
 * Lets Node read what has arrived on idle connections, which closes them. Await it before a request takes one: what arrives later can't
 * be told from the response.
 */
export async function pollConnections(): Promise<void> {
  // The first turn comes before Node reads from the system, the second one after it.
  await setImmediate();
  await setImmediate();
}

/** Lets an agent make its connections by `connect`, and close an idle one on which anything arrives, as later versions of Node do. */
function withConnect(agent: http.Agent): http.Agent {
  const [keepSocketAlive, reuseSocket] = [agent.keepSocketAlive.bind(agent), agent.reuseSocket.bind(agent)];
  agent.keepSocketAlive = (socket: Socket) => {
    socket.on('data', closeIdle);
    return keepSocketAlive(socket);
  };
  agent.reuseSocket = (socket: Socket, request) => {
    socket.off('data', closeIdle);
    reuseSocket(socket, request);
  };
  const open = agent.createConnection.bind(agent) as (options: object) => Socket;
  agent.createConnection = (options, done) => {
    connect(open, options as ConnectOptions).then(
      (socket) => done?.(null, socket),
      (error) => done?.(error, undefined as never),
    );
    return undefined;
  };
  return agent;
}

function closeIdle(this: Socket): void {
  this.destroy();
}
