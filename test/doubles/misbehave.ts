import type { Misbehaviour } from './stub-server.ts';

/** Reads the request, then sends `start` and `again` every 10 ms without end. */
function trickle(start: string, again: string): Misbehaviour {
  return async ({ receive, socket }) => {
    await receive();
    socket.write(start);
    const timer = setInterval(() => socket.write(again), 10);
    socket.once('close', () => clearInterval(timer));
  };
}

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
  trickleInterimResponses: trickle('', 'HTTP/1.1 102 Processing\r\n\r\n'),
  trickleBlankLines: trickle('', '\r\n'),
  trickleHead: trickle('HTTP/1.1 200 OK\r\nx-a: ', 'a'),
  trickleChunkSize: trickle('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '0'),
  trickleTrailer: trickle('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx-a: ', 'a'),
  trickleBody: trickle('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n', 'a'),
  /** Sends interim responses, and reads a little of the request's body between them. */
  trickleRead: ({ request, socket }) => {
    const timer = setInterval(() => {
      socket.write('HTTP/1.1 102 Processing\r\n\r\n');
      request.read(1);
    }, 10);
    socket.once('close', () => clearInterval(timer));
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
