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
  let buffer = Buffer.alloc(0);
  let size = 0;
  message.on('data', (chunk: Buffer) => {
    onData();
    const truncated = size + chunk.length > limitBytes;
    if (size + chunk.length > buffer.length) {
      const larger = Buffer.alloc(Math.min(Math.max(size + chunk.length, 2 * buffer.length), limitBytes));
      buffer.copy(larger, 0, 0, size);
      buffer = larger;
    }
    size += chunk.copy(buffer, size);
    if (truncated) resolve({ body: buffer, truncated });
    if (truncated) message.destroy();
  });
  message.on('end', () => resolve({ body: buffer.subarray(0, size), truncated: false }));
  message.on('error', reject);
  return promise;
}
