import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** What was received: `size` in bytes, `sha256` in lower-case hex. */
export interface ReceivedFile {
  readonly size: number;
  readonly sha256: string;
}

/**
 * Streams `body` into a new file at `path`; only pieces of it are ever in memory. Leaves no file when it fails.
 *
 * @param onBytes Called with the length of each piece that came.
 * @throws {BrokenBodyError} when the body ends too early; else what the file system says.
 */
export async function receiveFile(
  body: Readable,
  path: string,
  onBytes: (count: number) => void,
): Promise<ReceivedFile> {
  // Straight into the page cache: a trip through the thread pool for each step costs several times the step itself.
  const file = openSync(path, 'wx');
  const hash = createHash('sha256');
  let size = 0;
  let isWhole = false;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      hash.update(chunk);
      onBytes(chunk.byteLength);
      writeFileSync(file, chunk);
    }
    isWhole = true;
  } finally {
    closeSync(file);
    if (!isWhole) rmSync(path, { force: true });
  }
  return { size, sha256: hash.digest('hex') };
}
