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
  ['500', { status: 500 }],
  ['502', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['503 without Retry-After', { status: 503 }],
  ['408', { status: 408 }],
  ['425', { status: 425 }],
];

/** The waits before the searches, in milliseconds: 60 s in total. */
const SEARCHES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

const failed = (created: CreationStatus, failure: object = {}) => ({
  created,
  error: { kind: 'call', failure },
});

const found = (id: string, created: CreationStatus = 'yes') => ({ created, game: { id } });

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

const FOUND = found('g-1');
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

  test('returns the response with all its fields', async () => {
    const response = { id: 'other-id', slug: 'new', nested: [1] };
    const { baseUrl } = await startGamesService({ create: () => json(response, 201) });
    const result = await createGame(GAME, prepareGames(baseUrl));
    expect(result).toMatchObject({ created: 'yes', game: { id: 'other-id', content: response } });
  });

  test.each<[string, StubReply]>([
    ['nothing', { status: 204 }],
    ['an empty text', { status: 201, body: '' }],
    ['a text', { status: 201, body: 'created' }],
    ['an array', json([{ id: 'g-9', name: 'new' }], 201)],
    ['null', json(null, 201)],
    ['an envelope', json({ data: { id: 'g-9' } }, 201)],
    ['an empty id', json({ id: '', name: 'new' }, 201)],
    ['a number as id', json({ id: 9, name: 'new' }, 201)],
    ['half of a JSON', { status: 201, body: '{"id":"g-9","na' }],
  ])('finds the game by its name if the response is %s', async (_, response) => {
    const options = { names: ['a', 'b', 'c'], create: createThen(response) };
    const { sleeps } = await check(options, found('g-4'));
    expect(sleeps).toEqual([]);
  });

  test('takes the id of a response with the name in another form of Unicode', async () => {
    const response = { id: 'other-id', name: 'Caf\u00e9' };
    const service = await startGamesService({ create: () => json(response, 201) });
    const game = { ...GAME, name: 'Cafe\u0301' };
    expect(await createGame(game, prepareGames(service.baseUrl))).toMatchObject({ game: { id: 'other-id' } });
    expect(service.creations()).toEqual([JSON.stringify(game)]);
    expect(service.listed()).toEqual([]);
  });

  test.each(['New', 'n', 'ne w', '&lt;new&gt;'])(
    'takes the id if the service kept the name %s instead',
    async (given) => {
      const response = { id: 'g-9', name: given };
      const service = await startGamesService({ create: () => json(response, 201) });
      expect(await createGame(GAME, prepareGames(service.baseUrl))).toEqual({
        games: [response],
        game: { id: 'g-9', content: response },
        created: 'yes',
        error: { kind: 'renamed', name: 'new', given, id: 'g-9' },
      });
      expect(service.listed()).toEqual([]);
    },
  );

  test('searches the list until it has the game', async () => {
    const list = changing({ 3: (service) => service.add('new') });
    const { sleeps, context } = await check({ create: () => ({ status: 204 }), list }, FOUND);
    expect(sleeps).toEqual([1_000, 2_000, 4_000]);
    expect(context.waitTimer.totalMs).toBe(7_000);
    const searches = context.stdout.lines.filter((line) => line.startsWith('Looking the game up'));
    expect(searches).toEqual(
      ['1 s', '2 s', '4 s'].map((wait) => `Looking the game up by its name in ${wait}`),
    );
  });

  test('reports the game as lost if the list never has it', async () => {
    const options = { names: ['a'], create: () => ({ status: 204 }) };
    await check(options, { created: 'yes', error: { kind: 'lost' } }, 1, { lists: 1 + SEARCHES.length });
  });

  test('reports several games if someone else has created one of that name', async () => {
    const expected = { created: 'yes', error: { kind: 'several' }, games: [{ id: 'g-1' }, { id: 'g-2' }] };
    await check({ create: createThen({ status: 204 }, 2) }, expected);
  });

  test.each([401, 403, 404])('fails if the list is then rejected with %i', async (status) => {
    const options = { create: () => ({ status: 204 }), list: () => ({ status }) };
    await check(options, failed('yes', { because: 'permanent' }), 1, { lists: 1 });
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
    const options = { names: ['a'], create: () => script };
    const expected = failed('unknown', { because: 'may-have-been-done' });
    const { sleeps, context } = await check(options, expected, 1, { lists: SEARCHES.length });
    // After a 503 the first search waits for the end of the pause.
    const isPaused = _ === '503 without Retry-After';
    expect(sleeps).toEqual(isPaused ? [1_000, 5, ...SEARCHES.slice(1, -1), 14_995] : SEARCHES);
    expect(context.waitTimer.totalMs).toBe(60_000);
  });

  test('if the list has the game only 10 s after a 500', async () => {
    const clock = new FakeClock();
    const createdMs = clock.monotonicMs();
    const empty = { total: 0, totalPages: 0 };
    const options: GamesServiceOptions = {
      create: createThen({ status: 500 }),
      list: (_nth, { meta }) =>
        clock.monotonicMs() < createdMs + 10_000
          ? json({ data: [], meta: { ...meta, ...empty } })
          : undefined,
    };
    const { service, context, sleeps } = await check(options, FOUND, 1, { clock });
    expect(service.games).toHaveLength(1);
    expect(context.stdout.lines).toContain(
      `POST ${service.baseUrl}/games answered 500: no explanation was given. The game may exist: looking it up by its name`,
    );
    expect(sleeps).toEqual(SEARCHES.slice(0, 4));
  });

  test.each([
    [20_000, 3],
    [11_250, 4],
  ])('and no search starts 60 s after it or later, even if each takes %i ms', async (tookMs, count) => {
    const clock = new FakeClock();
    const options = { create: () => ({ status: 500 }), list: () => void clock.advance(tookMs) };
    await check(options, failed('unknown', { error: { status: 500 } }), 1, { clock });
    expect(clock.sleeps).toEqual(SEARCHES.slice(0, count));
  });

  test('if it was throttled before the attempt whose outcome is unknown', () =>
    check({ create: (nth) => (nth === 1 ? { status: 429 } : hangUp) }, failed('unknown'), 2));

  test.each(UNKNOWN)('if the game was created in spite of %s', async (_, script) => {
    const options = { names: ['a'], create: createThen(script) };
    const { service } = await check(options, found('g-2'));
    expect(service.games).toHaveLength(2);
  });

  test('if the game was created but the response never arrives', () =>
    check({ create: createThen(() => undefined) }, FOUND, 1, IMPATIENT));

  test('if only the third search finds the game', () =>
    check({ create: () => hangUp, list: add }, FOUND, 1, { lists: 3 }));

  test('if the list lacks a game that it counts', () =>
    check({ names: ['a'], create: () => hangUp, list: withMeta({ total: 2 }) }, failed('unknown')));

  test('if there are then two games of the name', () =>
    check({ create: createThen(hangUp, 2) }, { created: 'unknown', error: { kind: 'several' } }));

  test.each<[string, StubReply, string]>([
    ['401', { status: 401 }, 'permanent'],
    ['403', { status: 403 }, 'permanent'],
    ['429', { status: 429 }, 'attempts-exhausted'],
    ['a wait that is too long', { status: 429, headers: { 'retry-after': '500' } }, 'wait-too-long'],
    ['500', { status: 500 }, 'attempts-exhausted'],
  ])('if the list can not be read: %s', async (_, reply, because) => {
    await check({ create: () => hangUp, list: () => reply }, failed('unknown', { because }));
  });

  test.each([400, 401, 403, 404, 413, 422, 302])('if it is rejected with %i', async (status) => {
    const create = () => ({ status, headers: { location: 'https://else.example' } });
    await check({ create }, failed('no', { because: 'permanent' }), 1, { lists: 0 });
  });

  test.each<[string, StubReply, string, number]>([
    ['at all attempts', { status: 429 }, 'attempts-exhausted', 3],
    ['for too long', { status: 429, headers: { 'retry-after': '500' } }, 'wait-too-long', 1],
  ])('if it is throttled %s', async (_, reply, because, creations) => {
    await check({ create: () => reply }, failed('no', { because }), creations, { lists: 0 });
  });

  test('if the service can not be reached', async () => {
    const context = prepareGames('http://127.0.0.1:1/v1');
    expect(await createGame(GAME, context)).toMatchObject(failed('no', { because: 'attempts-exhausted' }));
  });
});

describe('after a conflict (409)', () => {
  const conflict = () => ({ status: 409 });

  test('the game that someone else has created is found', () =>
    check({ names: ['a'], create: createThen({ status: 409 }) }, found('g-2', 'no')));

  test('the list is searched until it has the game', () =>
    check({ create: conflict, list: add }, found('g-1', 'no')));

  test('several games are reported if there are several', () =>
    check({ create: createThen({ status: 409 }, 2) }, { created: 'no', error: { kind: 'several' } }));

  test('the failure is that of the creation if there is no such game', () =>
    check({ names: ['a'], create: conflict }, failed('no', { error: { status: 409 } })));

  test('the failure is that of the list if it can not be read', () =>
    check({ create: conflict, list: () => ({ status: 404 }) }, failed('no', { error: { status: 404 } })));
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
    await check({ create: () => ({ status }) }, expected, 1, { lists, clock, signal: cancellation.signal });
  });

  test('during a search does not create another game', async () => {
    const cancellation = new AbortController();
    const options = { create: () => hangUp, list: () => () => cancellation.abort() };
    await check(options, failed('unknown'), 1, { signal: cancellation.signal });
  });
});
