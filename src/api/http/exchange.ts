import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Deadline } from './deadline.ts';

/** A request under way, and what comes back on its connection. */
export interface Exchange {
  readonly request: ClientRequest;
  /** Resolves with the head of the final response. Rejects if there is none, or if the body can't be read that is to be sent. */
  readonly message: Promise<IncomingMessage>;
  /** Whether the request went over a kept connection on which nothing came back, so that the server may have closed it before. */
  isStale(): boolean;
}

/** Follows a request that was just created. Its deadline ends it. */
export function follow(request: ClientRequest, deadline: Deadline): Exchange {
  deadline.signal.addEventListener('abort', () => request.destroy());
  const { promise: message, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  message.catch(() => undefined);
  let response: IncomingMessage | undefined;
  let hasAnswered = false;
  // The agent makes connections that stand. Node writes to one right after this event.
  request.on('socket', (socket) => {
    deadline.handOver();
    socket.once('data', () => {
      hasAnswered = true;
    });
  });
  const receive = (received: IncomingMessage): void => {
    response = received;
    resolve(received);
  };
  request.on('response', receive);
  // A 101, which no request asks for. Without a listener, nothing would end the request.
  request.on('upgrade', (received, socket) => {
    socket.destroy();
    receive(received);
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
    request,
    message,
    isStale: () => request.reusedSocket && !hasAnswered,
  };
}

export interface ResponseBody {
  readonly body: Buffer;
  /** Whether `body` is only the beginning of a body above the limit. */
  readonly truncated: boolean;
}

/**
 * Reads a body up to a limit into one buffer that grows: each chunk would keep the block alive that it was read into, so a body in small
 * chunks would take many times its size.
 *
 * @param onData called for each chunk
 * @throws Error if the connection is closed before the end
 */
export function readBody(
  message: IncomingMessage,
  limitBytes: number,
  onData: () => void,
): Promise<ResponseBody> {
  const { promise, resolve, reject } = Promise.withResolvers<ResponseBody>();
  let [buffer, size] = [Buffer.alloc(0), 0];
  message.on('data', (chunk: Buffer) => {
    onData();
    const wanted = size + chunk.length;
    const capacity = Math.min(Math.max(wanted, 2 * buffer.length), limitBytes);
    if (wanted > buffer.length) buffer = Buffer.concat([buffer], capacity);
    size += chunk.copy(buffer, size);
    if (wanted <= limitBytes) return;
    resolve({ body: buffer, truncated: true });
    message.destroy();
  });
  message.on('end', () => resolve({ body: buffer.subarray(0, size), truncated: false }));
  message.on('error', reject);
  // Then its error came before this function was called, in the same packet as the head.
  if (message.errored) reject(message.errored);
  return promise;
}
