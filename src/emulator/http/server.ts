import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { EmulatorEnv } from './context.ts';
import { errorBody } from './errors.ts';
import type { RequestBodies } from './request-body.ts';

const HOST = '127.0.0.1';

/** Also for responses that come before an app: a playable may frame one, and would be free in it. */
const POLICY = "sandbox; default-src 'none'";

const PARSER_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header fields are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
};

/** An HTTP server on 127.0.0.1 that closes without waiting for clients. */
export class LoopbackServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  readonly #server: Server;
  readonly #clientTimeoutMs: number;
  readonly #pending = new Map<Promise<Response>, Socket>();
  /** `closeAllConnections` leaves out those that Node no longer parses. */
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, origin: string, clientTimeoutMs: number) {
    this.#server = server;
    this.origin = origin;
    this.#clientTimeoutMs = clientTimeoutMs;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      // Node would close at once after an early response, and the reset would take the response from clients on Windows.
      socket.destroySoon = () => this.#endSlowly(socket);
    });
  }

  /**
   * @param port 0 takes any free port.
   * @param clientTimeoutMs The time for the head of a request, and for the end of a rejected connection.
   * @throws The error of `server.listen`, for instance with the code EADDRINUSE.
   */
  static async listen(port: number, clientTimeoutMs: number): Promise<LoopbackServer> {
    // `serve` rejects a missing Host, with the error body of the service.
    const server = createServer({
      requireHostHeader: false,
      headersTimeout: clientTimeoutMs,
      // With the default, 30 s, a late head would be noticed up to 30 s too late.
      connectionsCheckingInterval: Math.ceil(clientTimeoutMs / 10),
      // `RequestBodies` has a limit instead: a large file may take as long as it arrives.
      requestTimeout: 0,
    });
    server.listen({ host: HOST, port });
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
    return new LoopbackServer(server, `http://${HOST}:${address.port}`, clientTimeoutMs);
  }

  /** Handles requests with `app`. Call it in the same turn of the event loop in which `listen` resolves. */
  serve(app: Hono<EmulatorEnv>, bodies: RequestBodies): void {
    const listener = getRequestListener(
      (request, { incoming, outgoing }) => {
        // RFC 9112 section 3.2 requires exactly one Host. Node would take the first.
        const hosts = 'headersDistinct' in incoming ? incoming.headersDistinct['host'] : undefined;
        if (hosts !== undefined && hosts.length > 1) throw new TypeError('More than one Host');
        if (hosts === undefined && incoming.httpVersion === '1.1') throw new TypeError('No Host');
        const response = Promise.resolve(app.fetch(request, { incoming, outgoing }));
        this.#pending.set(response, incoming.socket);
        return response.finally(() => this.#pending.delete(response));
      },
      {
        overrideGlobalObjects: false,
        // The app handles its own errors. Only requests without a valid URL end here.
        errorHandler: () =>
          Response.json(errorBody(400, 'The request has no valid address'), {
            status: 400,
            headers: { 'Content-Security-Policy': POLICY },
          }),
      },
    );
    this.#server.on('request', listener);
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      bodies.abort(socket);
      const isCutOff = error.code === 'HPE_INVALID_EOF_STATE' || error.code === 'ECONNRESET';
      // A client that closed only its half of the connection can still read the error response.
      if (isCutOff && [...this.#pending.values()].includes(socket)) return;
      if (isCutOff || !socket.writable) return socket.destroySoon();
      const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'The request is not valid HTTP'];
      this.#reject(socket, rawErrorResponse(status, message));
    });
    // By default, Node responds without a body.
    this.#server.on('checkExpectation', (_, response: ServerResponse) => {
      response.writeHead(417, {
        'Content-Type': 'application/json',
        'Content-Security-Policy': POLICY,
        Connection: 'close',
      });
      response.end(JSON.stringify(errorBody(417, 'The only supported expectation is 100-continue')));
    });
    // By default, Node closes the connection without a response.
    this.#server.on('connect', (_: IncomingMessage, socket: Socket) => {
      socket.on('error', () => socket.destroy());
      this.#reject(
        socket,
        rawErrorResponse(405, 'CONNECT is not allowed here', ['Allow: GET, HEAD, POST, PUT']),
      );
    });
  }

  /** Closes every connection, then waits for the pending request handlers. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    await Promise.allSettled(this.#pending.keys());
  }

  /** Ends a connection without waiting for the client to close its half. */
  #reject(socket: Socket, response: string): void {
    socket.write(response);
    this.#endSlowly(socket);
  }

  #endSlowly(socket: Socket): void {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), this.#clientTimeoutMs);
    socket.once('close', () => clearTimeout(timer));
  }
}

/** The bytes of a response on a connection that has no request object. Close the connection after it. */
function rawErrorResponse(status: number, message: string, headers: readonly string[] = []): string {
  const content = errorBody(status, message);
  const body = JSON.stringify(content);
  return [
    `HTTP/1.1 ${status} ${content.error}`,
    ...headers,
    'Content-Type: application/json',
    `Content-Security-Policy: ${POLICY}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
