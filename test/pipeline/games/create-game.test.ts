import { describe, expect, test } from 'vitest';
import { type CreateGameResult, createGame } from '../../../src/pipeline/games/create-game.ts';
import { IMPATIENT } from '../../doubles/call-context.ts';
import { FakeClock } from '../../doubles/clocks.ts';
import type { Script, StubReply } from '../../doubles/stub-server.ts';
import {
  changeAfter,
  createThen,
  type GamesOptions,
  type GamesService,
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

function create({ baseUrl }: GamesService, options: GamesOptions = {}): Promise<CreateGameResult> {
  return createGame(GAME, prepareGames(baseUrl, options));
}

/** The waits before the searches, in milliseconds: 60 s in total. */
const SEARCHES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** Ids of the games on the server that have the new name. */
function idsOnServer({ games }: GamesService): readonly string[] {
  return games.filter(({ name }) => name === GAME.name).map(({ id }) => id);
}

async function expectFailed(
  creation: Promise<CreateGameResult>,
  created: 'yes' | 'no' | 'unknown',
  failure: object = {},
): Promise<void> {
  expect(await creation).toMatchObject({ status: 'failed', created, failure });
}

describe('a successful creation', () => {
  test('takes one request with the name and the organization', async () => {
    const service = await startGamesService({ names: ['a'] });
    const context = prepareGames(service.baseUrl);
    expect(await createGame(GAME, context)).toEqual({
      status: 'created',
      id: 'g-2',
      game: service.games[1],
    });
    expect(service.creations()).toEqual(['{"name":"new","organizationId":"org-1"}']);
    expect(service.listed()).toEqual([]);
    expect(context.reported).toEqual(['creating new', 'created']);
  });

  test('returns the response with all its fields', async () => {
    const response = { id: 'other-id', slug: 'new', nested: [1] };
    const service = await startGamesService({ create: () => json(response, 201) });
    expect(await create(service)).toEqual({ status: 'created', id: 'other-id', game: response });
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
    ['another name', json({ id: 'g-9', name: 'New' }, 201)],
    ['half of a JSON', { status: 201, body: '{"id":"g-9","na' }],
  ])('finds the game by its name if the response is %s', async (_, response) => {
    const service = await startGamesService({ names: ['a', 'b', 'c'], create: createThen(response) });
    const context = prepareGames(service.baseUrl);
    expect(await createGame(GAME, context)).toEqual({
      status: 'created',
      id: 'g-4',
      game: service.games[3],
    });
    expect(service.creations()).toHaveLength(1);
    expect(context.calls.clock.sleeps).toEqual([]);
  });

  test('searches the list until it has the game', async () => {
    const service = await startGamesService({
      create: () => ({ status: 204 }),
      list: changeAfter(3, () => service.add('new')),
    });
    const context = prepareGames(service.baseUrl);
    expect(await createGame(GAME, context)).toMatchObject({ status: 'created', id: 'g-1' });
    expect(context.calls.clock.sleeps).toEqual([1_000, 2_000, 4_000]);
    expect(context.waitTimer.totalMs).toBe(7_000);
    expect(service.creations()).toHaveLength(1);
  });

  test('reports the game as lost if the list never has it', async () => {
    const service = await startGamesService({ names: ['a'], create: () => ({ status: 204 }) });
    expect(await create(service)).toEqual({ status: 'lost' });
    expect(service.listed()).toHaveLength(1 + SEARCHES.length);
    expect(service.creations()).toHaveLength(1);
  });

  test('reports several games if someone else has created one of that name', async () => {
    const service = await startGamesService({
      create: (nth, make) => {
        service.add('new');
        return createThen({ status: 204 })(nth, make);
      },
    });
    expect(await create(service)).toMatchObject({
      status: 'several',
      created: 'yes',
      games: [{ id: 'g-1' }, { id: 'g-2' }],
    });
  });

  test.each([401, 403, 404])('fails if the list is then rejected with %i', async (status) => {
    const service = await startGamesService({ create: () => ({ status: 204 }), list: () => ({ status }) });
    await expectFailed(create(service), 'yes', { because: 'permanent' });
    expect(service.listed()).toHaveLength(1);
  });
});

describe('a creation is repeated', () => {
  test.each<[string, Script]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '3' } }],
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '3' } }],
  ])('without a search after %s, because no game was created', async (_, reply) => {
    const service = await startGamesService({ create: (nth) => (nth < 3 ? reply : undefined) });
    expect(await create(service)).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(3);
    expect(service.listed()).toEqual([]);
    expect(idsOnServer(service)).toEqual(['g-1']);
  });
});

describe('a creation is not repeated', () => {
  test.each(UNKNOWN)('after %s, even if no search for 60 s finds the game', async (_, script) => {
    const service = await startGamesService({ names: ['a'], create: () => script });
    const context = prepareGames(service.baseUrl);
    const failure = { because: 'may-have-been-done' };
    await expectFailed(createGame(GAME, context), 'unknown', failure);
    expect(service.creations()).toHaveLength(1);
    expect(service.listed()).toHaveLength(SEARCHES.length);
    expect(context.calls.clock.sleeps).toEqual(SEARCHES);
    expect(context.waitTimer.totalMs).toBe(60_000);
  });

  test('if the list has the game only 10 s after a 500', async () => {
    const clock = new FakeClock();
    const createdMs = clock.monotonicMs();
    const service = await startGamesService({
      create: createThen({ status: 500 }),
      list: (_nth, page) =>
        clock.monotonicMs() < createdMs + 10_000
          ? json({ data: [], meta: { ...page.meta, total: 0, totalPages: 0 } })
          : undefined,
    });
    const context = prepareGames(service.baseUrl, { clock });
    expect(await createGame(GAME, context)).toMatchObject({ status: 'created', id: 'g-1' });
    expect(idsOnServer(service)).toEqual(['g-1']);
    expect(context.reported).toContain('failed: POST /games answered 500: no explanation was given');
    expect(context.calls.clock.sleeps).toEqual(SEARCHES.slice(0, 4));
  });

  test.each([
    [20_000, 3],
    [11_250, 4],
  ])('and no search starts 60 s after it or later, even if each takes %i ms', async (tookMs, count) => {
    const clock = new FakeClock();
    const service = await startGamesService({
      create: () => ({ status: 500 }),
      list: () => void clock.advance(tookMs),
    });
    await expectFailed(create(service, { clock }), 'unknown', { error: { status: 500 } });
    expect(clock.sleeps).toEqual(SEARCHES.slice(0, count));
  });

  test('if it was throttled before the attempt whose outcome is unknown', async () => {
    const service = await startGamesService({
      create: (nth) => (nth === 1 ? { status: 429 } : hangUp),
    });
    await expectFailed(create(service), 'unknown');
    expect(service.creations()).toHaveLength(2);
  });

  test.each(UNKNOWN)('if the game was created in spite of %s', async (_, script) => {
    const service = await startGamesService({ names: ['a'], create: createThen(script) });
    expect(await create(service)).toEqual({ status: 'created', id: 'g-2', game: service.games[1] });
    expect(service.creations()).toHaveLength(1);
    expect(idsOnServer(service)).toEqual(['g-2']);
  });

  test('if the game was created but the response never arrives', async () => {
    const service = await startGamesService({ create: createThen(() => undefined) });
    expect(await create(service, IMPATIENT)).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(1);
  });

  test('if only the third search finds the game', async () => {
    const service = await startGamesService({
      create: () => hangUp,
      list: changeAfter(2, () => service.add('new')),
    });
    expect(await create(service)).toMatchObject({ status: 'created', id: 'g-1' });
    expect(service.creations()).toHaveLength(1);
    expect(service.listed()).toHaveLength(3);
  });

  test('if the list lacks a game that it counts', async () => {
    const service = await startGamesService({
      names: ['a'],
      create: () => hangUp,
      list: withMeta({ total: 2 }),
    });
    await expectFailed(create(service), 'unknown');
    expect(service.creations()).toHaveLength(1);
  });

  test('if there are then two games of the name', async () => {
    const service = await startGamesService({
      create: (nth, make) => {
        service.add('new');
        return createThen(hangUp)(nth, make);
      },
    });
    expect(await create(service)).toMatchObject({ status: 'several', created: 'unknown' });
    expect(service.creations()).toHaveLength(1);
  });

  test.each<[string, StubReply]>([
    ['401', { status: 401 }],
    ['403', { status: 403 }],
    ['429', { status: 429 }],
    ['a wait that is too long', { status: 429, headers: { 'retry-after': '500' } }],
    ['500', { status: 500 }],
  ])('if the list can not be read: %s', async (_, reply) => {
    const service = await startGamesService({ create: () => hangUp, list: () => reply });
    const result = await create(service);
    expect(result).toMatchObject({ status: 'failed', created: 'unknown' });
    expect(result.status === 'failed' && result.failure.because).not.toBe('may-have-been-done');
    expect(service.creations()).toHaveLength(1);
  });

  test.each([400, 401, 403, 404, 413, 422, 302])('if it is rejected with %i', async (status) => {
    const service = await startGamesService({
      create: () => ({ status, headers: { location: 'https://else.example' } }),
    });
    await expectFailed(create(service), 'no', { because: 'permanent' });
    expect(service.stub.journal).toHaveLength(1);
  });

  test.each<[string, StubReply, string]>([
    ['at all attempts', { status: 429 }, 'attempts-exhausted'],
    ['for too long', { status: 429, headers: { 'retry-after': '500' } }, 'wait-too-long'],
  ])('if it is throttled %s', async (_, reply, because) => {
    const service = await startGamesService({ create: () => reply });
    await expectFailed(create(service), 'no', { because });
    expect(service.listed()).toEqual([]);
  });

  test('if the service can not be reached', async () => {
    const context = prepareGames('http://127.0.0.1:1/v1');
    await expectFailed(createGame(GAME, context), 'no', { because: 'attempts-exhausted' });
  });
});

describe('after a conflict (409)', () => {
  test('the game that someone else has created is found', async () => {
    const service = await startGamesService({
      names: ['a'],
      create: () => {
        service.add('new');
        return { status: 409 };
      },
    });
    expect(await create(service)).toEqual({ status: 'found', id: 'g-2', game: service.games[1] });
    expect(service.creations()).toHaveLength(1);
  });

  test('the list is searched until it has the game', async () => {
    const service = await startGamesService({
      create: () => ({ status: 409 }),
      list: changeAfter(2, () => service.add('new')),
    });
    expect(await create(service)).toMatchObject({ status: 'found', id: 'g-1' });
  });

  test('several games are reported if there are several', async () => {
    const service = await startGamesService({
      create: () => {
        for (const name of ['new', 'new']) service.add(name);
        return { status: 409 };
      },
    });
    expect(await create(service)).toMatchObject({ status: 'several', created: 'no' });
  });

  test.each([
    ['of the creation if there is no such game', 409, undefined],
    ['of the list if it can not be read', 404, { status: 404 }],
  ])('the failure is that %s', async (_, status, list) => {
    const service = await startGamesService({
      names: ['a'],
      create: () => ({ status: 409 }),
      list: () => list,
    });
    await expectFailed(create(service), 'no', { error: { status } });
    expect(service.creations()).toHaveLength(1);
  });
});

describe('a cancellation', () => {
  /** Cancels the run as soon as it sleeps. */
  function cancelInSleep(): { signal: AbortSignal; clock: FakeClock } {
    const cancellation = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => cancellation.abort() });
    return { signal: cancellation.signal, clock };
  }

  test('before the first request creates nothing', async () => {
    const service = await startGamesService();
    await expectFailed(create(service, { signal: AbortSignal.abort() }), 'no', { because: 'cancelled' });
    expect(service.stub.journal).toEqual([]);
  });

  test('before the response leaves the outcome unknown', async () => {
    const cancellation = new AbortController();
    const service = await startGamesService({ create: createThen(() => cancellation.abort()) });
    await expectFailed(create(service, { signal: cancellation.signal }), 'unknown');
    expect(service.stub.journal).toHaveLength(1);
  });

  test('during a wait for the rate limit creates nothing', async () => {
    const service = await startGamesService({ create: () => ({ status: 429 }) });
    await expectFailed(create(service, cancelInSleep()), 'no', { because: 'cancelled' });
    expect(service.creations()).toHaveLength(1);
  });

  test('before a search keeps the failure of the creation', async () => {
    const service = await startGamesService({ create: () => ({ status: 500 }) });
    await expectFailed(create(service, cancelInSleep()), 'unknown', { error: { status: 500 } });
    expect(service.stub.journal).toHaveLength(1);
  });

  test('during a search does not create another game', async () => {
    const cancellation = new AbortController();
    const service = await startGamesService({
      create: () => hangUp,
      list: () => () => cancellation.abort(),
    });
    await expectFailed(create(service, { signal: cancellation.signal }), 'unknown');
    expect(service.creations()).toHaveLength(1);
  });

  test('during the search for a created game does not report it as lost', async () => {
    const service = await startGamesService({ create: () => ({ status: 204 }) });
    await expectFailed(create(service, cancelInSleep()), 'yes', { because: 'cancelled' });
  });
});
