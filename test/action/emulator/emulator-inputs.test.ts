import { describe, expect, test } from 'vitest';
import { createCommand, readCommandLine } from '../../../emulator/src/cli/command-line.ts';
import { SCOPES } from '../../../emulator/src/options.ts';
import { readEmulatorInputs } from '../../../src/action/emulator/start.ts';
import { formatProblem } from '../../../src/action/report/failures/failures.ts';
import { envWith, readDeclared, variablesOf, variablesRead } from '../input-env.ts';

/** The options of an emulator with these valid inputs. */
function started(inputs: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>> = {}) {
  const parsed = readEmulatorInputs(envWith(inputs, variables));
  expect(parsed.problems).toEqual([]);
  const { args, env, token } = parsed.inputs;
  return { ...readCommandLine(args, env), token };
}

function problemsWith(inputs: Readonly<Record<string, string>>): readonly string[] {
  return readEmulatorInputs(envWith(inputs)).problems.map(formatProblem);
}

describe('action.yml', () => {
  const { inputs, rules } = readDeclared('emulator');

  test('names every scope', () => {
    expect(rules['scopes']?.description).toContain(`(${SCOPES.map((scope) => `\`${scope}\``).join(', ')})`);
  });

  test('has exactly the inputs that the code reads', () => {
    expect(variablesRead({}, readEmulatorInputs)).toEqual(variablesOf(inputs));
  });
});

describe('the inputs', () => {
  test.each([{}, { port: '', organization: ' ', token: '\t', scopes: '\n', 'rate-limit': '' }])(
    'have defaults: %j',
    (inputs) => {
      const { token, ...options } = started(inputs);
      expect(token).toMatch(/^emulator-[0-9a-f]{32}$/);
      expect(options).toMatchObject({ port: 0, organization: 'org-1', tokens: [{ name: token }] });
      expect(options.rateLimit).toBeUndefined();
      expect(options.tokens?.[0]?.scopes).toBeUndefined();
    },
  );

  test('have a rate limit only if it is given', () => {
    expect(started({ 'rate-limit': '0.001' }).rateLimit).toBe(0.001);
  });

  test('have a new token each time, unless it is given', () => {
    expect(started({}).token).not.toBe(started({}).token);
    expect(started({ token: ' abc ' }).token).toBe('abc');
  });

  test('use the organization of the environment, but not its token, which belongs to another service', () => {
    const variables = { PLAYABLE_ORGANIZATION: 'studio', PLAYABLE_TOKEN: 'real-token' };
    expect(started({}, variables).organization).toBe('studio');
    expect(started({ organization: 'other' }, variables).organization).toBe('other');
    expect(started({}, variables).tokens).not.toContainEqual(expect.objectContaining({ name: 'real-token' }));
  });

  test.each(['--port=1', '--help', '-x', 'a=b', '%"\\', '='])('may look like an option: %s', (text) => {
    expect(started({ organization: text, token: text, scopes: 'games:read' })).toMatchObject({
      organization: text,
      port: 0,
      tokens: [{ name: text, scopes: ['games:read'] }],
    });
  });
});

const VALUES = ['0', '1', '-1', '1.5', '.5', '1e3', '0.0001', '0.001', '65535', '65536', '1000000', '1000001']
  .concat(['a', 'ü', 'a:b', ':', 'a,b', '%"\\', '=', 'x:games:read', 'games:read', 'games:read,x'])
  .concat(SCOPES);

test.each([
  ['port', (value: string) => [`--port=${value}`]],
  ['rate-limit', (value: string) => [`--rate-limit=${value}`]],
  ['scopes', (value: string) => [`--token=x:${value}`]],
] as const)('`%s` may be what the command line of the emulator takes', (input, argv) => {
  for (const value of VALUES) {
    const command = createCommand().configureOutput({ writeErr: () => undefined });
    const read = () => readCommandLine(argv(value), {}, { command });
    const isAccepted = problemsWith({ [input]: value }).length === 0;
    if (isAccepted) expect(read, value).not.toThrow();
    else expect(read, value).toThrow();
  }
});

test.each([
  ['port', '65536', '`port` must be a whole number from 0 to 65535, not "65536"'],
  [
    'rate-limit',
    'many',
    '`rate-limit` must be a number of requests per second from 0.001 to 1000000, not "many"',
  ],
  ['scopes', '#', '`scopes` must have a line that is no comment (#)'],
  [
    'scopes',
    'games:read x games:write,y',
    `\`scopes\` must be one or more of ${SCOPES.join(', ')}, not "games:read x games:write", "y"`,
  ],
  ...['a b', 'a:games:read', ':', 'a\nb', 'ü'].map((token) => [
    'token',
    token,
    '`token` must be one line of printable ASCII without spaces and without a colon',
  ]),
])(
  'an invalid input is reported with its name and what is allowed: %s %j',
  (name = '', value = '', problem = '') => {
    expect(problemsWith({ [name]: value })).toEqual([problem]);
  },
);
