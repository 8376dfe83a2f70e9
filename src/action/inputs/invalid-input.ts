import { plural } from '../../support/format.ts';
import { type Failure, listFailure } from '../failures/failures.ts';

/**
 * The failure for invalid inputs.
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
  const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.`;
  return listFailure('Invalid input', problems, advice, details);
}

/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;

/** The failure for the invalid inputs of an action that uploads or exports, whose problems may be very many. */
export function invalidInputsFailure(problems: readonly string[]): Failure {
  const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
  const shown = [...byInput].flatMap(([name, own]) => {
    const more = own.length - MAX_PROBLEMS_PER_INPUT;
    return more > 0
      ? [...own.slice(0, MAX_PROBLEMS_PER_INPUT), `${name} has ${plural(more, 'more problem')}`]
      : own;
  });
  return invalidInputFailure(shown, problems);
}
