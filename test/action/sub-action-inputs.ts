import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/action/inputs/finish-reading.ts';
import type { Problem } from '../../src/action/inputs/input-reader.ts';
import type { Warning } from '../../src/action/runner/log.ts';
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
  readonly parse: (
    env: NodeJS.ProcessEnv,
    now?: Date,
  ) => {
    readonly inputs: Inputs;
    readonly problems: readonly Problem[];
    readonly warnings: readonly Warning[];
  };
  /** The inputs that must be given. They are part of every environment here. */
  readonly needed: Settings;
  /** Every input that not all sub-actions have, with a value that is not its default. */
  readonly given: Settings;
  /** Inputs that exclude one of `given`. */
  readonly alternatives?: readonly string[];
  /** Variables of the runner. */
  readonly runner?: Settings;
  /** The parsed inputs if only `needed` is given, without common ones that have their default. */
  readonly defaults: object;
  /** What is parsed of `given`, with this `organization`. */
  readonly read: (organization: string) => object;
  /** Inputs in which the token is rejected, and further inputs for this. */
  readonly tokenFree: readonly string[];
  readonly withToken?: Settings;
  /** A misspelled input and the input that was meant. */
  readonly misspelled: readonly [string, string];
}

/** Registers the tests that hold for every sub-action. Returns functions that parse inputs, for further tests. */
export function testSubActionInputs<Inputs>({
  folder,
  parse,
  needed,
  alternatives = [],
  runner = {},
  withToken = {},
  ...expected
}: SubActionInputs<Inputs>) {
  const given: Settings = { ...COMMON_GIVEN, ...expected.given };
  const defaults = { ...COMMON_DEFAULTS, ...expected.defaults };
  const parseWith = (inputs: Settings, variables: Settings = {}) =>
    parse(envWith({ ...needed, ...inputs }, { ...runner, ...variables }), new Date());
  const problemsWith = (inputs: Settings, variables?: Settings): readonly string[] =>
    parseWith(inputs, variables).problems.map(formatProblem);
  /** The parsed inputs, which must be valid. */
  const inputsWith = (inputs: Settings = {}, variables?: Settings): Inputs => {
    const parsed = parseWith(inputs, variables);
    expect(parsed.problems).toEqual([]);
    return parsed.inputs;
  };
  const names = [...Object.keys(given), ...alternatives];
  const declared = readDeclared(folder);

  describe(`${folder}/action.yml`, () => {
    test('declares exactly the inputs that the code reads', () => {
      expect(variablesRead(envWith(needed, runner), parse)).toEqual(variablesOf(declared.inputs));
    });

    test('declares no input that these tests leave out', () => {
      expect([...declared.inputs].sort()).toEqual(names.toSorted());
    });
  });

  test('an input that is not given has its default', () => {
    expect(inputsWith()).toEqual(defaults);
  });

  test.each(['', ' \n'])('an input with the value %j counts as not given', (blank) => {
    const blanks = Object.fromEntries(names.map((name) => [name, blank]));
    expect(inputsWith({ ...blanks, ...needed })).toEqual(defaults);
  });

  const VARIABLES = {
    PLAYABLE_TOKEN: 'another-token',
    PLAYABLE_BASE_URL: 'https://else.example/',
    PLAYABLE_ORGANIZATION: 'org-2',
  };

  test('every given input is used, also if its environment variable is set', () => {
    const used = { ...COMMON_READ, ...expected.read('org-1') };
    expect(inputsWith(given)).toEqual(used);
    expect(inputsWith(given, VARIABLES)).toEqual(used);
  });

  test('an input may come from an environment variable', () => {
    expect(inputsWith({ ...given, token: '', 'base-url': '', organization: '' }, VARIABLES)).toEqual({
      ...COMMON_READ,
      ...expected.read('org-2'),
      token: 'another-token',
      baseUrl: 'https://else.example',
    });
  });

  test.each(expected.tokenFree)('the token in `%s` is rejected and not repeated', (name) => {
    const valid = { ...CONNECTION, ...withToken };
    const value = name === 'base-url' ? `https://a.example/${valid.token}` : `a${valid.token}`;
    expect(problemsWith({ ...valid, [name]: value })).toEqual([`\`${name}\` must not contain the token`]);
    if (name !== 'base-url' && name !== 'organization') return;
    const variable = name === 'base-url' ? 'PLAYABLE_BASE_URL' : 'PLAYABLE_ORGANIZATION';
    expect(problemsWith({ ...valid, [name]: '' }, { [variable]: value })).toEqual([
      `\`${name}\` (from ${variable}) must not contain the token`,
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

  test('valid inputs cause no warning', () => {
    expect(parseWith(given).warnings).toEqual([]);
  });

  return { problemsWith, inputsWith };
}
