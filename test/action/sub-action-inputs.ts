import { describe, expect, test } from 'vitest';
import type { Warning } from '../../src/action/runner/log.ts';
import { envWith, knownDefaults, readDeclared, variablesOf, variablesRead } from './input-env.ts';

export type Settings = Readonly<Record<string, string>>;

/** What differs between the inputs of the sub-actions. */
export interface SubActionInputs<Inputs> {
  readonly folder: 'games' | 'assets' | 'merge';
  readonly parse: (
    env: NodeJS.ProcessEnv,
    now?: Date,
  ) => {
    readonly inputs: Inputs;
    readonly problems: readonly string[];
    readonly warnings: readonly Warning[];
  };
  /** The inputs that must be given. They are part of every environment here. */
  readonly needed: Settings;
  /** Every input with a value that is not its default. */
  readonly given: Settings;
  /** Inputs that exclude one of `given`. */
  readonly alternatives?: readonly string[];
  /** Variables of the runner. */
  readonly runner?: Settings;
  /** The parsed inputs if only `needed` is given. */
  readonly defaults: object;
  /** Inputs in which the token is rejected, and valid inputs with a token to which they are added. */
  readonly tokenFree: readonly string[];
  readonly withToken: Settings & { readonly token: string };
  /** A misspelled input and the input that was meant. */
  readonly misspelled: readonly [string, string];
}

/** Registers the tests that hold for every sub-action. Returns functions that parse inputs, for further tests. */
export function testSubActionInputs<Inputs>({
  folder,
  parse,
  needed,
  given,
  alternatives = [],
  runner = {},
  ...expected
}: SubActionInputs<Inputs>) {
  const parseWith = (inputs: Settings, variables: Settings = {}) =>
    parse(envWith({ ...needed, ...inputs }, { ...runner, ...variables }), new Date());
  const problemsWith = (inputs: Settings, variables?: Settings): readonly string[] =>
    parseWith(inputs, variables).problems;
  /** The parsed inputs, which must be valid. */
  const inputsWith = (inputs: Settings = {}, variables?: Settings): Inputs => {
    const parsed = parseWith(inputs, variables);
    expect(parsed.problems).toEqual([]);
    return parsed.inputs;
  };
  const names = [...Object.keys(given), ...alternatives];
  const declared = readDeclared(folder);

  describe(`${folder}/action.yml`, () => {
    test('declares the defaults that the code has', () => {
      expect(declared.defaults).toEqual(knownDefaults(declared));
    });

    test('declares exactly the inputs that the code reads', () => {
      expect(variablesRead(envWith(needed, runner), parse)).toEqual(variablesOf(declared.inputs));
    });

    test('declares no input that these tests leave out', () => {
      expect([...declared.inputs].sort()).toEqual(names.toSorted());
    });
  });

  test('an input that is not given has its default', () => {
    expect(inputsWith()).toEqual(expected.defaults);
  });

  test.each(['', ' \n'])('an input with the value %j counts as not given', (blank) => {
    const blanks = Object.fromEntries(names.map((name) => [name, blank]));
    expect(inputsWith({ ...blanks, ...needed })).toEqual(expected.defaults);
  });

  test.each(expected.tokenFree)('the token in `%s` is rejected and not repeated', (name) => {
    const { token } = expected.withToken;
    const value = name === 'base-url' ? `https://a.example/${token}` : `a${token}`;
    expect(problemsWith({ ...expected.withToken, [name]: value })).toEqual([
      `\`${name}\` must not contain the token`,
    ]);
  });

  test('a misspelled input is rejected with the name that was meant', () => {
    const [name, meant] = expected.misspelled;
    expect(problemsWith({ [name]: 'true' })).toEqual([
      `\`${name}\` is not an input of this action: did you mean \`${meant}\`?`,
    ]);
  });

  test('a token of a browser session is a warning', () => {
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iat: 0, exp: 1 })}.c2lnbmF0dXJl`;
    expect(parseWith({ token }).warnings).toMatchObject([{ title: 'Session token' }]);
  });

  test('valid inputs cause no warning', () => {
    expect(parseWith(given).warnings).toEqual([]);
  });

  return { parseWith, problemsWith, inputsWith };
}

/** The names of the inputs that these problems are about, sorted, each once. */
export function namesIn(problems: readonly string[]): (string | undefined)[] {
  return [...new Set(problems.map((problem) => /^`([\w-]+)`/.exec(problem)?.[1]))].sort();
}
