import { INITIAL_CONCURRENCY } from '../../pipeline/concurrency.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { nameCollisions } from '../../pipeline/find/name-collisions.ts';
import { findUnchanged } from '../../pipeline/manifest/find-unchanged.ts';
import { type Asset, PreviousUploads, type ReusedAsset } from '../../pipeline/outcomes.ts';
import type { Plan } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { logEvents } from '../progress/log-events.ts';
import { systemTicker } from '../progress/progress.ts';
import type { Log } from '../runner/log.ts';
import { hintForPattern } from './pattern-hints.ts';
import { loadPreviousUploads } from './previous-manifest.ts';
import type { UploadInputs } from './upload-inputs.ts';

/**
 * Finds out what a run would do, and logs it.
 *
 * @returns the uploads that a run would reuse
 */
export async function showPlan(
  plan: Plan,
  found: FoundAssets | undefined,
  inputs: UploadInputs,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<PreviousUploads> {
  const previous = found && (await loadPreviousUploads(inputs, log));
  const events = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const concurrency = inputs.concurrency === 'auto' ? INITIAL_CONCURRENCY : inputs.concurrency;
  const reused = previous ? await findUnchanged(plan.assets, previous, { events, concurrency, signal }) : [];
  logPlan({ plan, reused, unmatched: found?.unmatched ?? [], inputs }, log);
  return new PreviousUploads(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}

/** A longer list is folded away. */
const MAX_OPEN_LIST = 50;

/** Lines of each list. All of them together stay well below 2,000. */
const MAX_LISTED = { uploads: 1_000, reused: 400, collisions: 50, unmatched: 50, exports: 200 } as const;

/** What a dry run has found out. */
export interface PlanFindings {
  readonly plan: Plan;
  /** Those of the plan's assets that a run would not send again. */
  readonly reused: readonly ReusedAsset[];
  /** Patterns that no file matches. */
  readonly unmatched: readonly string[];
  readonly inputs: UploadInputs;
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
      most: MAX_LISTED.uploads,
      where,
    });
  }
  if (reused.length > 0) {
    list(`${plural(reused.length, 'unchanged file')} to reuse`, reused, {
      describe: ({ asset, assetId }) => `${describeFile(asset)}, still ${assetId}`,
      most: MAX_LISTED.reused,
      where,
    });
  }
  if (collisions.length > 0) {
    list(`${plural(collisions.length, 'name')} for more than one file, which no run would send`, collisions, {
      describe: ({ fileName, paths }) =>
        `${joinTruncated([fileName])} for ${plural(paths.length, 'file')}: ${joinTruncated(paths)}`,
      most: MAX_LISTED.collisions,
    });
  }
  if (unmatched.length > 0) {
    list(plural(unmatched.length, 'pattern without a match', 'patterns without a match'), unmatched, {
      describe: (pattern) => {
        const hint = hintForPattern(pattern, inputs);
        return hint === undefined ? pattern : `${pattern}  (${hint})`;
      },
      most: MAX_LISTED.unmatched,
    });
  }
  if (exports.length > 0) {
    list(`${plural(exports.length, 'export')} to trigger`, exports, {
      describe: ({ variantId, network }) => `${variantId} → ${network}`,
      most: MAX_LISTED.exports,
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
  const folded = lines.length > MAX_OPEN_LIST;
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
function notGiven({ token, baseUrl, organizationId, patterns }: UploadInputs): string[] {
  return [
    ...(token === undefined ? ['`token`'] : []),
    ...(baseUrl === '' ? ['`base-url`'] : []),
    ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
  ];
}
