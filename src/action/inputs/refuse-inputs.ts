import { reportNothing } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/plural.ts';
import type { Ending } from '../ending.ts';
import { listProblems } from './invalid-input.ts';

/** Problems of one input that are shown: every input must be named, and one of them may have very many. */
const MOST_OF_ONE = 3;

/** The end of a run whose inputs are wrong: every one of them is named at once. */
export function refuseInputs(problems: readonly string[]): Ending {
  const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
  const shown = [...byInput].flatMap(([name, own]) => {
    const more = own.length - MOST_OF_ONE;
    return more > 0 ? [...own.slice(0, MOST_OF_ONE), `${name} has ${plural(more, 'more problem')}`] : own;
  });
  return {
    conclusion: 'failure',
    report: reportNothing({ assets: [], exports: [] }),
    failures: [listProblems(shown, problems)],
  };
}
