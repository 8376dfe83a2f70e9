import { MIN_SECRET_LENGTH } from '../../api/redaction/secrets.ts';
import { misspelledWord } from '../../support/closest-match.ts';
import type { Warning } from '../runner/log.ts';
import type { InputReader, ReadResult } from './input-reader.ts';
import { ruleOf } from './input-table.ts';

interface Tokens {
  readonly token: string | undefined;
  readonly githubToken?: string | undefined;
}

/** Makes the checks that follow when an action has read all its inputs: tokens in other inputs, sessions, misspelled names. */
export function finishReading<T extends Tokens>(inputs: T, reader: InputReader): ReadResult<T> {
  rejectTokensInOtherInputs(reader, inputs);
  rejectMisspelledInputs(reader);
  return { inputs, problems: reader.problems, warnings: sessionWarnings(inputs.token, new Date()) };
}

const PREFIX = 'INPUT_';

/**
 * Rejects inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
export function rejectMisspelledInputs(reader: InputReader): void {
  for (const [name, meant] of misspelledInputs(reader))
    reader.addProblem(name, `is not an input of this action: did you mean \`${meant}\`?`);
}

/** By the names of such inputs, the names that were meant. */
export function misspelledInputs({ env, names }: InputReader): ReadonlyMap<string, string> {
  const misspelled = new Map<string, string>();
  for (const variable of Object.keys(env)) {
    const name = variable.slice(PREFIX.length).toLowerCase();
    if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim()) continue;
    const meant = misspelledWord(name, [...names]);
    if (meant !== undefined && !name.replaceAll('_', '-').startsWith(`${meant}-`))
      misspelled.set(name, meant);
  }
  return misspelled;
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
      if (!isToken && text !== ruleOf(name).default && containsSecret(text, secret))
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

const DAY_MS = 86_400_000;

const MAX_SESSION_DAYS = 7;

/** A warning about a token that may still work. It quotes no part of it. */
export function sessionWarnings(token: string | undefined, now: Date): Warning[] {
  const end = endOfSession(token ?? '');
  if (end === undefined) return [];
  const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [
    `\`token\` looks like a browser session (a JWT), which ${end > now ? 'expires' : 'expired'} on ${time}.`,
    `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token in the service's developer area, under tokens, and store it in the secret behind \`token\`.`,
  ];
  return [{ title: 'Session token', lines }];
}

/**
 * When the JWT of a browser session expires; `undefined` for any other token. An API token may be a JWT as well, because its
 * form is not shown. Sessions last at most 7 days (api/README.md, *Tokens and scopes*).
 */
function endOfSession(token: string): Date | undefined {
  const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  try {
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    const end = new Date(exp * 1_000);
    const isSession = (exp - iat) * 1_000 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(end.getTime());
    return isSession ? end : undefined;
  } catch {
    return undefined;
  }
}
