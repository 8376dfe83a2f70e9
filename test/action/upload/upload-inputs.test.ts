import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT_DEFAULTS } from '../../../src/action/inputs/defaults.ts';
import {
  readInputs,
  temporaryManifestPath,
  type UploadInputs,
} from '../../../src/action/upload/upload-inputs.ts';
import { envWith, NEEDED, readDeclared, variablesOf, variablesRead } from '../input-env.ts';

describe('upload inputs', () => {
  const WORKSPACE = resolve('/somewhere/work');
  const TEMP = resolve('/somewhere/temp');
  const RUNNER = { GITHUB_WORKSPACE: WORKSPACE, RUNNER_TEMP: TEMP };

  const DECLARED = readDeclared();

  /** The problems with these inputs beside all that is needed; `undefined` takes a needed one away. */
  function problemsWith(
    changes: Readonly<Record<string, string | undefined>>,
    variables: Readonly<Record<string, string>> = {},
  ): readonly string[] {
    return readInputs(envOf(changes, variables)).problems;
  }

  /** The inputs, of which none may be wrong. */
  function inputsWith(
    changes: Readonly<Record<string, string | undefined>> = {},
    variables: Readonly<Record<string, string>> = {},
  ): UploadInputs {
    const { inputs, problems } = readInputs(envOf(changes, variables));
    expect(problems).toEqual([]);
    return inputs;
  }

  function envOf(
    changes: Readonly<Record<string, string | undefined>>,
    variables: Readonly<Record<string, string>>,
  ): NodeJS.ProcessEnv {
    const given: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...NEEDED, ...changes })) {
      if (value !== undefined) given[name] = value;
    }
    return envWith(given, { ...RUNNER, ...variables });
  }

  function withoutHint(problem: string): string {
    return problem.replace(/ \(did you mean \w+\?\)$/, '');
  }

  function session(claims: Readonly<Record<string, unknown>>): string {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
  }

  describe('action.yml', () => {
    test('has the defaults that the code has', () => {
      expect(DECLARED.defaults).toEqual(ROOT_DEFAULTS);
    });

    test('has every input that the code reads, and no other', () => {
      expect(variablesRead(envOf({}, {}), readInputs)).toEqual(variablesOf(DECLARED.inputs));
    });
  });

  describe('an input that is', () => {
    /** All inputs with values of which none is the default. */
    const GIVEN = {
      ...NEEDED,
      'token-created': '2026-01-31',
      'working-directory': 'game',
      'file-name': 'path',
      'content-types': '*.bin: a/b',
      'include-hidden-files': 'true',
      'if-no-files-found': 'warn',
      concurrency: '3',
      'max-attempts': '4',
      'max-retry-wait': '5',
      'request-timeout': '6',
      'dry-run': 'true',
      manifest: 'manifest.json',
      'reuse-unchanged': 'true',
      summary: 'false',
      'allow-http': 'true',
      // The only part with which a variant may be given.
      shard: '1/1',
      'github-token': 'ghs_0123456789',
      environment: 'ads/{variant}',
    };

    test('not given has its default', () => {
      expect(inputsWith()).toEqual({
        token: 'token-5b1f0c77',
        tokenCreated: undefined,
        baseUrl: 'https://api.example.com/v1',
        organizationId: 'org-1',
        variants: ['v1'],
        networks: ['net'],
        patterns: { include: ['**'], exclude: [] },
        shard: undefined,
        workspace: WORKSPACE,
        workingDirectory: WORKSPACE,
        fileNaming: 'basename',
        contentTypeRules: [],
        includeHidden: false,
        ifNoFilesFound: 'error',
        concurrency: 16,
        limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
        idleTimeoutMs: 60_000,
        dryRun: false,
        manifestPath: expect.stringMatching(/playable-export-manifest-[0-9a-f]{8}\.json$/),
        givenManifestPath: undefined,
        reuseUnchanged: false,
        summary: true,
        allowHttp: false,
        githubToken: undefined,
        environment: 'playable/{network}',
      });
    });

    test('given is taken', () => {
      expect(inputsWith({ ...GIVEN, 'dry-run': 'false' })).toEqual({
        token: 'token-5b1f0c77',
        tokenCreated: new Date('2026-01-31T00:00:00Z'),
        baseUrl: 'https://api.example.com/v1',
        organizationId: 'org-1',
        variants: ['v1'],
        networks: ['net'],
        patterns: { include: ['**'], exclude: [] },
        shard: { index: 1, total: 1 },
        workspace: WORKSPACE,
        workingDirectory: join(WORKSPACE, 'game'),
        fileNaming: 'path',
        contentTypeRules: [{ pattern: '*.bin', mediaType: 'a/b' }],
        includeHidden: true,
        ifNoFilesFound: 'warn',
        concurrency: 3,
        limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
        idleTimeoutMs: 6_000,
        dryRun: false,
        manifestPath: join(WORKSPACE, 'manifest.json'),
        givenManifestPath: join(WORKSPACE, 'manifest.json'),
        reuseUnchanged: true,
        summary: false,
        allowHttp: true,
        githubToken: 'ghs_0123456789',
        environment: 'ads/{variant}',
      });
    });

    test('of action.yml is among those tested here', () => {
      expect(Object.keys(GIVEN).sort()).toEqual([...DECLARED.inputs].sort());
    });

    test.each(Object.keys(GIVEN))('empty, like %s here, counts as not given', (name) => {
      // Two runs never share a default manifest, so its name is no part of this.
      const parsed = (env: NodeJS.ProcessEnv) => {
        const { inputs, problems } = readInputs(env);
        return { inputs: { ...inputs, manifestPath: dirname(inputs.manifestPath) }, problems };
      };
      // A dry run would hide what another input does.
      const given = { ...GIVEN, 'dry-run': String(name === 'dry-run') };
      const absent = parsed(envOf({ ...given, [name]: undefined }, {}));
      expect(parsed(envOf({ ...given, [name]: '' }, {}))).toEqual(absent);
      expect(parsed(envOf({ ...given, [name]: ' \n ' }, {}))).toEqual(absent);
      expect(parsed(envOf(given, {}))).not.toEqual(absent);
    });
  });

  describe('the environment', () => {
    const VARIABLES = {
      PLAYABLE_TOKEN: 'from-env',
      PLAYABLE_BASE_URL: 'https://env.example.com',
      PLAYABLE_ORGANIZATION: 'org-env',
    };

    test.each([undefined, '', ' \n'])('stands in for inputs that are not given: %j', (value) => {
      const inputs = inputsWith({ token: value, 'base-url': value, organization: value }, VARIABLES);
      expect(inputs).toMatchObject({
        token: 'from-env',
        baseUrl: 'https://env.example.com',
        organizationId: 'org-env',
      });
    });

    test('gives way to inputs that are given', () => {
      expect(inputsWith({}, VARIABLES)).toMatchObject({
        token: 'token-5b1f0c77',
        baseUrl: 'https://api.example.com/v1',
        organizationId: 'org-1',
      });
    });

    test('that is empty stands in for nothing', () => {
      const variables = { PLAYABLE_TOKEN: '', PLAYABLE_BASE_URL: ' ', PLAYABLE_ORGANIZATION: '' };
      const problems = problemsWith({ token: '', 'base-url': '', organization: '' }, variables);
      expect(problems).toHaveLength(3);
    });

    test('is trimmed as inputs are', () => {
      expect(inputsWith({ token: '' }, { PLAYABLE_TOKEN: ' padded\n' }).token).toBe('padded');
    });
  });

  describe('problems', () => {
    test('are all told at once, each by the name of its input', () => {
      const problems = problemsWith({
        token: 'with space',
        'base-url': 'nonsense',
        organization: '',
        variant: '',
        assets: '!only-exclusion',
        'file-name': 'full',
        'content-types': 'nonsense\nmore nonsense',
        'include-hidden-files': 'yes',
        'if-no-files-found': 'fail',
        concurrency: '0',
        'max-attempts': 'many',
        'max-retry-wait': '-1',
        'request-timeout': '1.5',
        'dry-run': '1',
        'reuse-unchanged': 'please',
        summary: 'on',
        'allow-http': 'maybe',
      });
      const named = problems.map((problem) => /^`([a-z-]+)` /.exec(problem)?.[1]);
      expect(named.sort()).toEqual([
        'allow-http',
        'assets',
        'base-url',
        'concurrency',
        'content-types',
        'content-types',
        'dry-run',
        'file-name',
        'if-no-files-found',
        'include-hidden-files',
        'max-attempts',
        'max-retry-wait',
        'organization',
        'request-timeout',
        'reuse-unchanged',
        'summary',
        'token',
        'variant',
      ]);
    });

    test('are none where nothing is wrong', () => {
      expect(problemsWith({})).toEqual([]);
    });

    test('tell what is needed where nothing is given', () => {
      const { problems } = readInputs({ ...RUNNER });
      expect(problems.join('\n')).toMatch(/`assets` .*`variant`.*`network`/);
      expect(problems.join('\n')).toMatch(/`token` .*PLAYABLE_TOKEN/);
      expect(problems.join('\n')).toMatch(/`base-url` .*PLAYABLE_BASE_URL/);
      expect(problems).toHaveLength(3);
    });

    test('never quote the token', () => {
      const tokens = ['s3cr3t with space', 's3cr3t\ns3cr3t', 's3cr3t-ü', 's3cr3t\0'];
      for (const token of tokens) {
        const problems = problemsWith({ token, concurrency: '0', assets: '' });
        expect(problems.filter((problem) => problem.startsWith('`token` '))).toHaveLength(1);
        expect(problems.join('\n')).not.toContain('s3cr3t');
      }
    });
  });

  describe('what is to be done', () => {
    test('may be to upload alone', () => {
      const inputs = inputsWith({ variant: '', network: '' });
      expect(inputs).toMatchObject({ patterns: { include: ['**'] }, variants: [], networks: [] });
    });

    test('may be to export alone, which needs no organization', () => {
      const inputs = inputsWith({ assets: '', organization: '' });
      expect(inputs).toMatchObject({ patterns: undefined, variants: ['v1'], organizationId: '' });
    });

    test('must be something', () => {
      expect(problemsWith({ assets: '', variant: '', network: '' })).toEqual([
        expect.stringMatching(/^`assets` .*nothing to do/),
      ]);
      expect(problemsWith({ assets: '# only\n\n# comments', variant: ' , ', network: '\n,\n' })).toEqual([
        expect.stringMatching(/^`assets` must have a pattern/),
        expect.stringMatching(/^`variant` must have a value/),
        expect.stringMatching(/^`network` must have a value/),
      ]);
    });

    test('needs an organization to upload', () => {
      expect(problemsWith({ organization: '' })).toEqual([
        expect.stringMatching(/^`organization` must be given/),
      ]);
    });

    test('needs variant and network together', () => {
      expect(problemsWith({ network: '' })).toEqual([expect.stringMatching(/^`network` must be given/)]);
      expect(problemsWith({ variant: '' })).toEqual([expect.stringMatching(/^`variant` must be given/)]);
    });
  });

  describe('a list', () => {
    test.each([
      ['a', ['a']],
      ['a\nb', ['a', 'b']],
      ['a,b', ['a', 'b']],
      ['a, b\nc ,d\n\n,,\ne', ['a', 'b', 'c', 'd', 'e']],
      ['a\r\nb\rc\r\n', ['a', 'b', 'c']],
      ['b\na\nb,a', ['b', 'a']],
      [' a b ,\tc', ['a b', 'c']],
      ['1,01', ['1', '01']],
      ['A,a', ['A', 'a']],
      ['#1', ['#1']],
    ])('is %j by line, by comma or both, doubles once', (text, expected) => {
      expect(inputsWith({ variant: text }).variants).toEqual(expected);
      expect(inputsWith({ network: text }).networks).toEqual(expected);
    });
  });

  describe.each([
    {
      name: 'concurrency',
      min: 1,
      max: 128,
      or: ', or auto',
      read: ({ concurrency }: UploadInputs) => concurrency,
    },
    { name: 'max-attempts', min: 1, max: 50, read: ({ limits }: UploadInputs) => limits.maxAttempts },
    {
      name: 'max-retry-wait',
      min: 0,
      max: 86_400,
      read: ({ limits }: UploadInputs) => limits.maxRetryWaitMs / 1000,
    },
    {
      name: 'request-timeout',
      min: 1,
      max: 3_600,
      read: ({ idleTimeoutMs }: UploadInputs) => idleTimeoutMs / 1000,
    },
  ])('$name', ({ name, min, max, read, or = '' }) => {
    test.each([min, min + 1, 7, max - 1, max])('may be %i', (number) => {
      expect(read(inputsWith({ [name]: String(number) }))).toBe(number);
    });

    test('may have white space around it', () => {
      expect(read(inputsWith({ [name]: ' 7 \n' }))).toBe(7);
    });

    test.each([
      String(min - 1),
      String(max + 1),
      '1.5',
      '1e1',
      '1e3',
      '0x10',
      '1_0',
      '1,0',
      '+7',
      '-7',
      '７',
      'Infinity',
      'NaN',
      'many',
      '7s',
      '7 8',
      '99999999999999999999',
    ])('may not be %s', (text) => {
      const [problem, ...others] = problemsWith({ [name]: text });
      expect(others).toEqual([]);
      expect(problem).toBe(`\`${name}\` must be a whole number from ${min} to ${max}${or}, not "${text}"`);
    });
  });

  describe('concurrency', () => {
    test('may be left to the action', () => {
      expect(inputsWith({ concurrency: ' auto\n' }).concurrency).toBe('auto');
    });

    test('that was nearly left to the action tells the word', () => {
      expect(problemsWith({ concurrency: 'Auto' })).toEqual([
        '`concurrency` must be a whole number from 1 to 128, or auto, not "Auto" (did you mean auto?)',
      ]);
    });
  });

  describe.each([
    { name: 'include-hidden-files', read: ({ includeHidden }: UploadInputs) => includeHidden },
    { name: 'dry-run', read: ({ dryRun }: UploadInputs) => dryRun },
    { name: 'summary', read: ({ summary }: UploadInputs) => summary },
    { name: 'allow-http', read: ({ allowHttp }: UploadInputs) => allowHttp },
  ])('$name', ({ name, read }) => {
    test.each(['true', 'True', 'TRUE', ' true\n'])('may be %j', (text) => {
      expect(read(inputsWith({ [name]: text }))).toBe(true);
    });

    test.each(['false', 'False', 'FALSE', ' false '])('may be %j', (text) => {
      expect(read(inputsWith({ [name]: text }))).toBe(false);
    });

    test.each([
      'yes',
      'no',
      'on',
      'off',
      '1',
      '0',
      'y',
      'tRUE',
      'truE',
      'null',
      'untrue',
      'falsely',
      'true false',
      "'true'",
    ])('may not be %j', (text) => {
      const told = `\`${name}\` must be true or false, not ${JSON.stringify(text)}`;
      expect(problemsWith({ [name]: text }).map(withoutHint)).toEqual([told]);
    });
  });

  describe.each([
    { name: 'file-name', allowed: ['basename', 'path'], read: ({ fileNaming }: UploadInputs) => fileNaming },
    {
      name: 'if-no-files-found',
      allowed: ['error', 'warn', 'ignore'],
      read: ({ ifNoFilesFound }: UploadInputs) => ifNoFilesFound,
    },
  ])('$name', ({ name, allowed, read }) => {
    test.each(allowed)('may be %s', (word) => {
      expect(read(inputsWith({ [name]: ` ${word}\n` }))).toBe(word);
    });

    test.each(['other', 'Basename', 'ERROR', 'path,basename', 'constructor'])('may not be %s', (text) => {
      const told = `\`${name}\` must be one of ${allowed.join(', ')}, not "${text}"`;
      expect(problemsWith({ [name]: text }).map(withoutHint)).toEqual([told]);
    });
  });

  describe('the word that was likely meant', () => {
    test.each([
      ['if-no-files-found', 'warning', 'warn'],
      ['if-no-files-found', 'Error', 'error'],
      ['file-name', 'basname', 'basename'],
      ['summary', 'yes', 'true'],
      ['dry-run', '0', 'false'],
      ['allow-http', 'ture', 'true'],
    ])('of `%s` is told: %s is %s', (name, text, meant) => {
      const [problem] = problemsWith({ [name]: text });
      expect(problem).toMatch(new RegExp(` \\(did you mean ${meant}\\?\\)$`));
    });

    test.each([
      ['if-no-files-found', 'fail'],
      ['file-name', 'full'],
      ['summary', 'true false'],
    ])('of `%s` is not guessed where none is near: %s', (name, text) => {
      expect(problemsWith({ [name]: text })[0]).not.toContain('did you mean');
    });
  });

  describe('the date of the token', () => {
    const NOW = new Date('2026-03-01T12:00:00Z');
    const read = (text: string) => readInputs(envOf({ 'token-created': text }, {}), NOW);

    test.each(['2026-03-02', '2026-03-01', '2024-02-29', '1999-12-31'])('may be %s', (text) => {
      const { inputs, problems } = read(text);
      expect(problems).toEqual([]);
      expect(inputs.tokenCreated).toEqual(new Date(`${text}T00:00:00Z`));
    });

    test.each([
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '01.02.2026',
      'yesterday',
      '2026-01-01T00:00:00Z',
      '20260101',
    ])('may not be %s, which is none', (text) => {
      const { inputs, problems } = read(text);
      expect(problems).toEqual([expect.stringMatching(/^`token-created` must be a date .*YYYY-MM-DD/)]);
      expect(inputs.tokenCreated).toBeUndefined();
    });

    test.each(['2026-03-03', '2027-03-01', '9999-01-01'])('may not be to come: %s', (text) => {
      expect(read(text).problems).toEqual([expect.stringMatching(/^`token-created` must be .*not to come/)]);
    });
  });

  describe('warnings', () => {
    const NOW = new Date('2026-03-01T12:00:00Z');
    const warnings = (
      given: Readonly<Record<string, string>>,
      variables: Readonly<Record<string, string>> = {},
    ) => readInputs(envOf(given, variables), NOW).warnings;

    test('are none where there is nothing to say', () => {
      expect(warnings({})).toEqual([]);
    });

    test('are about old tokens, sessions and unknown inputs', () => {
      const given = { 'token-created': '2025-01-01', token: session({ exp: 1_800_000_000 }), variants: 'v1' };
      const titles = warnings(given).map(({ title }) => title);
      expect(titles).toEqual(['Session token', 'Old token', 'Unknown input']);
    });

    test('name an unknown input and the one that was meant, and never its value', () => {
      const [warning, ...others] = warnings({ variants: 's3cr3t', file_name: 's3cr3t' });
      expect(others).toEqual([]);
      expect(warning?.lines[0]).toContain('`variants` (did you mean `variant`?)');
      expect(warning?.lines[0]).toContain('`file_name` (did you mean `file-name`?)');
      expect(warning?.lines.join('\n')).not.toContain('s3cr3t');
    });

    test('name no variable that only begins like an input, and none that is empty', () => {
      expect(warnings({ zebra: 'x', variants: '' }, { INPUTS: 'x', INPUT_: 'x', VARIANTS: 'x' })).toEqual([]);
    });
  });

  describe('paths', () => {
    test('are relative to the workspace', () => {
      const inputs = inputsWith({ 'working-directory': './game/build/', manifest: 'out/manifest.json' });
      expect(inputs.workspace).toBe(WORKSPACE);
      expect(inputs.workingDirectory).toBe(join(WORKSPACE, 'game', 'build'));
      expect(inputs.manifestPath).toBe(join(WORKSPACE, 'out', 'manifest.json'));
    });

    test('may be absolute', () => {
      const inputs = inputsWith({ 'working-directory': resolve('/game'), manifest: resolve('/out/m.json') });
      expect(inputs.workingDirectory).toBe(resolve('/game'));
      expect(inputs.manifestPath).toBe(resolve('/out/m.json'));
    });

    test('start in the current folder where there is no workspace', () => {
      const inputs = inputsWith({ manifest: 'm.json' }, { GITHUB_WORKSPACE: '' });
      expect(inputs.workspace).toBe(process.cwd());
      expect(inputs.manifestPath).toBe(resolve('m.json'));
    });
  });

  describe('the manifest', () => {
    test('is a file of its own under RUNNER_TEMP where none is named', () => {
      const [one, another] = [inputsWith().manifestPath, inputsWith().manifestPath];
      expect(dirname(one)).toBe(TEMP);
      expect(one).toMatch(/\.json$/);
      expect(another).not.toBe(one);
    });

    test('is in the folder for temporary files where there is no RUNNER_TEMP', () => {
      expect(dirname(inputsWith({}, { RUNNER_TEMP: '' }).manifestPath)).toBe(tmpdir());
      expect(dirname(temporaryManifestPath({}))).toBe(tmpdir());
    });
  });

  describe('reuse', () => {
    test('needs a place where a later run finds the manifest again', () => {
      const [problem, ...others] = problemsWith({ 'reuse-unchanged': 'true' });
      expect(problem).toMatch(/^`manifest` must be given with `reuse-unchanged`/);
      expect(others).toEqual([]);
      expect(problemsWith({ 'reuse-unchanged': 'true', manifest: 'm.json' })).toEqual([]);
    });
  });

  describe('a dry run', () => {
    test('needs no token', () => {
      expect(inputsWith({ 'dry-run': 'true', token: '' }).token).toBeUndefined();
    });

    test('needs nothing that a pull request from a fork is not given', () => {
      const inputs = inputsWith({ 'dry-run': 'true', token: '', 'base-url': '', organization: '' });
      expect(inputs).toMatchObject({ baseUrl: '', organizationId: '' });
    });

    test('knows where an earlier manifest may be', () => {
      const { givenManifestPath } = inputsWith({ 'dry-run': 'true', manifest: 'm.json' });
      expect(givenManifestPath).toBe(join(WORKSPACE, 'm.json'));
    });

    test('never has its manifest at the path that is named', () => {
      for (const manifest of ['manifest.json', join(WORKSPACE, 'manifest.json')]) {
        const { manifestPath } = inputsWith({ 'dry-run': 'true', manifest });
        expect(dirname(manifestPath)).toBe(TEMP);
      }
    });

    test('checks everything else', () => {
      const problems = problemsWith({
        'dry-run': 'true',
        token: 'with space',
        'base-url': 'nonsense',
        concurrency: '0',
      });
      expect(problems).toHaveLength(3);
    });
  });

  describe('shard', () => {
    const alone = { variant: undefined, network: undefined };

    test('needs files to be a part of', () => {
      expect(problemsWith({ shard: '1/1', assets: undefined })).toEqual([
        '`shard` must be given with `assets`, of which it is a part',
      ]);
    });

    test('triggers no exports while other parts may be missing', () => {
      expect(problemsWith({ shard: '3/3' })).toEqual([
        '`shard` must not be given with `variant`: the other parts are not there yet. `merge/` triggers the exports when all are',
      ]);
    });

    test('is uploaded by itself', () => {
      expect(inputsWith({ shard: '2/3', ...alone }).shard).toEqual({ index: 2, total: 3 });
    });

    test('that is all there is may be exported at once', () => {
      expect(inputsWith({ shard: '1/1' }).shard).toEqual({ index: 1, total: 1 });
    });
  });
});

describe('inputs together', () => {
  /** The problems of a run that uploads and exports, but for these inputs. */
  function problemsWith(changes: Readonly<Record<string, string>>): readonly string[] {
    return readInputs(envWith({ ...NEEDED, ...changes })).problems;
  }

  describe('half of what an export needs', () => {
    test.each([
      ['variant', 'network'],
      ['network', 'variant'],
    ])('is something to do: a lone `%s` is told to need `%s`, and no more', (given, missing) => {
      expect(problemsWith({ assets: '', [missing]: '' })).toEqual([
        `\`${missing}\` must be given with \`${given}\``,
      ]);
    });
  });

  describe('a token', () => {
    test('may stand in no input that is told', () => {
      expect(problemsWith({ variant: 'v-token-5b1f0c77' })).toEqual(['`variant` must not contain the token']);
    });

    test('for GitHub may stand in none, either', () => {
      const problems = problemsWith({ 'github-token': 'ghs_0123456789', network: 'ghs_0123456789' });
      expect(problems).toEqual(['`network` must not contain the `github-token`']);
    });

    test('for the service may not be the one for GitHub', () => {
      const problems = problemsWith({ 'github-token': 'token-5b1f0c77' });
      expect(problems).toEqual([expect.stringMatching(/^`github-token` must not be the `token`/)]);
    });
  });

  describe('the environment of a deployment', () => {
    const long = 'v'.repeat(300);

    test.each([
      { variant: long, environment: 'ads/{variant}' },
      { network: long, environment: 'ads/{network}' },
    ])('must have room for the longest name that is filled in: %o', (inputs) => {
      expect(problemsWith({ ...inputs, 'github-token': 'ghs_0123456789' })).toEqual([
        expect.stringMatching(/^`environment` must be at most 255 characters long/),
      ]);
    });

    test('may be of any length where there are no deployments', () => {
      expect(problemsWith({ variant: long, environment: 'ads/{variant}' })).toEqual([]);
    });
  });
});
