import { MIN_SECRET_LENGTH } from '../../api/redaction/secrets.ts';
import { closestMatch } from '../../support/closest-match.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Warning } from '../runner/log.ts';
import type { InputReader } from './input-reader.ts';

const PREFIX = 'INPUT_';

/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
export function checkInputNames(env: NodeJS.ProcessEnv, known: ReadonlySet<string>): Warning[] {
  const misses = Object.keys(env).flatMap((variable) => {
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!variable.startsWith(PREFIX) || known.has(name) || !env[variable]?.trim()) return [];
    const meant = closestMatch(name, [...known]);
    return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
  });
  if (misses.length === 0) return [];
  const lines = [
    `Not an input of this action, so it is not used: ${joinTruncated(misses, 10)}`,
    "Correct the name in the step's `with`.",
  ];
  return [{ title: 'Unknown input', lines }];
}

/**
 * Rejects every other input in which a token stands: it would be told wherever that input is. And each token is for one
 * side alone: what is sent to the service must not hold the one for GitHub, nor the other way round.
 *
 * @param told names of the inputs that are told, with the variable that stands in for one
 */
export function rejectTokensInOtherInputs(
  reader: InputReader,
  tokens: { readonly token: string | undefined; readonly githubToken?: string | undefined },
  told: Readonly<Record<string, string | undefined>>,
): void {
  const { token = '', githubToken = '' } = tokens;
  for (const [secret, words] of [
    [token, 'the token'],
    [githubToken, 'the `github-token`'],
  ] as const) {
    if (secret.length < MIN_SECRET_LENGTH) continue;
    for (const [name, variable] of Object.entries(told)) {
      if (reader.text(name, variable).includes(secret)) reader.reject(name, `must not contain ${words}`);
    }
  }
  if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
    reader.reject('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
  }
}

function containsSecret(text: string, secret: string): boolean {
  return secret.length >= MIN_SECRET_LENGTH && text.includes(secret);
}
