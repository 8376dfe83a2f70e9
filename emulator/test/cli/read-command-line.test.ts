import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { createCommand, readCommandLine } from '../../src/cli/command-line.ts';
import { describeStart } from '../../src/examples.ts';
import { SCOPES } from '../../src/options.ts';

const START_MS = Date.UTC(2030, 0, 1);

function read(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = createCommand().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  return readCommandLine(argv, env, { startMs: START_MS, command });
}

/** What is printed before the process ends. */
function problem(...argv: string[]): string {
  try {
    return JSON.stringify(read(argv));
  } catch (error) {
    if (error instanceof CommanderError) return error.message;
    throw error;
  }
}

test('the default is port 8787, the token dev and a bounded journal', () => {
  expect(read([])).toEqual({
    port: 8787,
    playPort: 0,
    tokens: [{ name: 'dev' }],
    organization: 'org-1',
    retryAfter: 'seconds',
    latencyMs: 0,
    forbiddenBody: 'a',
    journalLimit: 100,
  });
});

test('all options can be given at once', () => {
  expect(
    read([
      ...['--port', '0', '--play-port', '8788', '--organization=studio'],
      ...['--token', 'dev', '--token=ci:games:read,assets:write'],
      ...['--rate-limit', '2.5', '--retry-after', 'date', '--latency', '20', '--data', 'dir'],
      ...[
        '--forbidden-body',
        'b',
        '--refuse-network',
        'unity',
        '--refuse-network=meta',
        '--faults',
        'reset=0.1,seed=7',
      ],
    ]),
  ).toEqual({
    port: 0,
    playPort: 8788,
    tokens: [{ name: 'dev' }, { name: 'ci', scopes: ['games:read', 'assets:write'] }],
    organization: 'studio',
    rateLimit: 2.5,
    retryAfter: 'date',
    latencyMs: 20,
    dataDir: 'dir',
    forbiddenBody: 'b',
    refuseNetwork: ['unity', 'meta'],
    journalLimit: 100,
    faults: { rates: { reset: 0.1 }, seed: 7 },
  });
});

test.each([
  [
    '429=0.1,5xx=0.2,reset=0.05,reset-body=0,stall=0.05,truncate=0.1,expired=0.5,seed=7',
    { '429': 0.1, '5xx': 0.2, reset: 0.05, 'reset-body': 0, stall: 0.05, truncate: 0.1, expired: 0.5 },
  ],
  // Their sum has a floating-point error.
  [
    '429=0.1,5xx=0.1,reset=0.1,stall=0.2,truncate=0.1,expired=0.4,seed=7',
    { '429': 0.1, '5xx': 0.1, reset: 0.1, stall: 0.2, truncate: 0.1, expired: 0.4 },
  ],
])('the faults %s are accepted', (text, rates) => {
  expect(read(['--faults', text]).faults).toEqual({ rates, seed: 7 });
});

test.each([
  ['', ['b']],
  [' \n', ['b']],
  ['a:games:read  c\n--d', ['a', 'c', '--d', 'b']],
])('the tokens of the environment are added to those of the command line: %j', (text, names) => {
  const { tokens = [] } = read(['--token', 'b'], { PLAYABLE_EMULATOR_TOKENS: text });
  expect(tokens.map(({ name }) => name)).toEqual(names);
  expect(tokens[0]?.scopes).toEqual(text.startsWith('a') ? ['games:read'] : undefined);
});

test('a token has an organization, an expiry and a revocation', () => {
  const { tokens } = read([
    ...['--token-expires', 'a==+0.5', '--token', 'a=:games:read', '--token', 'b'],
    ...['--token-organization=b=o=1', '--token-expires=b=+1.5', '--token', 'c', '--token-revoked', 'c'],
    ...['--token', 'd', '--token-revoked', 'd=+60'],
  ]);
  expect(tokens).toEqual([
    { name: 'a=', scopes: ['games:read'], expiresAt: START_MS + 500 },
    { name: 'b', organization: 'o=1', expiresAt: START_MS + 1500 },
    { name: 'c', revokedAt: START_MS },
    { name: 'd', revokedAt: START_MS + 60_000 },
  ]);
  const { tokens: changed } = read(['--token-organization', 'dev=studio']);
  expect(changed).toEqual([{ name: 'dev', organization: 'studio' }]);
});

test.each([
  [['--ports=1'], "unknown option '--ports=1'\n(Did you mean --port?)"],
  [['-p'], "unknown option '-p'"],
  [['dev'], 'too many arguments. Expected 0 arguments but got 1.'],
  [['--', 'more'], 'too many arguments. Expected 0 arguments but got 1.'],
  [['--data'], "option '--data <dir>' argument missing"],
  [
    ['--token=dev', '--token', 'dev:games:read'],
    "option '--token <NAME[:scope,scope]>' argument 'dev:games:read' is invalid. It must be given once.",
  ],
])('%j is rejected: %s', (argv, message) => {
  expect(problem(...argv)).toBe(`error: ${message}`);
});

const TIMES = ['2030-01-31T12:00:00Z', '5', '+', '+-1', '+1e3', '++1'].map((time) => `dev=${time}`);
const TOKEN_AND_TIME = 'NAME must be that of a --token, TIME +SECONDS from the start.';
const FAULTS =
  'It must be a list such as 429=0.1,seed=7 of 429, 5xx, reset, reset-body, stall, truncate, expired, each once, with rates from 0 to 1, together at most 1.';

test.each(
  Object.entries({
    '--port <port>': [
      'It must be a whole number from 0 (any free port) to 65535.',
      ['x', '', '-1', '65536', '80.5', '1e3', ' 1'],
    ],
    '--rate-limit <n>': [
      'It must be a number of requests per second from 0.001 to 1000000.',
      ['0', '0.0009', '-1', 'x', '', '1000001', '.5', 'Infinity'],
    ],
    '--retry-after <form>': ['Allowed choices are seconds, none, date.', ['never', '']],
    '--latency <ms>': ['It must be a whole number of milliseconds from 0 to 600000.', ['-1', '600001']],
    '--forbidden-body <form>': ['Allowed choices are a, b.', ['c']],
    '--organization <id>': ['It must be some text.', ['']],
    '--data <dir>': ['It must be some text.', ['']],
    '--token <NAME[:scope,scope]>': [
      `It must be NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}.`,
      ['', ':games:read', 'a b', 'é', 'dev:', 'dev:games:eat', 'dev:games:read,', 'dev:games'],
    ],
    '--faults <spec>': [
      FAULTS,
      [
        ...['', 'reset', '=1', 'reset:1', 'reset=1,', '500=0.1', 'Reset=0.1', 'reset =0.1', 'toString=0.1'],
        ...['', '-0.1', '1.1', '10%', '1e-1', ' 0.1', 'x', '0.1=0.2'].map((rate) => `stall=${rate}`),
        ...['', '-1', '1.5', 'x'].map((seed) => `seed=${seed}`),
        ...['reset=0.5,stall=0.6', 'reset=0.1,reset=0.1', 'seed=1,seed=2'],
      ],
    ],
    '--token-organization': [TOKEN_AND_TIME, ['other=o', 'dev', 'dev=', '']],
    '--token-expires': [TOKEN_AND_TIME, ['dev', 'dev=', 'other=+1', ...TIMES]],
    '--token-revoked': [TOKEN_AND_TIME, ['other', ...TIMES]],
  } as const).flatMap(([flags, [allowed, values]]) =>
    values.map((value) => [flags, value, allowed] as const),
  ),
)('%s %j is rejected: %s', (flags, value, allowed) => {
  expect(problem(`${flags.split(' ')[0]}=${value}`)).toBe(
    `error: option '${flags}' argument '${value}' is invalid. ${allowed}`,
  );
});

test.each([
  [{ organization: 'org-1', tokens: [{ name: 'dev' }] }, 'dev', 'org-1'],
  [{ organization: 'org-1', tokens: [{ name: 'dev', organization: 'own' }] }, 'dev', 'own'],
  [{ tokens: [{ name: 'dev' }] }, 'dev', 'org-1'],
  [{}, '', 'org-1'],
])(
  'what the command line prints names the token and its organization: %j',
  (options, token, organization) => {
    const text = describeStart(
      { baseUrl: 'http://127.0.0.1:8787/v1', playOrigin: 'http://127.0.0.1:8788' },
      options,
    );
    expect(text).toContain('The page   http://127.0.0.1:8787/\nIts games  http://127.0.0.1:8788\n');
    expect(text).toContain(`The token  ${token}\n`);
    expect(text).toContain(`organization: "${organization}"`);
  },
);
