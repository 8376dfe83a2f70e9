import { describe, expect, test } from 'vitest';
import { type AssetsInputs, parseAssetsInputs } from '../../../src/action/assets/assets-inputs.ts';
import { CONNECTION_DEFAULTS } from '../../../src/action/inputs/defaults.ts';
import { envWith } from '../env-with.ts';
import { readDeclared, variablesOf, variablesRead } from '../input-env.ts';

const NEEDED = {
  token: 'token-5b1f0c77',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
};

/** All inputs with values of which none is the default. */
const GIVEN = {
  ...NEEDED,
  'max-attempts': '4',
  'max-retry-wait': '5',
  'request-timeout': '6',
  'allow-http': 'true',
};

type Settings = Readonly<Record<string, string>>;

function problemsWith(inputs: Settings, variables: Settings = {}): readonly string[] {
  return parseAssetsInputs(envWith({ ...NEEDED, ...inputs }, variables)).problems;
}

/** The inputs, of which none may be wrong. */
function inputsWith(inputs: Settings = {}, variables: Settings = {}): AssetsInputs {
  const parsed = parseAssetsInputs(envWith({ ...NEEDED, ...inputs }, variables));
  expect(parsed.problems).toEqual([]);
  return parsed.inputs;
}

describe('assets/action.yml', () => {
  const declared = readDeclared('assets');

  test('has the defaults that the code has', () => {
    expect(declared.defaults).toEqual(CONNECTION_DEFAULTS);
  });

  test('has every input that the code reads, and no other', () => {
    expect(variablesRead(envWith(NEEDED), parseAssetsInputs)).toEqual(variablesOf(declared.inputs));
  });

  test('has no input that is not tried below', () => {
    expect([...declared.inputs].sort()).toEqual(Object.keys(GIVEN).sort());
  });
});

describe('an input', () => {
  const DEFAULTS = {
    token: 'token-5b1f0c77',
    baseUrl: 'https://api.example.com/v1',
    organizationId: 'org-1',
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    idleTimeoutMs: 60_000,
    allowHttp: false,
  };

  test('that is not given has its default', () => {
    expect(inputsWith()).toEqual(DEFAULTS);
  });

  test('that is empty counts as not given', () => {
    const blanks = Object.keys(GIVEN).map((name) => [name, '']);
    expect(inputsWith({ ...Object.fromEntries(blanks), ...NEEDED })).toEqual(DEFAULTS);
  });

  test('that is given is used', () => {
    expect(inputsWith(GIVEN)).toEqual({
      ...DEFAULTS,
      limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
      idleTimeoutMs: 6_000,
      allowHttp: true,
    });
  });

  test('may come from the environment', () => {
    const inputs = { token: '', 'base-url': '', organization: '' };
    const variables = {
      PLAYABLE_TOKEN: 'another-token',
      PLAYABLE_BASE_URL: 'https://else.example/',
      PLAYABLE_ORGANIZATION: 'org-2',
    };
    expect(inputsWith(inputs, variables)).toMatchObject({
      token: 'another-token',
      baseUrl: 'https://else.example',
      organizationId: 'org-2',
    });
  });
});

test('all problems are told at once', () => {
  const problems = problemsWith({
    token: '',
    'base-url': '',
    organization: '',
    'max-attempts': '0',
    'max-retry-wait': '-1',
    'request-timeout': '3601',
    'allow-http': 'on',
  });
  expect(problems.map((problem) => /^`([\w-]+)`/.exec(problem)?.[1]).sort()).toEqual(
    Object.keys(GIVEN).sort(),
  );
  expect(problems).toContain(
    '`organization` must be given to list its assets, as an input or as PLAYABLE_ORGANIZATION',
  );
});

test.each([
  ['base-url', `https://a.example/${NEEDED.token}`],
  ['organization', NEEDED.token],
])('the token in `%s` is refused, and not repeated', (name, value) => {
  expect(problemsWith({ [name]: value })).toEqual([`\`${name}\` must not contain the token`]);
});

test('an input that is none is told as a warning', () => {
  const { warnings } = parseAssetsInputs(envWith({ ...NEEDED, organisation: 'org-1' }));
  expect(warnings).toMatchObject([{ title: 'Unknown input' }]);
  expect(parseAssetsInputs(envWith(GIVEN)).warnings).toEqual([]);
});
