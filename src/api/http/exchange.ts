import type { ClientRequest, IncomingMessage } from 'node:http';

/** A request under way, and what comes back on its connection. */
export interface Exchange {
  /** Resolves with the head of the final response. Rejects if there is none, or if the body can't be read that is to be sent. */
  readonly message: Promise<IncomingMessage>;
  /** Whether the request went over a kept connection on which nothing came back, so that the server may have closed it before. */
  isStale(): boolean;
  /** Whether the whole request was sent. Node stops sending when a response arrives. */
  isSent(): boolean;
  /** Closes the connection if the request was not sent completely. */
  end(): void;
}

/** Follows a request that was just created. */
export function follow(request: ClientRequest): Exchange {
  const { promise: message, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  message.catch(() => undefined);
  let response: IncomingMessage | undefined;
  let hasAnswered = false;
  request.on('socket', (socket) =>
    socket.once('data', () => {
      hasAnswered = true;
    }),
  );
  request.on('response', (received) => {
    response = received;
    resolve(received);
  });
  request.on('error', (error) => {
    // Node ends a body without a length at any error, as if it were complete. What follows a complete response does not concern it.
    if (response?.complete === false) response.destroy(error);
    reject(error);
  });
  request.on('close', () => {
    if (response === undefined) reject(new Error('the connection was closed without a response'));
  });
  return {
    message,
    isStale: () => request.reusedSocket && !hasAnswered,
    isSent: () => request.writableEnded,
    end: () => {
      if (!request.writableEnded) request.destroy();
    },
  };
}
