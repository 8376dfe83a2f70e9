import type { Misbehaviour } from './stub-server.ts';

/** What servers, and whatever stands in front of them, do to requests. */
export const misbehave = {
  /** Takes the request and hangs up, politely. */
  closeBeforeAnswer: async ({ receive, socket }) => {
    await receive();
    socket.end();
  },
  /** Takes the request and hangs up, impolitely. */
  resetBeforeAnswer: async ({ receive, reset }) => {
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
  /** Takes the request and says nothing. */
  stall: async ({ receive }) => {
    await receive();
  },
  stallInsideBody: async ({ receive, response }) => {
    await receive();
    response.writeHead(200, { 'content-length': '100' });
    response.write('the first part');
  },
  /** Reads nothing of the body and says nothing. */
  stallUnread: () => undefined,
  /** Says something, but not in HTTP. */
  babble: async ({ receive, socket }) => {
    await receive();
    socket.end('220 mail.example ESMTP\r\n');
  },
  /** A body that goes on for as long as anyone listens. */
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
