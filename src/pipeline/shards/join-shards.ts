import { formatBytes, plural } from '../../support/format.ts';
import { byPath } from '../../support/paths.ts';
import { joinTruncated, normalizeAddress } from '../../support/text.ts';
import type { ManifestRun } from '../manifest/manifest.ts';
import { nameCollisions } from '../name-collisions.ts';
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
 * @param quote quotes untrusted text for a message
 * @returns all problems if there are any, each without the subject of its sentence, which is the manifests
 */
export function joinShards(
  records: readonly ShardRecord[],
  expected: ExpectedShards,
  quote: (text: string) => string,
): JoinedShards | { readonly problems: readonly string[] } {
  // A shard that was left behind by another run is older, and shards of the expected run are not to be blamed for it.
  const own = records.filter(({ run }) => run !== undefined && run.id === expected.runId);
  const reference = (own.length > 0 ? own : records).reduce((newest, record) =>
    record.startedAt > newest.startedAt ? record : newest,
  );
  const problems = [
    ...explainOtherRuns(records, reference, expected, quote),
    ...explainUnfinished(records, quote),
    ...records
      .filter(({ exported }) => exported)
      .map((record) => {
        return `has ${nameOf(record)}, whose run has triggered exports itself: they would be triggered twice`;
      }),
    ...explainDuplicates(records),
    ...explainMissing(records, reference.shard.total),
  ];
  if (problems.length > 0) return { problems };
  const stored = records.flatMap((record) => record.stored).sort((a, b) => byPath(a.asset, b.asset));
  const problem = explainOtherFiles(records, reference.whole) ?? explainSharedIds(stored);
  if (problem !== undefined) return { problems: [problem] };
  const { baseUrl, organizationId, run } = reference;
  const startedAt = new Date(Math.min(...records.map((record) => record.startedAt.getTime())));
  return { baseUrl, organizationId, run, startedAt, stored };
}

const LEFT_BEHIND = ': was it left behind? If another run made all parts, give its id as `run-id`';

/** One sentence for all shards that differ in the same way. */
function explainOtherRuns(
  records: readonly ShardRecord[],
  reference: ShardRecord,
  { baseUrl, runId }: ExpectedShards,
  quote: (text: string) => string,
): string[] {
  const given: Readonly<Record<string, string>> = {
    ...(baseUrl !== '' && { '`base-url`': normalizeAddress(baseUrl) }),
    ...(runId !== undefined && { '`run.id`': String(runId) }),
  };
  const show = (value: string): string => (value === '' ? 'missing' : quote(value));
  return Object.entries(SHARED_VALUES).flatMap(([name, getValue]) => {
    const expected = given[name] ?? getValue(reference);
    const leftBehind = name === '`run.id`' ? LEFT_BEHIND : '';
    const more = name in given ? leftBehind : ` as in ${nameOf(reference)}`;
    const others = records.filter((record) => getValue(record) !== expected);
    return [...Map.groupBy(others, (record) => show(getValue(record)))].map(([value, group]) => {
      const names = joinTruncated(group.map(nameOf));
      return `has ${names} from another run: its ${name} is ${value}, not ${show(expected)}${more}`;
    });
  });
}

function explainUnfinished(records: readonly ShardRecord[], quote: (text: string) => string): string[] {
  return records
    .filter(({ conclusion, missing }) => conclusion !== 'success' || missing > 0)
    .map((record) => {
      const { conclusion, missing } = record;
      const left = missing > 0 ? ` with ${plural(missing, 'file')} not uploaded` : '';
      return `has ${nameOf(record)}, which is unfinished: its run ended as ${quote(conclusion)}${left}; run that job again`;
    });
}

function explainDuplicates(records: readonly ShardRecord[]): string[] {
  return [...Map.groupBy(records, ({ shard }) => formatShard(shard))]
    .filter(([, group]) => group.length > 1)
    .map(([shard, group]) => {
      const paths = joinTruncated(group.map(({ path }) => path));
      return `has ${shard} in ${plural(group.length, 'manifest')}: ${paths}`;
    });
}

function explainMissing(records: readonly ShardRecord[], total: number): string[] {
  const present = new Set(records.map(({ shard }) => shard.index));
  const missing = Array.from({ length: total }, (_, position) => position + 1).filter(
    (index) => !present.has(index),
  );
  if (missing.length === 0) return [];
  const parts = `${missing.length === 1 ? 'part' : 'parts'} ${joinTruncated(missing.map(String), 20)}`;
  return [`lacks ${parts} of ${total}: did every job succeed, and was every manifest downloaded?`];
}

/** Checks that the files of all shards together are the list that was split. */
function explainOtherFiles(records: readonly ShardRecord[], expected: ListDigest): string | undefined {
  const found = digestList(records.flatMap(({ files }) => files).sort(byPath));
  if (found.sha256 === expected.sha256) return undefined;
  const [all, split] = [found, expected].map(formatWhole);
  return all === split
    ? 'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?'
    : `has ${all} in all parts together, but ${split} were split`;
}

/** Checks that the service gave each file an asset id of its own. */
function explainSharedIds(stored: readonly StoredFile[]): string | undefined {
  const ids = nameCollisions(
    stored.map(({ asset, assetId }) => ({ fileName: assetId, path: asset.path })),
  ).map(({ fileName, paths }) => `${joinTruncated([fileName])} (${joinTruncated(paths, 3)})`);
  if (ids.length === 0) return undefined;
  return `has ${plural(ids.length, 'asset id')} for more than one file: ${joinTruncated(ids)}`;
}

function nameOf({ path, shard }: ShardRecord): string {
  return `${path} (${formatShard(shard)})`;
}

function formatWhole({ files, bytes }: ListDigest): string {
  return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}
