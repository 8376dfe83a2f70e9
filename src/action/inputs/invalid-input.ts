import { reportNotAttempted } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import { truncate } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import type { RunResult } from '../run-result.ts';
import { escapeLogLine } from '../runner/sanitize.ts';

/** Characters of all problems in the annotation. The runner truncates annotations at 4,096 characters. */
const MAX_LENGTH = 3_600;

/** An annotation has four lines, the last of which says what to do. */
const MAX_PROBLEM_LINES = 3;

/**
 * The failure for invalid inputs. Its annotation has at most four lines: several problems share a line if there are more than
 * three. If they are too long, each is truncated, and the log has all details.
 *
 * @param problems those for the annotation, as in `ReadResult`
 * @param details all problems, for the log
 * @param omitted what the action did not do
 */
export function invalidInputFailure(
  problems: readonly string[],
  details = problems,
  omitted: 'sent' | 'started' = 'sent',
): Failure {
  const texts = problems.map(escapeLogLine);
  const isTooLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH;
  const maxLength = Math.floor(MAX_LENGTH / texts.length);
  const shown = isTooLong ? texts.map((text) => truncate(text, maxLength)) : texts;
  const inLog = details.length > MAX_PROBLEM_LINES || isTooLong;
  const seeLog = inLog ? ` The log lists more (${plural(details.length, 'problem')} in total).` : '';
  const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.${seeLog}`;
  return { title: 'Invalid input', lines: [...toLines(shown), advice], ...(inLog && { details }) };
}

/** Spreads the texts evenly over at most three lines. */
function toLines(texts: readonly string[]): string[] {
  const perLine = Math.ceil(texts.length / MAX_PROBLEM_LINES);
  const starts = texts.flatMap((_, index) => (index % perLine === 0 ? index : []));
  return starts.map((start) => texts.slice(start, start + perLine).join(' · '));
}

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

/** The result of a run with invalid inputs. */
export function invalidInputsResult(problems: readonly string[]): RunResult {
  const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
  const shown = [...byInput].flatMap(([name, own]) => {
    const more = own.length - MAX_PROBLEMS_PER_INPUT;
    return more > 0
      ? [...own.slice(0, MAX_PROBLEMS_PER_INPUT), `${name} has ${plural(more, 'more problem')}`]
      : own;
  });
  return {
    conclusion: 'failure',
    report: reportNotAttempted({ assets: [], exports: [] }),
    failures: [invalidInputFailure(shown, problems)],
  };
}
