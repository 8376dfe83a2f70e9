import { reportNotAttempted } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import { truncate } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';
import type { RunResult } from '../run-result.ts';
import { escapeLogLine } from '../runner/sanitize.ts';

/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const MAX_LENGTH = 3_600;

/** An annotation has four lines: this many are for the problems. */
const MAX_PROBLEM_LINES = 3;

/**
 * An `Invalid input` that names every problem, in at most four lines: one a line where they are few, else several. Where
 * they are too long for one annotation each is cut, and all are in the log.
 *
 * @param problems those to be named, one sentence each without a full stop
 * @param details all there are
 * @param left what was left undone
 */
export function invalidInputFailure(
  problems: readonly string[],
  details = problems,
  left: 'sent' | 'started' = 'sent',
): Failure {
  const texts = problems.map(escapeLogLine);
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const longest = Math.floor(MAX_LENGTH / texts.length);
  const shown = total > MAX_LENGTH ? texts.map((text) => truncate(text, longest)) : texts;
  const inLog = details.length > MAX_PROBLEM_LINES || total > MAX_LENGTH;
  const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${plural(details.length, 'problem')}` : ''}.`;
  return { title: 'Invalid input', lines: [...toLines(shown), advice], ...(inLog && { details }) };
}

const ADVICE = "Correct it in the step's `with`, or what it names";

/** The texts over at most three lines, as evenly as they come. */
function toLines(texts: readonly string[]): string[] {
  const aLine = Math.ceil(texts.length / MAX_PROBLEM_LINES);
  const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
  return starts.map((start) => texts.slice(start, start + aLine).join(' · '));
}

/** Problems of one input that are shown: every input must be named, and one of them may have very many. */
const MAX_PROBLEMS_PER_INPUT = 3;

/** The end of a run whose inputs are wrong: every one of them is named at once. */
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
