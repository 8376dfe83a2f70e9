import { isAuthError } from '../../../api/errors.ts';
import type { RunRecord } from '../../../pipeline/manifest/run-record.ts';
import type { ExportRequest, PipelineReport } from '../../../pipeline/outcomes.ts';
import type { RetryLimits } from '../../../retry/decide.ts';
import type { RetryFailure } from '../../../retry/results.ts';
import { causeChain } from '../../../support/error-text.ts';
import { explainDenial } from '../../../support/files.ts';
import { plural } from '../../../support/format.ts';
import { PROCESS_ID } from '../../../support/runtime.ts';
import { joinTruncated, truncate } from '../../../support/text.ts';
import type { Problem } from '../../runner/inputs/input-reader.ts';
import {
  type Annotation,
  escapeLogLine,
  type Log,
  MAX_ANNOTATION_LENGTH,
  MAX_ANNOTATION_LINES,
  MAX_ANNOTATIONS,
} from '../../runner/log.ts';
import { checkOutputFile } from '../../runner/outputs.ts';
import type { ErrorTitle } from '../../runner/titles.ts';
import { describeDone } from '../counts.ts';
import { type Explanation, explainFailure } from './explain-failure.ts';

/** One cause of a failed run, as the annotation and the job summary show it. */
export interface Failure extends Annotation<ErrorTitle> {
  /** What the conclusion of the step and its last writes depend on. */
  readonly kind?: 'cancelled' | 'manifest-not-written' | 'outputs-not-written';
}

/** Characters of all problems in an annotation. The rest is for the advice. */
const MAX_LENGTH = MAX_ANNOTATION_LENGTH - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = MAX_ANNOTATION_LINES - 1;

/**
 * A failure with a problem on each line. More than four share a line, and very long ones are truncated. The log has the whole list then.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
export function listFailure(
  title: ErrorTitle,
  problems: readonly string[],
  advice: string,
  details = problems,
): Failure {
  const texts = problems.map(escapeLogLine);
  const isTooLong = texts.join('').length > MAX_LENGTH;
  const shown = isTooLong
    ? texts.map((text) => truncate(text, Math.floor(MAX_LENGTH / texts.length)))
    : texts;
  const hasMore = isTooLong || details.length > problems.length;
  const seeLog = hasMore ? ` The log lists more (${plural(details.length, 'problem')} in total).` : '';
  const lines = shown.length > MAX_PROBLEM_LINES ? [shown.join(' · ')] : shown;
  const isInLog = details.length > MAX_PROBLEM_LINES || isTooLong;
  return { title, lines: [...lines, `${advice}${seeLog}`], ...(isInLog && { details }) };
}

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

export function invalidInputFailure(problems: readonly Problem[]): Failure {
  const shown = [...Map.groupBy(problems, ({ input }) => input)].flatMap(([input, all]) => {
    const more = all.length - MAX_PROBLEMS_PER_INPUT;
    if (more <= 0) return all;
    return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${plural(more, 'more problem')}` }];
  });
  const advice =
    "Nothing was sent. Correct the step's `with`, or the variables and files that are named here.";
  return listFailure('Invalid input', shown.map(formatProblem), advice, problems.map(formatProblem));
}

/** A sentence without a full stop. */
export function formatProblem({ input, text }: Problem): string {
  return `\`${input}\` ${text}`;
}

const NOT_WRITTEN = {
  'Manifest not written': 'manifest-not-written',
  'Outputs not written': 'outputs-not-written',
} as const;

/** Explains why a file of the step could not be written. */
export function notWritten(
  title: keyof typeof NOT_WRITTEN,
  path: string,
  error: unknown,
  advice: string,
): Failure {
  const reason = `${path}: ${causeChain(error).join(': ')}`;
  const denial = explainDenial(error);
  return { title, kind: NOT_WRITTEN[title], lines: [reason, denial ? `${denial} ${advice}` : advice] };
}

/** Why the file of outputs, or of a result, can't be written; `undefined` if it was. */
export async function whyNotWritten(
  path: string,
  advice: string,
  write: () => unknown,
): Promise<Failure | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return notWritten('Outputs not written', path, error, advice);
  }
}

/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
export function outputsFailure(env: NodeJS.ProcessEnv): Promise<Failure | undefined> {
  const advice = 'Nothing was sent, because later steps would not learn of it.';
  return whyNotWritten(outputFileName(env), advice, () => checkOutputFile(env));
}

/** The name of the file of outputs, for messages. */
export function outputFileName(env: NodeJS.ProcessEnv): string {
  return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}

/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
export function toFailure(failure: RetryFailure, limits: RetryLimits): Failure | undefined {
  const explanation = explainFailure(failure, limits);
  return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}

/** What can have one cause, each with its words for one and for many. */
const AFFECTED = {
  files: ['file not uploaded', 'files not uploaded'],
  failed: ['export not triggered', 'exports not triggered'],
  unknown: ['export that may have been triggered', 'exports that may have been triggered'],
} as const;
type Affected = keyof typeof AFFECTED;

/** The names of the files and exports with the same cause. */
interface Group extends Record<Affected, string[]> {
  readonly explanation: Explanation;
}

/** Error codes are untrusted text, so there may be very many. Further causes are grouped by title. */
const MAX_GROUPS = 40;

/** Explains the failures of a report, one per cause. */
export function toFailures(report: PipelineReport, limits: RetryLimits): Failure[] {
  const groups = new Map<string, Group>();
  const add = (failure: RetryFailure, kind: Affected, name: string): void => {
    const explanation = explainFailure(failure, limits);
    if (explanation === undefined) return;
    const { title, groupKey } = explanation;
    const hasRoom = groups.has(groupKey) || groups.size < MAX_GROUPS;
    const key = hasRoom ? groupKey : title;
    const what = hasRoom ? explanation.what : `The first of many errors: ${explanation.what}`;
    const empty = { files: [], failed: [], unknown: [] };
    const group = groups.get(key) ?? { explanation: { ...explanation, what }, ...empty };
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
    return { title, lines: [describeAffected(group), what, advice].filter((line) => line !== '') };
  });
}

/** If there are more groups than annotations, those that affect the most come first. */
function sortForAnnotations(groups: readonly Group[]): readonly Group[] {
  const count = ({ files, failed, unknown }: Group): number => files.length + failed.length + unknown.length;
  return groups.length <= MAX_ANNOTATIONS ? groups : groups.toSorted((a, b) => count(b) - count(a));
}

function describeAffected(group: Group): string {
  return (Object.keys(AFFECTED) as Affected[])
    .filter((kind) => group[kind].length > 0)
    .map((kind) => {
      const [one, many] = AFFECTED[kind];
      return `${plural(group[kind].length, one, many)}: ${joinTruncated(group[kind])}`;
    })
    .join('; ');
}

export function formatExport({ variantId, network }: ExportRequest): string {
  return `${variantId} to ${network}`;
}

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

export function cancelledFailure(...lines: readonly string[]): Failure {
  return { title: 'Cancelled', kind: 'cancelled', lines };
}

/** Adds advice to the last failure: what "Re-run failed jobs" will do. */
export function withAdvice(failures: readonly Failure[], advice: string): readonly Failure[] {
  const last = failures.at(-1);
  if (last === undefined || advice === '') return failures;
  return [
    ...failures.slice(0, -1),
    { ...last, lines: last.lines.with(-1, `${last.lines.at(-1)} ${advice}`) },
  ];
}

/** Titles of failures that a user asks the operator of the service about. */
const OF_SERVICE: ReadonlySet<ErrorTitle> = new Set([
  'Token rejected (401)',
  'Permission denied (403)',
  'Rate limited (429)',
  'Service error',
]);

/** Prints one annotation per failure, after the details in the log. */
export function annotateFailures(failures: readonly Failure[], log: Log): void {
  // By it the requests of the step are found in the access logs of the service.
  const whereToFind = `For the service's support: request id ${PROCESS_ID}`;
  for (const { title, lines, details = [] } of failures) {
    log.list(details);
    log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [whereToFind] : []));
  }
}
