import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/action/report/failures/failures.ts';
import type { ReadResult } from '../../src/action/runner/inputs/input-reader.ts';
import { envWith, readDeclared, variablesOf, variablesRead } from './input-env.ts';

export type Settings = Readonly<Record<string, string>>;

/** How to reach the service. */
export const CONNECTION = { token: 'token-5b1f0c77', 'base-url': 'https://api.example.com/v1' };

const READ_CONNECTION = { token: CONNECTION.token, baseUrl: CONNECTION['base-url'] };

/** What every sub-action has: by default, and with values that are not the defaults. */
const COMMON_DEFAULTS = {
  ...READ_CONNECTION,
  limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
  idleTimeoutMs: 60_000,
  allowHttp: false,
};
const COMMON_GIVEN = {
  ...CONNECTION,
  'max-attempts': '4',
  'max-retry-wait': '5',
  'request-timeout': '6',
  'allow-http': 'true',
};
const COMMON_READ = {
  ...READ_CONNECTION,
  limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
  idleTimeoutMs: 6_000,
  allowHttp: true,
};

/** What differs between the inputs of the sub-actions. */
export interface SubActionInputs<Inputs> {
  readonly folder: 'games' | 'assets';
  readonly parse: (env: NodeJS.ProcessEnv) => ReadResult<Inputs>;
  /** The inputs that must be given. They are part of every environment here. */
  readonly needed: Settings;
  /** Every input that not all sub-actions have, with a value that is not its default. */
  readonly given: Settings;
  /** Inputs that exclude one of `given`. */
  readonly alternatives?: readonly string[];
  /** The parsed inputs if only `needed` is given, without common ones that have their default. */
  readonly defaults: object;
  /** What is parsed of `given`. */
  readonly read: object;
  /** A misspelled input and the input that was meant. */
  readonly misspelled: readonly [string, string];
}

/** Registers the tests that hold for every sub-action. Returns functions that parse inputs, for further tests. */
export function testSubActionInputs<Inputs>({
  folder,
  parse,
  needed,
  alternatives = [],
  ...expected
}: SubActionInputs<Inputs>) {
  const given: Settings = { ...COMMON_GIVEN, ...expected.given };
  const defaults = { ...COMMON_DEFAULTS, ...expected.defaults };
  const parseWith = (inputs: Settings) => parse(envWith({ ...needed, ...inputs }));
  const problemsWith = (inputs: Settings): readonly string[] => parseWith(inputs).problems.map(formatProblem);
  /** The parsed inputs, which must be valid. */
  const inputsWith = (inputs: Settings = {}): Inputs => {
    const parsed = parseWith(inputs);
    expect(parsed.problems).toEqual([]);
    expect(parsed.warnings).toEqual([]);
    return parsed.inputs;
  };
  const names = [...Object.keys(given), ...alternatives];
  const declared = readDeclared(folder);

  describe(`${folder}/action.yml`, () => {
    test('declares exactly the inputs that the code reads', () => {
      expect(variablesRead(envWith(needed), parse)).toEqual(variablesOf(declared.inputs));
    });

    test('declares no input that these tests leave out', () => {
      expect([...declared.inputs].sort()).toEqual(names.toSorted());
    });
  });

  const blanks = (blank: string) => Object.fromEntries(names.map((name) => [name, blank]));
  test.each([{}, blanks(''), blanks(' \n')])('an input that is not given has its default: %j', (inputs) => {
    expect(inputsWith({ ...inputs, ...needed })).toEqual(defaults);
  });

  // Of variables and of tokens in other inputs: test/action/runner/inputs.
  test('every given input is used', () => {
    expect(inputsWith(given)).toEqual({ ...COMMON_READ, ...expected.read });
  });

  test('the token in another input is rejected', () => {
    expect(problemsWith({ organization: `a${CONNECTION.token}` })).toEqual([
      '`organization` must not contain the token',
    ]);
  });

  test('a missing token is not excused with an input that only the root action has', () => {
    expect(problemsWith({ token: '' })).toEqual([
      expect.stringMatching(/^`token` is empty: .*, or the run is from a fork\. From a step\?/),
    ]);
  });

  test('a misspelled input is rejected with the name that was meant', () => {
    const [name, meant] = expected.misspelled;
    expect(problemsWith({ [name]: 'true' })).toEqual([
      `\`${name}\` (from INPUT_${name.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?`,
    ]);
  });

  test('what other actions call inputs of the root action is no problem', () => {
    expect(problemsWith({ files: 'a', exclude: 'b', plan: 'true', github_token: 'c' })).toEqual([]);
  });

  return { problemsWith, inputsWith };
}
