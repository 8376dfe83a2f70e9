import type { IncomingMessage } from 'node:http';

export interface ResponseBody {
  readonly body: Buffer;
  /** Whether `body` is only the beginning of a body above the limit. */
  readonly truncated: boolean;
}

const EMPTY = Buffer.alloc(0);

/**
 * Reads a body up to a limit. Copies the chunks into one buffer that grows: each chunk keeps the block alive that it was read
 * into, so a body in small chunks would take many times its size.
 *
 * @param onData called for each chunk
 */
export function readBody(
  message: IncomingMessage,
  limitBytes: number,
  onData: () => void,
): Promise<ResponseBody> {
  return new Promise((resolve, reject) => {
    let buffer = EMPTY;
    let size = 0;
    const append = (chunk: Buffer): void => {
      if (size + chunk.length > buffer.length) {
        const capacity = Math.max(size + chunk.length, 2 * buffer.length);
        const larger = Buffer.allocUnsafe(Math.min(capacity, limitBytes));
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      size += chunk.copy(buffer, size);
    };
    message.on('data', (chunk: Buffer) => {
      onData();
      const truncated = size + chunk.length > limitBytes;
      append(chunk);
      if (!truncated) return;
      resolve({ body: buffer, truncated });
      message.destroy();
    });
    message.on('end', () =>
      resolve({ body: size === buffer.length ? buffer : buffer.subarray(0, size), truncated: false }),
    );
    message.on('error', reject);
    message.on('close', () => {
      if (!message.complete) reject(new Error('the connection was closed before the response was complete'));
    });
  });
}
