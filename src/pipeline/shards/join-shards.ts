import { formatBytes, plural } from '../../support/format.ts';
import { byPath } from '../../support/paths.ts';
import { normalizeAddress } from '../../support/text.ts';
import type { ManifestRun } from '../manifest/manifest.ts';
import { type NameCollision, nameCollisions } from '../name-collisions.ts';
import type { StoredFile } from '../outcomes.ts';
import type { ShardRecord } from './read-shard.ts';
import { digestList, formatShard, type ListDigest } from './split.ts';

export interface JoinedShards {
  readonly baseUrl: string;
  readonly organizationId: string;
  /** The run of the shards; absent if no shard was in a workflow. */
  readonly run: ManifestRun | undefined;
  /** Start of the first shard. */
  readonly startedAt: Date;
  /** Files of all shards, sorted by path. */
  readonly stored: readonly StoredFile[];
}

export type ShardProblem =
  /** A value differs from the one in `reference`, or from an input if `reference` is absent. */
  | {
      readonly kind: 'other-run';
      readonly name: SharedValue;
      readonly record: ShardRecord;
      readonly value: string;
      readonly expected: string;
      readonly reference: ShardRecord | undefined;
    }
  /** The run of the shard did not succeed, or it triggered exports itself. */
  | { readonly kind: 'unfinished' | 'exported'; readonly record: ShardRecord }
  /** Several manifests are of the same shard. */
  | { readonly kind: 'twice'; readonly shard: string; readonly records: readonly ShardRecord[] }
  | { readonly kind: 'missing'; readonly indexes: readonly number[]; readonly total: number }
  /** The service gave several files the same asset id. */
  | { readonly kind: 'one-id'; readonly collisions: readonly NameCollision[] }
  /** The files of all shards together are not the list that was split. */
  | { readonly kind: 'other-files'; readonly found: ListDigest; readonly expected: ListDigest };

/** Texts that must be the same for every shard of a run, by their names in messages. */
const SHARED_VALUES = {
  'number of parts': ({ shard }: ShardRecord) => String(shard.total),
  '`run.id`': ({ run }: ShardRecord) => String(run?.id ?? ''),
  '`run.commit`': ({ run }: ShardRecord) => run?.commit ?? '',
  '`base-url`': ({ baseUrl }: ShardRecord) => normalizeAddress(baseUrl),
  '`organization`': ({ organizationId }: ShardRecord) => organizationId,
  'list of files': ({ whole: { files, bytes, sha256 } }: ShardRecord) =>
    `${plural(files, 'file')} (${formatBytes(bytes)}, SHA-256 ${sha256.slice(0, 8)})`,
} as const;

type SharedValue = keyof typeof SHARED_VALUES;

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
 * @returns all problems if there are any
 */
export function joinShards(
  records: readonly ShardRecord[],
  expected: ExpectedShards,
): JoinedShards | readonly ShardProblem[] {
  // A shard that was left behind by another run is older, and shards of the expected run are not to be blamed for it.
  const own = records.filter(({ run }) => run !== undefined && run.id === expected.runId);
  const reference = (own.length > 0 ? own : records).reduce((newest, record) =>
    record.startedAt > newest.startedAt ? record : newest,
  );
  const problems = [
    ...findOtherRuns(records, reference, expected),
    ...records
      .filter(({ conclusion, missing }) => conclusion !== 'success' || missing > 0)
      .map((record) => ({ kind: 'unfinished', record }) as const),
    ...records.filter(({ exported }) => exported).map((record) => ({ kind: 'exported', record }) as const),
    ...findDuplicateOrMissingShards(records, reference.shard.total),
  ];
  if (problems.length > 0) return problems;
  const stored = records.flatMap((record) => record.stored).sort((a, b) => byPath(a.asset, b.asset));
  const problem = checkDigest(records, reference.whole) ?? checkIds(stored);
  if (problem !== undefined) return [problem];
  const { baseUrl, organizationId, run } = reference;
  const startedAt = new Date(Math.min(...records.map((record) => record.startedAt.getTime())));
  return { baseUrl, organizationId, run, startedAt, stored };
}

function findOtherRuns(
  records: readonly ShardRecord[],
  reference: ShardRecord,
  { baseUrl, runId }: ExpectedShards,
): ShardProblem[] {
  const given: Partial<Record<SharedValue, string>> = {
    ...(baseUrl !== '' && { '`base-url`': normalizeAddress(baseUrl) }),
    ...(runId !== undefined && { '`run.id`': String(runId) }),
  };
  return Object.entries(SHARED_VALUES).flatMap(([key, getValue]) => {
    const name = key as SharedValue;
    const expected = given[name] ?? getValue(reference);
    const compared = { name, expected, reference: name in given ? undefined : reference };
    return records
      .map((record) => ({ kind: 'other-run', ...compared, record, value: getValue(record) }) as const)
      .filter(({ value }) => value !== expected);
  });
}

function findDuplicateOrMissingShards(records: readonly ShardRecord[], total: number): ShardProblem[] {
  const byShard = Map.groupBy(records, ({ shard }) => formatShard(shard));
  const duplicates = [...byShard].filter(([, group]) => group.length > 1);
  const present = new Set(records.map(({ shard }) => shard.index));
  const indexes = Array.from({ length: total }, (_, position) => position + 1).filter(
    (index) => !present.has(index),
  );
  return [
    ...duplicates.map(([shard, group]) => ({ kind: 'twice', shard, records: group }) as const),
    ...(indexes.length > 0 ? [{ kind: 'missing', indexes, total } as const] : []),
  ];
}

function checkDigest(records: readonly ShardRecord[], expected: ListDigest): ShardProblem | undefined {
  const found = digestList(records.flatMap(({ files }) => files).sort(byPath));
  return found.sha256 === expected.sha256 ? undefined : { kind: 'other-files', found, expected };
}

function checkIds(stored: readonly StoredFile[]): ShardProblem | undefined {
  const collisions = nameCollisions(
    stored.map(({ asset, assetId }) => ({ fileName: assetId, path: asset.path })),
  );
  return collisions.length > 0 ? { kind: 'one-id', collisions } : undefined;
}
