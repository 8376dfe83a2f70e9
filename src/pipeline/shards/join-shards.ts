import { byPath } from '../../support/paths.ts';
import { normalizeAddress } from '../../support/text.ts';
import type { ManifestRun } from '../manifest/manifest.ts';
import { type NameCollision, nameCollisions } from '../name-collisions.ts';
import type { FileIdentity } from '../outcomes.ts';
import type { ShardRecord, StoredFile } from './read-shard.ts';
import { digestList, type ListDigest } from './split.ts';

export interface JoinedShards {
  readonly baseUrl: string;
  readonly organizationId: string;
  /** The run of the first shard; absent if no shard was in a workflow. */
  readonly run: ManifestRun | undefined;
  /** Start of the first shard. */
  readonly startedAt: Date;
  /** Files of all shards, sorted by path. */
  readonly stored: readonly StoredFile[];
}

export type ShardProblem =
  /** A field differs from the value of most shards (that of `usual`), or from the expected one if `usual` is absent. */
  | {
      readonly kind: 'other-run';
      readonly field: SharedField;
      readonly record: ShardRecord;
      readonly usual: ShardRecord | undefined;
    }
  /** The run of the shard did not succeed, or it triggered exports itself. */
  | { readonly kind: 'unfinished' | 'exported'; readonly record: ShardRecord }
  /** Several manifests have the same index. */
  | { readonly kind: 'twice'; readonly records: readonly ShardRecord[] }
  | { readonly kind: 'missing'; readonly indexes: readonly number[]; readonly total: number }
  /** A file is in several shards, or several files have the same name or asset id. */
  | {
      readonly kind: 'one-path' | 'one-name' | 'one-id';
      readonly collisions: readonly NameCollision[];
      readonly records: readonly ShardRecord[];
    }
  /** The files of all shards together are not the list that was split. */
  | { readonly kind: 'other-files'; readonly found: ListDigest; readonly expected: ListDigest };

/** Values that must be the same in every shard of a run. */
const SHARED_FIELDS = {
  total: ({ shard }: ShardRecord) => shard.total,
  'run.id': ({ run }: ShardRecord) => run?.id ?? '',
  'run.commit': ({ run }: ShardRecord) => run?.commit ?? '',
  'base-url': ({ baseUrl }: ShardRecord) => normalizeAddress(baseUrl),
  organization: ({ organizationId }: ShardRecord) => organizationId,
  files: ({ whole }: ShardRecord) => formatDigest(whole),
} as const;

type SharedField = keyof typeof SHARED_FIELDS;

/** What the shards must be about. */
export interface ExpectedShards {
  /** Empty for any service. */
  readonly baseUrl: string;
  /** The workflow run that made the shards; absent for any. */
  readonly runId: number | undefined;
}

/**
 * Joins the shards of a run. Checks that every shard is there once and has finished, and that the files are those of the list
 * that was split.
 *
 * @param records one or more
 * @param files the files of all shards, not redacted
 * @returns all problems if there are any
 */
export function joinShards(
  records: readonly ShardRecord[],
  files: readonly FileIdentity[],
  expected: ExpectedShards,
): JoinedShards | readonly ShardProblem[] {
  const [first] = records;
  if (first === undefined) throw new RangeError('there is no shard');
  const isComplete = records.reduce((sum, { stored }) => sum + stored.length, 0) >= first.whole.files;
  const countMissing = ({ missing, kept }: ShardRecord): number => missing - (isComplete ? kept : 0);
  const problems = [
    ...findOtherRuns(records, expected),
    ...records
      .filter((record) => record.conclusion !== 'success' || countMissing(record) > 0)
      .map((record) => ({ kind: 'unfinished', record }) as const),
    ...records.filter(({ exported }) => exported).map((record) => ({ kind: 'exported', record }) as const),
    ...findDuplicateOrMissingShards(records),
  ];
  if (problems.length > 0) return problems;
  const stored = records.flatMap((record) => record.stored).sort((a, b) => byPath(a.asset, b.asset));
  const problem = checkNames(stored, records) ?? checkDigest(files, first.whole);
  if (problem !== undefined) return [problem];
  return {
    baseUrl: first.baseUrl,
    organizationId: first.organizationId,
    run: first.run,
    startedAt: new Date(Math.min(...records.map(({ startedAt }) => startedAt.getTime()))),
    stored,
  };
}

function findOtherRuns(records: readonly ShardRecord[], { baseUrl, runId }: ExpectedShards): ShardProblem[] {
  const given: Partial<Record<SharedField, unknown>> = {
    ...(baseUrl !== '' && { 'base-url': normalizeAddress(baseUrl) }),
    ...(runId !== undefined && { 'run.id': runId }),
  };
  // Shards of the right run are not to be blamed, even if more were left behind by another.
  const own = records.filter(({ run }) => run !== undefined && run.id === runId);
  return Object.entries(SHARED_FIELDS).flatMap(([name, getValue]) => {
    const field = name as SharedField;
    const usual = field in given ? undefined : findUsual(own.length > 0 ? own : records, getValue);
    const expected = usual ? getValue(usual) : given[field];
    const others = records.filter((record) => getValue(record) !== expected);
    return others.map((record) => ({ kind: 'other-run', field, record, usual }) as const);
  });
}

/** Returns the first record with the most common value. A value that is not empty goes first. */
function findUsual(
  records: readonly ShardRecord[],
  getValue: (record: ShardRecord) => unknown,
): ShardRecord | undefined {
  const known = records.filter((record) => getValue(record) !== '');
  const groups = Map.groupBy(known.length > 0 ? known : records, getValue).values();
  const [usual] = [...groups].sort((a, b) => b.length - a.length).flat();
  return usual;
}

function findDuplicateOrMissingShards(records: readonly ShardRecord[]): ShardProblem[] {
  const total = findUsual(records, SHARED_FIELDS.total)?.shard.total ?? 0;
  const byShard = Map.groupBy(records, ({ shard }) => `${shard.index}/${shard.total}`);
  const duplicates = [...byShard.values()].filter((group) => group.length > 1);
  const present = new Set(records.map(({ shard }) => shard.index));
  const indexes = Array.from({ length: total }, (_, position) => position + 1).filter(
    (index) => !present.has(index),
  );
  return [
    ...duplicates.map((group) => ({ kind: 'twice', records: group }) as const),
    ...(indexes.length > 0 ? [{ kind: 'missing', indexes, total } as const] : []),
  ];
}

/** Checks what a run of all files would guarantee: each file, name and asset id once. */
function checkNames(
  stored: readonly StoredFile[],
  records: readonly ShardRecord[],
): ShardProblem | undefined {
  const kinds = [
    ['one-path', ({ asset }: StoredFile) => asset.path],
    ['one-name', ({ asset }: StoredFile) => asset.fileName],
    ['one-id', ({ assetId }: StoredFile) => assetId],
  ] as const;
  for (const [kind, nameOf] of kinds) {
    const collisions = nameCollisions(
      stored.map((file) => ({ fileName: nameOf(file), path: file.asset.path })),
    );
    if (collisions.length > 0) return { kind, collisions, records: recordsOf(collisions, records) };
  }
  return undefined;
}

function checkDigest(files: readonly FileIdentity[], expected: ListDigest): ShardProblem | undefined {
  const found = digestList(files.toSorted(byPath));
  if (formatDigest(found) === formatDigest(expected)) return undefined;
  return { kind: 'other-files', found, expected };
}

function formatDigest({ files, bytes, sha256 }: ListDigest): string {
  return `${files} ${bytes} ${sha256}`;
}

function recordsOf(collisions: readonly NameCollision[], records: readonly ShardRecord[]): ShardRecord[] {
  const paths = new Set(collisions.flatMap((collision) => collision.paths));
  return records.filter(({ stored }) => stored.some(({ asset }) => paths.has(asset.path)));
}
