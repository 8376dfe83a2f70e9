import * as http from 'node:http';
import * as https from 'node:https';
import { proxyFor } from './proxy.ts';
import { connectThrough } from './tunnel.ts';

/** The connections of a run: one agent per origin for kept-alive connections and one for others. */
export class Agents {
  readonly #agents = new Map<string, http.Agent>();
  readonly #idleTimeoutMs: number;
  readonly #closing = new AbortController();

  /** @param idleTimeoutMs time without bytes, in either direction, after which a socket emits `timeout` */
  constructor(idleTimeoutMs: number) {
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  get(url: URL, keepAlive: boolean): http.Agent {
    const key = `${url.origin} ${keepAlive}`;
    const agent = this.#agents.get(key) ?? this.#create(url, keepAlive);
    this.#agents.set(key, agent);
    return agent;
  }

  /** Closes all connections, and tunnels that are not open yet. */
  close(): void {
    this.#closing.abort();
    for (const agent of this.#agents.values()) agent.destroy();
  }

  #create(url: URL, keepAlive: boolean): http.Agent {
    const isSecure = url.protocol === 'https:';
    const options = { keepAlive, timeout: this.#idleTimeoutMs };
    const agent = isSecure ? new https.Agent(options) : new http.Agent(options);
    // All connections of an agent are alike. Node would compare their options: 2 % of the CPU time of `bench -- 1000x16k`.
    const { origin } = url;
    agent.getName = () => origin;
    const proxy = proxyFor(url);
    if (proxy === undefined) return agent;
    const target = `${url.hostname}:${url.port || (isSecure ? 443 : 80)}`;
    connectThrough({ proxy, target, timeoutMs: this.#idleTimeoutMs, signal: this.#closing.signal }, agent);
    return agent;
  }
}
