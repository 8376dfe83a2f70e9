import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMergeInputs } from '../../../src/action/merge/merge-inputs.ts';
import { readDeclared } from '../input-env.ts';
import { CONNECTION, type Settings, testSubActionInputs } from '../sub-action-inputs.ts';

const WORKSPACE = resolve('/somewhere/work');
const TEMP = resolve('/somewhere/temp');
const NEEDED = { manifests: 'm/*.json' };

const { problemsWith, inputsWith } = testSubActionInputs({
  folder: 'merge',
  parse: readMergeInputs,
  needed: NEEDED,
  given: {
    manifests: './a.json\n# comment\n\n  b/*.json\na.json\n!b/old.json',
    'if-pattern-unmatched': 'ignore',
    'run-id': '0123',
    variant: 'v1, v2',
    network: 'n1\nn2',
    exports: '',
    manifest: 'out/all.json',
    'reuse-unchanged': 'true',
    'retry-unknown': 'true',
    summary: 'false',
    'github-token': 'ghs_0123456789',
    environment: '{variant} on {network}',
  },
  runner: { GITHUB_WORKSPACE: WORKSPACE, RUNNER_TEMP: TEMP },
  defaults: {
    token: undefined,
    baseUrl: '',
    patterns: { include: ['m/*.json'], exclude: [] },
    ifPatternUnmatched: 'warn',
    runId: undefined,
    exports: [],
    workspace: WORKSPACE,
    manifestPath: undefined,
    reuseUnchanged: false,
    retryUnknown: false,
    summary: true,
    githubToken: undefined,
    environment: 'playable/{network}',
    quote: expect.any(Function),
  },
  read: () => ({
    patterns: { include: ['a.json', 'b/*.json'], exclude: ['b/old.json'] },
    ifPatternUnmatched: 'ignore',
    runId: 123,
    exports: ['v1', 'v2'].flatMap((variantId) => ['n1', 'n2'].map((network) => ({ variantId, network }))),
    workspace: WORKSPACE,
    manifestPath: join(WORKSPACE, 'out/all.json'),
    reuseUnchanged: true,
    retryUnknown: true,
    summary: false,
    githubToken: 'ghs_0123456789',
    environment: '{variant} on {network}',
    quote: expect.any(Function),
  }),
  tokenFree: ['manifests', 'variant', 'network', 'manifest', 'environment', 'base-url'],
  withToken: { variant: 'v', network: 'n' },
  misspelled: ['manifest-s', 'manifests'],
});

test('merge/action.yml declares the outputs of the root action', () => {
  expect(readDeclared('merge').outputs).toEqual(readDeclared().outputs);
});

test.each<[string, Settings, ...RegExp[]]>([
  ...['', ' ', '\n'].map((manifests): [string, Settings, RegExp] => [
    'manifests, one pattern per line',
    { manifests },
    /^`manifests` must be given: paths or patterns of the manifests of all parts, one per line$/,
  ]),
  [
    'a token and a service to export',
    { variant: 'v', network: 'n' },
    /^`token` is empty/,
    /^`base-url` is empty/,
  ],
])('a run needs %s: %j', (_, inputs, ...problems) => {
  expect(problemsWith(inputs)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});

test.each(['0', '-7', '1.5', '7 8', '#7', '9'.repeat(17), 'https://github.com/o/n/actions/runs/7'])(
  'run-id must be a whole number, which %j is not',
  (runId) => {
    expect(problemsWith({ 'run-id': runId })).toEqual([
      expect.stringMatching(/^`run-id` must be a whole number from 1, not "/),
    ]);
  },
);

test('the token is hidden in a quotation', () => {
  expect(inputsWith(CONNECTION).quote(`a "${CONNECTION.token}"`)).toBe('"a \\"***\\""');
});
