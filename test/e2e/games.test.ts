import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import type { Emulator } from '../../src/emulator/start-emulator.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { callApi } from '../emulator/client.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import {
  type GamesServiceOptions,
  hangUp,
  json,
  startGamesService,
} from '../pipeline/games/games-service.ts';
import {
  annotations,
  newFolder,
  runSubAction,
  type SubActionResult,
  type SubActionRun,
  TOKEN,
} from './run-action.ts';
import { refusal } from './stub-service.ts';

/** The sub-action `games/` as GitHub runs it, against the emulator, and against a service that does what that never would. */

function run(
  baseUrl: string,
  inputs: Readonly<Record<string, string>> = {},
  more: Partial<SubActionRun> = {},
): Promise<SubActionResult> {
  const connection = { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true' };
  return runSubAction({ action: 'games', inputs: { ...connection, ...inputs }, ...more });
}

/** What the file of `games-file` holds. */
async function fileOf({ outputs }: SubActionResult): Promise<unknown> {
  return JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'));
}

/** What holds for every green run. */
function expectSuccess(result: SubActionResult): void {
  expect(result.stderr).toBe('');
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expectWellTold(result);
}

/** What holds for every red run that could read nothing; the message of its only error. */
async function expectFailure(result: SubActionResult, title: string): Promise<string> {
  expect(result.stderr).toBe('');
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  expect(result.exitCode).toBe(1);
  expectWellTold(result);
  expect(result.outputs).toMatchObject({ 'game-id': '', game: '', games: '', 'games-file': '' });
  expect(await readdir(result.temp)).not.toContainEqual(expect.stringMatching(/^playable-games/));
  return errors[0]?.message ?? '';
}

function expectWellTold({ stdout, outputs, summary }: SubActionResult): void {
  expect(stdout).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(stdout.startsWith(`::add-mask::${TOKEN}\n`)).toBe(true);
  expect(stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN);
  expect(summary).toBe('');
  expect(Object.keys(outputs).sort()).toEqual(['created', 'game', 'game-id', 'games', 'games-file']);
}

/** An emulator with games of these names. */
async function emulatorWith(names: readonly string[] = [], options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }], ...options });
  for (const name of names) {
    const body = { name, organizationId: 'org-1' };
    await callApi(emulator, 'POST', '/games', { token: TOKEN, body });
  }
  return emulator;
}

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

describe('against the emulator', () => {
  test('all games are listed, whatever fits a page', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Game ${index}`);
    const { baseUrl } = await emulatorWith(names);
    for (const pageSize of ['', '7', '100']) {
      const result = await run(baseUrl, { 'page-size': pageSize });
      expectSuccess(result);
      const { games = '' } = result.outputs;
      expect(JSON.parse(games).map(({ name }: { name: string }) => name)).toEqual(names);
      expect(await fileOf(result)).toEqual(JSON.parse(games));
      expect(result.outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
    }
  });

  test('of no game there is an empty list, also in the file', async () => {
    const { baseUrl } = await emulatorWith();
    const result = await run(baseUrl);
    expectSuccess(result);
    expect(result.outputs['games']).toBe('[]');
    expect(await fileOf(result)).toEqual([]);
  });

  test('a game is found by its name, and fetched by its id', async () => {
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

  test('a game that is missing is created by the first run, and found by the next', async () => {
    const emulator = await emulatorWith(['a']);
    const [first, next] = [await run(emulator.baseUrl, CREATE), await run(emulator.baseUrl, CREATE)];
    for (const result of [first, next]) expectSuccess(result);
    expect(first.outputs['created']).toBe('true');
    expect(next.outputs['created']).toBe('false');
    expect(first.outputs['game-id']).toBe(next.outputs['game-id']);
    const { body } = await callApi(emulator, 'GET', '/games', { token: TOKEN });
    expect(body).toMatchObject({ data: [{ name: 'a' }, { name: 'new' }] });
  });

  test('connection and organization may come from the environment', async () => {
    const { baseUrl } = await emulatorWith();
    const env = {
      PLAYABLE_TOKEN: TOKEN,
      PLAYABLE_BASE_URL: `${baseUrl}/`,
      PLAYABLE_ORGANIZATION: 'org-1',
    };
    const result = await run('', { ...CREATE, token: '', organization: '' }, { env });
    expectSuccess(result);
    expect(result.outputs['created']).toBe('true');
  });

  test('Service error: a page larger than the service allows is told as such', async () => {
    const { baseUrl } = await emulatorWith();
    const message = await expectFailure(await run(baseUrl, { 'page-size': '101' }), 'Service error');
    expect(message).toContain('limit must be a whole number from 1 to 100');
    expect(message).toContain('Check `page-size`');
  });

  test('Service error: a game that is not there', async () => {
    const { baseUrl } = await emulatorWith(['a']);
    const message = await expectFailure(await run(baseUrl, { game: 'x' }), 'Service error');
    expect(message).toContain('/v1/games/x answered 404: Not Found: There is no such game');
    expect(message).toContain('Check `game`');
  });

  test.each(['a', 'b'] as const)('Permission denied (403): body %s', async (forbiddenBody) => {
    const tokens = [{ name: TOKEN, scopes: ['games:read'] }];
    const emulator = await runEmulator({ tokens, forbiddenBody });
    const result = await run(emulator.baseUrl, CREATE);
    expect(await expectFailure(result, 'Permission denied (403)')).toContain('the scope `games:write`');
    expect(emulator.journal.entries.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(result.outputs['created']).toBe('false');
  });

  test('Token rejected (401)', async () => {
    const emulator = await runEmulator({ tokens: [{ name: 'another-token' }] });
    const message = await expectFailure(await run(emulator.baseUrl, CREATE), 'Token rejected (401)');
    expect(message).toContain('developer area, under tokens');
    expect(emulator.journal.entries).toHaveLength(1);
  });

  test('a service that limits requests is asked until all pages have come', async () => {
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
    const result = await run(service.baseUrl, {
      token: 'two words',
      game: '..',
      name: 'a',
      'create-if-missing': 'perhaps',
      'page-size': '0',
      'max-attempts': '51',
      'max-retry-wait': 'long',
      'request-timeout': '0',
      'allow-http': 'yes',
    });
    expect(result.exitCode).toBe(1);
    const [error, ...others] = annotations(result, 'error');
    expect(others).toEqual([]);
    expect(error?.title).toBe('Invalid input');
    const named = [...(error?.message.matchAll(/(?:^| · )`([\w-]+)`/gm) ?? [])].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([
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
    expect(error?.message).toContain('Nothing was sent.');
    expect(service.stub.journal).toEqual([]);
    expect(Object.keys(result.outputs)).toHaveLength(5);
  });

  test('two games of one name, with their ids', async () => {
    const service = await startGamesService({ names: ['a', 'new', 'b', 'new'] });
    const result = await run(service.baseUrl, CREATE);
    expect(result.exitCode).toBe(1);
    expectWellTold(result);
    expect(annotations(result, 'error')).toMatchObject([
      {
        title: 'Invalid input',
        message: expect.stringContaining('`name` is the name of 2 games: g-2, g-4'),
      },
    ]);
    expect(result.outputs).toMatchObject({ 'game-id': '', game: '', created: 'false' });
    expect(JSON.parse(result.outputs['games'] ?? '')).toMatchObject([{ id: 'g-2' }, { id: 'g-4' }]);
    expect(await fileOf(result)).toEqual(JSON.parse(result.outputs['games'] ?? ''));
    expect(service.creations()).toEqual([]);
  });

  test('no game of that name, with the one that was likely meant', async () => {
    const service = await startGamesService({ names: ['Ball', 'Balloon', 'My Game'] });
    const result = await run(service.baseUrl, { name: 'my game' });
    const message = await expectFailure(result, 'Invalid input');
    expect(message).toContain('there are 3 games, and none has exactly the name "my game"');
    expect(message).toContain('did you mean "My Game"?');
    expect(message).toContain('`create-if-missing: true`');
  });

  test('the token in another input is not repeated', async () => {
    const service = await startGamesService();
    const message = await expectFailure(await run(service.baseUrl, { name: `a ${TOKEN}` }), 'Invalid input');
    expect(message).toContain('`name` must not contain the token');
    expect(service.stub.journal).toEqual([]);
  });
});

/** Ways of asking, each with the request that is the last one where it is refused. */
const WAYS: readonly (readonly [string, Readonly<Record<string, string>>, keyof GamesServiceOptions])[] = [
  ['listing', {}, 'list'],
  ['fetching', { game: 'g-1' }, 'fetch'],
  ['finding', { name: 'a' }, 'list'],
  ['creating', CREATE, 'create'],
];

describe.each(WAYS)('a refusal while %s', (way, inputs, kind) => {
  const start = (reply: StubReply) => startGamesService({ names: ['a', 'b', 'c'], [kind]: () => reply });
  const sent = way === 'creating' ? 3 : 1;

  test.each([
    ['Token rejected (401)', 401, refusal(401, 'Unauthorized', 'Invalid token')],
    [
      'Permission denied (403)',
      403,
      refusal(403, 'INSUFFICIENT_PERMISSIONS', 'Token does not have the required scope: games:all'),
    ],
    [
      'Permission denied (403)',
      403,
      refusal(403, 'Forbidden', 'Insufficient permissions. Required: games:all'),
    ],
    ['Service error', 404, refusal(404, 'Not Found', 'nothing here')],
    ['Service error', 400, { status: 400, body: '<h1>No</h1>' }],
    ['Service error', 302, { status: 302, headers: { location: 'https://else.example/v1/games' } }],
  ])('%s: %i, at once', async (title, status, reply) => {
    const service = await start(reply);
    const result = await run(service.baseUrl, inputs);
    const message = await expectFailure(result, title);
    expect(result.outputs['created']).toBe('false');
    expect(service.stub.journal).toHaveLength(sent);
    if (status === 403) expect(message).toContain('the scope `games:all`');
    if (status === 302) expect(message).toContain('a redirect, which is not followed');
  });

  test('Rate limited (429): with how long and how often it was tried', async () => {
    const service = await start({ status: 429, headers: { 'retry-after': '1' } });
    const message = await expectFailure(
      await run(service.baseUrl, { ...inputs, 'max-attempts': '2' }),
      'Rate limited (429)',
    );
    expect(message).toMatch(/Tried 2 times and waited [\d.]+ m?s/);
    expect(message).not.toContain('concurrency');
    expect(service.stub.journal).toHaveLength(sent + 1);
  });

  test('Rate limited (429): a wait above max-retry-wait', async () => {
    const service = await start({ status: 429, headers: { 'retry-after': '500' } });
    const message = await expectFailure(await run(service.baseUrl, inputs), 'Rate limited (429)');
    expect(message).toContain('It asked for a wait of 500 s, but `max-retry-wait` allows only 120 s.');
    expect(service.stub.journal).toHaveLength(sent);
  });
});

describe('Service error', () => {
  test.each([
    ['empty', { status: 200 }],
    ['204', { status: 204 }],
    ['a text', { status: 200, body: 'ok' }],
    ['a bare array', json([])],
    ['no meta', json({ data: [] })],
  ] as const)('a list that is %s', async (_what, reply) => {
    const { baseUrl } = await startGamesService({ list: () => reply });
    const message = await expectFailure(await run(baseUrl, { 'max-attempts': '1' }), 'Service error');
    expect(message).toMatch(/GET http:\S+\/v1\/games answered 20[04]: the body (?:is|has no) /);
  });

  test('5xx again and again', async () => {
    const { baseUrl, listed } = await startGamesService({ list: () => refusal(500, 'Oops', 'try later') });
    const message = await expectFailure(await run(baseUrl, { 'max-attempts': '2' }), 'Service error');
    expect(message).toContain('answered 500: Oops: try later. Tried 2 times');
    expect(listed()).toHaveLength(2);
  });

  test('a game that was created and is nowhere', async () => {
    const service = await startGamesService({ create: () => ({ status: 204 }) });
    const result = await run(service.baseUrl, CREATE);
    const message = await expectFailure(result, 'Service error');
    expect(message).toContain('The game was created');
    expect(result.outputs['created']).toBe('true');
    expect(service.creations()).toHaveLength(1);
  });

  test('a creation that may have been done', async () => {
    const service = await startGamesService({ create: () => refusal(500, 'Oops', '') });
    const result = await run(service.baseUrl, { ...CREATE, 'max-attempts': '1' });
    const message = await expectFailure(result, 'Service error');
    expect(message).toContain('The game may have been created.');
    expect(message).toContain('answered 500: Oops');
    expect(result.outputs['created']).toBe('false');
  });

  test('a list that counts more than it shows keeps a game from being created', async () => {
    const service = await startGamesService({
      names: ['a'],
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 2 } }),
    });
    const message = await expectFailure(await run(service.baseUrl, CREATE), 'Service error');
    expect(message).toContain('The service counts 2 games, and its pages have 1');
    expect(service.creations()).toEqual([]);
  });
});

describe('Network failure', () => {
  test('nothing is reached', async () => {
    const result = await run('http://127.0.0.1:9/v1', { 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('ECONNREFUSED');
  });

  test('the connection breaks', async () => {
    const { baseUrl } = await startGamesService({ list: () => hangUp });
    const result = await run(baseUrl, { 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('/v1/games');
  });

  test.each([
    ['listing', {}],
    ['fetching', { game: 'g-1' }],
  ])('no progress for request-timeout while %s', async (_what, inputs) => {
    const { baseUrl } = await startGamesService({
      list: () => () => undefined,
      fetch: () => () => undefined,
    });
    const result = await run(baseUrl, { ...inputs, 'request-timeout': '1', 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('no progress for 1 s');
  });
});

describe('what the spec does not show', () => {
  test.each([
    ['nothing', { status: 204 }, ''],
    ['a text', { status: 200, body: ' the game\n' }, '" the game\\n"'],
    ['null', json(null), ''],
  ] as const)('a game may be %s', async (_what, reply, game) => {
    const { baseUrl } = await startGamesService({ fetch: () => reply });
    const result = await run(baseUrl, { game: 'g 1/2' });
    expectSuccess(result);
    expect(result.outputs).toMatchObject({ 'game-id': 'g 1/2', game, games: `[${game}]` });
  });

  test.each([
    ['a creation is answered with nothing', { status: 204 } as const],
    ['a creation is done, and the connection breaks', hangUp],
    ['a creation is done, and answered with 500', { status: 500 } as const],
  ])('%s', async (_what, reply) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      create: (_nth, make) => {
        make();
        return reply;
      },
    });
    const result = await run(service.baseUrl, CREATE);
    expectSuccess(result);
    expect(result.outputs).toMatchObject({ 'game-id': 'g-4', created: 'true' });
    expect(JSON.parse(result.outputs['game'] ?? '')).toMatchObject({ id: 'g-4', name: 'new' });
    expect(service.creations()).toHaveLength(1);
  });

  test('a list that lacks some is red, with what it has', async () => {
    const { baseUrl } = await startGamesService({
      names: ['a'],
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 3 } }),
    });
    const result = await run(baseUrl);
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error')).toMatchObject([
      { title: 'Service error', message: expect.stringContaining('counts 3 games, and its pages have 1') },
    ]);
    expect(JSON.parse(result.outputs['games'] ?? '')).toHaveLength(1);
    expect(JSON.parse(await readFile(result.outputs['games-file'] ?? '', 'utf8'))).toHaveLength(1);
  });
});

describe('Cancelled', () => {
  test.each([
    ['while listing', 'SIGINT', {}, 'list', 'Nothing was changed.', 1],
    ['while fetching', 'SIGTERM', { game: 'g-1' }, 'fetch', 'Nothing was changed.', 1],
    ['while creating', 'SIGINT', CREATE, 'create', 'The game may have been created.', 2],
  ] as const)('%s, by %s, within 5 s', async (_when, signal, inputs, kind, words, arrived) => {
    const service = await startGamesService({ [kind]: () => () => undefined });
    let signalled = 0;
    const result = await run(service.baseUrl, inputs, {
      started: async (child) => {
        await service.stub.arrived(arrived);
        signalled = performance.now();
        child.kill(signal);
      },
    });
    expect(performance.now() - signalled).toBeLessThan(5_000);
    const message = await expectFailure(result, 'Cancelled');
    expect(message).toContain(`The run was cancelled (${signal}). ${words}`);
    expect(result.outputs['created']).toBe('false');
  });

  test('after the game was created, and before it was found', async () => {
    const service = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => (nth > 1 ? () => undefined : undefined),
    });
    const result = await run(service.baseUrl, CREATE, {
      started: async (child) => {
        await service.stub.arrived(3);
        child.kill('SIGINT');
      },
    });
    expect(await expectFailure(result, 'Cancelled')).toContain('The game was created.');
    expect(result.outputs['created']).toBe('true');
  });
});

describe('what is too large for an output', () => {
  test('is left empty, and the file has all of it', async () => {
    const names = Array.from({ length: 1_500 }, (_, index) => `Game ${index} of many, with a longer name`);
    const service = await startGamesService({ names, pageSize: 100 });
    const result = await run(service.baseUrl);
    expectSuccess(result);
    expect(result.outputs['games']).toBe('');
    expect(await fileOf(result)).toEqual(service.games);
    const path = result.outputs['games-file'] ?? '';
    expect(annotations(result, 'warning')).toMatchObject([
      {
        title: 'Output left empty',
        message: expect.stringMatching(/^`games` would be larger than 100,000 bytes/),
      },
    ]);
    expect(annotations(result, 'warning')[0]?.message).toContain(path);
  });

  test('also where it is a single game', async () => {
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

test('a run without a file for its outputs is red, and says where they are', async () => {
  const { baseUrl } = await startGamesService({ names: ['a'] });
  const result = await run(baseUrl, {}, { env: { GITHUB_OUTPUT: '' } });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error')).toMatchObject([
    {
      title: 'Outputs not written',
      message: expect.stringMatching(/GITHUB_OUTPUT: the variable is not set\n.*playable-games-\w+\.json/),
    },
  ]);
});
