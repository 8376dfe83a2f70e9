import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { tally } from '../../pipeline/tally.ts';
import type { RetryLimits } from '../../retry/decide.ts';
import { formatNumber, plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Failure, formatExport, toFailures } from './failures.ts';

/** Explains why a step did not do all that it was asked for; empty if it did. */
export function failuresOf(
  record: RunRecord,
  { signal, limits }: { readonly signal: AbortSignal; readonly limits: RetryLimits },
): readonly Failure[] {
  const failures = toFailures(record.report(), { limits, canLowerConcurrency: true });
  return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}

/** Says what a cancelled run did, and what to do next. */
export function explainCancellation(record: RunRecord, { reason }: AbortSignal): Failure {
  const report = record.report();
  const { files, exports } = tally(report);
  const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
  const done = [
    ...(files.all > 0 ? [`${formatNumber(files.uploaded)} of ${plural(files.all, 'file')} uploaded`] : []),
    ...(files.reused > 0 ? [`${formatNumber(files.reused)} reused`] : []),
    ...(exports.all > 0
      ? [`${formatNumber(exports.triggered)} of ${plural(exports.all, 'export')} triggered`]
      : []),
    ...(exports.reused > 0
      ? [`${formatNumber(exports.reused)} triggered by an earlier step or attempt`]
      : []),
  ];
  const advice =
    unknown.length > 0
      ? `May have been triggered, so check the service before you run it again: ${joinTruncated(unknown)}`
      : 'Run it again.';
  const lines = [
    `The run was cancelled (${reason}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
    'The outputs and the manifest record what was done.',
    advice,
  ];
  return { title: 'Cancelled', lines };
}
