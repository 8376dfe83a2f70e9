import { fanOut } from '../../pipeline/events.ts';
import { findUnchanged } from '../../pipeline/find-unchanged.ts';
import {
  type Asset,
  type ExportEntry,
  type FileIdentity,
  notRequested,
  type PipelineReport,
} from '../../pipeline/outcomes.ts';
import { mustBeRequested } from '../../pipeline/request-exports.ts';
import { formatBytes, plural } from '../../support/format.ts';
import { describePlan } from '../report/counts.ts';
import { formatExport } from '../report/failures/failures.ts';
import { logEvents } from '../report/progress/log-events.ts';
import { describeUsage, isExceeded, type LimitUsage } from '../runner/inputs/size-limits.ts';
import type { Log } from '../runner/log.ts';
import { logEarlierSteps, type RecordedStep } from './recorded-step.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** Logs and records what a real run would do. */
export async function showPlan(
  assets: readonly Asset[],
  limitUsage: readonly LimitUsage[],
  inputs: UploadInputs,
  step: RecordedStep,
): Promise<void> {
  const { concurrency, exports, retryUnknown, reuseUnchanged } = inputs;
  const { log, signal, record, rerun } = step;
  logEarlierSteps(inputs, step);
  if (reuseUnchanged !== false) {
    const events = fanOut([record.listener, logEvents(log)]);
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
  const exportsThatAre = (wanted: ExportEntry['status']): readonly string[] =>
    report.exports.filter(({ status }) => status === wanted).map(formatExport);
  const files = Map.groupBy(report.uploads, ({ status }) => (status === 'reused' ? 'reused' : 'new'));
  const reused = (files.get('reused') ?? []).map((file) => `${describeFile(file)}, still ${file.assetId}`);

  log.info('This is a dry run: nothing is sent.');
  for (const [noun, what, lines] of [
    ['file', ' to upload', (files.get('new') ?? []).map(describeFile)],
    ['unchanged file', ' to reuse', reused],
    ['size limit', '', limitUsage.map(describeLimit)],
    ['export', ' to trigger', exportsThatAre('not-attempted')],
    ['export', ' that an earlier step or attempt triggered', exportsThatAre('reused')],
    [
      'export',
      ' that an earlier step or attempt may have triggered: a real run would fail',
      exportsThatAre('unknown'),
    ],
  ] as const)
    logList(`${plural(lines.length, noun)}${what}`, lines, log);
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

function describeLimit(usage: LimitUsage): string {
  const { bar, used, pattern, by } = describeUsage(usage);
  return `${bar} ${used} for ${pattern}: ${by}${isExceeded(usage) ? ', which is above the limit' : ''}`;
}

/** The inputs that only a dry run can do without: a fork's pull request gets neither secrets nor variables of the repository. */
function missingInputs({ token, baseUrl, organizationId, patterns }: UploadInputs): string[] {
  return [
    ...(token === undefined ? ['`token`'] : []),
    ...(baseUrl === '' ? ['`base-url`'] : []),
    ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
  ];
}
