import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import type { Emulator } from '../../src/emulator/start-emulator.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { callApi } from '../emulator/client.ts';
import {
  createThen,
  type GamesServiceOptions,
  hangUp,
  json,
  startGamesService,
  withMeta,
} from '../pipeline/games/games-service.ts';
import { annotations, expectGreen, expectRed, expectWellFormed, namedInputs } from './assertions.ts';
import {
  inputsFor,
  killAfter,
  newFolder,
  runSubAction,
  type Settings,
  type SubActionResult,
  type SubActionRun,
  startEmulator,
  TOKEN,
} from './run-action.ts';
import { errorReply } from './stub-service.ts';

/* The sub-action `games/`, against the emulator, and against a service that responds incorrectly. */

function run(
  baseUrl: string,
  inputs: Settings = {},
  more: Partial<SubActionRun> = {},
): Promise<SubActionResult> {
  const all = inputsFor(baseUrl, { organization: '', ...inputs });
  return runSubAction({ action: 'games', inputs: all, ...more });
}

/** The contents of `games-file`. */
async function fileOf({ outputs }: SubActionResult): Promise<unknown> {
  return JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'));
}

const OUTPUTS = ['created', 'game', 'game-id', 'games', 'games-file'];

function expectSuccess(result: SubActionResult): void {
  expectGreen(result);
  expectWellFormed(result, OUTPUTS);
}

/** Expects a red run that read no games, and returns the message of its only error. */
async function expectFailure(result: SubActionResult, title: string): Promise<string> {
  const message = expectRed(result, title);
  expectWellFormed(result, OUTPUTS);
  expect(result.outputs).toMatchObject({ 'game-id': '', game: '', games: '', 'games-file': '' });
  expect(await readdir(result.temp)).not.toContainEqual(expect.stringMatching(/^playable-games/));
  return message;
}

/** Runs with a service that deviates, and expects this error. */
async function failWith(title: string, options: GamesServiceOptions, inputs: Settings = {}) {
  const service = await startGamesService(options);
  const result = await run(service.baseUrl, inputs);
  return { service, result, message: await expectFailure(result, title) };
}

/** An emulator with games of these names. */
async function emulatorWith(names: readonly string[] = [], options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator(options);
  for (const name of names) {
    const body = { name, organizationId: 'org-1' };
    await callApi(emulator, 'POST', '/games', { token: TOKEN, body });
  }
  return emulator;
}

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

describe('against the emulator', () => {
  test('lists all games, with any page size', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Game ${index}`);
    const { baseUrl } = await emulatorWith(names);
    for (const pageSize of ['', '7']) {
      const result = await run(baseUrl, { 'page-size': pageSize });
      expectSuccess(result);
      const { games = '' } = result.outputs;
      expect(JSON.parse(games).map(({ name }: { name: string }) => name)).toEqual(names);
      expect(await fileOf(result)).toEqual(JSON.parse(games));
      expect(result.outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
    }
  });

  test('writes an empty list without games', async () => {
    const { baseUrl } = await emulatorWith();
    const result = await run(baseUrl);
    expectSuccess(result);
    expect(result.outputs['games']).toBe('[]');
    expect(await fileOf(result)).toEqual([]);
  });

  test('finds a game by its name, and fetches it by its id', async () => {
    const { baseUrl } = await emulatorWith(['a', 'b "2"', 'c']);
    const found = await run(baseUrl, { name: 'b "2"', 'page-size': '1' });
    expectSuccess(found);
    const { 'game-id': id = '', game = '' } = found.outputs;
    expect(JSON.parse(game)).toMatchObject({ id, name: 'b "2"' });
    const fetched = await run(baseUrl, { game: id });
    expectSuccess(fetched);
    for (const { outputs } of [found, fetched]) {
      expect(outputs).toMatchObject({ 'game-id': id, game, games: `[${game}]`, created: 'false' });
    }
    expect(await fileOf(fetched)).toEqual([JSON.parse(game)]);
  });

  test('creates a missing game in the first run, and finds it in the next', async () => {
    const emulator = await emulatorWith(['a']);
    const [first, next] = [await run(emulator.baseUrl, CREATE), await run(emulator.baseUrl, CREATE)];
    for (const result of [first, next]) expectSuccess(result);
    expect(first.outputs['created']).toBe('true');
    expect(next.outputs['created']).toBe('false');
    expect(first.outputs['game-id']).toBe(next.outputs['game-id']);
    const { body } = await callApi(emulator, 'GET', '/games', { token: TOKEN });
    expect(body).toMatchObject({ data: [{ name: 'a' }, { name: 'new' }] });
  });

  test('takes connection and organization from the environment', async () => {
    const { baseUrl } = await emulatorWith();
    const env = { PLAYABLE_TOKEN: TOKEN, PLAYABLE_BASE_URL: `${baseUrl}/`, PLAYABLE_ORGANIZATION: 'org-1' };
    const result = await run('', { ...CREATE, token: '', organization: '' }, { env });
    expectSuccess(result);
    expect(result.outputs['created']).toBe('true');
  });

  test('Service error: names a page size that the service does not allow', async () => {
    const { baseUrl } = await emulatorWith();
    const message = await expectFailure(await run(baseUrl, { 'page-size': '101' }), 'Service error');
    expect(message).toContain('limit must be a whole number from 1 to 100');
    expect(message).toContain('Check `page-size`');
  });

  test('Service error: names a game that does not exist', async () => {
    const { baseUrl } = await emulatorWith(['a']);
    const message = await expectFailure(await run(baseUrl, { game: 'x' }), 'Service error');
    expect(message).toContain('/v1/games/x answered 404: Not Found: There is no such game');
    expect(message).toContain('Check `game`');
  });

  test.each(['a', 'b'] as const)(
    'Permission denied (403): names the missing scope from body %s',
    async (forbiddenBody) => {
      const tokens = [{ name: TOKEN, scopes: ['games:read'] }];
      const emulator = await startEmulator({ tokens, forbiddenBody });
      const result = await run(emulator.baseUrl, CREATE);
      expect(await expectFailure(result, 'Permission denied (403)')).toContain('the scope `games:write`');
      expect(emulator.journal.entries.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
      expect(result.outputs['created']).toBe('false');
    },
  );

  test('Token rejected (401): names where tokens are made', async () => {
    const emulator = await startEmulator({ tokens: [{ name: 'another-token' }] });
    const message = await expectFailure(await run(emulator.baseUrl, CREATE), 'Token rejected (401)');
    expect(message).toContain('developer area, under tokens');
    expect(emulator.journal.entries).toHaveLength(1);
  });

  test('reads all pages of a service that limits requests', async () => {
    const dataDir = await newFolder();
    const names = Array.from({ length: 12 }, (_, index) => `Game ${index}`);
    await (await emulatorWith(names, { dataDir })).close();
    const emulator = await emulatorWith([], { dataDir, rateLimit: 20, rateLimitBurst: 2 });
    const result = await run(emulator.baseUrl, { 'page-size': '1' });
    expectSuccess(result);
    expect(JSON.parse(result.outputs['games'] ?? '')).toHaveLength(12);
    expect(emulator.journal.entries.map(({ status }) => status)).toContain(429);
  });
});

describe('Invalid input', () => {
  test('names every wrong input at once, and sends nothing', async () => {
    const service = await startGamesService();
    const wrong = {
      token: 'two words',
      game: '..',
      'create-if-missing': 'perhaps',
      'page-size': '0',
      'max-attempts': '51',
      'max-retry-wait': 'long',
      'request-timeout': '0',
      'allow-http': 'yes',
    };
    const result = await run(service.baseUrl, { ...wrong, name: 'a' });
    const message = expectRed(result, 'Invalid input');
    expect(namedInputs(message)).toEqual([...Object.keys(wrong), 'base-url'].sort());
    expect(message).toContain('Nothing was sent.');
    expect(service.stub.journal).toEqual([]);
    expect(Object.keys(result.outputs)).toHaveLength(5);
  });

  test('lists two games with one name by their ids', async () => {
    const service = await startGamesService({ names: ['a', 'new', 'b', 'new'] });
    const result = await run(service.baseUrl, CREATE);
    expectWellFormed(result, OUTPUTS);
    expect(expectRed(result, 'Invalid input')).toContain('`name` is the name of 2 games: g-2, g-4');
    expect(result.outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
    expect(JSON.parse(result.outputs['games'] ?? '')).toMatchObject([{ id: 'g-2' }, { id: 'g-4' }]);
    expect(await fileOf(result)).toEqual(JSON.parse(result.outputs['games'] ?? ''));
    expect(service.creations()).toEqual([]);
  });

  test('suggests a similar name for an unknown game', async () => {
    const names = ['Ball', 'Balloon', 'My Game'];
    const { message } = await failWith('Invalid input', { names }, { name: 'my game' });
    expect(message).toContain('there are 3 games, and none has exactly the name "my game"');
    expect(message).toContain('did you mean "My Game"?');
    expect(message).toContain('`create-if-missing: true`');
  });
});

/** Inputs with the kind of their last request. */
const REQUESTS = {
  listing: [{}, 'list'],
  fetching: [{ game: 'g-1' }, 'fetch'],
  finding: [{ name: 'a' }, 'list'],
  creating: [CREATE, 'create'],
} as const;
type Way = keyof typeof REQUESTS;

describe('an error', () => {
  const failAlways = (way: Way, title: string, reply: StubReply, more: Settings = {}) => {
    const [inputs, kind] = REQUESTS[way];
    return failWith(title, { names: ['a', 'b', 'c'], [kind]: () => reply }, { ...inputs, ...more });
  };
  const sent = (way: Way): number => (way === 'creating' ? 5 : 1);

  const A = errorReply(403, 'INSUFFICIENT_PERMISSIONS', 'Token does not have the required scope: games:all');
  const B = errorReply(403, 'Forbidden', 'Insufficient permissions. Required: games:all');
  test.each<[string, StubReply, string, Way]>([
    ['Token rejected (401)', errorReply(401, 'Unauthorized', 'Invalid token'), '', 'fetching'],
    ['Permission denied (403)', A, 'the scope `games:all`', 'creating'],
    ['Permission denied (403)', B, 'the scope `games:all`', 'finding'],
    ['Service error', errorReply(404, 'Not Found', 'nothing here'), '', 'listing'],
    ['Service error', { status: 400, body: '<h1>No</h1>' }, '', 'creating'],
    [
      'Service error',
      { status: 302, headers: { location: 'https://else.example/v1/games' } },
      'a redirect, which is not followed',
      'creating',
    ],
  ])('%s: is reported without a retry: %j', async (title, reply, words, way) => {
    const { service, result, message } = await failAlways(way, title, reply);
    expect(result.outputs['created']).toBe('false');
    expect(service.stub.journal).toHaveLength(sent(way));
    expect(message).toContain(words);
  });

  test('Rate limited (429): names how long and how often it tried', async () => {
    const reply = { status: 429, headers: { 'retry-after': '1' } };
    const { service, message } = await failAlways('creating', 'Rate limited (429)', reply, {
      'max-attempts': '2',
    });
    expect(message).toMatch(/Tried 2 times in 1(\.\d)? s/);
    expect(message).not.toContain('concurrency');
    expect(service.stub.journal).toHaveLength(sent('creating') + 1);
  });

  test.each<Way>(['fetching', 'creating'])(
    'Rate limited (429): reports a wait above max-retry-wait at once while %s',
    async (way) => {
      const reply = { status: 429, headers: { 'retry-after': '500' } };
      const { service, message } = await failAlways(way, 'Rate limited (429)', reply);
      expect(message).toContain('It asked for a wait of 500 s, but `max-retry-wait` allows only 120 s.');
      expect(service.stub.journal).toHaveLength(sent(way));
    },
  );
});

describe('Service error', () => {
  test.each([
    ['empty', { status: 200 }],
    ['a bare array', json([])],
    ['without meta', json({ data: [] })],
  ] as const)('reports a list that is %s', async (_what, reply) => {
    const { message } = await failWith('Service error', { list: () => reply }, { 'max-attempts': '1' });
    expect(message).toMatch(/GET http:\S+\/v1\/games answered 20[04]: the body (?:is|has no) /);
  });

  test('reports a 5xx at every attempt', async () => {
    const list = () => errorReply(500, 'Oops', 'try later');
    const { service, message } = await failWith('Service error', { list }, { 'max-attempts': '2' });
    expect(message).toContain('answered 500: Oops: try later. Tried 2 times');
    expect(service.listed()).toHaveLength(2);
  });

  test('reports a creation with an unknown result, after which the list can not be read', async () => {
    const create = () => errorReply(500, 'Oops', '');
    const list = (nth: number) => (nth > 2 ? errorReply(400, 'No', '') : undefined);
    const { service, result, message } = await failWith('Service error', { create, list }, CREATE);
    expect(message).toContain('The game may have been created.');
    expect(result.stdout).toContain('answered 500: Oops. The game may exist');
    expect(result.outputs['created']).toBe('false');
    expect(service.creations()).toHaveLength(1);
  });

  test('reports a list that changes with every pass, and creates no game', async () => {
    const list = (nth: number) =>
      json({
        data: [{ id: `g-${nth}`, name: 'a', createdAt: '' }],
        meta: { page: 1, limit: 1, total: 1, totalPages: 1 },
      });
    const { service, message } = await failWith('Service error', { list }, CREATE);
    expect(message).toContain('no two of 5 passes in a row found the same games');
    expect(service.stub.journal).toHaveLength(5);
  });

  test('reports a response about another game', async () => {
    const fetch = () => json({ id: 'g-2', name: 'b' });
    const { message } = await failWith('Service error', { fetch }, { game: 'g-1' });
    expect(message).toContain('/games/g-1 answered 200: the body is not the requested game');
  });

  test('creates no game if the list is incomplete', async () => {
    const options = { names: ['a'], list: withMeta({ total: 2 }) };
    const { service, message } = await failWith('Service error', options, CREATE);
    expect(message).toContain('The service counts 2 games, and its pages have 1');
    expect(service.creations()).toEqual([]);
  });
});

describe('Network failure', () => {
  test('names the refused connection', async () => {
    const result = await run('http://127.0.0.1:9/v1', { 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('ECONNREFUSED');
  });

  test('names the path of a broken connection', async () => {
    const { baseUrl } = await startGamesService({ list: () => hangUp });
    const result = await run(baseUrl, { 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('/v1/games');
  });

  test('names request-timeout without progress', async () => {
    const { baseUrl } = await startGamesService({ fetch: () => () => undefined });
    const result = await run(baseUrl, { game: 'g-1', 'request-timeout': '1', 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('no progress for 1 s');
  });
});

describe('a response that the specification does not show', () => {
  test.each([
    ['nothing', { status: 204 }, ''],
    ['a text', { status: 200, body: ' the game\n' }, '" the game\\n"'],
    ['null', json(null), ''],
  ] as const)('can be %s for a game', async (_what, reply, game) => {
    const { baseUrl } = await startGamesService({ fetch: () => reply });
    const result = await run(baseUrl, { game: 'g 1/2' });
    expectSuccess(result);
    expect(result.outputs).toMatchObject({ 'game-id': 'g 1/2', game, games: `[${game}]` });
  });

  test.each([
    ['nothing', { status: 204 } as const],
    ['a broken connection', hangUp],
    ['a 500', { status: 500 } as const],
  ])('can be %s for a game that was created', async (_what, reply) => {
    const service = await startGamesService({ names: ['a', 'b', 'c'], create: createThen(reply) });
    const result = await run(service.baseUrl, CREATE);
    expectSuccess(result);
    expect(result.outputs).toMatchObject({ 'game-id': 'g-4', created: 'true' });
    expect(JSON.parse(result.outputs['game'] ?? '')).toMatchObject({ id: 'g-4', name: 'new' });
    expect(service.creations()).toHaveLength(1);
  });

  test('is red for an incomplete list, with the games of the list', async () => {
    const { baseUrl } = await startGamesService({ names: ['a'], list: withMeta({ total: 3 }) });
    const result = await run(baseUrl);
    expect(expectRed(result, 'Service error')).toContain('counts 3 games, and its pages have 1');
    expect(JSON.parse(result.outputs['games'] ?? '')).toHaveLength(1);
    expect(await fileOf(result)).toHaveLength(1);
  });
});

describe('Cancelled', () => {
  test.each([
    ['while listing', 'SIGINT', {}, 'list', 'Nothing was changed.', 1],
    ['while fetching', 'SIGTERM', { game: 'g-1' }, 'fetch', 'Nothing was changed.', 1],
    ['while creating', 'SIGINT', CREATE, 'create', 'The game may have been created.', 3],
  ] as const)(
    'ends within 5 s if it is cancelled %s, by %s',
    async (_when, signal, inputs, kind, words, arrived) => {
      const service = await startGamesService({ [kind]: () => () => undefined });
      const { started, elapsedMs } = killAfter(service.stub, arrived, signal);
      const result = await run(service.baseUrl, inputs, { started });
      expect(elapsedMs()).toBeLessThan(5_000);
      const message = await expectFailure(result, 'Cancelled');
      expect(message).toContain(`The run was cancelled (${signal}). ${words}`);
      expect(result.outputs['created']).toBe('false');
    },
  );

  test('reports a created game that was not found yet', async () => {
    const service = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => (nth > 2 ? () => undefined : undefined),
    });
    const result = await run(service.baseUrl, CREATE, killAfter(service.stub, 4));
    expect(await expectFailure(result, 'Cancelled')).toContain('The game was created.');
    expect(result.outputs['created']).toBe('true');
  });
});

describe('a result that is too large for an output', () => {
  test('leaves the output empty, and is in the file', async () => {
    const names = Array.from({ length: 1_500 }, (_, index) => `Game ${index} of many, with a longer name`);
    const service = await startGamesService({ names, pageSize: 100 });
    const result = await run(service.baseUrl);
    expectSuccess(result);
    expect(result.outputs['games']).toBe('');
    expect(await fileOf(result)).toEqual(service.games);
    const [{ title, message } = { title: '', message: '' }, ...others] = annotations(result, 'warning');
    expect([title, others]).toEqual(['Output left empty', []]);
    expect(message).toMatch(/^`games` would be larger than 100,000 bytes/);
    expect(message).toContain(result.outputs['games-file']);
  });

  test('can be a single game', async () => {
    const game = { id: 'g-1', notes: 'x'.repeat(100_000) };
    const { baseUrl } = await startGamesService({ fetch: () => json(game) });
    const result = await run(baseUrl, { game: 'g-1' });
    expectSuccess(result);
    expect(result.outputs).toMatchObject({ 'game-id': 'g-1', game: '', games: '' });
    expect(await fileOf(result)).toEqual([game]);
    const messages = annotations(result, 'warning').map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(/^`game` /), expect.stringMatching(/^`games` /)]);
  });
});

test('a run without a file for outputs is red, and sends nothing', async () => {
  const { baseUrl } = await startGamesService({ names: ['a'] });
  const result = await run(baseUrl, {}, { env: { GITHUB_OUTPUT: '' } });
  const message = expectRed(result, 'Outputs not written');
  expect(message).toMatch(/GITHUB_OUTPUT: the variable is not set\nNothing was sent/);
});
