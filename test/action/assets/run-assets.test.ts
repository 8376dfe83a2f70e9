import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type AssetsInputs, assetsAction, readAssetsInputs } from '../../../src/action/assets/run-assets.ts';
import { CONNECTION_DEFAULTS } from '../../../src/action/inputs/defaults.ts';
import { type Script, type StubServer, startStub } from '../../doubles/stub-server.ts';
import { breakingEnv, envWith, readDeclared, variablesOf, variablesRead } from '../input-env.ts';
import { type RunHere, runHere } from '../run-here.ts';

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
  return readAssetsInputs(envWith({ ...NEEDED, ...inputs }, variables)).problems;
}

/** The inputs, of which none may be wrong. */
function inputsWith(inputs: Settings = {}, variables: Settings = {}): AssetsInputs {
  const parsed = readAssetsInputs(envWith({ ...NEEDED, ...inputs }, variables));
  expect(parsed.problems).toEqual([]);
  return parsed.inputs;
}

describe('assets/action.yml', () => {
  const declared = readDeclared('assets');

  test('has the defaults that the code has', () => {
    expect(declared.defaults).toEqual(CONNECTION_DEFAULTS);
  });

  test('has every input that the code reads, and no other', () => {
    expect(variablesRead(envWith(NEEDED), readAssetsInputs)).toEqual(variablesOf(declared.inputs));
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
  const { warnings } = readAssetsInputs(envWith({ ...NEEDED, organisation: 'org-1' }));
  expect(warnings).toMatchObject([{ title: 'Unknown input' }]);
  expect(readAssetsInputs(envWith(GIVEN)).warnings).toEqual([]);
});

function run(
  { origin }: Pick<StubServer, 'origin'>,
  inputs: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<RunHere> {
  const given = { token: 't0ken-5b1f0c77', organization: 'org-1', 'allow-http': 'true', 'max-attempts': '1' };
  return runHere(assetsAction, { ...given, 'base-url': origin, ...inputs }, { ...(signal && { signal }) });
}

async function startWith(...replies: readonly Script[]): Promise<StubServer> {
  return (await startStub()).next(...replies);
}

describe('the outputs', () => {
  test.each([
    ['[{"b":1.0}]', 'json'],
    ['none yet', 'txt'],
    ['', 'txt'],
  ])('are the body as it came, and a file with it: %j', async (body, extension) => {
    const { exitCode, outputs } = await run(await startWith({ status: 200, body }));
    expect(exitCode).toBe(0);
    expect(Object.keys(outputs).sort()).toEqual([...readDeclared('assets').outputs].sort());
    expect(outputs['assets']).toBe(body);
    expect(outputs['assets-file']).toMatch(new RegExp(`playable-assets-[\\da-f]{8}\\.${extension}$`));
    expect(await readFile(outputs['assets-file'] ?? '', 'utf8')).toBe(body);
  });

  test('are empty where nothing came', async () => {
    const { exitCode, outputs } = await run(await startWith({ status: 404 }));
    expect(exitCode).toBe(1);
    expect(outputs).toEqual({ assets: '', 'assets-file': '' });
  });
});

describe('the log', () => {
  test('says what is asked for, and how much came', async () => {
    const { lines } = await run(await startWith({ status: 200, body: '[1]' }));
    expect(lines.slice(2, 5)).toEqual([
      '::group::List the assets of org-1',
      '::endgroup::',
      '3 B from the service',
    ]);
  });

  test('tells of waits, those of one kind together', async () => {
    const stub = await startWith({ status: 503 }, { status: 503 }, { status: 200, body: '[]' });
    const { exitCode, lines } = await run(stub, { 'max-attempts': '3' });
    expect(exitCode).toBe(0);
    expect(lines.filter((line) => line.includes('answered 503'))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/^Waited .* in total, for rate limits and before retries$/m);
  });
});

describe('a run is red', () => {
  test('where inputs are wrong, and nothing is sent', async () => {
    const stub = await startStub();
    const { exitCode, annotations } = await run(stub, { organization: '', organisation: 'org-1' });
    expect(exitCode).toBe(1);
    expect(annotations.map(({ title }) => title)).toEqual(['Unknown input', 'Invalid input']);
    expect(stub.journal).toEqual([]);
  });

  test('where the service refuses', async () => {
    const { exitCode, annotations } = await run(await startWith({ status: 401 }));
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ level: 'error', title: 'Token rejected (401)' }]);
  });

  test('where it is cancelled', async () => {
    const cancellation = new AbortController();
    const stub = await startWith(() => cancellation.abort('SIGTERM'));
    const { exitCode, annotations } = await run(stub, {}, cancellation.signal);
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([
      {
        title: 'Cancelled',
        lines: ['The run was cancelled (SIGTERM) before the list had come.', 'Run it again.'],
      },
    ]);
  });

  test('where it breaks down', async () => {
    const { exitCode, annotations, outputs } = await runHere(
      assetsAction,
      { token: 't0ken-5b1f0c77' },
      { wrap: (env) => breakingEnv(env, 'INPUT_ORGANIZATION') },
    );
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs).toEqual({ assets: '', 'assets-file': '' });
  });
});
