import type { CallFailure } from '../../api/call.ts';
import { isAuthError } from '../../api/errors.ts';
import type { PipelineReport } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import { PROCESS_ID } from '../../support/runtime.ts';
import { joinTruncated, truncate } from '../../support/text.ts';
import { type Log, MAX_ANNOTATION_LENGTH, MAX_ANNOTATION_LINES, MAX_ANNOTATIONS } from '../runner/log.ts';
import { escapeLogLine } from '../runner/sanitize.ts';
import type { ErrorTitle } from '../titles.ts';
import { type ExplainContext, type Explanation, explainFailure } from './explain-failure.ts';

/** One cause of a failed run, as the annotation and the job summary show it. */
export interface Failure {
  readonly title: ErrorTitle;
  /** What happened, where, and what to do. Not escaped yet; each is shown as a single line. */
  readonly lines: readonly string[];
  /** Further lines for the log. */
  readonly details?: readonly string[];
}

/** The affected files and exports, by name. `failed` exports were not triggered, `unknown` ones may have been. */
interface Affected {
  readonly files: string[];
  readonly failed: string[];
  readonly unknown: string[];
}

interface Cause extends Affected {
  readonly explanation: Explanation;
}

/** Causes include untrusted text, so there may be very many. Further causes are merged by title. */
const MAX_CAUSES = 40;

/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
export function toFailure(failure: CallFailure, context: ExplainContext): Failure | undefined {
  const explanation = explainFailure(failure, context);
  return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}

/** Explains the failures of a report, one per cause. */
export function toFailures(report: PipelineReport, context: ExplainContext): Failure[] {
  const causes = new Map<string, Cause>();
  const add = (failure: CallFailure, kind: keyof Affected, name: string): void => {
    const explanation = explainFailure(failure, context);
    if (explanation === undefined) return;
    const ownKey = `${explanation.title}\n${explanation.cause}`;
    const hasOwn = causes.has(ownKey) || causes.size < MAX_CAUSES;
    const key = hasOwn ? ownKey : explanation.title;
    const what = hasOwn ? explanation.what : `The first of many errors: ${explanation.what}`;
    const cause = causes.get(key) ?? {
      explanation: { ...explanation, what },
      files: [],
      failed: [],
      unknown: [],
    };
    // The advice about exports that may have been triggered takes precedence.
    causes.set(key, kind === 'unknown' ? { ...cause, explanation } : cause);
    // A rejected token affects the whole run, not the file or export that happened to come first.
    if (!isAuthError(failure.error)) cause[kind].push(name);
  };
  for (const outcome of report.uploads) {
    if (outcome.status === 'failed') add(outcome.failure, 'files', outcome.asset.path);
  }
  for (const outcome of report.exports) {
    if ((outcome.status === 'failed' || outcome.status === 'unknown') && outcome.failure !== undefined) {
      add(outcome.failure, outcome.status, formatExport(outcome));
    }
  }
  const failures = sortForAnnotations([...causes.values()]).map((cause) => {
    const { title, what, advice } = cause.explanation;
    const affected = describeAffected(cause);
    return { title, lines: [affected, what, advice].filter((line) => line !== '') };
  });
  return [...failures, ...explainEarlierUnknown(report)];
}

/** Exports that an earlier run may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }: PipelineReport): Failure[] {
  const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
  if (unknown.length === 0) return [];
  const what = `An earlier run may have triggered ${plural(unknown.length, 'export')}: ${joinTruncated(unknown.map(formatExport))}`;
  const lines = [
    what,
    'This run did not trigger them: the network would get the variant twice.',
    'Look for them in the service. Remove a pair that is there from the inputs. If none is there, set `retry-unknown: true`.',
  ];
  return [{ title: 'Service error', lines }];
}

/** Keeps the order unless some causes get no annotation: then those that affect the most come first. */
function sortForAnnotations(causes: readonly Cause[]): readonly Cause[] {
  const count = ({ files, failed, unknown }: Cause): number => files.length + failed.length + unknown.length;
  return causes.length <= MAX_ANNOTATIONS ? causes : causes.toSorted((a, b) => count(b) - count(a));
}

export function formatExport({ variantId, network }: { variantId: string; network: string }): string {
  return `${variantId} to ${network}`;
}

function describeAffected({ files, failed, unknown }: Affected): string {
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

/** Short, because annotations are. The first lines of the log say more. */
const WHERE_TO_FIND = `Access logs: ${PROCESS_ID}`;

/** Characters of all problems in an annotation, beside the advice. */
const MAX_LENGTH = MAX_ANNOTATION_LENGTH - 300;

/** The last line says what to do. */
const MAX_PROBLEM_LINES = MAX_ANNOTATION_LINES - 1;

/**
 * A failure with a list of problems. Its annotation has at most four lines: several problems share a line if there are more
 * than three. If they are too long, each is truncated, and the log has all details.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
export function listFailure(
  title: Failure['title'],
  problems: readonly string[],
  advice: string,
  details = problems,
): Failure {
  const texts = problems.map(escapeLogLine);
  const isTooLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH;
  const maxLength = Math.floor(MAX_LENGTH / texts.length);
  const shown = isTooLong ? texts.map((text) => truncate(text, maxLength)) : texts;
  const inLog = details.length > MAX_PROBLEM_LINES || isTooLong;
  const seeLog = inLog ? ` The log lists more (${plural(details.length, 'problem')} in total).` : '';
  return { title, lines: [...toLines(shown), `${advice}${seeLog}`], ...(inLog && { details }) };
}

/** Spreads the texts evenly over at most three lines. */
function toLines(texts: readonly string[]): string[] {
  const perLine = Math.ceil(texts.length / MAX_PROBLEM_LINES);
  const starts = texts.flatMap((_, index) => (index % perLine === 0 ? index : []));
  return starts.map((start) => texts.slice(start, start + perLine).join(' · '));
}
