import { relative } from 'node:path';
import { Secrets } from '../../api/redaction/secrets.ts';
import { findManifests } from '../../pipeline/shards/find-manifests.ts';
import { type JoinedShards, joinShards } from '../../pipeline/shards/join-shards.ts';
import { readShardRecord, type ShardRecord } from '../../pipeline/shards/read-shard.ts';
import { formatShard } from '../../pipeline/shards/split.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { formatTotalSize, plural } from '../../support/format.ts';
import { isInside, toSlashes } from '../../support/paths.ts';
import { joinTruncated } from '../../support/text.ts';
import type { ActionContext } from '../run-action.ts';
import { type Hinted, hintsFor, unusedExclusionNotes } from '../upload/idle-lines.ts';
import { formatHints } from '../upload/pattern-hints.ts';
import type { MergeInputs } from './merge-inputs.ts';

/** Up to this many parts get a line each. If there are more, none does. */
const MAX_LISTED_SHARDS = 50;

/**
 * Finds and joins the manifests of all shards.
 *
 * @param manifestPath where the joined manifest is written
 * @returns the joined shards, or all problems with them, one sentence each; `undefined` after a cancellation
 */
export async function collectShards(
  inputs: MergeInputs,
  manifestPath: string,
  { log, origin, signal }: Pick<ActionContext, 'log' | 'origin' | 'signal'>,
): Promise<JoinedShards | { readonly problems: readonly string[] } | undefined> {
  const { patterns, ifPatternUnmatched, workspace, token, baseUrl, quote } = inputs;
  const runId = inputs.runId ?? origin.manifestRun?.id;
  const found = await unlessAborted(findManifests(patterns, workspace, manifestPath, signal), signal);
  if (found === undefined) return undefined;
  const { paths } = found;
  log.info(`${plural(paths.length, 'manifest')} found`);
  if (found.hasOwn) {
    log.info(
      `  ignored: ${formatPath(manifestPath, workspace)}, because the joined manifest is written there`,
    );
  }
  const secrets = new Secrets(token);
  const records: ShardRecord[] = [];
  const show = (path: string): string => formatPath(secrets.redact(path), workspace);
  const unusable = (path: string, why: string): string =>
    `\`manifests\` has ${show(path)}, which can't be used: ${why}`;
  const problems: string[] = [];
  // Without a manifest, another setting would hide the reason.
  const isError = ifPatternUnmatched === 'error' || paths.length === 0;
  if (found.unmatched.length > 0 && (isError || ifPatternUnmatched === 'warn')) {
    const context = { patterns, workspace, workingDirectory: workspace, includeHidden: true, isStepMissing };
    const lines = (await hintsFor(found.unmatched, found, context, signal)).map(explainUnmatched);
    if (isError) problems.push(...lines);
    else log.warnings([{ title: 'Pattern without a match', lines }]);
  }
  for (const note of unusedExclusionNotes(found)) log.info(note);
  for (const [path, why] of found.unusable) problems.push(unusable(path, why));
  for (const path of paths) {
    if (signal.aborted) return undefined;
    const record = await readShardRecord(path, show(path), secrets);
    if (typeof record === 'string') problems.push(unusable(path, record));
    else records.push(record);
  }
  records.sort((a, b) => a.shard.index - b.shard.index);
  if (records.length <= MAX_LISTED_SHARDS) for (const record of records) log.info(`  ${describe(record)}`);
  if (records.length === 0) {
    if (problems.length === 0) problems.push('`manifests` matches no manifest of a part');
    return { problems };
  }
  const joined = joinShards(records, { baseUrl, runId }, quote);
  if ('problems' in joined) problems.push(...joined.problems.map((problem) => `\`manifests\` ${problem}`));
  if ('problems' in joined || problems.length > 0) return { problems };
  log.info(`All parts together: ${describeFiles(joined.stored)}`);
  return joined;
}

const isStepMissing = 'were the manifests of the other jobs downloaded there?';

function explainUnmatched({ pattern, hint }: Hinted): string {
  const isExclusion = pattern.startsWith('!');
  const what = `${isExclusion ? 'excludes what does not exist' : 'matches no file'} with ${joinTruncated([pattern])}`;
  const [why] = formatHints(hint ? [hint] : []);
  if (why !== undefined) return `\`manifests\` ${what}. ${why}`;
  return `\`manifests\` ${what}${isExclusion ? '' : `: ${isStepMissing}`}`;
}

function describe({ path, shard, stored }: ShardRecord): string {
  return `${formatShard(shard)}: ${describeFiles(stored)}, ${path}`;
}

/** A path as messages show it: relative to the workspace if it is inside of it. */
function formatPath(path: string, workspace: string): string {
  return joinTruncated([isInside(path, workspace) ? toSlashes(relative(workspace, path)) : path]);
}

function describeFiles(stored: JoinedShards['stored']): string {
  return `${plural(stored.length, 'file')} (${formatTotalSize(stored.map(({ asset }) => asset))})`;
}
