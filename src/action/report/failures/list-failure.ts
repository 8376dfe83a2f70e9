import { plural } from '../../../support/format.ts';
import { truncate } from '../../../support/text.ts';
import type { Problem } from '../../runner/inputs/input-reader.ts';
import { MAX_ANNOTATION_LENGTH, MAX_ANNOTATION_LINES } from '../../runner/log.ts';
import { escapeLogLine } from '../../runner/sanitize.ts';
import type { Failure } from './failures.ts';

/** Characters of all problems in an annotation, beside the advice. */
const MAX_LENGTH = MAX_ANNOTATION_LENGTH - 300;

/** The last line says what to do. */
const MAX_PROBLEM_LINES = MAX_ANNOTATION_LINES - 1;

/**
 * A failure with a list of problems, one a line. If there are more than four, they share a line, and the log has the list. If they are too
 * long, each is truncated, and the log has all details.
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
  const hasMore = isTooLong || details.length > problems.length;
  const seeLog = hasMore ? ` The log lists more (${plural(details.length, 'problem')} in total).` : '';
  const lines = shown.length > MAX_PROBLEM_LINES ? [shown.join(' · ')] : shown;
  return { title, lines: [...lines, `${advice}${seeLog}`], ...(inLog && { details }) };
}

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

export function invalidInputFailure(problems: readonly Problem[]): Failure {
  const byInput = Map.groupBy(problems, ({ input }) => input);
  const shown = [...byInput].flatMap(([input, all]) => {
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
