import { MIN_SECRET_LENGTH } from '../../api/redaction/secrets.ts';
import { misspelledWord } from '../../support/closest-match.ts';
import { INPUT_DEFAULTS } from './defaults.ts';
import type { InputReader, ReadResult } from './input-reader.ts';
import { tokenWarnings } from './token-warnings.ts';

interface Tokens {
  readonly token: string | undefined;
  readonly githubToken?: string | undefined;
  readonly tokenCreated?: Date | undefined;
}

/**
 * Makes the checks that follow when an action has read all its inputs: tokens in other inputs, old tokens, misspelled names.
 */
export function finishReading<T extends Tokens>(inputs: T, reader: InputReader, now: Date): ReadResult<T> {
  rejectTokensInOtherInputs(reader, inputs);
  rejectMisspelledInputs(reader);
  return { inputs, problems: reader.problems, warnings: tokenWarnings(inputs, now) };
}

const PREFIX = 'INPUT_';
const DEFAULTS: Readonly<Record<string, string | undefined>> = INPUT_DEFAULTS;

/**
 * Rejects inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
export function rejectMisspelledInputs(reader: InputReader): void {
  const { env, names } = reader;
  for (const variable of Object.keys(env)) {
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim()) continue;
    const meant = misspelledWord(name, [...names]);
    if (meant === undefined || name.replaceAll('_', '-').startsWith(`${meant}-`)) continue;
    reader.addProblem(name, `is not an input of this action: did you mean \`${meant}\`?`);
  }
}

/** A token in another input might be shown with it, in an address, the log or the manifest. The service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader: InputReader, { token = '', githubToken = '' }: Tokens): void {
  for (const [secret, description] of [
    [token, 'the token'],
    [githubToken, 'the `github-token`'],
  ] as const) {
    for (const name of reader.names) {
      const isToken = name === 'token' || name === 'github-token';
      const text = reader.text(name);
      // A default is public, and the runner gives it like any value.
      if (!isToken && text !== DEFAULTS[name] && containsSecret(text, secret))
        reader.addProblem(name, `must not contain ${description}`);
    }
  }
  if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
    reader.addProblem(
      'github-token',
      'must not be the `token`: one is for GitHub, the other for the service',
    );
  }
}

function containsSecret(text: string, secret: string): boolean {
  return secret.length >= MIN_SECRET_LENGTH && text.includes(secret);
}
