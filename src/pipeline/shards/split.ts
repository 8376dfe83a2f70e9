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

/** If the shards differ by more than this share of the average, the files are distributed by size. */
const MAX_UNEVENNESS = 0.01;

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
 * Assigns files to shards that have nearly the same number of bytes. The same list always gives the same shards.
 *
 * Each shard is a contiguous range of the list if that gives even shards, because then a small change of the list moves few
 * files to another shard. If large files make such ranges uneven, the files are distributed by size.
 *
 * @returns the shard of each file, counted from 0
 */
export function assignShards(files: readonly Sized[], total: number): number[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const ranges = assignRanges(files, total, bytes);
  const spread = spreadOf(files, ranges, total);
  if (spread <= (bytes / total) * MAX_UNEVENNESS) return ranges;
  const bySize = assignLargestFirst(files, total);
  return spreadOf(files, bySize, total) < spread ? bySize : ranges;
}

/** The middle byte of a file decides which range it belongs to. If all files are empty, each counts as one byte. */
function assignRanges(files: readonly Sized[], total: number, bytes: number): number[] {
  const totalWeight = bytes || files.length;
  let before = 0;
  return files.map(({ size }) => {
    const weight = bytes === 0 ? 1 : size;
    const middle = before + weight / 2;
    before += weight;
    // The middle of an empty file at the end of the list is `totalWeight`, which would be one shard too many.
    return Math.min(total - 1, Math.floor((middle / totalWeight) * total));
  });
}

/** "Longest processing time first" (Graham, 1969). Of two shards with the same bytes, the one with fewer files is next. */
function assignLargestFirst(files: readonly Sized[], total: number): number[] {
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

/** Returns the difference in bytes between the largest and the smallest shard. */
function spreadOf(files: readonly Sized[], shards: readonly number[], total: number): number {
  const bytes: number[] = Array(total).fill(0);
  for (const [position, shard] of shards.entries())
    bytes[shard] = (bytes[shard] ?? 0) + (files[position]?.size ?? 0);
  return Math.max(...bytes) - Math.min(...bytes);
}

export function formatShard({ index, total }: Shard): string {
  return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}
