import { isAuthError } from '../../../api/errors.ts';
import type { RunRecord } from '../../../pipeline/manifest/run-record.ts';
import type { PipelineReport } from '../../../pipeline/outcomes.ts';
import type { RetryLimits } from '../../../retry/decide.ts';
import type { RetryFailure } from '../../../retry/results.ts';
import { plural } from '../../../support/format.ts';
import { PROCESS_ID } from '../../../support/runtime.ts';
import { joinTruncated } from '../../../support/text.ts';
import { type Annotation, type Log, MAX_ANNOTATIONS } from '../../runner/log.ts';
import type { ErrorTitle } from '../../runner/titles.ts';
import { describeDone } from '../counts.ts';
import { type Explanation, explainFailure } from './explain-failure.ts';

/** One cause of a failed run, as the annotation and the job summary show it. */
export interface Failure extends Annotation<ErrorTitle> {
  /** What the conclusion of the step and its last writes depend on. */
  readonly kind?: 'cancelled' | 'manifest-not-written' | 'outputs-not-written';
}

/** The files and exports with the same cause, by name. `failed` exports were not triggered, `unknown` ones may have been. */
interface Group {
  readonly explanation: Explanation;
  readonly files: string[];
  readonly failed: string[];
  readonly unknown: string[];
}

/** Causes include untrusted text, so there may be very many. Further ones are grouped by title. */
const MAX_GROUPS = 40;

/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
export function toFailure(failure: RetryFailure, limits: RetryLimits): Failure | undefined {
  const explanation = explainFailure(failure, limits);
  return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}

/** Explains the failures of a report, one per cause. */
export function toFailures(report: PipelineReport, limits: RetryLimits): Failure[] {
  const groups = new Map<string, Group>();
  const add = (failure: RetryFailure, kind: 'files' | 'failed' | 'unknown', name: string): void => {
    const explanation = explainFailure(failure, limits);
    if (explanation === undefined) return;
    const { title, groupKey } = explanation;
    const hasRoom = groups.has(groupKey) || groups.size < MAX_GROUPS;
    const key = hasRoom ? groupKey : title;
    const what = hasRoom ? explanation.what : `The first of many errors: ${explanation.what}`;
    const empty = { files: [], failed: [], unknown: [] };
    const group: Group = groups.get(key) ?? { explanation: { ...explanation, what }, ...empty };
    // The advice about exports that may have been triggered takes precedence.
    groups.set(key, kind === 'unknown' ? { ...group, explanation } : group);
    // A rejected token affects the whole run, not the file or export that happened to come first.
    if (!isAuthError(failure.error)) group[kind].push(name);
  };
  for (const { failure, path } of report.uploads) if (failure) add(failure, 'files', path);
  for (const outcome of report.exports) {
    const { failure, status } = outcome;
    if (failure) add(failure, status === 'unknown' ? status : 'failed', formatExport(outcome));
  }
  return sortForAnnotations([...groups.values()]).map((group) => {
    const { title, what, advice } = group.explanation;
    const affected = describeAffected(group);
    return { title, lines: [affected, what, advice].filter((line) => line !== '') };
  });
}

/** Exports that an earlier step or attempt may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }: PipelineReport): Failure[] {
  const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
  if (unknown.length === 0) return [];
  const lines = [
    `An earlier step or attempt may have triggered ${plural(unknown.length, 'export')}, so this step did not: ${joinTruncated(unknown.map(formatExport))}`,
    'Look in the service: a pair that is there belongs out of the inputs, and without any there, `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`) triggers them.',
  ];
  return [{ title: 'Service error', lines }];
}

/** Keeps the order unless some groups get no annotation: then those that affect the most come first. */
function sortForAnnotations(groups: readonly Group[]): readonly Group[] {
  const count = ({ files, failed, unknown }: Group): number => files.length + failed.length + unknown.length;
  return groups.length <= MAX_ANNOTATIONS ? groups : groups.toSorted((a, b) => count(b) - count(a));
}

export function formatExport({ variantId, network }: { variantId: string; network: string }): string {
  return `${variantId} to ${network}`;
}

function describeAffected({ files, failed, unknown }: Group): string {
  const kinds = [
    [files, 'file not uploaded', 'files not uploaded'],
    [failed, 'export not triggered', 'exports not triggered'],
    [unknown, 'export that may have been triggered', 'exports that may have been triggered'],
  ] as const;
  return kinds
    .filter(([names]) => names.length > 0)
    .map(([names, one, many]) => `${plural(names.length, one, many)}: ${joinTruncated(names)}`)
    .join('; ');
}

/** The last failure ends with what "Re-run failed jobs" will do. */
export function withAdvice(failures: readonly Failure[], advice: string): readonly Failure[] {
  const last = failures.at(-1);
  if (last === undefined || advice === '') return failures;
  const lines = [...last.lines.slice(0, -1), `${last.lines.at(-1)} ${advice}`];
  return [...failures.slice(0, -1), { ...last, lines }];
}

/** Prints one annotation per failure, after the details in the log. */
export function annotateFailures(failures: readonly Failure[], log: Log): void {
  for (const { title, lines, details = [] } of failures) {
    log.list(details);
    log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [WHERE_TO_FIND] : []));
  }
}

/** Titles of failures that a user asks the operator of the service about. */
const OF_SERVICE: ReadonlySet<Failure['title']> = new Set([
  'Token rejected (401)',
  'Permission denied (403)',
  'Rate limited (429)',
  'Service error',
]);

/** By it the requests of the step are found in the access logs of the service. */
const WHERE_TO_FIND = `For the service's support: request id ${PROCESS_ID}`;

/** Explains why a step did not do all that it was asked for; empty if it did. */
export function whyNotDone(
  record: RunRecord,
  { limits, retryUnknown }: { readonly limits: RetryLimits; readonly retryUnknown: boolean },
  signal: AbortSignal,
): readonly Failure[] {
  const report = record.report();
  const failures = toFailures(report, limits);
  // With `retry-unknown` it is another failure, or the cancellation, that left them.
  if (!retryUnknown) failures.push(...explainEarlierUnknown(report));
  return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}

export function cancelledFailure(...lines: readonly string[]): Failure {
  return { title: 'Cancelled', kind: 'cancelled', lines };
}

/** Says what a cancelled run did, and what to do next. */
export function explainCancellation(record: RunRecord, { reason }: AbortSignal): Failure {
  const report = record.report();
  const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
  const done = describeDone(report).join('; ') || 'nothing was done';
  const advice =
    unknown.length > 0
      ? `May have been triggered, so check the service before you run it again: ${joinTruncated(unknown)}`
      : 'Run it again.';
  const lines = [
    `The run was cancelled (${reason}): ${done}.`,
    'The outputs and the manifest record what was done.',
    advice,
  ];
  return cancelledFailure(...lines);
}
