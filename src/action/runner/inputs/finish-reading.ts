import { MIN_SECRET_LENGTH } from '../../../api/redaction/secrets.ts';
import { misspelledWord } from '../../../support/closest-match.ts';
import type { InputReader, Problem, ReadResult } from './input-reader.ts';
import { ruleOf } from './input-table.ts';

interface Tokens {
  readonly token: string | undefined;
  readonly githubToken?: string | undefined;
}

/** Makes the checks that follow when an action has read all its inputs: tokens in other inputs, misspelled names. */
export function finishReading<T extends Tokens>(inputs: T, reader: InputReader): ReadResult<T> {
  rejectTokensInOtherInputs(reader, inputs);
  // First: other problems may only follow from a misspelled name.
  const problems = [...misspelledProblems(reader), ...reader.problems];
  return { inputs, problems, warnings: reader.warnings };
}

const PREFIX = 'INPUT_';

/** What other actions call `assets`. A wrapper may have such an input of its own, so they count only without `assets`. */
const FOR_ASSETS = ['file', 'files', 'path', 'paths', 'folder', 'source-dir'];
/** What other actions call further inputs of the root action. */
const OTHER_WORDS: Readonly<Record<string, string>> = { exclude: 'assets', plan: 'dry-run' };

/** Actions around this one often have such an input, and this one may see its variable. */
export const TOKEN_OF_WRAPPERS = 'github_token';

/**
 * The problems of inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
export function misspelledProblems(reader: InputReader): Problem[] {
  const { env, names } = reader;
  const variables = Object.keys(env).filter((name) => name.startsWith(PREFIX) && env[name]?.trim());
  // Two variables may differ in case only.
  const inputs = new Set(variables.map((name) => name.slice(PREFIX.length).toLowerCase()));
  return [...inputs.difference(names)].flatMap((input) => {
    if (input === TOKEN_OF_WRAPPERS) return [];
    const word = input.replaceAll('_', '-');
    const meant = misspelledWord(input, [...names]) ?? otherWord(word, reader);
    if (meant === undefined || word.startsWith(`${meant}-`)) return [];
    const exclusion = input === 'exclude' ? ' A line of it that begins with ! excludes.' : '';
    const text = `(from ${PREFIX}${input.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?${exclusion}`;
    return [{ input, text, meant }];
  });
}

/** The input of the root action that other actions call so. */
function otherWord(word: string, reader: InputReader): string | undefined {
  if (!reader.names.has('assets')) return undefined;
  return FOR_ASSETS.includes(word) && reader.given('assets') === '' ? 'assets' : OTHER_WORDS[word];
}

/** A token in another input would be shown with it, in the log or the manifest. And the service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader: InputReader, { token = '', githubToken = '' }: Tokens): void {
  const contains = (text: string, secret: string): boolean =>
    secret.length >= MIN_SECRET_LENGTH && text.includes(secret);
  for (const [secret, description] of [
    [token, 'the token'],
    [githubToken, 'the `github-token`'],
  ] as const) {
    for (const name of reader.names) {
      const text = reader.text(name);
      // A default is public, and the runner gives it like any value.
      const mayContain = ['token', 'github-token'].includes(name) || text === ruleOf(name).default;
      if (!mayContain && contains(text, secret)) reader.addProblem(name, `must not contain ${description}`);
    }
  }
  if (contains(token, githubToken) || contains(githubToken, token))
    reader.addProblem(
      'github-token',
      'must not be the `token`: one is for GitHub, the other for the service',
    );
}
