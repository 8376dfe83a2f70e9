import { createHash } from 'node:crypto';
import { formatNumber } from '../../support/format.ts';
import type { FileIdentity } from '../outcomes.ts';

/** More shards than a matrix may have jobs (256), and few enough to read all their manifests. */
export const MAX_SHARDS = 1_000;

/** One of `total` parts of a list of files. */
export interface Shard {
  /** From 1 to `total`. */
  readonly index: number;
  /** At most `MAX_SHARDS`. */
  readonly total: number;
}

/** Identifies a list of files. */
export interface ListDigest {
  readonly files: number;
  readonly bytes: number;
  /** Over the path, name, content type and size of each file, in lower-case hex. */
  readonly sha256: string;
}

type Sized = Pick<FileIdentity, 'size'>;

/** Returns the files of one shard, in the order of the list. Each file belongs to exactly one shard. */
export function takeShard<File extends Sized>(files: readonly File[], { index, total }: Shard): File[] {
  const shards = assignShards(files, total);
  return files.filter((_, position) => shards[position] === index - 1);
}

/** Computes the digest of a list of files. Manifests of shards can be joined only if their lists have the same digest. */
export function digestList(files: readonly FileIdentity[]): ListDigest {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const { path, fileName, contentType, size } of files) {
    hash.update(`${JSON.stringify([path, fileName, contentType, size])}\n`);
    bytes += size;
  }
  return { files: files.length, bytes, sha256: hash.digest('hex') };
}

/**
 * Assigns files to shards that have nearly the same number of bytes: "longest processing time first" (Graham, 1969). Of two
 * shards with the same bytes, the one with fewer files is next. The same list gives the same shards on every machine.
 *
 * @returns the shard of each file, counted from 0
 */
function assignShards(files: readonly Sized[], total: number): number[] {
  const loads = Array.from({ length: total }, (_, shard) => ({ shard, bytes: 0, files: 0 }));
  const shards: number[] = Array(files.length);
  // The sort is stable: files of the same size keep their order.
  const largestFirst = files
    .map(({ size }, position) => ({ size, position }))
    .sort((a, b) => b.size - a.size);
  for (const { size, position } of largestFirst) {
    const next = loads.reduce((least, load) =>
      (load.bytes - least.bytes || load.files - least.files) < 0 ? load : least,
    );
    next.bytes += size;
    next.files += 1;
    shards[position] = next.shard;
  }
  return shards;
}

export function formatShard({ index, total }: Shard): string {
  return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}
