import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMergeInputs } from '../../../src/action/merge/merge-inputs.ts';
import { envWith, readDeclared } from '../input-env.ts';
import { namesIn, testSubActionInputs } from '../sub-action-inputs.ts';

const WORKSPACE = resolve('/somewhere/work');
const TEMP = resolve('/somewhere/temp');

const NEEDED = { manifests: 'm/*.json' };
const CONNECTION = { token: 'token-5b1f0c77', 'base-url': 'https://api.example.com/v1' };

const GIVEN = {
  ...CONNECTION,
  manifests: './a.json\n# comment\n\n  b/*.json\na.json\n!b/old.json',
  'run-id': '0123',
  variant: 'v1, v2',
  network: 'n1\nn2',
  manifest: 'out/all.json',
  'reuse-unchanged': 'true',
  'retry-unknown': 'true',
  summary: 'false',
  'github-token': 'ghs_0123456789',
  environment: '{variant} on {network}',
  'max-attempts': '4',
  'max-retry-wait': '5',
  'request-timeout': '6',
  'allow-http': 'true',
};

const { problemsWith, inputsWith } = testSubActionInputs({
  folder: 'merge',
  parse: readMergeInputs,
  needed: NEEDED,
  given: GIVEN,
  runner: { GITHUB_WORKSPACE: WORKSPACE, RUNNER_TEMP: TEMP },
  defaults: {
    token: undefined,
    baseUrl: '',
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    idleTimeoutMs: 60_000,
    allowHttp: false,
    patterns: { include: ['m/*.json'], exclude: [] },
    runId: undefined,
    exports: [],
    workspace: WORKSPACE,
    manifestPath: expect.stringMatching(/playable-export-manifest-[\da-f]{8}\.json$/),
    givenManifestPath: undefined,
    reuseUnchanged: false,
    retryUnknown: false,
    summary: true,
    githubToken: undefined,
    environment: 'playable/{network}',
    quote: expect.any(Function),
  },
  tokenFree: ['manifests', 'variant', 'network', 'manifest', 'environment', 'base-url'],
  withToken: { ...CONNECTION, variant: 'v', network: 'n' },
  misspelled: ['manifest-s', 'manifests'],
});

test('merge/action.yml declares the outputs of the root action', () => {
  expect(readDeclared('merge').outputs).toEqual(readDeclared().outputs);
});

test('the default manifest is in the folder for temporary files', () => {
  expect(dirname(inputsWith().manifestPath)).toBe(TEMP);
});

test('every given input is used', () => {
  expect(inputsWith(GIVEN)).toEqual({
    token: 'token-5b1f0c77',
    baseUrl: 'https://api.example.com/v1',
    limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
    idleTimeoutMs: 6_000,
    allowHttp: true,
    patterns: { include: ['a.json', 'b/*.json'], exclude: ['b/old.json'] },
    runId: 123,
    exports: [
      { variantId: 'v1', network: 'n1' },
      { variantId: 'v1', network: 'n2' },
      { variantId: 'v2', network: 'n1' },
      { variantId: 'v2', network: 'n2' },
    ],
    workspace: WORKSPACE,
    manifestPath: join(WORKSPACE, 'out/all.json'),
    givenManifestPath: join(WORKSPACE, 'out/all.json'),
    reuseUnchanged: true,
    retryUnknown: true,
    summary: false,
    githubToken: 'ghs_0123456789',
    environment: '{variant} on {network}',
    quote: expect.any(Function),
  });
});

test('an input may come from an environment variable, and the input wins', () => {
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

test('the workspace is the working directory if the runner sets no variable', () => {
  const { inputs, problems } = readMergeInputs(envWith(NEEDED));
  expect(problems).toEqual([]);
  expect(inputs.workspace).toBe(process.cwd());
});

describe('manifests', () => {
  test.each(['', ' ', '\n'])('must be given: %j counts as not given', (manifests) => {
    expect(problemsWith({ manifests })).toEqual([
      '`manifests` must be given: paths or patterns of the manifests of all parts, one per line',
    ]);
  });

  test.each(['# a comment', '!a.json'])(
    'must have a pattern that includes files, which %j does not',
    (manifests) => {
      expect(problemsWith({ manifests })).toEqual([
        '`manifests` must have a pattern that is neither an exclusion (!) nor a comment (#)',
      ]);
    },
  );

  test('must have a pattern after an exclamation mark', () => {
    expect(problemsWith({ manifests: 'a\n!' })).toEqual(['`manifests` must have a pattern after every !']);
  });
});

test.each(['0', '-7', '1.5', '7 8', '#7', '9'.repeat(17), 'https://github.com/o/n/actions/runs/7'])(
  'run-id must be a whole number, which %j is not',
  (runId) => {
    expect(problemsWith({ 'run-id': runId })).toEqual([
      expect.stringMatching(/^`run-id` must be a whole number from 1, not "/),
    ]);
  },
);

describe('exports', () => {
  test('need a token and a service', () => {
    expect(problemsWith({ variant: 'v', network: 'n' })).toEqual([
      expect.stringMatching(/^`token` is empty/),
      expect.stringMatching(/^`base-url` /),
    ]);
  });

  test('need both a variant and a network', () => {
    expect(problemsWith({ ...CONNECTION, variant: 'v' })).toEqual([
      expect.stringMatching(/^`network` is empty/),
    ]);
    expect(problemsWith({ ...CONNECTION, network: 'n' })).toEqual([
      expect.stringMatching(/^`variant` is empty/),
    ]);
  });

  test('are all pairs of a variant and a network, without duplicates', () => {
    expect(inputsWith({ ...CONNECTION, variant: 'v, v', network: 'n,,n' }).exports).toEqual([
      { variantId: 'v', network: 'n' },
    ]);
  });
});

test('all problems are reported at once', () => {
  const problems = problemsWith({
    token: 'two words',
    'base-url': 'nonsense',
    manifests: '!',
    'run-id': '7/attempts/2',
    network: 'n',
    summary: 'perhaps',
    'github-token': 'two words',
    environment: '{nothing}'.repeat(100),
    'max-attempts': '51',
    'max-retry-wait': '86401',
    'request-timeout': '0',
    'allow-http': '1',
  });
  expect(namesIn(problems)).toEqual([
    'allow-http',
    'base-url',
    'environment',
    'github-token',
    'manifests',
    'max-attempts',
    'max-retry-wait',
    'request-timeout',
    'run-id',
    'summary',
    'token',
    'variant',
  ]);
});

test('the token in the variable PLAYABLE_BASE_URL is rejected', () => {
  const variables = { PLAYABLE_BASE_URL: `https://a.example/${CONNECTION.token}` };
  expect(problemsWith({ token: CONNECTION.token }, variables)).toHaveLength(1);
});

test('the token is hidden in a quotation', () => {
  const { quote } = inputsWith(CONNECTION);
  expect(quote(`a "${CONNECTION.token}"`)).toBe('"a \\"***\\""');
});
