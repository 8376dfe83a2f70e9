import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';

const BLOCK_BYTES = 1024 * 1024;

/** The SHA-256 of a file in lower-case hex. Nothing else happens meanwhile. */
export function hashFileSync(path: string): string {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  const file = openSync(path, 'r');
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
export async function hashFile(path: string): Promise<{ readonly sha256: string; readonly inode: bigint }> {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  await using file = await open(path);
  for (let read = 1; read > 0; ) {
    read = (await file.read(block)).bytesRead;
    hash.update(block.subarray(0, read));
  }
  return { sha256: hash.digest('hex'), inode: (await file.stat({ bigint: true })).ino };
}
