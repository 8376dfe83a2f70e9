import { plural } from '../../support/format.ts';
import { type Failure, listFailure } from '../failures/failures.ts';
import type { Problem } from './input-reader.ts';

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

/**
 * The failure for invalid inputs. The log has all problems.
 *
 * @param omitted what the action did not do
 */
export function invalidInputFailure(
  problems: readonly Problem[],
  omitted: 'sent' | 'started' = 'sent',
): Failure {
  const byInput = Map.groupBy(problems, ({ input }) => input);
  const shown = [...byInput].flatMap(([input, all]) => {
    const more = all.length - MAX_PROBLEMS_PER_INPUT;
    if (more <= 0) return all;
    return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${plural(more, 'more problem')}` }];
  });
  const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.`;
  return listFailure('Invalid input', shown.map(formatProblem), advice, problems.map(formatProblem));
}

/** A sentence without a full stop. */
export function formatProblem({ input, text }: Problem): string {
  return `\`${input}\` ${text}`;
}
