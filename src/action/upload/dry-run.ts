import type { EarlierManifest } from '../../pipeline/manifest/earlier-manifest.ts';
import { findUnchanged } from '../../pipeline/manifest/find-unchanged.ts';
import {
  type Asset,
  type ExportOutcome,
  type ExportRequest,
  exportKey,
  type ReusedAsset,
} from '../../pipeline/outcomes.ts';
import { mustBeRequested } from '../../pipeline/request-exports.ts';
import type { RequestedWork } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes, formatTotalSize, plural } from '../../support/format.ts';
import { askAboutNetworks } from '../failures/response-advice.ts';
import { logEvents } from '../progress/log-events.ts';
import { systemTicker } from '../progress/progress.ts';
import type { RecordedStep } from '../recorded-step.ts';
import type { Log } from '../runner/log.ts';
import { describeUser, drawBar, formatUsage, isExceeded, type LimitUsage } from './check-size-limits.ts';
import { logEarlierManifest } from './earlier-steps.ts';
import type { UploadInputs } from './upload-inputs.ts';

/**
 * Logs what a real run would do.
 *
 * @returns the files that it would reuse
 */
export async function showPlan(
  { plan, limitUsage, inputs, earlier }: PlanToShow,
  { log, signal, manifest }: Pick<RecordedStep, 'log' | 'signal' | 'manifest'>,
): Promise<readonly ReusedAsset[]> {
  const { concurrency, reuseUnchanged, retryUnknown } = inputs;
  const { assets = [], exports } = plan;
  logEarlierManifest(earlier, inputs, inputs.isToUpload ? 'upload' : 'export', log);
  const events = logEvents(log, { clock: systemClock, ticker: systemTicker });
  const reused = reuseUnchanged ? await findUnchanged(assets, earlier, { events, concurrency, signal }) : [];
  const isAllReused = reused.length === assets.length;
  const before = reuseUnchanged && isAllReused ? earlier.exportsBefore(exports, plan.assets && reused) : [];
  const settled = before.filter((outcome) => !mustBeRequested(outcome, retryUnknown));
  logPlan({ plan, reused, settled, limitUsage, inputs, manifestPath: manifest.path }, log);
  return reused;
}

/** A longer list is logged as a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;

/** What `showPlan` needs to find out the rest. */
type PlanToShow = Omit<PlanFindings, 'reused' | 'settled' | 'manifestPath'> & {
  readonly earlier: EarlierManifest;
};

/** The findings of a dry run. */
export interface PlanFindings {
  readonly plan: RequestedWork;
  /** The plan's assets that a real run would not upload again. */
  readonly reused: readonly ReusedAsset[];
  /** The plan's exports that a real run would not trigger, because an earlier run did or may have done so. */
  readonly settled: readonly ExportOutcome[];
  /** One per limit of `size-limits`. */
  readonly limitUsage: readonly LimitUsage[];
  readonly inputs: UploadInputs;
  readonly manifestPath: string;
}

export function logPlan(findings: PlanFindings, log: Log): void {
  const { plan, reused, settled, limitUsage, inputs, manifestPath } = findings;
  const { assets = [] } = plan;
  const earlier = new Map(settled.map((outcome) => [exportKey(outcome), outcome.status]));
  const exports = plan.exports.filter((request) => !earlier.has(exportKey(request)));
  const done = plan.exports.filter((request) => earlier.get(exportKey(request)) === 'reused');
  const unknown = plan.exports.filter((request) => earlier.get(exportKey(request)) === 'unknown');
  const reusedAssets = reused.map(({ asset }) => asset);
  const unchanged = new Set(reusedAssets);
  const uploads = assets.filter((asset) => !unchanged.has(asset));

  log.info('This is a dry run: nothing is sent.');
  const rest = `, in the manifest: ${manifestPath}`;
  if (uploads.length === 0 && (assets.length > 0 || inputs.patterns !== undefined))
    log.info('0 files to upload');
  logList(log, `${plural(uploads.length, 'file')} to upload`, uploads, describeFile, 1_000, rest);
  logList(log, `${plural(reused.length, 'unchanged file')} to reuse`, reused, describeReused, 400, rest);
  logList(log, plural(limitUsage.length, 'size limit'), limitUsage, describeLimit);
  const count = plural(exports.length, 'export');
  const triggered = `${plural(done.length, 'export')} that an earlier run triggered`;
  const open = `${plural(unknown.length, 'export')} that an earlier run may have triggered: a real run would fail`;
  logList(log, `${count} to trigger`, exports, describeExport, 200, rest);
  logList(log, triggered, done, describeExport, 200, rest);
  logList(log, open, unknown, describeExport, 200, rest);
  const question = askAboutNetworks(plan.exports.map(({ network }) => network));
  if (question !== '') log.info(`${question} The service decides which names it accepts.`);
  const totals = [
    `${plural(uploads.length, 'file')} to upload (${formatTotalSize(uploads)})`,
    ...(reused.length > 0
      ? [`${plural(reused.length, 'file')} to reuse (${formatTotalSize(reusedAssets)})`]
      : []),
    `${count} to trigger`,
  ];
  log.info(`Total: ${totals.join(', ')}`);
  const missing = missingInputs(inputs);
  if (missing.length > 0) log.info(`A real run also needs: ${missing.join(', ')}`);
}

/**
 * Logs a list unless it is empty, as a group if it is long. The limits of all lists add up to less than 2,000 lines: GitHub opens
 * longer logs slowly.
 *
 * @param rest where to find the items beyond `maxLines`
 */
function logList<T>(
  log: Log,
  heading: string,
  items: readonly T[],
  describe: (item: T) => string,
  maxLines = MAX_UNFOLDED_LINES,
  rest = '',
): void {
  if (items.length === 0) return;
  const folded = items.length > MAX_UNFOLDED_LINES;
  if (folded) log.startGroup(heading);
  else log.info(heading);
  for (const item of items.slice(0, maxLines)) log.info(`  ${describe(item)}`);
  if (items.length > maxLines) log.info(`  And ${plural(items.length - maxLines, 'more', 'more')}${rest}`);
  if (folded) log.endGroup();
}

function describeFile({ path, fileName, contentType, size }: Asset): string {
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})`;
}

function describeReused({ asset, assetId }: ReusedAsset): string {
  return `${describeFile(asset)}, still ${assetId}`;
}

function describeExport({ variantId, network }: ExportRequest): string {
  return `${variantId} → ${network}`;
}

function describeLimit(usage: LimitUsage): string {
  const { pattern = 'total' } = usage.limit;
  const note = isExceeded(usage) ? ', which is above the limit' : '';
  return `${drawBar(usage)} ${formatUsage(usage)} for ${pattern}: ${describeUser(usage)}${note}`;
}

/** The inputs that only a dry run can do without: a fork's pull request gets neither secrets nor variables of the repository. */
function missingInputs({ token, baseUrl, organizationId, patterns }: UploadInputs): string[] {
  return [
    ...(token === undefined ? ['`token`'] : []),
    ...(baseUrl === '' ? ['`base-url`'] : []),
    ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
  ];
}
