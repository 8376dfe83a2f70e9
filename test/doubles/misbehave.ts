import type { Misbehaviour } from './stub-server.ts';

/** Faults of servers and of proxies in front of them. */
export const misbehave = {
  /** Reads the request and closes the connection. */
  closeBeforeAnswer: async ({ receive, socket }) => {
    await receive();
    socket.end();
  },
  /** Reads the request and resets the connection. */
  resetBeforeResponse: async ({ receive, reset }) => {
    await receive();
    reset();
  },
  closeInsideBody: async ({ receive, response, socket }) => {
    await receive();
    response.writeHead(200, { 'content-length': '100' });
    response.write('the first part', () => socket.end());
  },
  resetInsideBody: async ({ receive, response, reset }) => {
    await receive();
    response.writeHead(200, { 'content-length': '100' });
    response.write('the first part', () => reset());
  },
  /** Ends a chunked body without its last chunk. */
  closeInsideChunks: async ({ receive, response, socket }) => {
    await receive();
    response.writeHead(200);
    response.write('the first part', () => socket.end());
  },
  /** Reads the request and does not respond. */
  stall: async ({ receive }) => {
    await receive();
  },
  stallInsideBody: async ({ receive, response }) => {
    await receive();
    response.writeHead(200, { 'content-length': '100' });
    response.write('the first part');
  },
  /** Does not read the body and does not respond. */
  stallUnread: () => undefined,
  /** Responds in another protocol than HTTP. */
  babble: async ({ receive, socket }) => {
    await receive();
    socket.end('220 mail.example ESMTP\r\n');
  },
  /** Sends an endless body. */
  neverEnd: async ({ receive, response }) => {
    await receive();
    const block = Buffer.alloc(64 * 1024, 'x');
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
} satisfies Record<string, Misbehaviour>;
