import { plural } from '../../support/format.ts';
import { type Failure, listFailure } from '../failures/failures.ts';

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

/**
 * The failure for invalid inputs. The log has all problems.
 *
 * @param problems as in `ReadResult`
 * @param omitted what the action did not do
 */
export function invalidInputFailure(
  problems: readonly string[],
  omitted: 'sent' | 'started' = 'sent',
): Failure {
  const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
  const shown = [...byInput].flatMap(([name, own]) => {
    const more = own.length - MAX_PROBLEMS_PER_INPUT;
    return more > 0
      ? [...own.slice(0, MAX_PROBLEMS_PER_INPUT), `${name} has ${plural(more, 'more problem')}`]
      : own;
  });
  const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.`;
  return listFailure('Invalid input', shown, advice, problems);
}
