import { expect, test } from 'vitest';
import {
  type CreationStatus,
  createGame,
  incompleteList,
  LOST_GAME,
  severalGames,
} from '../../../src/action/games/query-games.ts';
import type { Script, StubReply } from '../../doubles/stub-server.ts';
import { json } from '../../e2e/stub-service.ts';
import {
  createThen,
  type GamesOptions,
  type GamesServiceOptions,
  hangUp,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const GAME = { name: 'new', organizationId: 'org-1' };

const failed = (created: CreationStatus, failure: object = {}) => ({
  created,
  error: failure,
});

const NO_ID: StubReply = { status: 204 };
const CONFLICT: StubReply = { status: 409 };

/** Creates a game, and expects this result and these numbers of requests. */
async function check(
  options: GamesServiceOptions,
  expected: object,
  { lists = 0, creations = 1, ...given }: GamesOptions & { lists?: number; creations?: number } = {},
) {
  const service = await startGamesService({ names: ['a'], ...options });
  const context = prepareGames(service.baseUrl, given);
  const result = await createGame(GAME.name, GAME.organizationId, context);
  expect(result).toMatchObject(expected);
  expect(service.creations()).toHaveLength(creations);
  expect(service.listed()).toHaveLength(lists);
  return { service, result, lines: context.stdout.lines };
}

test('a creation takes one request with the name and the organization', async () => {
  const { service, result, lines } = await check({}, {});
  const [, content] = service.games;
  expect(result).toEqual({ created: 'yes', games: [content], game: { id: 'g-2', content } });
  expect(service.creations()).toEqual(['{"name":"new","organizationId":"org-1"}']);
  expect(lines).toEqual([
    '::group::Create the game "new"',
    '::endgroup::',
    'The service has created the game',
  ]);
});

test.each<[string, object]>([
  ['without a name', { slug: 'new', nested: [1] }],
  ['with another name', { name: 'New' }],
  ['whose id is a number', { id: 9 }],
])('the game has the id of a response %s', async (_, fields) => {
  const content = { id: 'g-9', ...fields };
  const game = { id: String(content.id), content };
  const service = await startGamesService({ create: () => json(content, 201) });
  const result = await createGame(GAME.name, GAME.organizationId, prepareGames(service.baseUrl));
  expect(result).toEqual({ games: [content], game, created: 'yes' });
  expect(service.listed()).toEqual([]);
});

test.each<[string, StubReply]>([
  ['nothing', NO_ID],
  ['a text', { status: 201, body: 'created' }],
  ['an array', json([{ id: 'g-9', name: 'new' }], 201)],
  ['an envelope', json({ data: { id: 'g-9' } }, 201)],
  ['an empty id', json({ id: '', name: 'new' }, 201)],
])('the game is looked up once by its name if the response is %s', async (_, response) => {
  const { service, result } = await check({ create: createThen(response) }, { created: 'yes' }, { lists: 1 });
  expect(result.game).toEqual({ id: 'g-2', content: service.games[1] });
});

test('a game that has no id in the response and is not in the list is lost', () =>
  check({ create: () => NO_ID }, { created: 'yes', error: LOST_GAME }, { lists: 1 }));

// Every status: test/api/what-is-tried-again.test.ts.
test.each<[string, Script]>([
  ['a broken connection', hangUp],
  ['500', { status: 500 }],
])('a game that %s leaves unknown is neither created again nor looked up', async (_, script) => {
  await check({ create: createThen(script) }, failed('unknown', { because: 'may-have-been-done' }));
});

test.each<[string, Script, string, number?]>([
  ['rejected', { status: 400 }, 'permanent'],
  ['refused for too long', { status: 429, headers: { 'retry-after': '61' } }, 'attempts-exhausted', 3],
  ['throttled for too long', { status: 429, headers: { 'retry-after': '500' } }, 'wait-too-long'],
])('a creation that is %s creates no game', async (_, script, because, creations = 1) => {
  await check({ create: () => script }, failed('no', { because }), { creations });
});

test('a conflict (409) is looked up once: someone else has created the game', () =>
  check({ create: createThen(CONFLICT) }, { created: 'no', game: { id: 'g-2' } }, { lists: 1 }));

test('a conflict is the failure if the list has no such game', () =>
  check({ create: () => CONFLICT }, failed('no', { error: { status: 409 } }), { lists: 1 }));

test.each([
  ['an empty response', 'yes', NO_ID],
  ['a conflict', 'no', CONFLICT],
] as const)('the look-up after %s may fail', async (_, created, reply) => {
  const several = { created, error: severalGames([{ id: 'g-2' }, { id: 'g-3' }]) };
  await check({ create: createThen(reply, 2), pageSize: 3 }, several, { lists: 1 });
  const incomplete = { created, games: [], error: incompleteList(2, 1, 9) };
  await check({ create: createThen(reply), list: withMeta({ total: 9 }) }, incomplete, { lists: 3 });
  const list = () => ({ status: 404 });
  await check({ create: createThen(reply), list }, failed(created, { error: { status: 404 } }), { lists: 1 });
});

test('a cancellation before the first request creates nothing', () =>
  check({}, failed('no', { because: 'cancelled' }), { creations: 0, signal: AbortSignal.abort() }));
