import type { IncomingMessage } from 'node:http';

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
