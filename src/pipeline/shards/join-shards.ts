import { type NameCollision, nameCollisions } from '../find/name-collisions.ts';
import type { ShardRecord, StoredFile } from './read-shard.ts';

/** What shards that make up a whole have done together. */
export interface JoinedShards {
  readonly baseUrl: string;
  readonly organizationId: string;
  /** When the first of them began. */
  readonly startedAt: Date;
  /** In the order of their paths. */
  readonly stored: readonly StoredFile[];
}

/** Fields in which the shards of one run agree. */
const SAME_IN_EVERY_SHARD = {
  total: ({ shard }: ShardRecord) => shard.total,
  'base-url': ({ baseUrl }: ShardRecord) => baseUrl,
  organization: ({ organizationId }: ShardRecord) => organizationId,
  // Manifests that others wrote may lack it.
  files: ({ whole }: ShardRecord) => whole?.sha256,
} as const;

/**
 * Joins the shards of one run, after looking whether they are all there, each once, and finished.
 *
 * @param records at least one
 * @param baseUrl of the service that they must be about; empty where any will do
 * @returns all that is wrong, where anything is
 */
export function joinShards(
  records: readonly ShardRecord[],
  baseUrl: string,
): JoinedShards | readonly ShardProblem[] {
  const [first] = records;
  if (first === undefined) throw new RangeError('there is no shard');
  const problems = [
    ...shardsOfOtherRuns(records, baseUrl),
    ...records
      .filter((record) => !isFinished(record))
      .map((record) => ({ kind: 'unfinished', record }) as const),
    ...records.filter(({ exported }) => exported).map((record) => ({ kind: 'exported', record }) as const),
    ...missingOrDouble(records),
  ];
  if (problems.length > 0) return problems;
  const stored = records
    .flatMap((record) => record.stored)
    .sort((a, b) => (a.asset.path < b.asset.path ? -1 : 1));
  const doubles = findDoubles(stored, records);
  if (doubles.length > 0) return doubles;
  return {
    baseUrl: first.baseUrl,
    organizationId: first.organizationId,
    startedAt: new Date(Math.min(...records.map(({ startedAt }) => startedAt.getTime()))),
    stored,
  };
}

function isFinished({ conclusion, missing }: ShardRecord): boolean {
  return conclusion === 'success' && missing === 0;
}

/** The shards that differ from what was asked for, or else from most of the others. */
function shardsOfOtherRuns(records: readonly ShardRecord[], baseUrl: string): ShardProblem[] {
  return Object.entries(SAME_IN_EVERY_SHARD).flatMap(([name, fieldOf]) => {
    const field = name as keyof typeof SAME_IN_EVERY_SHARD;
    const given = field === 'base-url' && baseUrl !== '' ? baseUrl : undefined;
    const usual = given === undefined ? mostCommon(records, fieldOf) : undefined;
    const expected = given ?? (usual && fieldOf(usual));
    const others = records.filter((record) => (fieldOf(record) ?? expected) !== expected);
    return others.map((record) => ({ kind: 'other-run', field, record, usual }) as const);
  });
}

/** The first record with the value that most of those have that have one. */
function mostCommon(
  records: readonly ShardRecord[],
  fieldOf: (record: ShardRecord) => unknown,
): ShardRecord | undefined {
  const groups = [...Map.groupBy(records, fieldOf)].filter(([value]) => value !== undefined);
  const [usual] = groups.map(([, same]) => same).sort((a, b) => b.length - a.length);
  return usual?.[0];
}

function missingOrDouble(records: readonly ShardRecord[]): ShardProblem[] {
  const total = mostCommon(records, SAME_IN_EVERY_SHARD.total)?.shard.total ?? 0;
  const twice = [
    ...Map.groupBy(records, ({ shard: { index, total } }) => `${index}/${total}`).values(),
  ].filter((same) => same.length > 1);
  const there = new Set(records.map(({ shard }) => shard.index));
  const indexes = Array.from({ length: total }, (_, index) => index + 1).filter((index) => !there.has(index));
  return [
    ...twice.map((same) => ({ kind: 'twice', records: same }) as const),
    ...(indexes.length > 0 ? [{ kind: 'missing', indexes, total } as const] : []),
  ];
}

/** What a run of all files at once would have refused, and what it would not have left out. */
function findDoubles(stored: readonly StoredFile[], records: readonly ShardRecord[]): ShardProblem[] {
  const files = stored.map(({ asset }) => asset);
  const paths = nameCollisions(files.map(({ path }) => ({ fileName: path, path })));
  if (paths.length > 0) return [{ kind: 'one-path', collisions: paths, records: withAny(paths, records) }];
  const names = nameCollisions(files);
  if (names.length > 0) return [{ kind: 'one-name', collisions: names, records: withAny(names, records) }];
  const expected = mostCommon(records, SAME_IN_EVERY_SHARD.files)?.whole?.files ?? files.length;
  return files.length === expected ? [] : [{ kind: 'incomplete', files: files.length, expected }];
}

/** The records that have a file of these. */
function withAny(collisions: readonly NameCollision[], records: readonly ShardRecord[]): ShardRecord[] {
  const paths = new Set(collisions.flatMap((collision) => collision.paths));
  return records.filter(({ stored }) => stored.some(({ asset }) => paths.has(asset.path)));
}

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
