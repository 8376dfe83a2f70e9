import * as http from 'node:http';
import * as https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { getProxyUrl } from '@actions/http-client/lib/proxy';

/**
 * The connections of a run: one agent per origin for kept-alive connections and one for others. `@actions/http-client` chooses
 * the proxy from the environment and makes its tunnel, as in other actions.
 */
export class Agents {
  readonly #agents = new Map<string, http.Agent>();
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a socket emits `timeout` */
  constructor(idleTimeoutMs: number) {
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  get(url: URL, keepAlive: boolean): http.Agent {
    const key = `${url.origin} ${keepAlive}`;
    const agent = this.#agents.get(key) ?? this.#create(url, keepAlive);
    this.#agents.set(key, agent);
    return agent;
  }

  /** The proxy for this URL, if there is a usable one. It may hold a user name and a password. */
  proxyOf(url: URL): URL | undefined {
    try {
      const proxy = getProxyUrl(url);
      return proxy?.hostname ? proxy : undefined;
    } catch {
      return undefined;
    }
  }

  /** Closes all connections. A tunnel closes with its request. */
  close(): void {
    for (const agent of this.#agents.values()) {
      if (agent instanceof http.Agent) agent.destroy();
    }
  }

  #create(url: URL, keepAlive: boolean): http.Agent {
    const { href, protocol } = url;
    if (this.proxyOf(url) === undefined) {
      const { Agent } = protocol === 'https:' ? https : http;
      return new Agent({ keepAlive, timeout: this.#idleTimeoutMs });
    }
    // A client keeps the agent of its first request, so each agent needs a client of its own.
    const agent = new HttpClient('', [], { keepAlive }).getAgent(href);
    // Node reads protocol and port of an agent. A tunnel agent has neither.
    return Object.assign(agent, { protocol, defaultPort: protocol === 'https:' ? 443 : 80 });
  }
}
