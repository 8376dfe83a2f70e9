import { relative } from 'node:path';
import type { ShardProblem } from '../../pipeline/shards/join-shards.ts';
import type { ShardRecord } from '../../pipeline/shards/read-shard.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { isInside } from '../../support/paths.ts';
import { joinTruncated } from '../../support/text.ts';
import { formatShard } from '../runner/format-shard.ts';

type OtherRun = Extract<ShardProblem, { kind: 'other-run' }>;

/** What sentences about manifests are made with. */
export interface ShardProblemContext {
  /** Where relative paths start. */
  readonly workspace: string;
  /** Text of a manifest, as it stands in a sentence. */
  readonly quote: (text: string) => string;
  /** The given `base-url`; empty where none was. */
  readonly baseUrl: string;
}

const RUN_AGAIN = 'run that job again';

/** Why shards do not make up a whole, a sentence each; those that differ in the same way share one. */
export function explainShardProblems(
  problems: readonly ShardProblem[],
  words: ShardProblemContext,
): string[] {
  const others = problems.filter((problem) => problem.kind === 'other-run');
  const byDifference = Map.groupBy(others, (problem) => formatDifference(problem, words));
  const rest = problems.flatMap((problem) =>
    problem.kind === 'other-run' ? [] : explainOne(problem, words),
  );
  const different = [...byDifference].map(([difference, same]) => {
    const names = joinTruncated(same.map(({ record }) => name(record, words)));
    return `has ${names}, which ${same.length === 1 ? 'is' : 'are'} of another run, ${difference}`;
  });
  return [...different, ...rest].map((sentence) => `\`manifests\` ${sentence}`);
}

/** A manifest as people find it: relative to the workspace, if it is in there. */
export function formatManifestPath(path: string, workspace: string): string {
  return joinTruncated([isInside(path, workspace) ? relative(workspace, path) : path]);
}

function explainOne(problem: Exclude<ShardProblem, OtherRun>, words: ShardProblemContext): string {
  switch (problem.kind) {
    case 'missing': {
      const { indexes, total } = problem;
      const which = joinTruncated(indexes.map(String), 20);
      const parts = indexes.length === 1 ? 'part' : 'parts';
      return `lacks ${parts} ${which} of ${total}: did every job end well, and was every manifest downloaded?`;
    }
    case 'twice': {
      const { records } = problem;
      const paths = records.map(({ path }) => formatManifestPath(path, words.workspace));
      return `has ${formatParts(records)} in ${plural(records.length, 'manifest')}: ${joinTruncated(paths)}`;
    }
    case 'unfinished': {
      const { record } = problem;
      const left = record.missing > 0 ? ` with ${plural(record.missing, 'file')} not uploaded` : '';
      return `has ${name(record, words)}, which is unfinished: its run ended as ${words.quote(record.conclusion)}${left}; ${RUN_AGAIN}`;
    }
    case 'exported':
      return `has ${name(problem.record, words)}, whose run has triggered exports itself: they would be triggered twice`;
    case 'one-path': {
      const { collisions, records } = problem;
      const files = joinTruncated(collisions.map(({ fileName }) => fileName));
      return `has ${plural(collisions.length, 'file')} in more than one part (${formatParts(records)}): ${files}`;
    }
    case 'one-name': {
      const { collisions, records } = problem;
      const names = joinTruncated(
        collisions.map(({ fileName, paths }) => `${joinTruncated([fileName])} (${joinTruncated(paths, 3)})`),
      );
      return `has ${plural(collisions.length, 'name')} for more than one file (${formatParts(records)}): ${names}`;
    }
    case 'incomplete':
      return `has ${plural(problem.files, 'file')} in all parts together, which were cut from ${plural(problem.expected, 'file')}`;
  }
}

function formatDifference(
  { field, record, usual }: OtherRun,
  { quote, baseUrl }: ShardProblemContext,
): string {
  switch (field) {
    case 'total':
      return `with ${plural(record.shard.total, 'part')} and not ${usual?.shard.total}`;
    case 'base-url':
      return `with \`base-url\` ${quote(record.baseUrl)} and not ${quote(usual?.baseUrl ?? baseUrl)}`;
    case 'organization':
      return `with \`organization\` ${quote(record.organizationId)} and not ${quote(usual?.organizationId ?? '')}`;
    case 'files': {
      const [list, other] = [record, usual].map(formatList);
      const files = list === other ? 'other files, of the same number and size' : `${list} and not ${other}`;
      return `whose job found ${files}: all jobs must have the same`;
    }
  }
}

function formatList(record: ShardRecord | undefined): string {
  const { files = 0, bytes = 0 } = record?.whole ?? {};
  return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}

function name({ path, shard }: ShardRecord, { workspace }: ShardProblemContext): string {
  return `${formatManifestPath(path, workspace)} (${formatShard(shard)})`;
}

/** The parts that these are, each once. */
function formatParts(records: readonly ShardRecord[]): string {
  return joinTruncated([...new Set(records.map(({ shard }) => formatShard(shard)))]);
}
