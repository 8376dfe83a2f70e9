import { Secrets } from '../../api/redaction/secrets.ts';
import { findManifests } from '../../pipeline/shards/find-manifests.ts';
import { type JoinedShards, joinShards } from '../../pipeline/shards/join-shards.ts';
import { readShardRecord, type ShardRecord } from '../../pipeline/shards/read-shard.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { nameSome } from '../../support/text.ts';
import type { StepBase } from '../run-action.ts';
import { sayShard } from '../runner/format-shard.ts';
import type { MergeInputs } from './merge-inputs.ts';
import { explainShards, nameManifest } from './shard-problems.ts';

/** Up to this many parts get a line each. */
const LINE_EACH = 50;

/**
 * Finds and joins the manifests of all shards; or all that is wrong with them, a sentence each.
 *
 * @returns `undefined` where a cancellation came in between
 */
export async function gatherShards(
  inputs: MergeInputs,
  { log, signal }: Pick<StepBase, 'log' | 'signal'>,
): Promise<JoinedShards | { readonly problems: readonly string[] } | undefined> {
  const { patterns, workspace, manifestPath, token, baseUrl, quote } = inputs;
  const found = await findManifests(patterns, workspace);
  // An earlier run of this may have left its own among them.
  const paths = found.paths.filter((path) => path !== manifestPath);
  log.info(`${plural(paths.length, 'manifest')} found`);
  if (paths.length < found.paths.length) {
    const own = nameManifest(manifestPath, workspace);
    log.info(`  without ${own}, where the joined manifest is to be written`);
  }
  const secrets = new Secrets(token);
  const records: ShardRecord[] = [];
  const problems = found.unmatched.map(
    (pattern) =>
      `\`manifests\` matches no file with ${nameSome([pattern])}: were the manifests of the other jobs downloaded there?`,
  );
  for (const path of paths) {
    if (signal.aborted) return undefined;
    const record = await readShardRecord(path, secrets);
    if (typeof record !== 'string') records.push(record);
    else
      problems.push(
        `\`manifests\` has ${nameManifest(secrets.hide(path), workspace)}, which can't be used: ${record}`,
      );
  }
  records.sort((a, b) => a.shard.index - b.shard.index);
  if (records.length <= LINE_EACH) for (const record of records) log.info(`  ${describe(record, workspace)}`);
  if (records.length === 0) {
    const none = '`manifests` matches no manifest of a part';
    return { problems: problems.length > 0 ? problems : [none] };
  }
  const joined = joinShards(records, baseUrl);
  if (!('stored' in joined)) problems.push(...explainShards(joined, { workspace, quote, baseUrl }));
  if (!('stored' in joined) || problems.length > 0) return { problems };
  log.info(`All parts together: ${sayFiles(joined.stored)}`);
  return joined;
}

function describe({ path, shard, stored }: ShardRecord, workspace: string): string {
  return `${sayShard(shard)}: ${sayFiles(stored)}, ${nameManifest(path, workspace)}`;
}

function sayFiles(stored: JoinedShards['stored']): string {
  const bytes = stored.reduce((sum, { asset }) => sum + asset.size, 0);
  return `${plural(stored.length, 'file')} (${formatBytes(bytes)})`;
}
