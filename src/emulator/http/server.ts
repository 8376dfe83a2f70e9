import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { components } from '../../api/schema.generated.ts';
import type { EmulatorEnv } from './context.ts';
import type { RequestBodies } from './request-body.ts';

const HOST = '127.0.0.1';

const PARSER_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header fields are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come in time'],
};

type ErrorBody = components['schemas']['ErrorBody'];

const UNROUTABLE: ErrorBody = {
  statusCode: 400,
  error: 'Bad Request',
  message: 'The request has no valid address',
};

/** An HTTP server on 127.0.0.1 that can be ended at once. */
export class LoopbackServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  readonly #server: Server;
  readonly #underWay = new Map<Promise<Response>, Socket>();

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.origin = origin;
  }

  /**
   * @param port 0 takes any free one.
   * @throws What `server.listen` says, such as an error with the code EADDRINUSE.
   */
  static async listen(port: number): Promise<LoopbackServer> {
    // Refused below, in the words of the service.
    const server = createServer({ requireHostHeader: false });
    server.listen({ host: HOST, port });
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
    return new LoopbackServer(server, `http://${HOST}:${address.port}`);
  }

  /** Answers requests with `app`; to be called before the event loop goes on. */
  serve(app: Hono<EmulatorEnv>, bodies: RequestBodies): void {
    const listener = getRequestListener(
      (request, { incoming, outgoing }) => {
        // RFC 9112 section 3.2; Node would take the first.
        const hosts = 'headersDistinct' in incoming ? incoming.headersDistinct['host'] : undefined;
        if (hosts !== undefined && hosts.length > 1) throw new TypeError('More than one Host');
        if (hosts === undefined && incoming.httpVersion === '1.1') throw new TypeError('No Host');
        const answer = Promise.resolve(app.fetch(request, { incoming, outgoing }));
        this.#underWay.set(answer, incoming.socket);
        return answer.finally(() => this.#underWay.delete(answer));
      },
      {
        // The emulator is a guest in its process: globals stay as they are.
        overrideGlobalObjects: false,
        // The app answers its own errors; what ends here has no address that could be routed.
        errorHandler: () => Response.json(UNROUTABLE, { status: UNROUTABLE.statusCode }),
      },
    );
    this.#server.on('request', listener);
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      bodies.breakOff(socket);
      const isCutOff = error.code === 'HPE_INVALID_EOF_STATE' || error.code === 'ECONNRESET';
      // A client that has only closed its half of the connection can still read how its request was refused.
      if (isCutOff && this.#isAnswering(socket)) return;
      if (isCutOff || !socket.writable) socket.destroySoon();
      else
        socket.end(
          rawErrorResponse(...(PARSER_ERRORS[error.code ?? ''] ?? [400, 'The request is no valid HTTP'])),
        );
    });
    // Node would answer without a body.
    this.#server.on('checkExpectation', (_, response: ServerResponse) => {
      const body: ErrorBody = {
        statusCode: 417,
        error: 'Expectation Failed',
        message: 'No expectation but 100-continue can be met',
      };
      response.writeHead(417, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify(body));
    });
    // Node would close the connection without a word.
    this.#server.on('connect', (_: IncomingMessage, socket: Socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(rawErrorResponse(405, 'CONNECT is not allowed here', ['Allow: GET, HEAD, POST, PUT']));
    });
  }

  #isAnswering(socket: Socket): boolean {
    return [...this.#underWay.values()].includes(socket);
  }

  /** Ends every connection, then waits for what was under way to notice. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
    await Promise.allSettled(this.#underWay.keys());
  }
}

/** A whole answer for a connection that no request could be read from; it has to be closed after it. */
function rawErrorResponse(statusCode: number, message: string, headers: readonly string[] = []): string {
  const error = String(STATUS_CODES[statusCode]);
  const body = JSON.stringify({ statusCode, error, message } satisfies ErrorBody);
  return [
    `HTTP/1.1 ${statusCode} ${error}`,
    ...headers,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
