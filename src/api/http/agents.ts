import * as http from 'node:http';
import { getProxyUrl } from '../../../node_modules/@actions/http-client/lib/proxy.js';

/** By the host of an origin: to put a whole one together for each look costs more than the look. */
type Agents = Readonly<Record<'http:' | 'https:', Map<string, http.Agent>>>;

/**
 * The connections of a run: kept alive or not, and through the proxy that the environment names for an address.
 *
 * Which proxy that is `@actions/http-client` says, as on every runner, and it also makes the way through it. It is loaded only
 * then: it brings undici, which takes longer to load than all else together, and which nobody without a proxy needs.
 */
export class Connections {
  readonly #keptAlive: Agents = { 'http:': new Map(), 'https:': new Map() };
  readonly #usedOnce: Agents = { 'http:': new Map(), 'https:': new Map() };
  readonly #idleTimeoutMs: number;

  /** @param idleTimeoutMs time without progress, in either direction, after which a connection says that it timed out */
  constructor(idleTimeoutMs: number) {
    this.#idleTimeoutMs = idleTimeoutMs;
  }

  /** The agent for this address, where there is one already. */
  known(url: URL, keepAlive: boolean): http.Agent | undefined {
    return this.#agents(url, keepAlive).get(url.host);
  }

  /** An agent for this address. */
  async open(url: URL, keepAlive: boolean): Promise<http.Agent> {
    const agent = await (this.proxyOf(url) === undefined
      ? direct(url, { keepAlive, timeout: this.#idleTimeoutMs })
      : proxied(url, keepAlive));
    const known = this.known(url, keepAlive);
    if (known === undefined) this.#agents(url, keepAlive).set(url.host, agent);
    return known ?? agent;
  }

  /** The proxy for this address, if there is one that can be used. It may hold a user and a password. */
  proxyOf(url: URL): URL | undefined {
    try {
      const proxy = getProxyUrl(url);
      return proxy?.hostname ? proxy : undefined;
    } catch {
      return undefined;
    }
  }

  /** Ends them all; a tunnel ends with its request. */
  close(): void {
    for (const agents of [this.#keptAlive, this.#usedOnce])
      for (const byHost of Object.values(agents))
        for (const agent of byHost.values()) if (agent instanceof http.Agent) agent.destroy();
  }

  #agents({ protocol }: URL, keepAlive: boolean): Map<string, http.Agent> {
    const agents = keepAlive ? this.#keptAlive : this.#usedOnce;
    return agents[protocol === 'https:' ? 'https:' : 'http:'];
  }
}

/** TLS is loaded with the first connection that needs it. */
async function direct({ protocol }: URL, options: http.AgentOptions): Promise<http.Agent> {
  const { Agent } = protocol === 'https:' ? await import('node:https') : http;
  const agent = new Agent(options);
  // All its connections lead to one place: there is no need to put a name for that together several times a request.
  agent.getName = () => 'the one';
  return agent;
}

/** A client keeps one agent, made for the protocol of its first request: hence a client an agent. */
async function proxied({ href, protocol }: URL, keepAlive: boolean): Promise<http.Agent> {
  const { HttpClient } = await import(/* webpackMode: "lazy" */ '@actions/http-client');
  const agent = new HttpClient('', [], { keepAlive }).getAgent(href);
  // Node asks an agent what it is for, and a tunnel's says nothing.
  return Object.assign(agent, { protocol, defaultPort: protocol === 'https:' ? 443 : 80 });
}
