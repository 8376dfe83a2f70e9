import { fanOut } from '../../pipeline/events.ts';
import { findUnchanged } from '../../pipeline/find-unchanged.ts';
import {
  type Asset,
  type ExportEntry,
  type FileEntry,
  notRequested,
  type PipelineReport,
} from '../../pipeline/outcomes.ts';
import { mustBeRequested } from '../../pipeline/request-exports.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { describePlan } from '../report/counts.ts';
import { formatExport } from '../report/failures/failures-of-run.ts';
import { logEvents } from '../report/progress/log-events.ts';
import { describeUsage, isExceeded, type LimitUsage, measureLimits } from '../runner/inputs/size-limits.ts';
import type { Log } from '../runner/log.ts';
import type { RecordedStep } from './finish-upload.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Logs and records what a real run would do. */
export async function showPlan(
  assets: readonly Asset[],
  inputs: UploadInputs,
  { log, signal, record, rerun }: RecordedStep,
): Promise<void> {
  const { concurrency, exports, retryUnknown, reuseUnchanged } = inputs;
  if (reuseUnchanged !== false) {
    const events = fanOut([record.listener, logEvents(log)]);
    await findUnchanged(assets, rerun, { events, concurrency, signal });
    const before = rerun.exportsBefore(exports).map((outcome) => {
      return mustBeRequested(outcome, retryUnknown) ? notRequested(outcome) : outcome;
    });
    record.listener.exportsStarted?.(before);
  }
  logPlan(record.report(), inputs, measureLimits(assets, inputs), log);
}

/** @param report the exports that a real run would trigger are `not-attempted` in it */
export function logPlan(
  report: PipelineReport,
  { token, baseUrl, organizationId, patterns }: UploadInputs,
  limitUsage: readonly LimitUsage[],
  log: Log,
): void {
  const filesThatAre = (wanted: FileEntry['status']): readonly string[] =>
    report.uploads.filter(({ status }) => status === wanted).map(describeFile);
  const exportsThatAre = (wanted: ExportEntry['status']): readonly string[] =>
    report.exports.filter(({ status }) => status === wanted).map(formatExport);
  const logList = (noun: string, what: string, lines: readonly string[]): void => {
    if (lines.length > 0) log.info(`${plural(lines.length, noun)}${what}`);
    log.list(lines);
  };
  log.info('This is a dry run: nothing is sent.');
  logList('file', ' to upload', filesThatAre('planned'));
  logList('unchanged file', ' to reuse', filesThatAre('reused'));
  logList('size limit', '', limitUsage.map(describeLimit));
  logList('export', ' to trigger', exportsThatAre('not-attempted'));
  logList('export', ' that an earlier step or attempt triggered', exportsThatAre('reused'));
  const unknown = exportsThatAre('unknown');
  logList('export', ' that an earlier step or attempt may have triggered: a real run would fail', unknown);
  log.info(`Total: ${describePlan(report).join(', ')}`);
  // A pull request from a fork gets neither secrets nor variables of the repository.
  const missing = [
    token === undefined && '`token`',
    baseUrl === '' && '`base-url`',
    patterns !== undefined && organizationId === '' && '`organization`',
  ].filter(Boolean);
  if (missing.length > 0) log.info(`A real run also needs: ${missing.join(', ')}`);
}

function describeFile({ path, fileName, contentType, size, status, assetId }: FileEntry): string {
  const known = status === 'reused' ? `, still ${assetId}` : '';
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})${known}`;
}

function describeLimit(usage: LimitUsage): string {
  const { bar, used, pattern, by } = describeUsage(usage);
  return `${bar} ${used} for ${pattern}: ${by}${isExceeded(usage) ? ', which is above the limit' : ''}`;
}
