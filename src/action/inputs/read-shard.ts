import { MOST_SHARDS, type Shard } from '../../pipeline/shards/take-shard.ts';
import type { InputReader } from './input-reader.ts';

const SHAPE = /^(\d{1,9}) *\/ *(\d{1,9})$/;

/** Which part of the matched files is this run's; absent where all of them are. */
export function readShard(reader: InputReader): Shard | undefined {
  const text = reader.text('shard');
  if (text === '') return undefined;
  const [, i, n] = SHAPE.exec(text) ?? [];
  const [index, total] = [Number(i), Number(n)];
  if (index >= 1 && index <= total && total <= MOST_SHARDS) return { index, total };
  const hint = index === 0 ? ': the first part is 1, although `strategy.job-index` starts at 0' : '';
  reader.reject(
    'shard',
    `must be i/n, with i from 1 to n and n from 1 to ${MOST_SHARDS}, not ${reader.quote(text)}${hint}`,
  );
  return undefined;
}
