import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { EmulatorEnv } from './context.ts';
import { errorBody } from './response-error.ts';

const HOST = '127.0.0.1';
/** Of path and headers without cookies. */
const MAX_HEAD_LENGTH = 16_384;
/** Cookies know no ports: a playable, or another program of this machine, can set 180 of 4 KiB, which come with every request. */
const MAX_COOKIE_BYTES = 1024 ** 2;

/** Also for responses that come before an app: a playable may frame one, and would be free in it. */
const POLICY = "sandbox; default-src 'none'";

const HEAD_TOO_LARGE = [431, 'The header fields are too large'] as const;

const PARSER_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: HEAD_TOO_LARGE,
  HPE_INVALID_EOF_STATE: [400, 'The request ended too early'],
};

/**
 * Starts an HTTP server on 127.0.0.1.
 *
 * @param port 0 takes any free port.
 * @param clientTimeoutMs The time for the end of a rejected connection.
 * @throws The error of `server.listen`, for instance with the code EADDRINUSE.
 */
export async function listen(port: number, clientTimeoutMs: number) {
  // `readBody` has a limit instead: a large file may take as long as it arrives.
  const server = createServer({ requestTimeout: 0, maxHeaderSize: MAX_HEAD_LENGTH + MAX_COOKIE_BYTES });
  const pending = new Set<Promise<Response>>();
  /** `closeAllConnections` leaves out those that Node no longer parses. */
  const sockets = new Set<Socket>();
  /** Ends a connection without waiting for the client to close its half. */
  const endSlowly = (socket: Socket): void => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), clientTimeoutMs);
    socket.once('close', () => clearTimeout(timer));
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Node would close at once after an early response, and the reset would take the response from clients on Windows.
    socket.destroySoon = () => endSlowly(socket);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return;
    const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'The request is not valid HTTP'];
    socket.write(rawErrorResponse(status, message));
    endSlowly(socket);
  });
  server.listen({ host: HOST, port });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    /** `http://127.0.0.1:<port>`. */
    origin: `http://${HOST}:${address.port}`,
    /** Handles requests with `app`. Call it in the same turn of the event loop in which `listen` resolves. */
    serve(app: Hono<EmulatorEnv>): void {
      const handle: Parameters<typeof getRequestListener>[0] = (request, { incoming, outgoing }) => {
        const response = Promise.resolve(app.fetch(request, { incoming, outgoing }));
        pending.add(response);
        return response.finally(() => pending.delete(response));
      };
      // The app handles its own errors. Only requests without a valid URL end here.
      const errorHandler = () =>
        Response.json(errorBody(400, 'The request has no valid address'), {
          status: 400,
          headers: { 'Content-Security-Policy': POLICY },
        });
      const answer = getRequestListener(handle, { overrideGlobalObjects: false, errorHandler });
      server.on('request', (request, response) => {
        if (headLength(request) > MAX_HEAD_LENGTH) request.socket.end(rawErrorResponse(...HEAD_TOO_LARGE));
        else answer(request, response);
      });
    },
    /** Closes every connection without waiting for clients, then waits for the pending request handlers. */
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      await Promise.allSettled(pending);
    },
  };
}

function headLength({ url = '', rawHeaders }: IncomingMessage): number {
  const texts = rawHeaders.filter((_, index) => !/^cookie$/i.test(rawHeaders[index - (index % 2)] ?? ''));
  return url.length + texts.reduce((sum, text) => sum + text.length + 2, 0);
}

/** The bytes of a response on a connection that has no request object. Close the connection after it. */
function rawErrorResponse(status: number, message: string): string {
  const content = errorBody(status, message);
  const body = JSON.stringify(content);
  return [
    `HTTP/1.1 ${status} ${content.error}`,
    'Content-Type: application/json',
    `Content-Security-Policy: ${POLICY}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
