import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

const BLOCK_BYTES = 1024 * 1024;

/** The SHA-256 of a file in lower-case hex, `undefined` where there is no file. Nothing else happens meanwhile. */
export function hashFileSync(path: string): string | undefined {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    return undefinedWhereMissing(error);
  }
  try {
    for (let read = readSync(file, block, {}); read > 0; read = readSync(file, block, {})) {
      hash.update(block.subarray(0, read));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}

/** As {@link hashFileSync}, block by block, so that requests are answered meanwhile. With the number of the file's inode. */
export async function hashFile(
  path: string,
): Promise<{ readonly sha256: string; readonly inode: bigint } | undefined> {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  await using file: FileHandle | undefined = await open(path).catch(undefinedWhereMissing);
  if (file === undefined) return undefined;
  for (let read = 1; read > 0; ) {
    read = (await file.read(block)).bytesRead;
    hash.update(block.subarray(0, read));
  }
  return { sha256: hash.digest('hex'), inode: (await file.stat({ bigint: true })).ino };
}

/** @throws Whatever else is wrong than that there is no file. */
function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
