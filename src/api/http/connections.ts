import type { IncomingMessage, RequestOptions } from 'node:http';
import * as net from 'node:net';
import * as tls from 'node:tls';
import { deferWriteErrors } from './defer-write-errors.ts';
import { proxyFor } from './proxy.ts';
import { hostOf, openTunnel } from './tunnel.ts';

type CreateConnection = NonNullable<RequestOptions['createConnection']>;

/** An open connection. */
interface Connection {
  readonly socket: net.Socket;
  /** Since when it has had no request, by `performance.now()`; `undefined` if it has one. */
  idleSinceMs: number | undefined;
  /** Names and values in turn, of the last response on it. */
  rawHeaders: readonly string[];
}

/** An idle connection is used within this time, because many servers close it after 5 s. */
const MAX_IDLE_MS = 4_000;
/** The same if the server announces a time in `Keep-Alive`: half of it, and 500 ms at least. */
const MAX_IDLE_MS_PER_SECOND = 500;

/** Time without packets after which the system sends probes. */
const KEEP_ALIVE_MS = 1_000;

/** The connections of a run. */
export class Connections {
  /** By host and port, those without TLS and those with it. A key of scheme and host would be a new string per request. */
  readonly #plain = new Map<string, ServerConnections>();
  readonly #secure = new Map<string, ServerConnections>();
  readonly #tunnelTimeoutMs: number;
  readonly #closing = new AbortController();

  /** @param tunnelTimeoutMs time for a tunnel to open */
  constructor(tunnelTimeoutMs: number) {
    this.#tunnelTimeoutMs = tunnelTimeoutMs;
  }

  /** The connections to the server of a URL. */
  to(url: URL): ServerConnections {
    const servers = url.protocol === 'https:' ? this.#secure : this.#plain;
    const known = servers.get(url.host);
    if (known !== undefined) return known;
    const connections = new ServerConnections(url, this.#tunnelTimeoutMs, this.#closing.signal);
    servers.set(url.host, connections);
    return connections;
  }

  /** Closes all connections, and tunnels that are not open yet. */
  close(): void {
    this.#closing.abort();
    for (const servers of [this.#plain, this.#secure]) {
      for (const connections of servers.values()) connections.close();
    }
  }
}

/**
 * The connections to one server. They take the place of Node's agents, whose events, lists and timers take 7 % of the time of
 * `bench -- 1000x16k`.
 */
export class ServerConnections {
  /** With the port, if it is not the usual one. */
  readonly hostHeader: string;
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly #proxy: URL | undefined;
  /** Host and port, as a proxy takes them. */
  readonly #target: string;
  readonly #tunnelTimeoutMs: number;
  readonly #closing: AbortSignal;
  readonly #open = new Map<net.Socket, Connection>();
  /** The one that was used last is at the end. */
  readonly #idle: Connection[] = [];
  /** The latest TLS session: with it, the next connection needs a shorter handshake. */
  #session: Buffer | undefined;

  constructor(url: URL, tunnelTimeoutMs: number, closing: AbortSignal) {
    this.isSecure = url.protocol === 'https:';
    this.hostHeader = url.host;
    this.host = hostOf(url);
    this.port = Number(url.port) || (this.isSecure ? 443 : 80);
    this.#proxy = proxyFor(url);
    this.#target = `${url.hostname}:${this.port}`;
    this.#tunnelTimeoutMs = tunnelTimeoutMs;
    this.#closing = closing;
  }

  /** Returns the idle connection that was used last, or opens one. For `createConnection` of a request. */
  readonly reuse: CreateConnection = (options, done) => {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      const { socket } = idle;
      if (isUsable(idle)) {
        idle.idleSinceMs = undefined;
        return socket.ref();
      }
      socket.destroy();
    }
    return this.connect(options, done);
  };

  /** Opens a connection. For `createConnection` of a request. */
  readonly connect: CreateConnection = (_options, done) => {
    if (this.#proxy === undefined)
      return this.#add(this.isSecure ? this.#secure() : net.connect(this.port, this.host));
    const [proxy, target, timeoutMs, signal] = [
      this.#proxy,
      this.#target,
      this.#tunnelTimeoutMs,
      this.#closing,
    ];
    openTunnel({ proxy, target, timeoutMs, signal })
      .then((socket) => this.#add(this.isSecure ? this.#secure(socket) : socket))
      .then(
        (socket) => done(null, socket),
        (error) => done(error, undefined as never),
      );
    return undefined;
  };

  /** Keeps a connection for the next request, if it is still open. @param response the last one on it */
  keep(socket: net.Socket, response: IncomingMessage): void {
    const connection = this.#open.get(socket);
    if (connection === undefined || !socket.writable) return;
    connection.idleSinceMs = performance.now();
    connection.rawHeaders = response.rawHeaders;
    socket.unref();
    this.#idle.push(connection);
    // The others are used first, so this one may have been idle for long.
    const [oldest] = this.#idle;
    if (oldest !== undefined && !isUsable(oldest)) this.#idle.shift()?.socket.destroy();
  }

  close(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #secure(tunnel?: net.Socket): net.Socket {
    const socket = tls.connect({
      ...(tunnel && { socket: tunnel }),
      host: this.host,
      port: this.port,
      servername: net.isIP(this.host) === 0 ? this.host : '',
      ALPNProtocols: ['http/1.1'],
      ...(this.#session && { session: this.#session }),
    });
    return socket.on('session', (session) => {
      this.#session = session;
    });
  }

  #add(socket: net.Socket): net.Socket {
    const connection: Connection = { socket, idleSinceMs: undefined, rawHeaders: [] };
    this.#open.set(socket, connection);
    deferWriteErrors(socket);
    // The next request would take these bytes for its response.
    socket.on('data', () => {
      if (connection.idleSinceMs !== undefined) socket.destroy();
    });
    // Also of an idle connection, which is closed then. The server, or a device between, may be unable to resume the TLS session.
    socket.on('error', () => {
      this.#session = undefined;
    });
    socket.on('close', () => this.#open.delete(socket));
    // Devices between may drop a connection without packets while a response takes long.
    return socket.setNoDelay().setKeepAlive(true, KEEP_ALIVE_MS);
  }
}

function isUsable({ socket, idleSinceMs = 0, rawHeaders }: Connection): boolean {
  if (!socket.writable) return false;
  const idleMs = performance.now() - idleSinceMs;
  if (idleMs < MAX_IDLE_MS_PER_SECOND) return true;
  const seconds = /^keep-alive\n.*?\btimeout=(\d+)/im.exec(rawHeaders.join('\n'))?.[1];
  return idleMs < (seconds === undefined ? MAX_IDLE_MS : MAX_IDLE_MS_PER_SECOND * Number(seconds));
}
