import { MIN_SECRET_LENGTH } from '../../api/redaction/secrets.ts';
import { closestMatch } from '../../support/closest-match.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Warning } from '../runner/log.ts';
import type { InputReader, ReadResult } from './input-reader.ts';
import { tokenWarnings } from './token-warnings.ts';

interface Tokens {
  readonly token: string | undefined;
  readonly githubToken?: string | undefined;
  readonly tokenCreated?: Date | undefined;
}

/**
 * Makes the checks that follow when an action has read all its inputs: tokens in other inputs, old tokens, unknown inputs.
 *
 * @param reportedInputs names of the inputs that appear in addresses, outputs, the manifest, the summary or the log
 */
export function finishReading<T extends Tokens>(
  inputs: T,
  reader: InputReader,
  reportedInputs: readonly string[],
  now: Date,
): ReadResult<T> {
  rejectTokensInOtherInputs(reader, inputs, reportedInputs);
  const warnings = [...tokenWarnings(inputs, now), ...checkInputNames(reader)];
  return { inputs, problems: reader.problems, warnings };
}

const PREFIX = 'INPUT_';

/**
 * Warns of inputs that were given but never read, and names the input that was likely meant. Reports only near misses: the
 * runner lists the allowed inputs itself, and other programs may set such variables too.
 */
export function checkInputNames({ env, names }: InputReader): Warning[] {
  const misspelled = Object.keys(env).flatMap((variable) => {
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim()) return [];
    const meant = closestMatch(name, [...names]);
    return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
  });
  if (misspelled.length === 0) return [];
  const lines = [
    `Not an input of this action, so it is ignored: ${joinTruncated(misspelled, 10)}`,
    "Correct the name in the step's `with`.",
  ];
  return [{ title: 'Unknown input', lines }];
}

/** A token in another input would be reported with it. The service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(
  reader: InputReader,
  { token = '', githubToken = '' }: Tokens,
  reportedInputs: readonly string[],
): void {
  for (const [secret, description] of [
    [token, 'the token'],
    [githubToken, 'the `github-token`'],
  ] as const) {
    for (const name of reportedInputs) {
      if (containsSecret(reader.text(name), secret)) reader.reject(name, `must not contain ${description}`);
    }
  }
  if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
    reader.reject('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
  }
}

function containsSecret(text: string, secret: string): boolean {
  return secret.length >= MIN_SECRET_LENGTH && text.includes(secret);
}
