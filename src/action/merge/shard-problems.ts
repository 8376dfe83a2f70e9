import { relative } from 'node:path';
import type { ShardProblem } from '../../pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../pipeline/shards/read-shard.ts';
import type { ListDigest } from '../../pipeline/shards/split.ts';
import { formatShard } from '../../pipeline/shards/split.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { isInside, toSlashes } from '../../support/paths.ts';
import { joinTruncated } from '../../support/text.ts';

type OtherRun = Extract<ShardProblem, { kind: 'other-run' }>;

/** What the messages need besides the problems. */
export interface ShardProblemContext {
  /** Paths below it are shown relative to it. */
  readonly workspace: string;
  /** Quotes untrusted text of a manifest for a message. */
  readonly quote: (text: string) => string;
  /** The input `base-url`; empty if it was not given. */
  readonly baseUrl: string;
  /** The input `run-id`, by default this run; absent outside of a workflow. */
  readonly runId: number | undefined;
}

/** Explains each problem in one sentence. Shards of another run share a sentence if they differ in the same way. */
export function explainShardProblems(
  problems: readonly ShardProblem[],
  context: ShardProblemContext,
): string[] {
  const otherRuns = problems.filter((problem) => problem.kind === 'other-run');
  const byDifference = Map.groupBy(otherRuns, (problem) => formatDifference(problem, context));
  const rest = problems.flatMap((problem) =>
    problem.kind === 'other-run' ? [] : explainProblem(problem, context),
  );
  const different = [...byDifference].map(([difference, group]) => {
    const names = joinTruncated(group.map(({ record }) => formatRecord(record, context)));
    return `has ${names} from another run: ${difference}`;
  });
  return [...different, ...rest].map((sentence) => `\`manifests\` ${sentence}`);
}

/** The path of a manifest, relative to the workspace if it is inside of it. */
export function formatManifestPath(path: string, workspace: string): string {
  return joinTruncated([isInside(path, workspace) ? toSlashes(relative(workspace, path)) : path]);
}

function explainProblem(problem: Exclude<ShardProblem, OtherRun>, context: ShardProblemContext): string {
  switch (problem.kind) {
    case 'missing': {
      const { indexes, total } = problem;
      const which = joinTruncated(indexes.map(String), 20);
      const parts = indexes.length === 1 ? 'part' : 'parts';
      return `lacks ${parts} ${which} of ${total}: did every job succeed, and was every manifest downloaded?`;
    }
    case 'twice': {
      const { records } = problem;
      const paths = records.map(({ path }) => formatManifestPath(path, context.workspace));
      return `has ${formatParts(records)} in ${plural(records.length, 'manifest')}: ${joinTruncated(paths)}`;
    }
    case 'unfinished': {
      const { record } = problem;
      const left = record.missing > 0 ? ` with ${plural(record.missing, 'file')} not uploaded` : '';
      return `has ${formatRecord(record, context)}, which is unfinished: its run ended as ${context.quote(record.conclusion)}${left}; run that job again`;
    }
    case 'exported':
      return `has ${formatRecord(problem.record, context)}, whose run has triggered exports itself: they would be triggered twice`;
    case 'one-path': {
      const { collisions, records } = problem;
      const files = joinTruncated(collisions.map(({ fileName }) => fileName));
      return `has ${plural(collisions.length, 'file')} in more than one part (${formatParts(records)}): ${files}`;
    }
    case 'one-name':
    case 'one-id': {
      const { kind, collisions, records } = problem;
      const names = joinTruncated(
        collisions.map(({ fileName, paths }) => `${joinTruncated([fileName])} (${joinTruncated(paths, 3)})`),
      );
      const what = kind === 'one-id' ? 'asset id' : 'name';
      return `has ${plural(collisions.length, what)} for more than one file (${formatParts(records)}): ${names}`;
    }
    case 'other-files': {
      const [found, expected] = [problem.found, problem.expected].map(formatWhole);
      return found === expected
        ? 'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?'
        : `has ${found} in all parts together, but ${expected} were split`;
    }
  }
}

function formatDifference(
  { field, record, usual }: OtherRun,
  { quote, baseUrl, runId }: ShardProblemContext,
): string {
  switch (field) {
    case 'total':
      return `it has ${plural(record.shard.total, 'part')}, the other jobs have ${usual?.shard.total}`;
    case 'run.id':
    case 'run.commit': {
      const key = field === 'run.id' ? 'id' : 'commit';
      const [own, others] = [record, usual].map((of) => (of?.run ? quote(String(of.run[key])) : 'missing'));
      if (usual === undefined && !record.run)
        return `it has no \`run.id\`, and was not made by run "${runId}": was it left behind?`;
      if (usual === undefined)
        return `its \`run.id\` is ${own}, not "${runId}": was it left behind? If that run made all parts, give its id as \`run-id\``;
      return `its \`${field}\` is ${own}, in the other jobs it is ${others}`;
    }
    case 'base-url':
      return `its \`base-url\` is ${quote(record.baseUrl)}, not ${quote(usual?.baseUrl ?? baseUrl)}`;
    case 'organization':
      return `its \`organization\` is ${quote(record.organizationId)}, not ${quote(usual?.organizationId ?? '')}`;
    case 'files': {
      const [found, expected] = [record, usual ?? record].map(({ whole }) => formatWhole(whole));
      return found === expected
        ? 'its job found other files, although of the same number and size'
        : `its job found ${found}, the other jobs ${expected}`;
    }
  }
}

function formatWhole({ files, bytes }: ListDigest): string {
  return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}

function formatRecord({ path, shard }: ShardRecord, { workspace }: ShardProblemContext): string {
  return `${formatManifestPath(path, workspace)} (${formatShard(shard)})`;
}

/** Each part once, even if several records are of the same part. */
function formatParts(records: readonly ShardRecord[]): string {
  return joinTruncated([...new Set(records.map(({ shard }) => formatShard(shard)))]);
}
