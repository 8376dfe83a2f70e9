import { plural } from '../../support/format.ts';
import { truncate } from '../../support/text.ts';
import { escapeLogLine } from '../runner/sanitize.ts';
import type { Failure } from './failures.ts';

/** Characters of all problems in the annotation. The runner truncates annotations at 4,096 characters. */
const MAX_LENGTH = 3_600;

/** An annotation has four lines, the last of which says what to do. */
const MAX_PROBLEM_LINES = 3;

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
