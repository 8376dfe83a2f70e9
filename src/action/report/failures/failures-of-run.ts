import { isAuthError } from '../../../api/errors.ts';
import type { RunRecord } from '../../../pipeline/manifest/run-record.ts';
import type { ExportRequest, PipelineReport } from '../../../pipeline/outcomes.ts';
import type { RetryLimits } from '../../../retry/decide.ts';
import type { RetryFailure } from '../../../retry/results.ts';
import { formatNumber, plural } from '../../../support/format.ts';
import { joinTruncated } from '../../../support/text.ts';
import { MAX_ANNOTATIONS } from '../../runner/log.ts';
import { describeDone } from '../counts.ts';
import { type Explanation, explainFailure } from './explain-failure.ts';
import { cancelledFailure, type Failure } from './failures.ts';

/** Explains why a step did not do all that it was asked for; empty if it did. */
export function whyNotDone(
  record: RunRecord,
  { limits, retryUnknown }: { readonly limits: RetryLimits; readonly retryUnknown: boolean },
  signal: AbortSignal,
): readonly Failure[] {
  const report = record.report();
  const failures = toFailures(report, limits);
  // With `retry-unknown` the step was to trigger them: another failure, or the cancellation, says why it did not.
  if (!retryUnknown) failures.push(...explainEarlierUnknown(report));
  return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}

/** What can fail, each with its words for one and for many. */
const AFFECTED = {
  file: ['file not uploaded', 'files not uploaded'],
  failed: ['export not triggered', 'exports not triggered'],
  unknown: ['export that may have been triggered', 'exports that may have been triggered'],
} as const;

/** A file or an export, and why it failed. */
interface Affected {
  readonly kind: keyof typeof AFFECTED;
  /** Empty if the whole run is affected: by a rejected token, and not by the file that happened to come first. */
  readonly name: string;
  readonly explanation: Explanation;
}

/** Error codes are untrusted text, so there may be very many. Further causes are grouped by title. */
const MAX_CAUSES = 40;

/** How many words of other failures an annotation has, beside those of the first one. */
const MAX_OTHER_WORDS = 2;

/** Explains the failures of a report, one per cause. */
export function toFailures({ uploads, exports }: PipelineReport, limits: RetryLimits): Failure[] {
  const affectedBy = (failure: RetryFailure, kind: Affected['kind'], name: string): Affected[] => {
    const explanation = explainFailure(failure, limits);
    return explanation ? [{ kind, name: isAuthError(failure.error) ? '' : name, explanation }] : [];
  };
  const affected = [
    ...uploads.flatMap(({ failure, path }) => (failure ? affectedBy(failure, 'file', path) : [])),
    ...exports.flatMap(({ failure, status, ...request }) =>
      failure ? affectedBy(failure, status === 'unknown' ? status : 'failed', formatExport(request)) : [],
    ),
  ];
  const causes = new Set(affected.map(({ explanation }) => explanation.groupKey));
  const shown = new Set([...causes].slice(0, MAX_CAUSES));
  const groups = Map.groupBy(affected, ({ explanation: { groupKey, title } }) =>
    shown.has(groupKey) ? groupKey : title,
  );
  const sorted = [...groups.values()];
  // With more groups than annotations, those that affect the most come first.
  if (sorted.length > MAX_ANNOTATIONS) sorted.sort((one, other) => other.length - one.length);
  return sorted.map((group) => {
    // The advice about exports that may have been triggered takes precedence.
    const main = group.reduce((one, other) => (other.kind === 'unknown' ? other : one));
    const { title, groupKey, what, advice } = main.explanation;
    const first = shown.has(groupKey) ? what : `The first of many errors: ${what}`;
    const others = otherWords(group, main);
    return { title, lines: [describeAffected(group), first, others, advice].filter((line) => line !== '') };
  });
}

/** Words of the group's other failures, as `Also: network b is not enabled · network c is not enabled.` */
function otherWords(group: readonly Affected[], { explanation }: Affected): string {
  const words = new Set(group.flatMap((item) => item.explanation.words ?? []));
  words.delete(explanation.words ?? '');
  const [more, shown] = [words.size - MAX_OTHER_WORDS, [...words].slice(0, MAX_OTHER_WORDS).join(' · ')];
  if (words.size === 0) return '';
  return `Also: ${shown}${more > 0 ? ` · ${formatNumber(more)} more in the log` : ''}.`;
}

/** As `2 files not uploaded: a.png, b.png; 1 export not triggered: v-1 to unity`. */
function describeAffected(group: readonly Affected[]): string {
  return Object.entries(AFFECTED)
    .flatMap(([kind, [one, many]]) => {
      const names = group.filter((item) => item.kind === kind && item.name !== '').map(({ name }) => name);
      return names.length > 0 ? [`${plural(names.length, one, many)}: ${joinTruncated(names)}`] : [];
    })
    .join('; ');
}

export function formatExport({ variantId, network }: ExportRequest): string {
  return `${variantId} to ${network}`;
}

/** Exports that an earlier step or attempt may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }: PipelineReport): Failure[] {
  const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
  if (unknown.length === 0) return [];
  const lines = [
    `An earlier step or attempt may have triggered ${plural(unknown.length, 'export')}, so this step did not: ${joinTruncated(unknown.map(formatExport))}`,
    'Look in the service. If a pair is there, leave it out of the inputs of a new run. If none is, `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`) triggers them.',
  ];
  return [{ title: 'Service error', lines }];
}

/** Says what a cancelled run did, and what to do next. */
export function explainCancellation(record: RunRecord, { reason }: AbortSignal): Failure {
  const report = record.report();
  const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
  return cancelledFailure(
    `The run was cancelled (${reason}): ${describeDone(report).join('; ') || 'nothing was done'}.`,
    'The outputs and the manifest record what was done.',
    unknown.length > 0
      ? `May have been triggered, so check the service before you run it again: ${joinTruncated(unknown)}`
      : 'Run it again.',
  );
}
