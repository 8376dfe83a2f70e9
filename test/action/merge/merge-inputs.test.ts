import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INPUT_DEFAULTS } from '../../../src/action/inputs/defaults.ts';
import { type MergeInputs, readMergeInputs } from '../../../src/action/merge/merge-inputs.ts';
import { envWith, readDeclared, variablesOf, variablesRead } from '../input-env.ts';

const WORKSPACE = resolve('/somewhere/work');
const TEMP = resolve('/somewhere/temp');
const RUNNER = { GITHUB_WORKSPACE: WORKSPACE, RUNNER_TEMP: TEMP };

const NEEDED = { manifests: 'm/*.json' };
const CONNECTION = { token: 'token-5b1f0c77', 'base-url': 'https://api.example.com/v1' };

/** All inputs with values of which none is the default. */
const GIVEN = {
  ...CONNECTION,
  manifests: './a.json\n# comment\n\n  b/*.json\na.json\n!b/old.json',
  variant: 'v1, v2',
  network: 'n1\nn2',
  manifest: 'out/all.json',
  summary: 'false',
  'github-token': 'ghs_0123456789',
  environment: '{variant} on {network}',
  'max-attempts': '4',
  'max-retry-wait': '5',
  'request-timeout': '6',
  'allow-http': 'true',
};

type Settings = Readonly<Record<string, string>>;

function envOf(inputs: Settings, variables: Settings = {}): NodeJS.ProcessEnv {
  return envWith({ ...NEEDED, ...inputs }, { ...RUNNER, ...variables });
}

function problemsWith(inputs: Settings, variables: Settings = {}): readonly string[] {
  return readMergeInputs(envOf(inputs, variables)).problems;
}

/** The inputs, of which none may be wrong. */
function inputsWith(inputs: Settings = {}, variables: Settings = {}): MergeInputs {
  const parsed = readMergeInputs(envOf(inputs, variables));
  expect(parsed.problems).toEqual([]);
  return parsed.inputs;
}

describe('merge/action.yml', () => {
  const declared = readDeclared('merge');

  test('has the defaults that the code has', () => {
    const inCode = Object.entries(INPUT_DEFAULTS).filter(([name]) => declared.inputs.includes(name));
    expect(declared.defaults).toEqual(Object.fromEntries(inCode));
  });

  test('has every input that the code reads, and no other', () => {
    expect(variablesRead(envOf({}), readMergeInputs)).toEqual(variablesOf(declared.inputs));
  });

  test('has no input that is not tried below', () => {
    expect([...declared.inputs].sort()).toEqual(Object.keys(GIVEN).sort());
  });

  test('has the outputs of the root action', () => {
    expect(declared.outputs).toEqual(readDeclared().outputs);
  });
});

describe('an input', () => {
  const DEFAULTS = {
    token: undefined,
    baseUrl: '',
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    idleTimeoutMs: 60_000,
    allowHttp: false,
    patterns: { include: ['m/*.json'], exclude: [] },
    exports: [],
    workspace: WORKSPACE,
    manifestPath: expect.stringMatching(/playable-export-manifest-[\da-f]{8}\.json$/),
    givenManifestPath: undefined,
    summary: true,
    githubToken: undefined,
    environment: 'playable/{network}',
    quote: expect.any(Function),
  };

  test('that is not given has its default', () => {
    const inputs = inputsWith();
    expect(inputs).toEqual(DEFAULTS);
    expect(dirname(inputs.manifestPath)).toBe(TEMP);
  });

  test('that is empty or blank counts as not given', () => {
    for (const blank of ['', ' \n']) {
      const blanks = Object.keys(GIVEN).map((name) => [name, blank]);
      expect(inputsWith({ ...Object.fromEntries(blanks), ...NEEDED })).toEqual(DEFAULTS);
    }
  });

  test('that is given is used', () => {
    expect(inputsWith(GIVEN)).toEqual({
      token: 'token-5b1f0c77',
      baseUrl: 'https://api.example.com/v1',
      limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
      idleTimeoutMs: 6_000,
      allowHttp: true,
      patterns: { include: ['a.json', 'b/*.json'], exclude: ['b/old.json'] },
      exports: [
        { variantId: 'v1', network: 'n1' },
        { variantId: 'v1', network: 'n2' },
        { variantId: 'v2', network: 'n1' },
        { variantId: 'v2', network: 'n2' },
      ],
      workspace: WORKSPACE,
      manifestPath: join(WORKSPACE, 'out/all.json'),
      givenManifestPath: join(WORKSPACE, 'out/all.json'),
      summary: false,
      githubToken: 'ghs_0123456789',
      environment: '{variant} on {network}',
      quote: expect.any(Function),
    });
  });

  test('may come from the environment, which the input beats', () => {
    const variables = { PLAYABLE_TOKEN: 'another-token', PLAYABLE_BASE_URL: 'https://else.example/' };
    expect(inputsWith({}, variables)).toMatchObject({
      token: 'another-token',
      baseUrl: 'https://else.example',
    });
    expect(inputsWith(CONNECTION, variables)).toMatchObject({
      token: CONNECTION.token,
      baseUrl: CONNECTION['base-url'],
    });
  });

  test('may do without what a runner sets', () => {
    const { inputs, problems } = readMergeInputs(envWith(NEEDED));
    expect(problems).toEqual([]);
    expect(inputs.workspace).toBe(process.cwd());
  });
});

describe('manifests', () => {
  test.each(['', ' ', '\n'])('must be given, and are not by %j', (manifests) => {
    expect(problemsWith({ manifests })).toEqual([
      '`manifests` must be given: the paths of the manifests of all parts, or patterns, one a line',
    ]);
  });

  test.each(['# a comment', '!a.json'])('must have a pattern beside %j', (manifests) => {
    expect(problemsWith({ manifests })).toEqual([
      '`manifests` must have a pattern that is neither an exclusion (!) nor a comment (#)',
    ]);
  });

  test('must say what to exclude', () => {
    expect(problemsWith({ manifests: 'a\n!' })).toEqual(['`manifests` must have a pattern after every !']);
  });
});

describe('exports', () => {
  test('need a token and a service', () => {
    expect(problemsWith({ variant: 'v', network: 'n' })).toEqual([
      expect.stringMatching(/^`token` is empty/),
      expect.stringMatching(/^`base-url` /),
    ]);
  });

  test('need both a variant and a network', () => {
    expect(problemsWith({ ...CONNECTION, variant: 'v' })).toEqual(['`network` must be given with `variant`']);
    expect(problemsWith({ ...CONNECTION, network: 'n' })).toEqual(['`variant` must be given with `network`']);
  });

  test('are as many as there are pairs of the different ones', () => {
    expect(inputsWith({ ...CONNECTION, variant: 'v, v', network: 'n,,n' }).exports).toEqual([
      { variantId: 'v', network: 'n' },
    ]);
  });
});

test('all problems are told at once', () => {
  const problems = problemsWith({
    token: 'two words',
    'base-url': 'nonsense',
    manifests: '!',
    network: 'n',
    summary: 'perhaps',
    'github-token': 'two words',
    environment: '{nothing}'.repeat(100),
    'max-attempts': '51',
    'max-retry-wait': '86401',
    'request-timeout': '0',
    'allow-http': '1',
  });
  expect([...new Set(problems.map((problem) => /^`([\w-]+)`/.exec(problem)?.[1]))].sort()).toEqual([
    'allow-http',
    'base-url',
    'environment',
    'github-token',
    'manifests',
    'max-attempts',
    'max-retry-wait',
    'request-timeout',
    'summary',
    'token',
    'variant',
  ]);
});

describe('the token', () => {
  const EXPORTS = { ...CONNECTION, variant: 'v', network: 'n' };

  test.each(['manifests', 'variant', 'network', 'manifest', 'environment'])(
    'is refused in `%s`, and not repeated',
    (name) => {
      expect(problemsWith({ ...EXPORTS, [name]: `a${CONNECTION.token}` })).toEqual([
        `\`${name}\` must not contain the token`,
      ]);
    },
  );

  test('is refused in the address, given or inherited', () => {
    const address = `https://a.example/${CONNECTION.token}`;
    const problems = ['`base-url` must not contain the token'];
    expect(problemsWith({ ...CONNECTION, 'base-url': address })).toEqual(problems);
    expect(problemsWith({ token: CONNECTION.token }, { PLAYABLE_BASE_URL: address })).toHaveLength(1);
  });

  test('is hidden in what is quoted', () => {
    const { quote } = inputsWith(CONNECTION);
    expect(quote(`a "${CONNECTION.token}"`)).toBe('"a \\"***\\""');
  });
});

describe('a warning', () => {
  test('tells of an input of the root action that this one does not have', () => {
    const { warnings, problems } = readMergeInputs(envOf({ 'manifest-s': 'x' }));
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ title: 'Unknown input' }]);
  });

  test('tells of a session of a browser', () => {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: 1 })}.c2lnbmF0dXJl`;
    expect(readMergeInputs(envOf({ token }), new Date()).warnings).toMatchObject([
      { title: 'Session token' },
    ]);
  });

  test('is not needed', () => {
    expect(readMergeInputs(envOf(GIVEN)).warnings).toEqual([]);
  });
});
