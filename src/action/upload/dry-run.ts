import { fanOut } from '../../pipeline/events.ts';
import { findUnchanged } from '../../pipeline/find-unchanged.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import {
  type Asset,
  type ExportOutcome,
  type ExportRequest,
  type FileEntry,
  type FileIdentity,
  type PipelineReport,
  tally,
} from '../../pipeline/outcomes.ts';
import { mustBeRequested } from '../../pipeline/request-exports.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { describeUser, drawBar, formatUsage, isExceeded, type LimitUsage } from '../inputs/size-limits.ts';
import { logEvents } from '../progress/log-events.ts';
import type { RecordedStep } from '../recorded-step.ts';
import type { Rerun } from '../rerun/rerun.ts';
import type { Log } from '../runner/log.ts';
import { logEarlierSteps } from './earlier-steps.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Logs and records what a real run would do. */
export async function showPlan(
  assets: readonly Asset[],
  inputs: UploadInputs,
  { log, signal, manifest, record, rerun, limitUsage }: RecordedStep,
): Promise<void> {
  const { concurrency } = inputs;
  logEarlierSteps(record, inputs, log);
  const events = fanOut([record.listener, logEvents(log)]);
  if (rerun.isContinued) {
    await findUnchanged(assets, rerun, { events, concurrency, signal });
    recordExports(rerun, record, inputs);
  }
  logPlan({ report: record.report(), limitUsage, inputs, manifestPath: manifest.path }, log);
}

/** Records what an earlier step did about the exports. */
function recordExports(rerun: Rerun, record: RunRecord, { exports, retryUnknown }: UploadInputs): void {
  const before = rerun.exportsBefore(exports).map((outcome) => {
    return mustBeRequested(outcome, retryUnknown)
      ? { ...outcome, status: 'not-attempted' as const }
      : outcome;
  });
  record.listener.exportsStarted?.(before);
}

/** A longer list is logged as a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;

/** The findings of a dry run. */
export interface PlanFindings {
  /** What a real run would not send is `reused`, or `unknown` if an earlier step may have done it. */
  readonly report: PipelineReport;
  /** One per limit of `size-limits`. */
  readonly limitUsage: readonly LimitUsage[];
  readonly inputs: UploadInputs;
  readonly manifestPath: string;
}

export function logPlan({ report, limitUsage, inputs, manifestPath }: PlanFindings, log: Log): void {
  const { files, bytes, exports: counts } = tally(report);
  const reused = report.uploads.filter((outcome) => outcome.status === 'reused');
  const uploads = report.uploads.filter(({ status }) => status !== 'reused');
  const withStatus = (status: ExportOutcome['status']): readonly ExportOutcome[] =>
    report.exports.filter((outcome) => outcome.status === status);

  log.info('This is a dry run: nothing is sent.');
  const rest = `, in the manifest: ${manifestPath}`;
  if (uploads.length === 0 && (files.all > 0 || inputs.patterns !== undefined)) log.info('0 files to upload');
  const toUpload = `${plural(uploads.length, 'file')} to upload`;
  const toTrigger = `${plural(counts['not-attempted'], 'export')} to trigger`;
  const triggered = `${plural(counts.reused, 'export')} that an earlier step or attempt triggered`;
  const open = `${plural(counts.unknown, 'export')} that an earlier step or attempt may have triggered: a real run would fail`;
  logList(log, toUpload, uploads, describeFile, 1_000, rest);
  logList(log, `${plural(reused.length, 'unchanged file')} to reuse`, reused, describeReused, 400, rest);
  logList(log, plural(limitUsage.length, 'size limit'), limitUsage, describeLimit);
  logList(log, toTrigger, withStatus('not-attempted'), describeExport, 200, rest);
  logList(log, triggered, withStatus('reused'), describeExport, 200, rest);
  logList(log, open, withStatus('unknown'), describeExport, 200, rest);
  const totals = [
    `${toUpload} (${formatBytes(bytes.planned)})`,
    ...(files.reused > 0 ? [`${plural(files.reused, 'file')} to reuse (${formatBytes(bytes.reused)})`] : []),
    toTrigger,
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

function describeFile({ path, fileName, contentType, size }: FileIdentity): string {
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})`;
}

function describeReused(file: FileEntry): string {
  return `${describeFile(file)}, still ${file.assetId}`;
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
