import type { NameCollision } from '../find/name-collisions.ts';
import type { ShardRecord } from './shard-record.ts';

/** Why some shards do not make up a whole. */
export type ShardProblem =
  /** It is not what was asked for or, where `usual` is there, not what most of the others are. */
  | {
      readonly kind: 'other-run';
      readonly field: 'total' | 'base-url' | 'organization' | 'files';
      readonly record: ShardRecord;
      readonly usual: ShardRecord | undefined;
    }
  /** Its run did not end well, or triggered exports itself. */
  | { readonly kind: 'unfinished' | 'exported'; readonly record: ShardRecord }
  /** Two or more of one index. */
  | { readonly kind: 'twice'; readonly records: readonly ShardRecord[] }
  | { readonly kind: 'missing'; readonly indexes: readonly number[]; readonly total: number }
  /** Files that are in more than one of these shards, or names that more than one of their files has. */
  | {
      readonly kind: 'one-path' | 'one-name';
      readonly collisions: readonly NameCollision[];
      readonly records: readonly ShardRecord[];
    }
  /** They have fewer files, or more, than the list from which they were cut. */
  | { readonly kind: 'incomplete'; readonly files: number; readonly expected: number };
