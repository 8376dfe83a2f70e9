import { Secrets } from '../../api/redaction/secrets.ts';
import { closestMatch } from '../../support/closest-match.ts';
import { truncate } from '../../support/text.ts';
import { SECRET_VARIABLES } from '../runner/workflow-commands.ts';
import { INPUT_DEFAULTS } from './defaults.ts';

type Defaulted = keyof typeof INPUT_DEFAULTS;

interface Range {
  readonly min: number;
  readonly max?: number;
}

const MAX_QUOTE_LENGTH = 60;

/**
 * Reads inputs as the runner hands them over (`INPUT_<NAME>` in upper case, hyphens kept) and collects everything
 * that is wrong with them, so that it can be told at once. An empty value counts as not given.
 */
export class InputReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #problems: string[] = [];
  readonly #names = new Set<string>();

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** A sentence for each input that is wrong, starting with its name. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** The names of all inputs that were asked for. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** @param allowed what would be right, to follow the name: `must be …` */
  reject(name: string, allowed: string): void {
    this.#problems.push(`\`${name}\` ${allowed}`);
  }

  /** A value as it stands in a sentence about it: without the tokens, which may have been put into the wrong input. */
  quote(text: string): string {
    const tokens = SECRET_VARIABLES.map((name) => (this.#env[name] ?? '').trim());
    const hidden = tokens.reduce((rest, token) => new Secrets(token).redact(rest), text);
    return JSON.stringify(truncate(hidden, MAX_QUOTE_LENGTH));
  }

  /** The input without surrounding white space, else the environment variable, else the default, else `''`. */
  text(name: string, variable?: string): string {
    const given = this.#raw(name).trim();
    if (given !== '') return given;
    const inherited = variable === undefined ? undefined : this.#env[variable]?.trim();
    return inherited || (isDefaulted(name) ? INPUT_DEFAULTS[name] : '');
  }

  boolean(name: Defaulted): boolean {
    const text = this.text(name);
    // The spellings of YAML 1.2's core schema, as in @actions/core.
    if (/^(?:true|True|TRUE)$/.test(text)) return true;
    if (!/^(?:false|False|FALSE)$/.test(text))
      this.reject(
        name,
        `must be true or false, not ${this.quote(text)}${didYouMean(text, ['true', 'false'])}`,
      );
    return false;
  }

  /** @param range both ends included; without `max` only what a number can hold exactly bounds it */
  wholeNumber(name: string, range: Range): number {
    const { min, max } = range;
    const text = this.text(name);
    if (isWholeNumber(text, range)) return Number(text);
    const allowed = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
    this.reject(name, `must be a whole number ${allowed}, not ${this.quote(text)}`);
    return min;
  }

  /** A whole number as above, or the one word that is allowed instead. */
  wholeNumberOr<const T extends string>(name: Defaulted, word: T, range: Required<Range>): number | T {
    const text = this.text(name);
    if (text === word) return word;
    if (isWholeNumber(text, range)) return Number(text);
    const allowed = `a whole number from ${range.min} to ${range.max}, or ${word}`;
    this.reject(name, `must be ${allowed}, not ${this.quote(text)}${didYouMean(text, [word])}`);
    return range.min;
  }

  choice<const T extends string>(name: Defaulted, allowed: readonly [T, ...T[]]): T {
    const text = this.text(name);
    const chosen = allowed.find((word) => word === text);
    if (chosen !== undefined) return chosen;
    const hint = didYouMean(text, allowed);
    this.reject(name, `must be one of ${allowed.join(', ')}, not ${this.quote(text)}${hint}`);
    return allowed[0];
  }

  /** Lines without surrounding white space; blank ones and comments (`#`) are skipped. */
  lines(name: string): readonly { readonly number: number; readonly text: string }[] {
    return this.#raw(name)
      .split(/\r\n|\r|\n/)
      .map((line, index) => ({ number: index + 1, text: line.trim() }))
      .filter(({ text }) => text !== '' && !text.startsWith('#'));
  }

  /** Values, one a line or separated by commas; each is taken once. */
  list(name: string): readonly string[] {
    const text = this.text(name);
    const values = text.split(/[\r\n,]+/).map((value) => value.trim());
    const given = [...new Set(values.filter((value) => value !== ''))];
    if (text !== '' && given.length === 0) this.reject(name, `must have a value, not ${this.quote(text)}`);
    return given;
  }

  #raw(name: string): string {
    this.#names.add(name);
    return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
  }
}

function isWholeNumber(text: string, { min, max = Number.MAX_SAFE_INTEGER }: Range): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function didYouMean(text: string, allowed: readonly string[]): string {
  const nearest = closestMatch(text, allowed);
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

function isDefaulted(name: string): name is Defaulted {
  return Object.hasOwn(INPUT_DEFAULTS, name);
}
