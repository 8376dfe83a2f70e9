import { createHash } from 'node:crypto';
import type { FileIdentity } from '../outcomes.ts';

interface Sized {
  /** Bytes. */
  readonly size: number;
}

/** The part of each file, counted from 0. */
type Parts = Uint16Array;

/** Parts are even where they differ by no more than this share of one. */
const MAX_UNEVENNESS = 0.01;

/**
 * Deals the files of a list out to so many parts, as equal in bytes as can be. Whoever has the same list gets the same parts.
 *
 * The list is cut where that makes even parts: then a small change moves few files to another part. Where large files stand in
 * the way of that they are dealt out, the largest first, each to the part that has the fewest bytes.
 *
 * @param total at most 65,535
 */
export function assignParts(files: readonly Sized[], total: number): Parts {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const cut = cutInOrder(files, total, bytes);
  const spread = spreadOf(files, cut, total);
  if (spread <= (bytes / total) * MAX_UNEVENNESS) return cut;
  const dealt = largestFirst(files, total);
  return spreadOf(files, dealt, total) < spread ? dealt : cut;
}

/** A file lies in the part in which its middle byte does; where there is no byte at all, each counts as one. */
function cutInOrder(files: readonly Sized[], total: number, bytes: number): Parts {
  const parts = new Uint16Array(files.length);
  const whole = bytes || files.length;
  let before = 0;
  files.forEach(({ size }, position) => {
    const weight = bytes === 0 ? 1 : size;
    const middle = before + weight / 2;
    before += weight;
    // Files of no bytes behind the last one that has some have their middle at the very end.
    parts[position] = Math.min(total - 1, Math.floor((middle / whole) * total));
  });
  return parts;
}

/** "Longest processing time first" (Graham, 1969). Among parts of as many bytes the one of the fewest files is next. */
function largestFirst(files: readonly Sized[], total: number): Parts {
  const parts = new Uint16Array(files.length);
  const sizes = Float64Array.from(files, ({ size }) => size);
  // The sort keeps the order of files that have the same size.
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => at(sizes, b) - at(sizes, a));
  const bytes = new Float64Array(total);
  const counts = new Uint32Array(total);
  for (const position of order) {
    let least = 0;
    for (let part = 1; part < total; part += 1) {
      const more = at(bytes, part) - at(bytes, least) || at(counts, part) - at(counts, least);
      if (more < 0) least = part;
    }
    parts[position] = least;
    bytes[least] = at(bytes, least) + at(sizes, position);
    counts[least] = at(counts, least) + 1;
  }
  return parts;
}

/** Bytes by which the largest part exceeds the smallest. */
function spreadOf(files: readonly Sized[], parts: Parts, total: number): number {
  const bytes = new Float64Array(total);
  files.forEach(({ size }, position) => {
    const part = at(parts, position);
    bytes[part] = at(bytes, part) + size;
  });
  return Math.max(...bytes) - Math.min(...bytes);
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}

/** More parts than any matrix has jobs (256), and few enough to be joined. */
export const MAX_SHARDS = 1_000;

/** One part of a list, of so many. */
export interface Shard {
  /** From 1 to `total`. */
  readonly index: number;
  /** At most `MOST_SHARDS`. */
  readonly total: number;
}

/** The files of a list that are a shard's, in their order. Every file lies in exactly one shard. */
export function takeShard<T extends { readonly size: number }>(
  files: readonly T[],
  { index, total }: Shard,
): T[] {
  const parts = assignParts(files, total);
  return files.filter((_, position) => parts[position] === index - 1);
}

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
