import { FIRST_LEVEL } from '../../pipeline/concurrency.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/find/name-collisions.ts';
import { findUnchanged, type ReusedAsset } from '../../pipeline/manifest/find-unchanged.ts';
import { type Asset, EarlierUploads } from '../../pipeline/outcomes.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { nameSome } from '../../support/text.ts';
import { logEvents } from '../progress/log-events.ts';
import { systemTicker } from '../progress/progress.ts';
import type { Log } from '../runner/log.ts';
import { hintForPattern } from './pattern-hints.ts';
import { recallUploads } from './previous-manifest.ts';
import type { Inputs } from './upload-inputs.ts';

/**
 * A dry run's work: finds out what a run would do, and tells the log.
 *
 * @returns the uploads that a run would reuse
 */
export async function showPlan(
  plan: Plan,
  found: FoundAssets | undefined,
  inputs: Inputs,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<EarlierUploads> {
  const earlier = found && (await recallUploads(inputs, log));
  const reused = earlier ? await compare(plan.assets, earlier, { inputs, log, signal }) : [];
  logPlan({ plan, reused, unmatched: found?.unmatched ?? [], inputs }, log);
  return new EarlierUploads(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}

/** Reading many large files takes its time, and the log tells how far it is, as in a run. */
async function compare(
  assets: readonly Asset[],
  earlier: EarlierUploads,
  { inputs, log, signal }: { readonly inputs: Inputs; readonly log: Log; readonly signal: AbortSignal },
): Promise<readonly ReusedAsset[]> {
  const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
  if (candidates.length === 0) return [];
  const events = logEvents(log, { clock: systemClock, ticker: systemTicker });
  events.comparisonStarted(candidates);
  const concurrency = inputs.concurrency === 'auto' ? FIRST_LEVEL : inputs.concurrency;
  const onSettled = events.comparisonSettled.bind(events);
  const reused = await findUnchanged(candidates, earlier, { concurrency, onSettled, signal });
  events.comparisonFinished(reused);
  return reused;
}

/** A longer list is folded away. */
const LONGEST_OPEN_LIST = 50;

/** Lines of each list. All of them together stay well below 2,000. */
const MOST = { uploads: 1_000, reused: 400, collisions: 50, unmatched: 50, exports: 200 } as const;

/** What a dry run has found out. */
export interface PlanFindings {
  readonly plan: Plan;
  /** Those of the plan's assets that a run would not send again. */
  readonly reused: readonly ReusedAsset[];
  /** Patterns that no file matches. */
  readonly unmatched: readonly string[];
  readonly inputs: Inputs;
}

/** Tells the log what a run would do. */
export function logPlan({ plan, reused, unmatched, inputs }: PlanFindings, log: Log): void {
  const { assets, exports } = plan;
  const { manifestPath } = inputs;
  const unchanged = new Set(reused.map(({ asset }) => asset));
  const uploads = assets.filter((asset) => !unchanged.has(asset));
  const collisions = nameCollisions(assets);
  const list = <T>(
    heading: string,
    items: readonly T[],
    { describe, most, where = '' }: { describe: (item: T) => string; most: number; where?: string },
  ): void => {
    // Only of those that are shown: to look for a hint takes its time.
    const lines = items.slice(0, most).map(describe);
    const more = items.length - lines.length;
    logList(heading, more > 0 ? [...lines, `And ${plural(more, 'more', 'more')}${where}`] : lines, log);
  };

  log.info('This is a dry run: nothing is sent.');
  const where = `, in the manifest: ${manifestPath}`;
  if (assets.length > 0 || inputs.patterns !== undefined) {
    list(`${plural(uploads.length, 'file')} to upload`, uploads, {
      describe: describeFile,
      most: MOST.uploads,
      where,
    });
  }
  if (reused.length > 0) {
    list(`${plural(reused.length, 'unchanged file')} to reuse`, reused, {
      describe: ({ asset, assetId }) => `${describeFile(asset)}, still ${assetId}`,
      most: MOST.reused,
      where,
    });
  }
  if (collisions.length > 0) {
    list(`${plural(collisions.length, 'name')} for more than one file, which no run would send`, collisions, {
      describe: ({ fileName, paths }) =>
        `${nameSome([fileName])} for ${plural(paths.length, 'file')}: ${nameSome(paths)}`,
      most: MOST.collisions,
    });
  }
  if (unmatched.length > 0) {
    list(plural(unmatched.length, 'pattern without a match', 'patterns without a match'), unmatched, {
      describe: (pattern) => {
        const hint = hintForPattern(pattern, inputs);
        return hint === undefined ? pattern : `${pattern}  (${hint})`;
      },
      most: MOST.unmatched,
    });
  }
  if (exports.length > 0) {
    list(`${plural(exports.length, 'export')} to trigger`, exports, {
      describe: ({ variantId, network }) => `${variantId} → ${network}`,
      most: MOST.exports,
      where,
    });
  }
  const again =
    reused.length > 0
      ? [`${plural(reused.length, 'file')} to reuse (${sizeOf(reused.map(({ asset }) => asset))})`]
      : [];
  const totals = [
    `${plural(uploads.length, 'file')} to upload (${sizeOf(uploads)})`,
    ...again,
    `${plural(exports.length, 'export')} to trigger`,
  ];
  log.info(`In all: ${totals.join(', ')}`);
  const missing = notGiven(inputs);
  if (missing.length > 0) log.info(`Not given, and needed by a run that is not dry: ${missing.join(', ')}`);
}

/** A list with its heading, folded away where it is long. */
function logList(heading: string, lines: readonly string[], log: Log): void {
  const folded = lines.length > LONGEST_OPEN_LIST;
  if (folded) log.startGroup(heading);
  else log.info(heading);
  for (const line of lines) log.info(`  ${line}`);
  if (folded) log.endGroup();
}

function describeFile({ path, fileName, contentType, size }: Asset): string {
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})`;
}

function sizeOf(assets: readonly Asset[]): string {
  return formatBytes(assets.reduce((sum, { size }) => sum + size, 0));
}

/** Names of what a fork's pull request has no part in: neither secrets nor variables of the repository. */
function notGiven({ token, baseUrl, organizationId, patterns }: Inputs): string[] {
  return [
    ...(token === undefined ? ['`token`'] : []),
    ...(baseUrl === '' ? ['`base-url`'] : []),
    ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
  ];
}
