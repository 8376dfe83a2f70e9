import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes what comes into a new file at `path`; only pieces of it are ever in memory. Leaves no file when it fails.
 *
 * @param receive Hands over each piece as it comes, and resolves after the last one.
 * @returns The file's size in bytes.
 * @throws What `receive` rejects with; else what the file system says.
 */
export async function receiveFile(
  receive: (onPiece: (piece: Buffer) => void) => Promise<void>,
  path: string,
): Promise<number> {
  // Straight into the page cache: a trip through the thread pool for each step costs several times the step itself.
  const file = openSync(path, 'wx');
  let size = 0;
  let isWhole = false;
  try {
    await receive((piece) => {
      writeFileSync(file, piece);
      size += piece.byteLength;
    });
    isWhole = true;
  } finally {
    closeSync(file);
    if (!isWhole) rmSync(path, { force: true });
  }
  return size;
}
