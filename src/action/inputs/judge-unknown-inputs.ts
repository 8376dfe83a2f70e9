import { nearestWord } from '../../support/closest-match.ts';
import { nameSome } from '../../support/name-some.ts';
import type { Notice } from '../runner/notice.ts';

const PREFIX = 'INPUT_';

/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
export function judgeUnknownInputs(env: NodeJS.ProcessEnv, known: ReadonlySet<string>): Notice[] {
  const misses = Object.keys(env).flatMap((variable) => {
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!variable.startsWith(PREFIX) || known.has(name) || !env[variable]?.trim()) return [];
    const meant = nearestWord(name, [...known]);
    return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
  });
  if (misses.length === 0) return [];
  const lines = [
    `Not an input of this action, so it is not used: ${nameSome(misses, 10)}`,
    "Correct the name in the step's `with`.",
  ];
  return [{ title: 'Unknown input', lines }];
}
