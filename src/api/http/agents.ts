import * as http from 'node:http';
import * as https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { getProxyUrl } from '@actions/http-client/lib/proxy';

/**
 * The connections of a run: one agent per origin, kept alive or not, through the proxy that the environment names for the
 * address. `@actions/http-client` chooses the proxy and makes the tunnel, as it does for every other action on the runner.
 */
export class Agents {
  readonly #keptAlive = new Map<string, http.Agent>();
  readonly #usedOnce = new Map<string, http.Agent>();
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a socket emits `timeout` */
  constructor(idleTimeoutMs: number) {
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /** The agent for this address. */
  get(url: URL, keepAlive: boolean): http.Agent {
    const agents = keepAlive ? this.#keptAlive : this.#usedOnce;
    const known = agents.get(url.origin);
    if (known !== undefined) return known;
    const agent = this.proxyOf(url) === undefined ? this.#direct(url, keepAlive) : proxied(url, keepAlive);
    agents.set(url.origin, agent);
    return agent;
  }

  /** The proxy for this address, if there is one that can be used. It may hold a user name and a password. */
  proxyOf(url: URL): URL | undefined {
    try {
      const proxy = getProxyUrl(url);
      return proxy?.hostname ? proxy : undefined;
    } catch {
      return undefined;
    }
  }

  /** Closes all connections. A tunnel ends with its request. */
  close(): void {
    for (const agent of [...this.#keptAlive.values(), ...this.#usedOnce.values()]) {
      if (agent instanceof http.Agent) agent.destroy();
    }
  }

  #direct({ protocol }: URL, keepAlive: boolean): http.Agent {
    const { Agent } = protocol === 'https:' ? https : http;
    return new Agent({ keepAlive, timeout: this.#idleTimeoutMs });
  }
}

/** A client keeps one agent, made for the protocol of its first request: hence one client per agent. */
function proxied({ href, protocol }: URL, keepAlive: boolean): http.Agent {
  const agent = new HttpClient('', [], { keepAlive }).getAgent(href);
  // Node asks an agent for its protocol and port. A tunnel agent has neither.
  return Object.assign(agent, { protocol, defaultPort: protocol === 'https:' ? 443 : 80 });
}
