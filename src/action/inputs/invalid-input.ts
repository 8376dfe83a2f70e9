import { cut } from '../../support/cut.ts';
import { plural } from '../../support/plural.ts';
import type { Failure } from '../failures/failures.ts';
import { printable } from '../runner/sanitize.ts';

/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const LONGEST = 3_600;

/** An annotation has four lines: this many are for the problems. */
const MOST_LINES = 3;

/**
 * An `Invalid input` that names every problem, in at most four lines: one a line where they are few, else several. Where
 * they are too long for one annotation each is cut, and all are in the log.
 *
 * @param problems those to be named, one sentence each without a full stop
 * @param details all there are
 * @param left what was left undone
 */
export function listProblems(
  problems: readonly string[],
  details = problems,
  left: 'sent' | 'started' = 'sent',
): Failure {
  const texts = problems.map(printable);
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const longest = Math.floor(LONGEST / texts.length);
  const shown = total > LONGEST ? texts.map((text) => cut(text, longest)) : texts;
  const inLog = details.length > MOST_LINES || total > LONGEST;
  const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${plural(details.length, 'problem')}` : ''}.`;
  return { title: 'Invalid input', lines: [...spread(shown), advice], ...(inLog && { details }) };
}

const ADVICE = "Correct it in the step's `with`, or what it names";

/** The texts over at most three lines, as evenly as they come. */
function spread(texts: readonly string[]): string[] {
  const aLine = Math.ceil(texts.length / MOST_LINES);
  const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
  return starts.map((start) => texts.slice(start, start + aLine).join(' · '));
}
