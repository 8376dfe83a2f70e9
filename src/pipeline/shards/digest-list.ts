import { createHash } from 'node:crypto';
import type { FileIdentity } from '../outcomes.ts';

/** What tells one list of files from another. */
export interface ListDigest {
  readonly files: number;
  readonly bytes: number;
  /** Over paths, names, content types and sizes in their order, in lower-case hex. */
  readonly sha256: string;
}

/** The digest of a list from which shards are cut: shards of different lists do not make up a whole. */
export function digestList(files: readonly FileIdentity[]): ListDigest {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const { path, fileName, contentType, size } of files) {
    hash.update(`${JSON.stringify([path, fileName, contentType, size])}\n`);
    bytes += size;
  }
  return { files: files.length, bytes, sha256: hash.digest('hex') };
}
