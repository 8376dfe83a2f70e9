import { describe, expect, test } from 'vitest';
import { type GamesQuery, resolveGames } from '../../../src/pipeline/games/resolve-games.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import {
  createThen,
  type GamePage,
  type GamesOptions,
  type GamesService,
  hangUp,
  json,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const ALL: GamesQuery = { kind: 'all' };
const BY_ID: GamesQuery = { kind: 'id', id: 'x' };

function byName(name: string, createIn?: string): GamesQuery {
  return { kind: 'name', name, createIn };
}

function resolve(query: GamesQuery, { baseUrl }: GamesService, options: GamesOptions = {}) {
  return resolveGames(query, prepareGames(baseUrl, options));
}

/** A page, after which a game replaces another one. */
function busy({ games, add }: GamesService, page: GamePage): StubReply {
  const response = json(page);
  games.shift();
  add('other');
  return response;
}

describe('a query for all games', () => {
  test('returns the list', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    expect(await resolve(ALL, service)).toEqual({ games: service.games, created: false });
  });

  test('returns the games found and counts the missing ones', async () => {
    const service = await startGamesService({
      names: ['a'],
      list: withMeta({ total: 4 }),
    });
    expect(await resolve(ALL, service)).toEqual({
      games: service.games,
      created: false,
      error: { kind: 'incomplete', listed: service.games.length, missing: 3 },
    });
  });

  test('is an error if the list changes with every pass', async () => {
    const list = (_nth: number, { data, meta }: GamePage): StubReply =>
      busy(service, { data, meta: { ...meta, total: 9 } });
    const service = await startGamesService({ names: ['a'], list });
    expect(await resolve(ALL, service)).toMatchObject({ error: { kind: 'unsettled', listed: 5 } });
    expect(service.listed()).toHaveLength(5);
  });

  test('returns no game if the list can not be read', async () => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth) => (nth > 1 ? { status: 403 } : undefined),
    });
    expect(await resolve(ALL, service)).toMatchObject({
      games: [],
      error: { kind: 'call', created: 'no', failure: { because: 'permanent' } },
    });
  });
});

describe('a query by id', () => {
  test('fetches the game with one request', async () => {
    const service = await startGamesService({ names: ['a', 'b'] });
    const [, game] = service.games;
    const context = prepareGames(service.baseUrl);
    expect(await resolveGames({ kind: 'id', id: 'g-2' }, context)).toEqual({
      games: [game],
      game: { id: 'g-2', content: game },
      created: false,
    });
    expect(service.stub.journal.map(({ path }) => path)).toEqual(['/v1/games/g-2']);
    expect(context.reported).toEqual(['fetching g-2']);
  });

  test.each<[string, StubReply, unknown]>([
    ['an envelope', json({ data: { id: 'g-2' } }), { data: { id: 'g-2' } }],
    ['a text', { status: 200, body: 'the game' }, 'the game'],
  ])('returns the response: %s', async (_, reply, content) => {
    const service = await startGamesService({ fetch: () => reply });
    expect(await resolve(BY_ID, service)).toMatchObject({ games: [content], game: { id: 'x', content } });
  });

  test.each([
    ['empty', { status: 204 }],
    ['null', json(null)],
  ])('returns only the id if the response is %s', async (_, reply) => {
    const service = await startGamesService({ fetch: () => reply });
    const game = { id: 'x', content: undefined };
    expect(await resolve(BY_ID, service)).toEqual({ games: [], game, created: false });
  });

  test.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['..%2f', '..%252f'],
    ['日 x', '%E6%97%A5%20x'],
  ])('encodes the id as one path segment: %s', async (id, segment) => {
    const service = await startGamesService({ fetch: () => json({}) });
    await resolve({ kind: 'id', id }, service);
    expect(service.stub.only.path).toBe(`/v1/games/${segment}`);
  });

  test.each(['y', '', 'X', 7])('is a service error if the response has the id %j', async (id) => {
    const service = await startGamesService({ fetch: () => json({ id, name: 'a' }) });
    expect(await resolve(BY_ID, service)).toMatchObject({
      games: [],
      error: { kind: 'call', failure: { error: { name: 'ServiceError', status: 200 } } },
    });
  });

  test.each([401, 403, 404])('fails if the service rejects it with %i', async (status) => {
    const service = await startGamesService({ fetch: () => ({ status }) });
    const error = { kind: 'call', created: 'no' };
    expect(await resolve(BY_ID, service)).toMatchObject({ games: [], error });
    expect(service.stub.journal).toHaveLength(1);
  });
});

describe('a query by name', () => {
  test('finds the game', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    const [, , game] = service.games;
    for (const query of [byName('c'), byName('c', 'org-1')]) {
      const expected = { games: [game], game: { id: 'g-3', content: game }, created: false };
      expect(await resolve(query, service)).toEqual(expected);
    }
    expect(service.creations()).toEqual([]);
  });

  test('returns several games of the name and creates none', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'a'] });
    const report = await resolve(byName('a', 'org-1'), service);
    expect(report).toMatchObject({
      games: [{ id: 'g-1' }, { id: 'g-3' }],
      created: false,
      error: { kind: 'several', created: 'no' },
    });
    expect(report.game).toBeUndefined();
    expect(service.creations()).toEqual([]);
  });

  test('returns no game if none has the name', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    expect(await resolve(byName('d'), service)).toMatchObject({
      games: [],
      created: false,
      error: { kind: 'none', name: 'd', names: ['a', 'b', 'c'] },
    });
    expect(service.creations()).toEqual([]);
  });

  test.each([undefined, 'org-1'])('creates none if the list is incomplete (%s)', async (createIn) => {
    const service = await startGamesService({ names: ['a'], list: withMeta({ total: 2 }) });
    expect(await resolve(byName('b', createIn), service)).toMatchObject({
      error: { kind: 'incomplete', name: 'b', listed: 1, missing: 1 },
    });
    expect(service.creations()).toEqual([]);
  });

  test.each([401, 403, 429, 500])('creates none if the list fails with %i', async (status) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth) => (nth > 1 ? { status } : undefined),
    });
    expect(await resolve(byName('d', 'org-1'), service)).toMatchObject({
      created: false,
      error: { kind: 'call', created: 'no' },
    });
    expect(service.creations()).toEqual([]);
  });
});

describe('a query for a game that does not exist', () => {
  test('creates none if a pass missed the game because one game went and one came', async () => {
    const service = await startGamesService({
      names: ['a', 'b', 'c', 'd'],
      list: (nth, page) => (nth === 1 ? busy(service, page) : undefined),
    });
    expect(await resolve(byName('c', 'org-1'), service)).toMatchObject({ game: { id: 'g-3' } });
    expect(service.creations()).toEqual([]);
  });

  test('creates none if no two of five passes found the same games', async () => {
    const service = await startGamesService({ names: ['a'], list: (_nth, page) => busy(service, page) });
    expect(await resolve(byName('d', 'org-1'), service)).toMatchObject({
      created: false,
      error: { kind: 'unsettled', name: 'd', listed: 5 },
    });
    expect(service.listed()).toHaveLength(5);
    expect(service.creations()).toEqual([]);
  });

  test('creates none if a name differs only in surrounding white space', async () => {
    const service = await startGamesService({ names: [' a '] });
    expect(await resolve(byName('a', 'org-1'), service)).toMatchObject({
      error: { kind: 'none', name: 'a' },
    });
    expect(service.creations()).toHaveLength(0);
  });

  test('creates the game once, even if it is repeated', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    const reports = [];
    for (let run = 0; run < 3; run += 1) reports.push(await resolve(byName('d', 'org-1'), service));
    const game = service.games[3];
    const same = { games: [game], game: { id: 'g-4', content: game } };
    expect(reports).toEqual([
      { ...same, created: true },
      { ...same, created: false },
      { ...same, created: false },
    ]);
    expect(service.creations()).toHaveLength(1);
  });

  test('finds the game that someone else has created meanwhile', async () => {
    const service = await startGamesService({
      create: () => {
        service.add('d');
        return { status: 409 };
      },
    });
    expect(await resolve(byName('d', 'org-1'), service)).toMatchObject({
      created: false,
      game: { id: 'g-1' },
    });
  });

  test('reports both games if someone else has created one as well', async () => {
    const service = await startGamesService({
      create: (nth, make) => {
        service.add('d');
        return createThen({ status: 204 })(nth, make);
      },
    });
    expect(await resolve(byName('d', 'org-1'), service)).toMatchObject({
      created: true,
      games: [{ id: 'g-1' }, { id: 'g-2' }],
      error: { kind: 'several', created: 'yes' },
    });
  });

  test('reports a created game whose id is unknown as lost', async () => {
    const service = await startGamesService({ create: () => ({ status: 204 }) });
    expect(await resolve(byName('d', 'org-1'), service)).toEqual({
      games: [],
      created: true,
      error: { kind: 'lost' },
    });
  });

  test.each<[string, StubReply | typeof hangUp, StubReply, string, boolean]>([
    ['was rejected', { status: 403 }, { status: 200 }, 'no', false],
    ['may have been carried out', hangUp, { status: 403 }, 'unknown', false],
    ['succeeded, but the list can not be read', { status: 204 }, { status: 403 }, 'yes', true],
  ])('reports whether the game was created if the creation %s', async (_, reply, later, state, created) => {
    const service = await startGamesService({
      create: () => reply,
      list: (nth) => (nth > 2 ? later : undefined),
    });
    expect(await resolve(byName('d', 'org-1'), service)).toMatchObject({
      created,
      error: { kind: 'call', created: state },
    });
    expect(service.creations()).toHaveLength(1);
  });
});

test('a cancellation while the list is read creates nothing', async () => {
  const cancellation = new AbortController();
  const service = await startGamesService({ names: ['a', 'b', 'c'] });
  const onEvent = (line: string): void => {
    if (line.startsWith('page 2')) cancellation.abort();
  };
  const report = await resolve(byName('d', 'org-1'), service, { signal: cancellation.signal, onEvent });
  // The list had been read completely, so the creation is the request that is not sent.
  expect(report).toMatchObject({ created: false, error: { kind: 'call', created: 'no' } });
  expect(service.creations()).toEqual([]);
});
