import { fanOut } from '../../pipeline/events.ts';
import { findUnchanged } from '../../pipeline/find-unchanged.ts';
import {
  type Asset,
  type ExportOutcome,
  type FileEntry,
  type FileIdentity,
  notRequested,
  type PipelineReport,
} from '../../pipeline/outcomes.ts';
import { mustBeRequested } from '../../pipeline/request-exports.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { describePlan } from '../report/counts.ts';
import { formatExport } from '../report/failures/failures.ts';
import { logEvents } from '../report/progress/log-events.ts';
import {
  describeUser,
  drawBar,
  formatUsage,
  isExceeded,
  type LimitUsage,
} from '../runner/inputs/size-limits.ts';
import type { Log } from '../runner/log.ts';
import { logEarlierSteps } from './earlier-steps.ts';
import type { RecordedStep } from './recorded-step.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Logs and records what a real run would do. */
export async function showPlan(
  assets: readonly Asset[],
  limitUsage: readonly LimitUsage[],
  inputs: UploadInputs,
  { log, signal, record, rerun }: RecordedStep,
): Promise<void> {
  const { concurrency, exports, retryUnknown } = inputs;
  logEarlierSteps(record, inputs, log);
  const events = fanOut([record.listener, logEvents(log)]);
  if (inputs.reuseUnchanged !== false) {
    await findUnchanged(assets, rerun, { events, concurrency, signal });
    const before = rerun.exportsBefore(exports).map((outcome) => {
      return mustBeRequested(outcome, retryUnknown) ? notRequested(outcome) : outcome;
    });
    record.listener.exportsStarted?.(before);
  }
  logPlan(record.report(), inputs, limitUsage, log);
}

/** @param report what a real run would not send is `reused`, or `unknown` if an earlier step may have done it */
export function logPlan(
  report: PipelineReport,
  inputs: UploadInputs,
  limitUsage: readonly LimitUsage[],
  log: Log,
): void {
  const reused = report.uploads.filter(({ status }) => status === 'reused');
  const uploads = report.uploads.filter(({ status }) => status !== 'reused');
  const exportsThatAre = (status: ExportOutcome['status']): readonly ExportOutcome[] =>
    report.exports.filter((outcome) => outcome.status === status);
  const open = exportsThatAre('not-attempted');
  const triggered = exportsThatAre('reused');
  const unknown = exportsThatAre('unknown');
  const mayBe = 'that an earlier step or attempt may have triggered: a real run would fail';

  log.info('This is a dry run: nothing is sent.');
  logList(`${plural(uploads.length, 'file')} to upload`, uploads.map(describeFile), log);
  logList(`${plural(reused.length, 'unchanged file')} to reuse`, reused.map(describeReused), log);
  logList(plural(limitUsage.length, 'size limit'), limitUsage.map(describeLimit), log);
  logList(`${plural(open.length, 'export')} to trigger`, open.map(formatExport), log);
  const before = `${plural(triggered.length, 'export')} that an earlier step or attempt triggered`;
  logList(before, triggered.map(formatExport), log);
  logList(`${plural(unknown.length, 'export')} ${mayBe}`, unknown.map(formatExport), log);
  log.info(`Total: ${describePlan(report).join(', ')}`);
  const missing = missingInputs(inputs);
  if (missing.length > 0) log.info(`A real run also needs: ${missing.join(', ')}`);
}

/** A longer list is a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;

function logList(heading: string, lines: readonly string[], log: Log): void {
  if (lines.length === 0) return;
  if (lines.length > MAX_UNFOLDED_LINES) log.startGroup(heading);
  else log.info(heading);
  log.list(lines);
  log.endGroup();
}

function describeFile({ path, fileName, contentType, size }: FileIdentity): string {
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})`;
}

function describeReused(file: FileEntry): string {
  return `${describeFile(file)}, still ${file.assetId}`;
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
