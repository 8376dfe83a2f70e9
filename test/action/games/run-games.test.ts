import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { gamesAction } from '../../../src/action/games/run-games.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import { errorReply, json } from '../../e2e/stub-service.ts';
import { type RunHere, runHere } from '../run-here.ts';
import { createThen, type GamesServiceOptions, startGamesService, withMeta } from './games-service.ts';

type Settings = Readonly<Record<string, string>>;

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };

function run(baseUrl: string, inputs: Settings = {}, signal?: AbortSignal): Promise<RunHere> {
  const connection = { token: 't0ken-5b1f0c77', 'base-url': baseUrl, 'allow-http': 'true' };
  return runHere(gamesAction, { ...connection, 'max-attempts': '1', ...inputs }, {}, signal);
}

test.each<[string, StubReply, string, unknown[]]>([
  ['nothing', { status: 204 }, '', []],
  ['null', json(null), '', []],
  ['a text', { status: 200, body: ' the game' }, '" the game"', [' the game']],
  ['an envelope', json({ data: 1 }), '{"data":1}', [{ data: 1 }]],
])('the outputs have the response for a game as it is: %s', async (_, reply, game, games) => {
  const { baseUrl, stub } = await startGamesService({ fetch: () => reply });
  const { exitCode, outputs, lines } = await run(baseUrl, { game: 'a/b?c#d ..%2f 日' });
  expect(exitCode).toBe(0);
  expect(lines).toContain('::group::Fetch the game a/b?c#d ..%252f 日');
  expect(stub.only.path).toBe('/v1/games/a%2Fb%3Fc%23d%20..%252f%20%E6%97%A5');
  expect(outputs).toMatchObject({ 'game-id': 'a/b?c#d ..%2f 日', game });
  expect(JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'))).toEqual(games);
});

const INCOMPLETE = { names: ['a'], list: withMeta({ total: 2 }) };

/** No row creates more than one game. */
test.each<[string, GamesServiceOptions, Settings, RegExp, string?]>([
  ['an incomplete list', INCOMPLETE, {}, /found 1 game on 1 page, and `meta\.total` was 2/],
  ['an incomplete list, and creates no game', INCOMPLETE, CREATE, /found 1 game on 1 page/],
  ['a created game that no list has', { create: () => ({ status: 204 }) }, CREATE, /was created/, 'true'],
])('Service error: reports %s', async (_, options, inputs, words, created = 'false') => {
  const service = await startGamesService(options);
  const { exitCode, annotations, outputs } = await run(service.baseUrl, inputs);
  expect(annotations).toMatchObject([{ title: 'Service error', lines: expect.anything() }]);
  expect(annotations[0]?.lines.join('\n')).toMatch(words);
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ created, 'game-id': '', games: '', 'games-file': '' });
  expect(service.creations()).toHaveLength(created === 'true' ? 1 : 0);
});

test('a creation that is answered 500 is red, and the next run finds the game', async () => {
  const service = await startGamesService({ create: createThen(errorReply(500, 'Oops', 'try later')) });
  const first = await run(service.baseUrl, CREATE);
  const lines = [
    'The game may have been created.',
    `POST ${service.baseUrl}/games answered 500: Oops: try later.`,
    'Run it again: if the list has the game by then, it is not created twice.',
    expect.stringMatching(/^For the service's support: request id [\da-f]{16}$/),
  ];
  expect(first.exitCode).toBe(1);
  expect(first.annotations).toEqual([{ level: 'error', title: 'Service error', lines }]);
  expect(first.outputs).toMatchObject({ 'game-id': '', created: 'false' });
  const next = await run(service.baseUrl, CREATE);
  expect(next.exitCode).toBe(0);
  expect(next.outputs).toMatchObject({ 'game-id': 'g-1', created: 'false' });
  expect(service.creations()).toHaveLength(1);
});

// One while listing or creating: test/e2e/games.test.ts.
test('a cancellation after the creation says that the game was created', async () => {
  const cancellation = new AbortController();
  const { baseUrl } = await startGamesService({
    create: () => ({ status: 204 }),
    list: (nth) => (nth > 1 ? () => cancellation.abort('SIGTERM') : undefined),
  });
  const { annotations, outputs } = await run(baseUrl, CREATE, cancellation.signal);
  const lines = [expect.stringContaining('The game was created.'), expect.anything()];
  expect(annotations).toMatchObject([{ title: 'Cancelled', lines }]);
  expect(outputs['created']).toBe('true');
});
