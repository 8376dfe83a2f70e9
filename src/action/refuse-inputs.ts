import { reportNothing } from '../pipeline/run-pipeline.ts';
import { plural } from '../support/plural.ts';
import type { Ending } from './ending.ts';
import type { Log } from './log.ts';

/** Lines about one input that are shown: an annotation is cut at 4,096 characters, and every input must be named. */
const MOST_LINES = 3;

/** The end of a run whose inputs are wrong: every one of them is named, and what there is no room for is in the log. */
export function refuseInputs(problems: readonly string[], log: Log): Ending {
  const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
  const lines = [...byInput].flatMap(([name, own]) => {
    if (own.length <= MOST_LINES) return own;
    for (const problem of own) log.info(problem);
    return [
      ...own.slice(0, MOST_LINES),
      `${name}: ${plural(own.length - MOST_LINES, 'more problem')}, in the log`,
    ];
  });
  return {
    conclusion: 'failure',
    report: reportNothing({ assets: [], exports: [] }),
    failures: [{ title: 'Invalid input', lines: ['Nothing was sent.', ...lines] }],
  };
}
