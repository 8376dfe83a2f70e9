import { relative } from 'node:path';
import type { ShardProblem } from '../../pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../pipeline/shards/read-shard.ts';
import { formatShard, type ListDigest } from '../../pipeline/shards/split.ts';
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
      const paths = problem.records.map(({ path }) => formatManifestPath(path, context.workspace));
      return `has ${problem.shard} in ${plural(paths.length, 'manifest')}: ${joinTruncated(paths)}`;
    }
    case 'unfinished': {
      const { record } = problem;
      const left = record.missing > 0 ? ` with ${plural(record.missing, 'file')} not uploaded` : '';
      return `has ${formatRecord(record, context)}, which is unfinished: its run ended as ${context.quote(record.conclusion)}${left}; run that job again`;
    }
    case 'exported':
      return `has ${formatRecord(problem.record, context)}, whose run has triggered exports itself: they would be triggered twice`;
    case 'one-id': {
      const { collisions } = problem;
      const ids = collisions.map(({ fileName, paths }) => {
        return `${joinTruncated([fileName])} (${joinTruncated(paths, 3)})`;
      });
      return `has ${plural(ids.length, 'asset id')} for more than one file: ${joinTruncated(ids)}`;
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
  { name, value, expected, reference }: OtherRun,
  context: ShardProblemContext,
): string {
  const quote = (text: string): string => (text === '' ? 'missing' : context.quote(text));
  const difference = `its ${name} is ${quote(value)}, not ${quote(expected)}`;
  if (reference !== undefined) return `${difference} as in ${formatRecord(reference, context)}`;
  if (name !== '`run.id`') return difference;
  return `${difference}: was it left behind? If another run made all parts, give its id as \`run-id\``;
}

function formatWhole({ files, bytes }: ListDigest): string {
  return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}

function formatRecord({ path, shard }: ShardRecord, { workspace }: ShardProblemContext): string {
  return `${formatManifestPath(path, workspace)} (${formatShard(shard)})`;
}
