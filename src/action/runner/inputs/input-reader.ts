import { escapeStrays, joinTruncated, trimInvisible, truncate } from '../../../support/text.ts';
import type { Warning } from '../log.ts';
import { redactTokens } from '../runner.ts';
import { type InputName, ruleOf } from './input-table.ts';

/** What is wrong with an input, or with what it names. */
export interface Problem {
  readonly input: string;
  /** The rest of a sentence that begins with the input's name, without a full stop: `must be …` */
  readonly text: string;
  /** If `input` is no input at all: the one that was meant. */
  readonly meant?: string;
}

export interface ReadResult<T> {
  /** If there are problems, values may be invalid or placeholders: report the problems, and send nothing. */
  readonly inputs: T;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
}

const MAX_QUOTE_LENGTH = 60;

/** Why an output of a step can be empty, without a final full stop. */
export const FROM_STEP = 'From a step? Its `id` is missing, or the step comes later';
/** Why an input can be empty although the workflow gives it, without a final full stop. */
export const EMPTY_VARIABLE = `\`\${{ vars.NAME }}\` gives nothing if no variable has that name, and a repository variable is not read by itself. ${FROM_STEP}`;

/**
 * Reads inputs from the runner's variables (`INPUT_<NAME>` in upper case, hyphens kept) and collects all problems, so that
 * they can be reported at once. An input that is empty, white space or invisible counts as not given.
 */
export class InputReader {
  readonly env: NodeJS.ProcessEnv;
  readonly problems: Problem[] = [];
  readonly warnings: Warning[] = [];
  /** The names of all inputs that were read so far. */
  readonly names = new Set<string>();

  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  /** @param text as in `Problem`; it gets the name of the input's variable if the value comes from there */
  addProblem(input: string, text: string): void {
    const { variable = '' } = ruleOf(input);
    const isFromVariable = !trimInvisible(this.#valueOf(input)) && this.env[variable]?.trim();
    this.problems.push({ input, text: isFromVariable ? `(from ${variable}) ${text}` : text });
  }

  /** Rejects a value and quotes it, so never call it with a token. @param allowed completes `must be …` */
  rejectValue(name: string, text: string, allowed: string): void {
    this.addProblem(name, `must be ${allowed}, not ${this.quote(text)}`);
  }

  /** Quotes a value in a message: truncated, with escapes for what is invisible, and without a token, which may be in the wrong input. */
  quote(text: string): string {
    return escapeStrays(JSON.stringify(truncate(redactTokens(text, this.env), MAX_QUOTE_LENGTH)));
  }

  /** The trimmed input without its environment variable and default; `''` if not given. */
  given(name: string): string {
    const text = this.#raw(name).trim();
    return trimInvisible(text) === '' ? '' : text;
  }

  /** The trimmed input; if not given, its environment variable, then its default, then `''`. */
  text(name: string): string {
    const { variable = '', default: byDefault = '' } = ruleOf(name);
    return this.given(name) || this.env[variable]?.trim() || byDefault;
  }

  /** A boolean, or `word` if given. */
  boolean<const T extends string = never>(name: InputName, word?: T): boolean | T {
    const text = this.text(name);
    if (text === word) return word;
    // The spellings of YAML 1.2's core schema, as in @actions/core.
    if (/^(?:true|True|TRUE)$/.test(text)) return true;
    if (/^(?:false|False|FALSE)$/.test(text)) return false;
    this.rejectValue(name, text, word === undefined ? 'true or false' : `${word}, true or false`);
    return word ?? false;
  }

  /** A whole number, or `word` if given. */
  wholeNumber<const T extends string = never>(name: InputName, word?: T): number | T {
    const { min = 0, max } = ruleOf(name);
    const text = this.text(name);
    if (text === word) return word;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER)) return number;
    const range = `a whole number from ${min}${max === undefined ? '' : ` to ${max}`}`;
    this.rejectValue(name, text, word === undefined ? range : `${range}, or ${word}`);
    return min;
  }

  choice<const T extends string>(name: InputName, allowed: readonly [T, ...T[]]): T {
    const text = this.text(name);
    const chosen = allowed.find((word) => word === text);
    if (chosen === undefined) this.rejectValue(name, text, `one of ${allowed.join(', ')}`);
    return chosen ?? allowed[0];
  }

  /** The lines, without blanks and invisible characters around them, with their numbers from 1. Skips blank lines and comments (`#`). */
  lines(name: string): readonly { readonly number: number; readonly text: string }[] {
    return this.#raw(name)
      .split(/\r\n|\r|\n/)
      .map((line, index) => ({ number: index + 1, text: trimInvisible(line) }))
      .filter(({ text }) => text !== '' && !text.startsWith('#'));
  }

  /** The values of the lines, one per line or separated by commas, without duplicates. */
  list(name: string): readonly string[] {
    const lines = this.lines(name);
    if (this.given(name) !== '' && lines.length === 0)
      this.addProblem(name, 'must have a line that is no comment (#)');
    return [...new Set(lines.flatMap(({ text }) => this.split(name, text)))];
  }

  /** The values between the commas of a part of a line: `a, b,` has two. Nothing before a comma, as in `a,, b`, is a problem. */
  split(name: string, part: string): readonly string[] {
    const values = part.split(',').map(trimInvisible);
    if (values.at(-1) === '') values.pop();
    if (values.includes(''))
      this.addProblem(name, `has nothing before a comma in ${this.quote(part)}. ${EMPTY_VARIABLE}`);
    return values.filter((value) => value !== '');
  }

  /**
   * Cleans values that people copy from pages: cuts off blanks and invisible characters around each, and rejects those inside, except
   * ordinary blanks (the contract, *What goes over the wire*). Leaves out what is empty then, and duplicates.
   *
   * @param isShown whether the message may quote a value
   */
  copied(name: string, values: readonly string[], isShown = true): string[] {
    const cleaned = [...new Set(values.map(trimInvisible))].filter((value) => value !== '');
    const wrong = cleaned.filter((value) => escapeStrays(value) !== value);
    if (wrong.length === 0) return cleaned;
    const codes = wrong.flatMap((value) => escapeStrays(value).match(/\\u\{[\da-f]+\}/g) ?? []);
    const shown = isShown ? `: ${joinTruncated(wrong.map((value) => this.quote(value)))}` : '';
    const distinct = joinTruncated([...new Set(codes)]);
    this.addProblem(name, `must have no invisible or control characters (${distinct})${shown}`);
    return cleaned;
  }

  #raw(name: string): string {
    this.names.add(name);
    return this.#valueOf(name);
  }

  #valueOf(name: string): string {
    return this.env[`INPUT_${name.toUpperCase()}`] ?? '';
  }
}
