import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/action/games/create-game.ts';
import type { CreationStatus } from '../../../src/action/games/games-report.ts';
import { IMPATIENT } from '../../doubles/call-context.ts';
import { FakeClock, FakeTime } from '../../doubles/clocks.ts';
import type { Script, StubReply } from '../../doubles/stub-server.ts';
import {
  changing,
  createThen,
  type GamesOptions,
  type GamesServiceOptions,
  hangUp,
  json,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const GAME = { name: 'new', organizationId: 'org-1' };

/** Responses that leave it unknown whether the game was created. */
const UNKNOWN: readonly (readonly [string, Script])[] = [
  ['a broken connection', hangUp],
  ...[408, 425, 500, 502, 503].map((status) => [`${status}`, { status }] as const),
];

/** The waits before the searches, in milliseconds: 60 s in total. */
const SEARCHES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

const failed = (created: CreationStatus, failure: object = {}) => ({
  created,
  error: { kind: 'call', failure },
});

const found = (id: string, created: CreationStatus = 'yes') => ({ created, game: { id } });
const FOUND = found('g-1');

const TOO_LONG: StubReply = { status: 429, headers: { 'retry-after': '500' } };
const NO_ID: StubReply = { status: 204 };
const always = (script: Script) => () => script;

/** Expects this result and number of creations. If there is a game, it is the last of the service. */
async function check(
  options: GamesServiceOptions,
  expected: object,
  creations = 1,
  { lists, ...given }: GamesOptions & { readonly lists?: number } = {},
) {
  const service = await startGamesService(options);
  const context = prepareGames(service.baseUrl, given);
  const result = await createGame(GAME, context);
  expect(result).toMatchObject(expected);
  if (result.game) expect(result.game.content).toEqual(service.games.at(-1));
  expect(service.creations()).toHaveLength(creations);
  if (lists !== undefined) expect(service.listed()).toHaveLength(lists);
  return { service, context, result, sleeps: context.calls.clock.sleeps };
}

/** The list has the game after two requests. */
const add = changing({ 2: (service) => service.add('new') });

describe('a successful creation', () => {
  test('takes one request with the name and the organization', async () => {
    const { service, context, result } = await check({ names: ['a'] }, {}, 1, { lists: 0 });
    const [, content] = service.games;
    expect(result).toEqual({ created: 'yes', games: [content], game: { id: 'g-2', content } });
    expect(service.creations()).toEqual(['{"name":"new","organizationId":"org-1"}']);
    expect(context.stdout.lines).toEqual([
      '::group::Create the game "new"',
      '::endgroup::',
      'The service has created the game',
    ]);
  });

  test('has status lines until the response', async () => {
    const time = new FakeTime();
    const create = (): undefined => void time.pass(10_000);
    const { stdout } = (await check({ create }, {}, 1, { time })).context;
    expect(stdout.lines.slice(1, 4)).toEqual(['  no response yet', '  no response yet', '::endgroup::']);
    expect(time.tickers).toBe(0);
  });

  test('truncates a long name in the title of its group', async () => {
    const { baseUrl } = await startGamesService();
    const context = prepareGames(baseUrl);
    await createGame({ ...GAME, name: 'x'.repeat(50_000) }, context);
    expect(context.stdout.lines[0]?.length).toBeLessThan(250);
  });

  test.each<[string, string, object, string?]>([
    ['without a name', 'new', { slug: 'new', nested: [1] }],
    ['with the name in another form of Unicode', 'Cafe\u0301', { name: 'Caf\u00e9' }],
    ['with another name, which is an error', 'new', { name: 'New' }, 'New'],
    ['whose id is a number', 'new', { id: 9 }],
  ])('has the id of a response %s', async (_, name, fields, given) => {
    const content = { id: 'g-9', ...fields };
    const id = String(content.id);
    const service = await startGamesService({ create: () => json(content, 201) });
    expect(await createGame({ ...GAME, name }, prepareGames(service.baseUrl))).toEqual({
      games: [content],
      game: { id, content },
      created: 'yes',
      ...(given && { error: { kind: 'renamed', name, given, id } }),
    });
    expect(service.listed()).toEqual([]);
  });

  test.each<[string, StubReply]>([
    ['nothing', NO_ID],
    ['an empty text', { status: 201, body: '' }],
    ['a text', { status: 201, body: 'created' }],
    ['an array', json([{ id: 'g-9', name: 'new' }], 201)],
    ['null', json(null, 201)],
    ['an envelope', json({ data: { id: 'g-9' } }, 201)],
    ['an empty id', json({ id: '', name: 'new' }, 201)],
    ['half of a JSON', { status: 201, body: '{"id":"g-9","na' }],
  ])('finds the game by its name if the response is %s', async (_, response) => {
    const options = { names: ['a', 'b', 'c'], create: createThen(response) };
    expect((await check(options, found('g-4'))).sleeps).toEqual([]);
  });

  test('without an id searches the list until it has the game', async () => {
    const list = changing({ 3: (service) => service.add('new') });
    const { sleeps, context } = await check({ create: always(NO_ID), list }, FOUND);
    expect(sleeps).toEqual([1_000, 2_000, 4_000]);
    expect(context.waitTimer.totalMs).toBe(7_000);
    const searches = context.stdout.lines.filter((line) => line.startsWith('Looking the game up'));
    expect(searches).toEqual(
      ['1 s', '2 s', '4 s'].map((wait) => `Looking the game up by its name in ${wait}`),
    );
  });

  test('without an id reports the game as lost if the list never has it', async () => {
    const expected = { created: 'yes', error: { kind: 'lost' } };
    const options = { names: ['a'], create: always(NO_ID) };
    await check(options, expected, 1, { lists: 1 + SEARCHES.length });
  });
});

test.each<[string, Script]>([
  ['429', { status: 429 }],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '3' } }],
  ['503 with Retry-After', { status: 503, headers: { 'retry-after': '3' } }],
])('a creation is repeated without a search after %s, because no game was created', async (_, reply) => {
  const create = (nth: number): Script | undefined => (nth < 3 ? reply : undefined);
  const { service } = await check({ create }, FOUND, 3, { lists: 0 });
  expect(service.games).toHaveLength(1);
});

describe('a creation is not repeated', () => {
  test.each(UNKNOWN)('after %s, even if no search for 60 s finds the game', async (_, script) => {
    const expected = failed('unknown', { because: 'may-have-been-done' });
    const options = { names: ['a'], create: always(script) };
    const { context } = await check(options, expected, 1, { lists: SEARCHES.length });
    expect(context.waitTimer.totalMs).toBe(60_000);
  });

  test.each([
    [0, 7],
    [20_000, 3],
    [11_250, 4],
  ])('and no search starts 60 s after it or later, even if each takes %i ms', async (tookMs, count) => {
    const clock = new FakeClock();
    const options = { create: always({ status: 500 }), list: () => void clock.advance(tookMs) };
    await check(options, failed('unknown', { error: { status: 500 } }), 1, { clock });
    expect(clock.sleeps).toEqual(SEARCHES.slice(0, count));
  });

  test('if it was throttled before the attempt whose outcome is unknown', () =>
    check({ create: (nth) => (nth === 1 ? { status: 429 } : hangUp) }, failed('unknown'), 2));

  test.each(UNKNOWN)('if the game was created in spite of %s', async (_, script) => {
    const { service } = await check({ names: ['a'], create: createThen(script) }, found('g-2'));
    expect(service.games).toHaveLength(2);
  });

  test('if the game was created but the response never arrives', () =>
    check({ create: createThen(() => undefined) }, FOUND, 1, IMPATIENT));

  test('if only the third search finds the game', () =>
    check({ create: always(hangUp), list: add }, FOUND, 1, { lists: 3 }));

  test('if the list lacks a game that it counts', () =>
    check({ names: ['a'], create: always(hangUp), list: withMeta({ total: 2 }) }, failed('unknown')));

  test.each<[string, Script, string, number?]>([
    ...[400, 401, 403, 404, 413, 422].map((status): [string, Script, string] => [
      `rejected with ${status}`,
      { status },
      'permanent',
    ]),
    ['redirected', { status: 302 }, 'permanent'],
    ['throttled at all attempts', { status: 429 }, 'attempts-exhausted', 3],
    ['throttled for too long', TOO_LONG, 'wait-too-long'],
  ])('if it is %s, and nothing is searched', async (_, script, because, creations) => {
    await check({ create: always(script) }, failed('no', { because }), creations, { lists: 0 });
  });

  test('if the service can not be reached', async () => {
    const context = prepareGames('http://127.0.0.1:1/v1');
    expect(await createGame(GAME, context)).toMatchObject(failed('no', { because: 'attempts-exhausted' }));
  });
});

describe('after a conflict (409)', () => {
  const create = always({ status: 409 });

  test('the game that someone else has created is found at once', async () => {
    const options = { names: ['a'], create: createThen({ status: 409 }) };
    expect((await check(options, found('g-2', 'no'))).sleeps).toEqual([]);
  });

  test('the list is searched until it has the game', () => check({ create, list: add }, found('g-1', 'no')));

  test('the failure is that of the creation if there is no such game', () =>
    check({ names: ['a'], create }, failed('no', { error: { status: 409 } })));
});

/** How a creation may end whose game has to be looked up. */
const LOOKED_UP = [
  ['yes', NO_ID],
  ['unknown', hangUp],
  ['no', { status: 409 }],
] as const;

describe.each(LOOKED_UP)('a search for a game whose creation is: %s', (created, script) => {
  test('reports several games if someone else has created one of that name', async () => {
    const games = [{ id: 'g-1' }, { id: 'g-2' }];
    await check({ create: createThen(script, 2) }, { created, error: { kind: 'several', games }, games });
  });

  test.each<[string, StubReply, string]>([
    ['401', { status: 401 }, 'permanent'],
    ['404', { status: 404 }, 'permanent'],
    ['429', { status: 429 }, 'attempts-exhausted'],
    ['a wait that is too long', TOO_LONG, 'wait-too-long'],
    ['500', { status: 500 }, 'attempts-exhausted'],
  ])('ends with the failure of the list if it can not be read: %s', async (_, reply, because) => {
    await check({ create: always(script), list: always(reply) }, failed(created, { because }));
  });
});

describe('a cancellation', () => {
  const CANCELLED = { because: 'cancelled' };

  test('before the first request creates nothing', () =>
    check({}, failed('no', CANCELLED), 0, { lists: 0, signal: AbortSignal.abort() }));

  test('before the response leaves the outcome unknown', async () => {
    const cancellation = new AbortController();
    const options = { create: createThen(() => cancellation.abort()) };
    await check(options, failed('unknown'), 1, { lists: 0, signal: cancellation.signal });
  });

  test.each<[string, number, object, number]>([
    ['a wait for the rate limit creates nothing', 429, failed('no', CANCELLED), 0],
    ['the wait for a search keeps the failure', 500, failed('unknown', { error: { status: 500 } }), 0],
    ['the search for a created game does not report it as lost', 204, failed('yes', CANCELLED), 1],
  ])('during %s', async (_, status, expected, lists) => {
    const cancellation = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancellation.abort() });
    await check({ create: always({ status }) }, expected, 1, { lists, clock, signal: cancellation.signal });
  });

  test('during a search does not create another game', async () => {
    const cancellation = new AbortController();
    const options = { create: always(hangUp), list: () => () => cancellation.abort() };
    await check(options, failed('unknown'), 1, { signal: cancellation.signal });
  });
});
