import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
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

  /** Closes all connections. */
  close(): void {
    for (const agents of [this.#reusing, this.#single])
      for (const agent of Object.values(agents)) agent.destroy();
  }
}

function newAgents(keepAlive: boolean) {
  const options = { keepAlive, timeout: MAX_IDLE_MS };
  return {
    'http:': withConnect(new http.Agent(options), 'http:'),
    'https:': withConnect(new https.Agent(options), 'https:'),
  };
}

/** Lets an agent make its connections by `connect`. */
function withConnect(agent: http.Agent, protocol: string): http.Agent {
  const open = agent.createConnection.bind(agent) as (options: object) => Socket;
  agent.createConnection = (options, done) => {
    connect(open, options as ConnectOptions, protocol).then(
      (socket) => done?.(null, socket),
      (error) => done?.(error, undefined as never),
    );
    return undefined;
  };
  return agent;
}
