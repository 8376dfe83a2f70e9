import { once } from 'node:events';
import {
  createServer as createHttpServer,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Node's default of 16 KiB is too small for the URLs of some tests, and that of 5 s for clients on a busy machine. */
const LIMITS = { maxHeaderSize: 4 * 1024 * 1024, keepAliveTimeout: 3_600_000 };

/** A received request, recorded before the response. */
export interface Received {
  readonly method: string;
  /** Path and query of the request line. */
  readonly path: string;
  /** Names and values in turn, exactly as received. */
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingHttpHeaders;
  /** Number of its connection, counted from 1. */
  readonly connection: number;
  /** The bytes read so far. */
  body: Buffer;
  /** Whether the body has been read to its end. */
  whole: boolean;
}

/** A response, sent after the whole request was read. */
export interface StubReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

/** The server's side of a request whose head was read, but not its body. */
export interface StubExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** Reads the body to its end, into the journal. */
  readonly receive: () => Promise<void>;
  readonly respond: (reply: StubReply) => void;
  /** Resets the connection, or destroys it if it uses TLS. */
  readonly reset: () => void;
}

/** Another reaction of a server to a request. */
export type Misbehaviour = (exchange: StubExchange) => unknown;

export type Script = StubReply | Misbehaviour;

/** The response to an unexpected request, which fails the test: neither 2xx nor retried. */
const UNSCRIPTED: StubReply = { status: 418, body: 'the stub has no reply for this request' };

/**
 * A server on loopback that responds to each request with the next reply of its script. It is closed when the test ends. The
 * test fails if a request had no reply, or a reply had no request.
 */
export class StubServer {
  readonly journal: Received[] = [];
  readonly origin: string;
  readonly #server: ReturnType<typeof createHttpServer>;
  readonly #script: Script[] = [];
  readonly #connections = new Map<Socket, number>();
  readonly #sockets = new Set<Socket>();
  readonly #awaited: { count: number; resolve: () => void }[] = [];
  #standing: Script | undefined;
  readonly #faults: unknown[] = [];
  #unscripted = 0;

  constructor(server: ReturnType<typeof createHttpServer>, scheme: 'http' | 'https') {
    this.#server = server;
    this.origin = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Replies to the next requests, one each. */
  next(...replies: readonly Script[]): this {
    this.#script.push(...replies);
    return this;
  }

  /** The reply to every request after the end of the script. */
  always(reply: Script): this {
    this.#standing = reply;
    return this;
  }

  /** A URL on this server. */
  url(path: string): URL {
    return new URL(this.origin + path);
  }

  /** The only received request. @throws Error if there is none or more than one */
  get only(): Received {
    const [first, ...others] = this.journal;
    if (first === undefined || others.length > 0) throw new Error(`${this.journal.length} requests, not 1`);
    return first;
  }

  /** Number of all connections so far. */
  get connections(): number {
    return this.#connections.size;
  }

  /** Number of open connections. */
  get open(): number {
    return [...this.#connections.keys()].filter((socket) => !socket.destroyed).length;
  }

  /** Resolves when this number of requests has arrived. */
  async arrived(count: number): Promise<void> {
    if (this.journal.length >= count) return;
    await new Promise<void>((resolve) => this.#awaited.push({ count, resolve }));
  }

  accepted(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
  }

  connected(socket: Socket): void {
    this.#connections.set(socket, this.#connections.size + 1);
    socket.on('error', () => undefined);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      rawHeaders: request.rawHeaders,
      headers: request.headers,
      connection: this.#connections.get(request.socket) ?? 0,
      body: Buffer.alloc(0),
      whole: false,
    };
    this.journal.push(received);
    for (const { count, resolve } of this.#awaited) if (this.journal.length >= count) resolve();
    request.on('error', () => undefined);

    const readBody = async (): Promise<void> => {
      // Node emits no error on a request with an early response when its connection closes.
      const onClose = (): void => {
        request.destroy(new Error('the client hung up'));
      };
      request.socket.once('close', onClose);
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of request) chunks.push(chunk);
        received.whole = true;
      } finally {
        received.body = Buffer.concat(chunks);
        request.socket.off('close', onClose);
      }
    };
    let reading: Promise<void> | undefined;
    const receive = (): Promise<void> => {
      reading ??= readBody();
      return reading;
    };
    const respond = ({ status, headers, body }: StubReply): void => {
      response.writeHead(status, headers).end(body);
    };
    const reset = (): void => {
      const { socket } = request;
      if (socket instanceof TLSSocket) socket.destroy();
      else socket.resetAndDestroy();
    };
    const reply = this.#reply();
    try {
      if (typeof reply === 'function') {
        await reply({ request, response, socket: request.socket, receive, respond, reset });
      } else {
        await receive();
        respond(reply);
      }
    } catch (error) {
      // The client may close the connection inside its request. Any other error is a fault of the test.
      if (request.complete) this.#faults.push(error);
    }
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    // Connections without an HTTP request.
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, 'the stub failed');
    if (this.#unscripted > 0) throw new Error(`${this.#unscripted} requests that the test did not expect`);
    if (this.#script.length > 0) throw new Error(`${this.#script.length} replies without a request`);
  }

  #reply(): Script {
    const reply = this.#script.shift() ?? this.#standing;
    if (reply !== undefined) return reply;
    this.#unscripted += 1;
    return UNSCRIPTED;
  }
}

/** Starts a stub server on any free port of 127.0.0.1, for the running test. */
export async function startStub(tls?: ServerOptions): Promise<StubServer> {
  const listener: RequestListener = (request, response) => stub.handle(request, response);
  const server =
    tls === undefined
      ? createHttpServer(LIMITS, listener)
      : createHttpsServer({ ...tls, ...LIMITS }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub = new StubServer(server, tls === undefined ? 'http' : 'https');
  server.on('connection', (socket) => stub.accepted(socket));
  server.on(tls === undefined ? 'connection' : 'secureConnection', (socket: Socket) =>
    stub.connected(socket),
  );
  server.on('clientError', (_error, socket) => {
    // As servers respond to TLS on a port for plain HTTP.
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  onTestFinished(() => stub.close());
  return stub;
}

/** The proxy's reaction to a CONNECT: a tunnel to a port of this machine (`answer` has the parts of the response), or a rejection. */
export type ProxyManner =
  | { tunnelTo: number; answer?: readonly string[] }
  | { rejectWith: number; page?: string };

/** A received CONNECT. */
interface Tunnel {
  /** Requested host and port. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface StubProxy {
  readonly address: string;
  readonly journal: Tunnel[];
  /** Resolves when the first CONNECT has arrived. */
  readonly asked: Promise<void>;
}

/** Starts a proxy on loopback for the running test. With `tls`, clients connect to it over TLS. */
export async function startStubProxy(
  manner: ProxyManner,
  tls?: { key: string; cert: string },
): Promise<StubProxy> {
  const journal: Tunnel[] = [];
  const sockets = new Set<Socket>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  };
  const server = tls === undefined ? createServer() : createHttpsServer(tls);
  server.on('connection', keep);
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    // Over TLS it is another socket.
    keep(socket);
    journal.push({ target: request.url ?? '', headers: request.headers });
    ask();
    if ('rejectWith' in manner) {
      // The text may be hostile.
      socket.end(`HTTP/1.1 ${manner.rejectWith} Refused ::error::\r\n\r\n${manner.page ?? ''}`);
      return;
    }
    const onward = connect(manner.tunnelTo, '127.0.0.1', async () => {
      for (const part of manner.answer ?? ['HTTP/1.1 200 Connection established\r\n\r\n']) {
        socket.setNoDelay(true).write(part);
        await delay(1);
      }
      socket.pipe(onward).pipe(socket);
    });
    keep(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const scheme = tls === undefined ? 'http' : 'https';
  return { address: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, journal, asked };
}
