import { relative } from 'node:path';
import type { NameCollision } from '../../pipeline/name-collisions.ts';
import type { ShardProblem } from '../../pipeline/shards/shard-problem.ts';
import type { ShardRecord } from '../../pipeline/shards/shard-record.ts';
import { formatBytes } from '../../support/format-bytes.ts';
import { isInside } from '../../support/is-inside.ts';
import { nameSome } from '../../support/name-some.ts';
import { plural } from '../../support/plural.ts';
import { sayShard } from '../say-shard.ts';

type OtherRun = Extract<ShardProblem, { kind: 'other-run' }>;

/** What sentences about manifests are made with. */
export interface ShardWords {
  /** Where relative paths start. */
  readonly workspace: string;
  /** Text of a manifest, as it stands in a sentence. */
  readonly quote: (text: string) => string;
  /** The given `base-url`; empty where none was. */
  readonly baseUrl: string;
}

const AGAIN = 'run that job again';

/** Why shards do not make up a whole, a sentence each; those that differ in the same way share one. */
export function explainShards(problems: readonly ShardProblem[], words: ShardWords): string[] {
  const others = problems.filter((problem) => problem.kind === 'other-run');
  const byField = Map.groupBy(others, ({ field }) => field);
  const rest = problems.flatMap((problem) =>
    problem.kind === 'other-run' ? [] : explainOne(problem, words),
  );
  return [...[...byField.values()].map((same) => explainOtherRuns(same, words)), ...rest].map(
    (sentence) => `\`manifests\` ${sentence}`,
  );
}

/** A manifest as people find it: relative to the workspace, if it is in there. */
export function nameManifest(path: string, workspace: string): string {
  return nameSome([isInside(path, workspace) ? relative(workspace, path) : path]);
}

function explainOne(problem: Exclude<ShardProblem, OtherRun>, words: ShardWords): string {
  switch (problem.kind) {
    case 'missing': {
      const { indexes, total } = problem;
      const which = nameSome(indexes.map(String), 20);
      const parts = indexes.length === 1 ? 'part' : 'parts';
      return `lacks ${parts} ${which} of ${total}: did every job end well, and was every manifest downloaded?`;
    }
    case 'twice': {
      const { records } = problem;
      const paths = records.map(({ path }) => nameManifest(path, words.workspace));
      return `has ${records[0] && sayShard(records[0].shard)} ${records.length} times: ${nameSome(paths)}`;
    }
    case 'unfinished': {
      const { record } = problem;
      const left = record.missing > 0 ? ` with ${plural(record.missing, 'file')} not uploaded` : '';
      return `has ${name(record, words)}, which is unfinished: its run ended as ${words.quote(record.conclusion)}${left}; ${AGAIN}`;
    }
    case 'exported':
      return `has ${name(problem.record, words)}, whose run has triggered exports itself: they would be triggered twice`;
    case 'one-path':
      return `has ${sayCollisions(problem.collisions, 'file')} in more than one part: ${nameCollided(problem.collisions)}`;
    case 'one-name':
      return `has ${sayCollisions(problem.collisions, 'name')} for more than one file: ${nameCollided(problem.collisions)}`;
    case 'incomplete':
      return `has ${plural(problem.files, 'file')} in all parts together, which were cut from ${plural(problem.expected, 'file')}`;
  }
}

function explainOtherRuns(same: readonly OtherRun[], words: ShardWords): string {
  const [first] = same;
  if (first === undefined) return '';
  const names = nameSome(same.map(({ record }) => name(record, words)));
  const one = same.length === 1;
  return `has ${names}, which ${one ? 'is' : 'are'} of another run: ${sayDifference(first, words)}`;
}

function sayDifference({ field, record, usual }: OtherRun, { quote, baseUrl }: ShardWords): string {
  switch (field) {
    case 'total':
      return `it has ${plural(record.shard.total, 'part')}, and not ${usual?.shard.total}`;
    case 'base-url':
      return `its \`base-url\` is ${quote(record.baseUrl)}, and not ${quote(usual?.baseUrl ?? baseUrl)}`;
    case 'organization':
      return `its \`organization\` is ${quote(record.organizationId)}, and not ${quote(usual?.organizationId ?? '')}`;
    case 'files': {
      const [list, other] = [record, usual].map(sayList);
      return list === other
        ? 'its job found other files, of the same number and size; all jobs must have the same'
        : `its job found ${list}, and not ${other}; all jobs must have the same`;
    }
  }
}

function sayList(record: ShardRecord | undefined): string {
  const { files = 0, bytes = 0 } = record?.whole ?? {};
  return `${plural(files, 'file')} (${formatBytes(bytes)})`;
}

function name({ path, shard }: ShardRecord, { workspace }: ShardWords): string {
  return `${nameManifest(path, workspace)} (${sayShard(shard)})`;
}

function sayCollisions(collisions: readonly NameCollision[], what: string): string {
  return plural(collisions.length, what);
}

function nameCollided(collisions: readonly NameCollision[]): string {
  return nameSome(collisions.map(({ fileName }) => fileName));
}
