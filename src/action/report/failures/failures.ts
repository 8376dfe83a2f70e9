import { causeChain } from '../../../support/error-text.ts';
import { explainDenial } from '../../../support/files.ts';
import { plural } from '../../../support/format.ts';
import { PROCESS_ID } from '../../../support/runtime.ts';
import { truncate } from '../../../support/text.ts';
import type { Problem } from '../../runner/inputs/input-reader.ts';
import {
  type Annotation,
  escapeLogLine,
  type Log,
  MAX_ANNOTATION_LENGTH,
  MAX_ANNOTATION_LINES,
} from '../../runner/log.ts';
import { checkOutputFile } from '../../runner/outputs.ts';
import type { ErrorTitle } from '../../runner/titles.ts';

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
 * A failure with a problem on each line. More than four share a line, and if all are too long together, each is truncated. Then the log
 * has them line by line.
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
  const isLong = shown.length > MAX_PROBLEM_LINES;
  const lines = [...(isLong ? [shown.join(' · ')] : shown), `${advice}${seeLog}`];
  return { title, lines, ...((isLong || hasMore) && { details }) };
}

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

export function invalidInputFailure(problems: readonly Problem[]): Failure {
  const shown = [...Map.groupBy(problems, ({ input }) => input)].flatMap(([input, all]) => {
    const more = all.length - MAX_PROBLEMS_PER_INPUT;
    // A line for one more problem is as long as that problem.
    if (more <= 1) return all;
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

export function cancelledFailure(...lines: readonly string[]): Failure {
  return { title: 'Cancelled', kind: 'cancelled', lines };
}

/** Adds advice to the last failure: what "Re-run failed jobs" will do. */
export function withAdvice(failures: readonly Failure[], advice: string): readonly Failure[] {
  const last = failures.at(-1);
  if (last === undefined || advice === '') return failures;
  return [
    ...failures.slice(0, -1),
    { ...last, lines: last.lines.with(-1, `${last.lines.at(-1)?.replace(/(?<![.?!])$/, '.')} ${advice}`) },
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
