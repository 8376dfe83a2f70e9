import { describe, expect, test } from 'vitest';
import { type GamesInputs, readGamesInputs } from '../../../src/action/games/games-inputs.ts';
import { GAMES_DEFAULTS } from '../../../src/action/inputs/defaults.ts';
import { envWith, readDeclared, variablesOf, variablesRead } from '../input-env.ts';

const NEEDED = { token: 'token-5b1f0c77', 'base-url': 'https://api.example.com/v1' };

/** All inputs with values of which none is the default; `game` goes with nothing else. */
const GIVEN = {
  ...NEEDED,
  name: 'My game',
  'create-if-missing': 'true',
  organization: 'org-1',
  'page-size': '50',
  'max-attempts': '4',
  'max-retry-wait': '5',
  'request-timeout': '6',
  'allow-http': 'true',
};

type Settings = Readonly<Record<string, string>>;

function problemsWith(inputs: Settings, variables: Settings = {}): readonly string[] {
  return readGamesInputs(envWith({ ...NEEDED, ...inputs }, variables)).problems;
}

/** The inputs, of which none may be wrong. */
function inputsWith(inputs: Settings = {}, variables: Settings = {}): GamesInputs {
  const parsed = readGamesInputs(envWith({ ...NEEDED, ...inputs }, variables));
  expect(parsed.problems).toEqual([]);
  return parsed.inputs;
}

describe('games/action.yml', () => {
  const declared = readDeclared('games');

  test('has the defaults that the code has', () => {
    expect(declared.defaults).toEqual(GAMES_DEFAULTS);
  });

  test('has every input that the code reads, and no other', () => {
    expect(variablesRead(envWith(NEEDED), readGamesInputs)).toEqual(variablesOf(declared.inputs));
  });

  test('has no input that is not tried below', () => {
    expect([...declared.inputs].sort()).toEqual([...Object.keys(GIVEN), 'game'].sort());
  });
});

describe('an input', () => {
  const DEFAULTS = {
    token: 'token-5b1f0c77',
    baseUrl: 'https://api.example.com/v1',
    limits: { maxAttempts: 10, maxRetryWaitMs: 120_000 },
    idleTimeoutMs: 60_000,
    allowHttp: false,
    query: { kind: 'all' },
    pageSize: undefined,
  };

  test('that is not given has its default', () => {
    expect(inputsWith()).toEqual(DEFAULTS);
  });

  test('that is empty or blank counts as not given', () => {
    for (const blank of ['', ' \n']) {
      const blanks = Object.keys(GIVEN).map((name) => [name, blank]);
      expect(inputsWith({ ...Object.fromEntries(blanks), game: blank, ...NEEDED })).toEqual(DEFAULTS);
    }
  });

  test('that is given is used', () => {
    expect(inputsWith(GIVEN)).toEqual({
      token: 'token-5b1f0c77',
      baseUrl: 'https://api.example.com/v1',
      limits: { maxAttempts: 4, maxRetryWaitMs: 5_000 },
      idleTimeoutMs: 6_000,
      allowHttp: true,
      query: { kind: 'name', name: 'My game', createIn: 'org-1' },
      pageSize: 50,
    });
  });

  test('may come from the environment, which the input beats', () => {
    const variables = {
      PLAYABLE_TOKEN: 'another-token',
      PLAYABLE_BASE_URL: 'https://else.example',
      PLAYABLE_ORGANIZATION: 'org-2',
    };
    const create = { name: 'a', 'create-if-missing': 'true' };
    expect(inputsWith({ ...create, token: '', 'base-url': '' }, variables)).toMatchObject({
      token: 'another-token',
      baseUrl: 'https://else.example',
      query: { createIn: 'org-2' },
    });
    expect(inputsWith({ ...create, organization: 'org-1' }, variables)).toMatchObject({
      token: NEEDED.token,
      query: { createIn: 'org-1' },
    });
  });
});

describe('what is asked for', () => {
  test.each<[string, Settings, GamesInputs['query']]>([
    ['all games', {}, { kind: 'all' }],
    ['all games, whatever the organization', { organization: 'org-1' }, { kind: 'all' }],
    ['one by its id', { game: 'g-1' }, { kind: 'id', id: 'g-1' }],
    ['one by an id of dots', { game: '...' }, { kind: 'id', id: '...' }],
    ['one by its name', { name: ' A b ' }, { kind: 'name', name: 'A b', createIn: undefined }],
    [
      'one that is not to be created',
      { name: 'a', organization: 'o' },
      { kind: 'name', name: 'a', createIn: undefined },
    ],
    [
      'one that is to be created',
      { name: 'a', organization: 'o', 'create-if-missing': 'True' },
      { kind: 'name', name: 'a', createIn: 'o' },
    ],
  ])('is %s', (_what, inputs, query) => {
    expect(inputsWith(inputs).query).toEqual(query);
  });

  test.each<[string, Settings, readonly RegExp[]]>([
    ['an id and a name', { game: 'g-1', name: 'a' }, [/^`game` must not be given with `name`/]],
    ['a step through the address', { game: '..' }, [/^`game` must be the id of a game, not "\.\."$/]],
    ['a step that stays', { game: '.' }, [/^`game` must be the id of a game, not "\."$/]],
    [
      'a creation without a name',
      { 'create-if-missing': 'true', organization: 'o' },
      [/^`create-if-missing` must be given with `name`/],
    ],
    [
      'a creation of an id',
      { game: 'g-1', 'create-if-missing': 'true', organization: 'o' },
      [/^`create-if-missing` must be given with `name`/],
    ],
    [
      'a creation without an organization',
      { name: 'a', 'create-if-missing': 'true' },
      [/^`organization` must be given to create a game, as an input or as PLAYABLE_ORGANIZATION$/],
    ],
    ['a boolean of its own', { 'create-if-missing': 'yes' }, [/^`create-if-missing` must be true or false/]],
  ])('is not %s', (_what, inputs, problems) => {
    expect(problemsWith(inputs)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });
});

describe('a page size', () => {
  test.each(['0', '-1', '1.5', 'ten', '1e3', '9007199254740992'])('is not %s', (size) => {
    expect(problemsWith({ 'page-size': size })).toEqual([
      `\`page-size\` must be a whole number from 1, not "${size}"`,
    ]);
  });

  test.each(['1', '100000', '9007199254740991'])('may be %s: nothing is known of the largest', (size) => {
    expect(inputsWith({ 'page-size': size }).pageSize).toBe(Number(size));
  });
});

test('all problems are told at once', () => {
  const problems = problemsWith({
    token: '',
    'base-url': 'nonsense',
    game: '..',
    name: 'a',
    'create-if-missing': 'perhaps',
    'page-size': '0',
    'max-attempts': '51',
    'max-retry-wait': '86401',
    'request-timeout': '0',
    'allow-http': '1',
  });
  expect([...new Set(problems.map((problem) => /^`([\w-]+)`/.exec(problem)?.[1]))].sort()).toEqual([
    'allow-http',
    'base-url',
    'create-if-missing',
    'game',
    'max-attempts',
    'max-retry-wait',
    'page-size',
    'request-timeout',
    'token',
  ]);
});

describe('the token', () => {
  test.each(['game', 'name', 'organization'])('is refused in `%s`, and not repeated', (name) => {
    const problems = problemsWith({ [name]: `a${NEEDED.token}` });
    expect(problems).toEqual([`\`${name}\` must not contain the token`]);
  });

  test('is refused in the address', () => {
    const problems = problemsWith({ 'base-url': `https://a.example/${NEEDED.token}` });
    expect(problems).toEqual(['`base-url` must not contain the token']);
  });

  test.each([
    ['PLAYABLE_BASE_URL', { 'base-url': '' }, `https://a.example/${NEEDED.token}`],
    ['PLAYABLE_ORGANIZATION', {}, NEEDED.token],
  ])('is refused in the variable %s', (variable, inputs, value) => {
    expect(problemsWith(inputs, { [variable]: value })).toHaveLength(1);
  });

  test.each(['page-size', 'max-attempts', 'create-if-missing'])(
    'is not repeated where `%s` is it',
    (name) => {
      const problems = problemsWith({ [name]: NEEDED.token });
      expect(problems).toHaveLength(1);
      expect(problems.join()).not.toContain(NEEDED.token);
    },
  );
});

describe('a warning', () => {
  test('tells of an input that is none, with the one that was likely meant', () => {
    const { warnings, problems } = readGamesInputs(envWith({ ...NEEDED, 'create-if-mising': 'true' }));
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([
      { title: 'Unknown input', lines: [expect.stringContaining('`create-if-missing`'), expect.anything()] },
    ]);
  });

  test('tells of a session of a browser', () => {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: 1 })}.c2lnbmF0dXJl`;
    const { warnings } = readGamesInputs(envWith({ ...NEEDED, token }), new Date());
    expect(warnings).toMatchObject([{ title: 'Session token' }]);
  });

  test('is not needed', () => {
    expect(readGamesInputs(envWith(GIVEN)).warnings).toEqual([]);
  });
});
