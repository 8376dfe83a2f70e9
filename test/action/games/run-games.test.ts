import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gamesAction } from '../../../src/action/games/run-games.ts';
import type { ActionContext } from '../../../src/action/run-action.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import { errorReply } from '../../e2e/stub-service.ts';
import { breakingEnv, readDeclared } from '../input-env.ts';
import { emitBeforeExit, type RunHere, runHere } from '../run-here.ts';
import {
  changing,
  createThen,
  type GamesServiceOptions,
  hangUp,
  json,
  startGamesService,
  withMeta,
} from './games-service.ts';

type Settings = Readonly<Record<string, string>>;

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

function run(
  baseUrl: string,
  inputs: Settings = {},
  signal?: AbortSignal,
  clock?: FakeClock,
): Promise<RunHere> {
  const connection = { token: 't0ken-5b1f0c77', 'base-url': baseUrl, 'allow-http': 'true' };
  const action = (context: ActionContext) => gamesAction(context, clock);
  return runHere(action, { ...connection, 'max-attempts': '1', ...inputs }, { ...(signal && { signal }) });
}

describe('the outputs', () => {
  test('are the outputs of action.yml, whether the run succeeds or fails', async () => {
    const service = await startGamesService({ names: ['a'] });
    const declared = [...readDeclared('games').outputs].sort();
    for (const inputs of [{}, { name: 'a' }, { name: 'b' }, { game: 'x' }, { 'page-size': '0' }]) {
      const { outputs } = await run(service.baseUrl, inputs);
      expect(Object.keys(outputs).sort()).toEqual(declared);
    }
  });

  test.each<[string, StubReply, string, unknown[]]>([
    ['nothing', { status: 204 }, '', []],
    ['null', json(null), '', []],
    ['a text', { status: 200, body: ' the game' }, '" the game"', [' the game']],
    ['an envelope', json({ data: 1 }), '{"data":1}', [{ data: 1 }]],
  ])('have the response for a game as it is: %s', async (_, reply, game, games) => {
    const { baseUrl, stub } = await startGamesService({ fetch: () => reply });
    const { exitCode, outputs, lines } = await run(baseUrl, { game: 'a/b?c#d ..%2f 日' });
    expect(exitCode).toBe(0);
    expect(lines).toContain('::group::Fetch the game a/b?c#d ..%252f 日');
    expect(stub.only.path).toBe('/v1/games/a%2Fb%3Fc%23d%20..%252f%20%E6%97%A5');
    expect(outputs).toMatchObject({ 'game-id': 'a/b?c#d ..%2f 日', game });
    expect(JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'))).toEqual(games);
  });
});

/** A list of one game, another one in each response. */
const alwaysMore = (nth: number): StubReply => {
  const meta = { page: 1, limit: 1, total: 9, totalPages: 1 };
  return json({ data: [{ id: `g-${nth}`, name: `a${nth}`, createdAt: '' }], meta });
};
const INCOMPLETE = { names: ['a'], list: withMeta({ total: 2 }) };
const X = { game: 'x' };
const ALL_FIVE = ['a1', 'a2', 'a3', 'a4', 'a5'];

/** No row creates more than one game. The last columns: the output `created`, and the names of the listed games. */
test.each<[string, GamesServiceOptions, Settings, RegExp, string?, string[]?]>([
  [
    'an empty response',
    { list: () => ({ status: 200 }) },
    {},
    /GET .+\/v1\/games answered 200: the body is /,
  ],
  ['a 5xx', { list: () => errorReply(500, 'Oops', 'later') }, {}, /answered 500: Oops: later\. Tried 1 time/],
  ['a list that always changes', { list: alwaysMore }, CREATE, /no two of 5 passes in a row/],
  ['a list that always changes', { list: alwaysMore }, {}, /no two of 5 passes/, 'false', ALL_FIVE],
  ['an incomplete list', INCOMPLETE, CREATE, /counts 2 games, and its pages have 1/],
  ['an incomplete list', INCOMPLETE, {}, /counts 2 games, and its pages have 1/, 'false', ['a']],
  ['another game', { fetch: () => json({ id: 'X' }) }, X, /\/games\/x answered 200: .* not the requested/],
  ['no game', { fetch: () => ({ status: 404 }) }, X, /\/games\/x answered 404/],
  ['a created game that no list has', { create: () => ({ status: 204 }) }, CREATE, /was created/, 'true'],
])('Service error: reports %s', async (_, options, inputs, words, created = 'false', names = []) => {
  const service = await startGamesService(options);
  const { exitCode, annotations, outputs } = await run(service.baseUrl, inputs, undefined, new FakeClock());
  expect(annotations).toMatchObject([{ title: 'Service error', lines: expect.anything() }]);
  expect(annotations[0]?.lines.join('\n')).toMatch(words);
  expect([exitCode, outputs['created']]).toEqual([1, created]);
  const listed = JSON.parse(outputs['games'] || '[]').map(({ name }: { name: string }) => name);
  expect(listed).toEqual(names);
  expect(service.creations()).toHaveLength(created === 'true' ? 1 : 0);
});

test('a game is found although a pass missed it, because one game went and one came', async () => {
  const service = await startGamesService({
    names: ['a', 'b', 'c', 'new'],
    list: changing({ 1: ({ games, add }) => [games.shift(), add('other')] }),
  });
  const { exitCode, outputs } = await run(service.baseUrl, CREATE);
  expect([exitCode, outputs['game-id'], service.creations()]).toEqual([0, 'g-4', []]);
});

test.each<[string, StubReply, string]>([
  ['someone else has created it', { status: 409 }, 'false'],
  ['the response is empty', { status: 204 }, 'true'],
])('a missing game is created once, even if %s', async (_, reply, created) => {
  const service = await startGamesService({ create: createThen(reply) });
  const { exitCode, outputs } = await run(service.baseUrl, CREATE);
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ 'game-id': 'g-1', created });
  expect(service.creations()).toHaveLength(1);
});

describe('a creation that is answered 500', () => {
  const create = () => ({ status: 500, body: '{"error":"Oops","message":"try later"}' });

  test('is not repeated and is red, if no search for 60 s finds the game', async () => {
    const clock = new FakeClock();
    const service = await startGamesService({ create });
    const { exitCode, annotations, outputs, lines } = await run(service.baseUrl, CREATE, undefined, clock);
    expect(exitCode).toBe(1);
    expect(service.creations()).toHaveLength(1);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
    const message = [
      'The game may have been created.',
      `POST ${service.baseUrl}/games answered 500: Oops: try later.`,
      'Run it again: if the list has the game by then, it is not created twice.',
      expect.stringMatching(/^Access logs: [\da-f]{16}$/),
    ];
    expect(annotations).toEqual([{ level: 'error', title: 'Service error', lines: message }]);
    expect(outputs).toMatchObject({ 'game-id': '', created: 'false' });
    expect(lines.filter((line) => line.startsWith('Looking the game up'))).toHaveLength(7);
  });

  test('is green if the list has the game later, and the log names the 500', async () => {
    const list = changing({ 3: ({ add }) => add('new') });
    const service = await startGamesService({ create, list });
    const { exitCode, outputs, lines } = await run(service.baseUrl, CREATE, undefined, new FakeClock());
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'game-id': 'g-1', created: 'true' });
    expect(service.games).toHaveLength(1);
    expect(lines).toContain('The game is g-1');
    expect(lines).toContain(
      `POST ${service.baseUrl}/games answered 500: Oops: try later. The game may exist: looking it up by its name`,
    );
  });
});

test('a cancellation after the creation says that the game was created', async () => {
  const cancellation = new AbortController();
  const { baseUrl } = await startGamesService({
    create: () => ({ status: 204 }),
    list: (nth) => (nth > 2 ? () => cancellation.abort('SIGTERM') : undefined),
  });
  const { annotations, outputs } = await run(baseUrl, CREATE, cancellation.signal);
  const lines = [expect.stringContaining('The game was created.'), expect.anything()];
  expect(annotations).toMatchObject([{ title: 'Cancelled', lines }]);
  expect(outputs['created']).toBe('true');
});

describe('a run that crashes', () => {
  test('fails and has all outputs', async () => {
    const wrap = (env: NodeJS.ProcessEnv) => breakingEnv(env, 'INPUT_PAGE-SIZE');
    const { exitCode, outputs, annotations } = await runHere(
      gamesAction,
      { token: 't0ken-5b1f0c77' },
      { wrap },
    );
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs).toEqual({ 'game-id': '', game: '', games: '', 'games-file': '', created: 'false' });
  });

  test('reports a game that was created before', async () => {
    const known = new Set(process.listeners('beforeExit'));
    const { baseUrl } = await startGamesService({
      create: () => ({ status: 204 }),
      list: (nth) => (nth > 2 ? () => emitBeforeExit(known) : undefined),
    });
    const { outputs, annotations } = await run(baseUrl, CREATE);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs['created']).toBe('true');
  });
});

test('a creation that may have been done is reported in one annotation, beside the cancellation', async () => {
  const cancellation = new AbortController();
  const service = await startGamesService({
    create: () => hangUp,
    list: (nth) => (nth > 2 ? () => cancellation.abort('SIGINT') : undefined),
  });
  const { annotations, outputs } = await run(service.baseUrl, CREATE, cancellation.signal);
  expect(annotations.map(({ title }) => title)).toEqual(['Network failure', 'Cancelled']);
  const mentions = annotations.map(({ lines }) => lines.join().includes('The game may have been created.'));
  expect(mentions).toEqual([true, false]);
  expect(outputs['created']).toBe('false');
});
