import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/action/report/failures/failures.ts';
import { EMPTY_VARIABLE } from '../../../src/action/runner/inputs/input-reader.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import { envWith, NEEDED, readDeclared, variablesOf, variablesRead } from '../input-env.ts';

type Changes = Readonly<Record<string, string | undefined>>;

const WORKSPACE = resolve('/somewhere/work');
const TEMP = resolve('/somewhere/temp');
const RUNNER = { GITHUB_WORKSPACE: WORKSPACE, RUNNER_TEMP: TEMP };
const DECLARED = readDeclared();

/** An environment with the needed inputs and these changes; `undefined` removes a needed input. */
function envOf(changes: Changes, variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...NEEDED, ...changes })) {
    if (value !== undefined) given[name] = value;
  }
  return envWith(given, { ...RUNNER, ...variables });
}

function problemsWith(changes: Changes, variables?: Readonly<Record<string, string>>): readonly string[] {
  return readUploadInputs(envOf(changes, variables)).problems.map(formatProblem);
}

/** Reads valid inputs. */
function inputsWith(changes: Changes = {}, variables?: Readonly<Record<string, string>>): UploadInputs {
  const { inputs, problems } = readUploadInputs(envOf(changes, variables));
  expect(problems).toEqual([]);
  return inputs;
}

test('action.yml has the inputs that the code reads, and no other', () => {
  expect(variablesRead(envOf({}), readUploadInputs)).toEqual(variablesOf(DECLARED.inputs));
});

describe('every input', () => {
  const DEFAULT_LIMITS = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  /** Each input with a value that is not its default, what it sets, and to what: by default, and with this value. */
  const OPTIONAL: readonly (readonly [string, string, keyof UploadInputs, unknown, unknown])[] = [
    ['working-directory', 'game', 'workingDirectory', WORKSPACE, join(WORKSPACE, 'game')],
    ['file-name', 'path', 'fileNaming', 'basename', 'path'],
    ['content-types', '*.bin: a/b', 'contentTypeRules', [], [{ pattern: '*.bin', mediaType: 'a/b' }]],
    ['size-limits', 'total: 2 MB', 'sizeLimits', [], [{ bytes: 2_000_000, value: 2, unit: 'MB' }]],
    ['include-hidden-files', 'true', 'includeHidden', false, true],
    ['if-no-files-found', 'warn', 'ifNoFilesFound', 'error', 'warn'],
    ['if-pattern-unmatched', 'error', 'ifPatternUnmatched', 'warn', 'error'],
    ['concurrency', '3', 'concurrency', 'auto', 3],
    ['max-attempts', '4', 'limits', DEFAULT_LIMITS, { maxAttempts: 4, maxRetryWaitMs: 5_000 }],
    ['max-retry-wait', '5', 'limits', DEFAULT_LIMITS, { maxAttempts: 4, maxRetryWaitMs: 5_000 }],
    ['request-timeout', '6', 'idleTimeoutMs', 60_000, 6_000],
    ['manifest', 'manifest.json', 'manifestPath', undefined, join(WORKSPACE, 'manifest.json')],
    ['reuse-unchanged', 'true', 'reuseUnchanged', 'auto', true],
    ['matrix', '{"os":"linux"}', 'matrix', '', '{"os":"linux"}'],
    ['retry-unknown', 'true', 'retryUnknown', false, true],
    ['summary', 'false', 'summary', true, false],
    ['allow-http', 'true', 'allowHttp', false, true],
    ['github-token', 'ghs_0123456789', 'githubToken', undefined, 'ghs_0123456789'],
    ['environment', 'ads/{variant}', 'environment', 'playable/{network}', 'ads/{variant}'],
  ];
  const GIVEN = {
    ...NEEDED,
    'dry-run': 'true',
    ...Object.fromEntries(OPTIONAL.map(([name, text]) => [name, text])),
  };

  test.each([
    ['has its default if it is not given', {}, OPTIONAL.map(([, , key, byDefault]) => [key, byDefault])],
    ['has its value if it is given', GIVEN, OPTIONAL.map(([, , key, , given]) => [key, given])],
  ])('%s', (_, given, expected) => {
    expect(inputsWith({ ...given, 'dry-run': 'false' })).toEqual({
      token: 'token-5b1f0c77',
      baseUrl: 'https://api.example.com/v1',
      organizationId: 'org-1',
      exports: [{ variantId: 'v1', network: 'net' }],
      patterns: { include: ['**'], exclude: [] },
      workspace: WORKSPACE,
      dryRun: false,
      isToUpload: true,
      ...Object.fromEntries(expected),
    });
  });

  test('of action.yml is part of these tests', () => {
    // It takes the place of `variant` and `network`.
    expect([...Object.keys(GIVEN), 'exports'].sort()).toEqual([...DECLARED.inputs].sort());
  });

  test.each(Object.keys(GIVEN))('counts as not given if it is empty: %s', (name) => {
    const read = (env: NodeJS.ProcessEnv) => {
      const { inputs, problems } = readUploadInputs(env);
      return { inputs, problems };
    };
    // A dry run would hide the effect of other inputs.
    const given = { ...GIVEN, 'dry-run': String(name === 'dry-run') };
    const absent = read(envOf({ ...given, [name]: undefined }));
    expect(read(envOf({ ...given, [name]: '' }))).toEqual(absent);
    expect(read(envOf({ ...given, [name]: ' \n ' }))).toEqual(absent);
    expect(read(envOf(given))).not.toEqual(absent);
  });
});

const ALONE = { variant: undefined, network: undefined };

describe('problems', () => {
  test.each<[string, Changes, ...RegExp[]]>([
    // What is empty, word for word: test/e2e/failures.test.ts.
    [
      'a manifest that a later run finds',
      { 'reuse-unchanged': 'true' },
      /^`manifest` must be given with `reuse-unchanged: true`/,
    ],
    ['an organization to upload to', { organization: '' }, /^`organization` is empty.* upload assets/],
    [
      'assets for size limits',
      { 'size-limits': 'total: 1 MB', assets: '' },
      /^`size-limits` must be given with `assets`: /,
    ],
    [
      'an earlier step or attempt to retry unknown exports of',
      { 'retry-unknown': 'true', 'reuse-unchanged': 'false' },
      /^`retry-unknown` must not be given with `reuse-unchanged: false`: it is about exports of an earlier /,
    ],
    [
      'exports in one form only',
      { exports: 'v: n' },
      /^`exports` must not be given with `variant`: write every pair into `exports`$/,
      /^`exports` must not be given with `network`/,
    ],
    ...[...['v', ': n', 'v:', '# only a comment']].map((line): [string, Changes, RegExp] => [
      `a variant before a colon and a network behind it, not ${line}`,
      { ...ALONE, exports: line },
      /^`exports` (?:line 1 must be `variant, variant: network, network`|must have a line that is no comment)/,
    ]),
    [
      'valid inputs in a dry run too',
      { 'dry-run': 'true', token: 'with space', 'base-url': 'nonsense', concurrency: '0' },
      /^`token` must/,
      /^`base-url` must/,
      /^`concurrency` must/,
    ],
  ])('say that a run needs %s', (_, changes, ...expected) => {
    expect(problemsWith(changes)).toEqual(expected.map((problem) => expect.stringMatching(problem)));
  });

  test.each<[string, Changes, Partial<UploadInputs>]>([
    ['an upload alone', ALONE, { patterns: { include: ['**'], exclude: [] }, exports: [] }],
    [
      'exports alone, without an organization',
      { assets: '', organization: '' },
      { organizationId: '', patterns: undefined, isToUpload: false },
    ],
    [
      'lines of exports, in which a pair given twice is one',
      { variant: '', network: '', exports: '# all\nv:1, v2: a,b,\n\n v2 :b\nv3: c' },
      {
        exports: ['v:1 a', 'v:1 b', 'v2 a', 'v2 b', 'v3 c'].map((pair) => {
          const [variantId = '', network = ''] = pair.split(' ');
          return { variantId, network };
        }),
      },
    ],
    [
      'a dry run without anything that a pull request from a fork lacks',
      { 'dry-run': 'true', token: '', 'base-url': '', organization: '' },
      { token: undefined, baseUrl: '', organizationId: '' },
    ],
  ])('are none for %s', (_, changes, expected) => {
    expect(inputsWith(changes)).toMatchObject(expected);
  });
});

describe('an input that only serves `assets`, which is empty,', () => {
  const DEFAULTS = { 'working-directory': './', 'file-name': 'basename', 'include-hidden-files': 'False' };
  const warningsWith = (changes: Changes) => readUploadInputs(envOf({ assets: '', ...changes })).warnings;
  const warningOf = (names: string) => ({
    title: 'No files found',
    lines: [
      'Nothing was uploaded, because `assets` is empty: the exports are of the files that the service has.',
      `Only \`assets\` needs what is given: ${names}.`,
      `If files were meant: ${EMPTY_VARIABLE}. If not, leave these inputs out.`,
    ],
  });

  test.each([
    ['working-directory', 'game'],
    ['file-name', 'path'],
    ['content-types', '*.bin: a/b'],
    ['include-hidden-files', 'true'],
    ['if-no-files-found', 'warn'],
    ['if-pattern-unmatched', 'error'],
  ])('is a warning: %s', (name, text) => {
    expect(warningsWith({ ...DEFAULTS, [name]: text })).toEqual([warningOf(`\`${name}\``)]);
    expect(warningsWith({ [name]: text, assets: '**' })).toEqual([]);
    expect(warningsWith({ [name]: text, asets: '**' })).toEqual([]);
  });

  test('is named with the others', () => {
    const given = { 'file-name': 'path', 'content-types': '*.bin: a/b' };
    expect(warningsWith(given)).toEqual([warningOf('`file-name`, `content-types`')]);
  });

  test.each(['', 'with its default'])('is none if it is not given%s', (given) => {
    const defaults = { ...DEFAULTS, 'if-no-files-found': 'error', 'if-pattern-unmatched': 'warn' };
    expect(warningsWith(given === '' ? {} : defaults)).toEqual([]);
  });
});

test.each([
  ['a', ['a']],
  ['a, b\nc ,d\n\n# f\ne,', ['a', 'b', 'c', 'd', 'e']],
  ['a\r\nb\rc\r\n', ['a', 'b', 'c']],
  ['b\na\nb,a', ['b', 'a']],
  [' a b ,\tc', ['a b', 'c']],
])('splits %j by lines and commas, and removes duplicates', (text, expected) => {
  expect(inputsWith({ variant: text }).exports.map(({ variantId }) => variantId)).toEqual(expected);
  expect(inputsWith({ network: text }).exports.map(({ network }) => network)).toEqual(expected);
});

describe('a whole number', () => {
  test.each<{ name: string; min: number; max: number; read: (inputs: UploadInputs) => unknown; or?: string }>(
    [
      { name: 'concurrency', min: 1, max: 128, read: ({ concurrency }) => concurrency, or: ', or auto' },
      { name: 'max-attempts', min: 1, max: 50, read: ({ limits }) => limits.maxAttempts },
      { name: 'max-retry-wait', min: 0, max: 86_400, read: ({ limits }) => limits.maxRetryWaitMs / 1000 },
      { name: 'request-timeout', min: 1, max: 3_600, read: ({ idleTimeoutMs }) => idleTimeoutMs / 1000 },
    ],
  )('of `$name` is from $min to $max', ({ name, min, max, read, or = '' }) => {
    for (const number of [min, max]) expect(read(inputsWith({ [name]: ` ${number} \n` }))).toBe(number);
    for (const number of [min - 1, max + 1])
      expect(problemsWith({ [name]: String(number) })).toEqual([
        `\`${name}\` must be a whole number from ${min} to ${max}${or}, not "${number}"`,
      ]);
  });

  test.each([
    ...['1.5', '1e1', '0x10', '1_0', '1,0', '+7', '７', 'Infinity', 'NaN', 'many', '7s', '7 8'],
    '99999999999999999999',
  ])('is not %s', (text) => {
    expect(problemsWith({ 'max-attempts': text })).toEqual([
      `\`max-attempts\` must be a whole number from 1 to 50, not "${text}"`,
    ]);
  });
});

test.each(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])('a boolean may be %s', (text) => {
  expect(inputsWith({ 'dry-run': ` ${text}\n` }).dryRun).toBe(text.toLowerCase() === 'true');
});

test.each([
  ...['yes', 'no', 'on', 'off', '1', '0', 'y', 'tRUE', 'truE', 'null'],
  ...['untrue', 'falsely', 'true false', "'true'"],
])('a boolean must not be %j', (text) => {
  const problem = `\`dry-run\` must be true or false, not ${JSON.stringify(text)}`;
  expect(problemsWith({ 'dry-run': text })).toEqual([problem]);
});

test.each<[string, keyof UploadInputs, ...string[]]>([
  ['file-name', 'fileNaming', 'basename', 'path'],
  ['if-no-files-found', 'ifNoFilesFound', 'error', 'warn', 'ignore'],
  ['if-pattern-unmatched', 'ifPatternUnmatched', 'error', 'warn', 'ignore'],
])('each word of a list may be given: %s', (name, key, ...words) => {
  for (const word of words) expect(inputsWith({ [name]: ` ${word}\n` })[key]).toBe(word);
});

test.each(['other', 'Basename', 'PATH', 'path,basename', 'constructor'])('no other may be: %j', (text) => {
  const problem = `\`file-name\` must be one of basename, path, not ${JSON.stringify(text)}`;
  expect(problemsWith({ 'file-name': text })).toEqual([problem]);
});

test.each<[Changes, boolean]>([
  [{ 'dry-run': 'yes' }, true],
  [{ dry_run: 'true' }, true],
  [{ plan: 'true' }, true],
  [{ concurrency: 'many' }, false],
])('what is meant as a dry run does not touch the record of the others: %j', (changes, dryRun) => {
  expect(readUploadInputs(envOf(changes)).inputs.dryRun).toBe(dryRun);
});

describe('an input that the action does not have', () => {
  const problemOf = (name: string, meant: string) =>
    `\`${name}\` (from INPUT_${name.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?`;

  test.each([
    ['dry_run', 'dry-run'],
    ['asets', 'assets'],
    ['plan', 'dry-run'],
  ])('is rejected if it is nearly one that the action has, or its name elsewhere: %s', (name, meant) => {
    expect(problemsWith({ [name]: 's3cr3t' })).toEqual([problemOf(name, meant)]);
  });

  test('is rejected with how to exclude if it is `exclude`', () => {
    expect(problemsWith({ exclude: '*.map' })).toEqual([
      `${problemOf('exclude', 'assets')} A line of it that begins with ! excludes.`,
    ]);
  });

  test.each(['file', 'files', 'path', 'paths', 'folder', 'source-dir', 'source_dir'])(
    'is rejected if other actions call `assets` so and that is empty: %s',
    (name) => {
      expect(problemsWith({ assets: '', [name]: 'dist/**' })).toEqual([problemOf(name, 'assets')]);
      expect(problemsWith({ [name]: 'dist/**' })).toEqual([]);
    },
  );

  test('is named before what follows from it', () => {
    expect(problemsWith({ network: '', networks: 'unity' })).toEqual([
      problemOf('networks', 'network'),
      expect.stringMatching(/^`network` is empty, and `variant` is given/),
    ]);
    expect(problemsWith({ ...ALONE, assets: '', files: 'dist' })[0]).toBe(problemOf('files', 'assets'));
  });

  test.each([
    ['asets', true],
    ['files', true],
    ['variants', false],
  ])('says whether the step was to upload: %s', (name, isToUpload) => {
    const { inputs } = readUploadInputs(envOf({ assets: '', organization: '', [name]: 'x' }));
    expect(inputs).toMatchObject({ patterns: undefined, isToUpload });
  });

  test.each(['zebra', 'assets-folder', 'token_file', 'manifest-id', 'organization_id', 'include-hidden'])(
    'is no problem otherwise: %s',
    (name) => {
      expect(problemsWith({ [name]: 'x' })).toEqual([]);
    },
  );

  test('is rejected once in any case, and `github_token` in none', () => {
    const variables = { INPUT_DRY_RUN: 'true', INPUT_dry_run: 'true', INPUT_github_token: 'x' };
    expect(problemsWith({}, variables)).toEqual([problemOf('dry_run', 'dry-run')]);
  });

  test('is no problem if it is empty, or a variable without the prefix of inputs', () => {
    const variables = { INPUTS: 'x', INPUT_: 'x', VARIANTS: 'x' };
    expect(problemsWith({ variants: '', asets: ' \n' }, variables)).toEqual([]);
  });
});

test.each<[Changes, ...string[]]>([
  [{ environment: 'ads/{network}' }, '`environment` without `github-token`: no export'],
  [{ github_token: 'x' }, '`github_token` (from INPUT_GITHUB_TOKEN) without `github-token`: no export'],
  [{ environment: 'playable/{network}' }],
  [{ environment: '', github_token: ' ' }],
  [{ environment: 'a', github_token: 'x', 'github-token': 'ghs_0123456789' }],
])('a warning says that no export is recorded as a deployment: %j', (changes, ...expected) => {
  const { problems, warnings } = readUploadInputs(envOf(changes));
  expect(problems).toEqual([]);
  expect(warnings.map(({ title, lines }) => `${title}: ${lines[0]}`)).toEqual(
    expected.map((line) => `Deployment not recorded: ${line} is recorded as a deployment.`),
  );
});

test('paths are relative to the workspace, without one to the current folder, or absolute', () => {
  const paths = { 'working-directory': './game/build/', manifest: resolve('/out/m.json') };
  const absolute = { workingDirectory: join(WORKSPACE, 'game/build'), manifestPath: resolve('/out/m.json') };
  expect(inputsWith(paths)).toMatchObject({ workspace: WORKSPACE, ...absolute });
  const inputs = inputsWith({ manifest: 'm.json' }, { GITHUB_WORKSPACE: '' });
  expect(inputs).toMatchObject({ workspace: process.cwd(), manifestPath: resolve('m.json') });
});

test('a step without anything to do was to upload: the patterns may come from an empty variable', () => {
  const { inputs, problems } = readUploadInputs(envOf({ variant: '', network: '', assets: '' }));
  expect(inputs.isToUpload).toBe(true);
  expect(problems.map(formatProblem)[0]).toMatch(/^`assets` or `variant` with `network`.*nothing to do/);
});

test.each(['variant', 'network', 'exports'])(
  'a step with only `%s` was to export, and not to upload',
  (name) => {
    const { inputs, problems } = readUploadInputs(envOf({ ...ALONE, assets: '', [name]: 'x' }));
    expect(inputs.isToUpload).toBe(false);
    expect(problems.map(formatProblem).join()).not.toMatch(/nothing to do/);
  },
);
