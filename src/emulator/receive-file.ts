import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

/**
 * Streams `body` into a new file at `path`; only pieces of it are ever in memory. Leaves no file when it fails.
 *
 * @param onBytes Called with the length of each piece that came.
 * @returns The file's size in bytes.
 * @throws {BrokenBodyError} when the body ends too early; else what the file system says.
 */
export async function receiveFile(
  body: Readable,
  path: string,
  onBytes: (count: number) => void,
): Promise<number> {
  // Straight into the page cache: a trip through the thread pool for each step costs several times the step itself.
  const file = openSync(path, 'wx');
  let size = 0;
  let isWhole = false;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      onBytes(chunk.byteLength);
      writeFileSync(file, chunk);
    }
    isWhole = true;
  } finally {
    closeSync(file);
    if (!isWhole) rmSync(path, { force: true });
  }
  return size;
}
