import { assignParts } from './split.ts';

/** More parts than any matrix has jobs (256), and few enough to be joined. */
export const MOST_SHARDS = 1_000;

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
