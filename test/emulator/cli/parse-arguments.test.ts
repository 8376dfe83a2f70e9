import { describe, expect, test } from 'vitest';
import { environmentArguments, parseArguments } from '../../../src/emulator/cli/parse-arguments.ts';
import { SCOPES } from '../../../src/emulator/options.ts';

test.each([
  [undefined, []],
  ['', []],
  [' \n', []],
  ['a', ['--token=a']],
  ['a:games:read,games:write  b\n--c', ['--token=a:games:read,games:write', '--token=b', '--token=--c']],
])('the tokens of the environment become arguments: %j', (tokens, args) => {
  expect(environmentArguments({ PLAYABLE_EMULATOR_TOKENS: tokens })).toEqual(args);
});

test('the tokens of the environment are added to those of the command line', () => {
  const args = environmentArguments({ PLAYABLE_EMULATOR_TOKENS: 'a:games:read' });
  expect(parseArguments([...args, '--token', 'b'])).toMatchObject({
    kind: 'start',
    options: { tokens: [{ name: 'a', scopes: ['games:read'] }, { name: 'b' }] },
  });
});

const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`;

function problems(...argv: string[]): readonly string[] {
  const parsed = parseArguments(argv);
  return parsed.kind === 'invalid' ? parsed.problems : [];
}

function options(...argv: string[]): unknown {
  const parsed = parseArguments(argv);
  return parsed.kind === 'start' ? parsed.options : parsed;
}

describe('parseArguments', () => {
  test('uses port 8787, the token dev and a bounded journal by default', () => {
    expect(options()).toEqual({ port: 8787, tokens: [{ name: 'dev' }], journalLimit: 10_000 });
  });

  test('accepts all options at once', () => {
    expect(
      options(
        ...['--port', '0', '--token', 'dev', '--token=ci:games:read,assets:write', '--organization=studio'],
        ...['--rate-limit', '2.5', '--retry-after', 'date', '--latency', '20', '--data', 'dir'],
        ...['--forbidden-body', 'b', '--faults', 'reset=0.1,seed=7'],
      ),
    ).toEqual({
      port: 0,
      tokens: [{ name: 'dev' }, { name: 'ci', scopes: ['games:read', 'assets:write'] }],
      organization: 'studio',
      rateLimit: 2.5,
      retryAfter: 'date',
      latencyMs: 20,
      dataDir: 'dir',
      forbiddenBody: 'b',
      journalLimit: 10_000,
      faults: { rates: { reset: 0.1 }, seed: 7 },
    });
  });

  test.each([['--help'], ['-h'], ['--port', 'x', '--help']])('returns help for %s', (...argv) => {
    expect(parseArguments(argv)).toEqual({ kind: 'help' });
  });

  test.each(
    Object.entries({
      port: ['a whole number from 0 (any free port) to 65535', ['x', '', '-1', '65536', '80.5', '1e3', ' 1']],
      'rate-limit': [
        'a number of requests per second from 0.001 to 1000000',
        ['0', '0.0009', '-1', 'x', '', '1000001', '.5', 'Infinity'],
      ],
      'retry-after': ['none, seconds or date', ['never']],
      latency: ['a whole number of milliseconds from 0 to 600000', ['-1', '600001']],
      'forbidden-body': ['a or b', ['c']],
      organization: ['an id', ['']],
      data: ['a folder', ['']],
      token: [
        TOKEN_ALLOWED,
        ['', ':games:read', 'a b', 'é', 'dev:', 'dev:games:eat', 'dev:games:read,', 'dev:games'],
      ],
    } as const).flatMap(([name, [allowed, values]]) =>
      values.map((value) => [name, value, allowed] as const),
    ),
  )('rejects --%s=%s: it must be %s', (name, value, allowed) => {
    expect(problems(`--${name}=${value}`)).toEqual([
      `--${name} must be ${allowed}, not ${JSON.stringify(value)}`,
    ]);
  });

  test('rejects an option without a value, and does not take the next option as its value', () => {
    expect(problems('--data', '--port', '1')).toContain('--data must be a folder, not ""');
    expect(problems('--token')).toEqual([`--token must be ${TOKEN_ALLOWED}, not ""`]);
  });

  test('rejects a repeated option and a repeated token', () => {
    expect(problems('--port', '1', '--port', '2')).toEqual(['--port must be given once']);
    expect(problems('--token', 'dev', '--token', 'dev:games:read')).toEqual([
      '--token dev must be given once',
    ]);
  });

  test('reports all problems of faults and of other options', () => {
    expect(problems('--faults', 'reset=2,reset=0,wat=1', '--faults=stall=0.1', '--port', 'x')).toEqual([
      '--faults must be given once',
      '--faults reset must be a rate from 0 to 1, not "2"',
      '--faults "reset" must be given once',
      '--faults must use the names 429, 5xx, reset, reset-body, stall, truncate, expired or seed, not "wat"',
      '--port must be a whole number from 0 (any free port) to 65535, not "x"',
    ]);
    expect(problems('--faults')).toEqual([
      '--faults must be a list of name=rate, separated by commas, not ""',
    ]);
  });

  test('accepts an organization, an expiry and a revocation per token', () => {
    const start = Date.UTC(2030, 0, 1);
    const parsed = parseArguments(
      [
        ...['--token-expires', 'a==2030-01-31T13:00:00.5+01:00', '--token', 'a=:games:read', '--token', 'b'],
        ...['--token-organization=b=o=1', '--token-expires=b=+1.5', '--token', 'c', '--token-revoked', 'c'],
        ...['--token', 'd', '--token-revoked', 'd=+60'],
      ],
      { startMs: start },
    );
    expect(parsed).toMatchObject({
      kind: 'start',
      options: {
        tokens: [
          { name: 'a=', scopes: ['games:read'], expiresAt: Date.UTC(2030, 0, 31, 12, 0, 0, 500) },
          { name: 'b', organization: 'o=1', expiresAt: start + 1500 },
          { name: 'c', revokedAt: start },
          { name: 'd', revokedAt: start + 60_000 },
        ],
      },
    });
    expect(options('--token-organization', 'dev=studio')).toMatchObject({
      tokens: [{ name: 'dev', organization: 'studio' }],
    });
  });

  test.each([
    ...['2030-01-31', '2030-01-31T12:00:00', '2030-02-30T12:00:00Z', '2030-13-01T00:00:00Z'],
    ...[
      '2030-01-01T25:00:00Z',
      '2030-01-01T12:00:00+1',
      'tomorrow',
      '+',
      '+-1',
      '+1e3',
      '+1000000001',
      '5',
      '',
    ],
  ])('rejects the time "%s"', (text) => {
    const moment =
      'TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';
    expect(problems(`--token-expires=dev=${text}`, `--token-revoked=dev=${text}`)).toEqual([
      `--token-expires must be NAME=TIME, ${moment}, not "dev=${text}"`,
      `--token-revoked must be NAME or NAME=TIME, ${moment}, not "dev=${text}"`,
    ]);
  });

  test('rejects settings of unknown tokens, and repeated settings', () => {
    expect(
      problems(
        ...['--port=x', '--token=ci', '--token-organization', 'dev=o', '--token-organization=ci'],
        ...['--token-organization', 'ci=o', '--token-organization', 'ci=p', '--token-organization='],
      ),
    ).toEqual([
      '--port must be a whole number from 0 (any free port) to 65535, not "x"',
      '--token-organization must be NAME=ID, NAME that of a --token, not "dev=o"',
      '--token-organization must be NAME=ID, not "ci"',
      '--token-organization must be given once for ci',
      '--token-organization must be given once for ci',
      '--token-organization must be NAME=ID, NAME that of a --token, not ""',
    ]);
  });

  test('accepts a bucket, with credentials from the environment only', () => {
    const argv = ['--storage', 's3', '--s3-endpoint', 'https://s3.example:9000/', '--s3-bucket', 'playables'];
    const env = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' };
    const s3 = {
      endpoint: 'https://s3.example:9000',
      bucket: 'playables',
      region: 'us-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret',
    };
    expect(parseArguments(argv, { env })).toMatchObject({ options: { s3 } });
    expect(
      parseArguments([...argv, '--s3-region=eu-west-1'], { env: { ...env, AWS_SESSION_TOKEN: 'session' } }),
    ).toMatchObject({ options: { s3: { ...s3, region: 'eu-west-1', sessionToken: 'session' } } });
    expect(options('--storage', 'disk')).not.toHaveProperty('s3');
  });

  test('reports everything that is missing for a bucket, and no secret', () => {
    expect(problems('--storage', 's3')).toEqual([
      '--storage s3 needs --s3-endpoint',
      '--storage s3 needs --s3-bucket',
      '--storage s3 needs AWS_ACCESS_KEY_ID in the environment',
      '--storage s3 needs AWS_SECRET_ACCESS_KEY in the environment',
    ]);
    expect(
      problems(
        ...['--storage=s3', '--s3-endpoint=ftp://x', '--s3-bucket=A', '--s3-region=', '--s3-region=x'],
        '--port=x',
      ),
    ).toEqual([
      '--s3-region must be given once',
      '--s3-endpoint must be an http or https address of a host alone, not "ftp://x"',
      '--s3-bucket must be the name of a bucket, not "A"',
      '--s3-region must be the name of a region, not ""',
      '--port must be a whole number from 0 (any free port) to 65535, not "x"',
      '--storage s3 needs AWS_ACCESS_KEY_ID in the environment',
      '--storage s3 needs AWS_SECRET_ACCESS_KEY in the environment',
    ]);
    expect(problems('--s3-bucket', 'playables', '--storage', 'tape')).toEqual([
      '--storage must be disk or s3, not "tape"',
    ]);
    expect(problems('--s3-bucket', 'playables')).toEqual(['--s3-bucket needs --storage s3']);
  });

  test.each(['http://x/path', 'http://u:p@x', 'http://x?a', 'http://x#a', 'x', '', 'file:///x'])(
    'rejects the endpoint "%s"',
    (endpoint) => {
      expect(problems('--storage=s3', `--s3-endpoint=${endpoint}`)).toContainEqual(
        expect.stringContaining('--s3-endpoint'),
      );
    },
  );

  test('rejects unknown options and positional arguments', () => {
    expect(problems('--ports=1', '-p', 'dev', '--', 'more')).toEqual([
      'unknown option --ports: see --help for those that are allowed',
      'unknown option -p: see --help for those that are allowed',
      'unexpected argument "dev": only options are allowed, see --help',
      'unexpected argument "more": only options are allowed, see --help',
    ]);
  });

  test('reports every invalid argument', () => {
    expect(problems('--port', 'x', '--latency', 'y', '--wat', '--token', 'a b')).toHaveLength(4);
  });
});
