import { describe, expect, test } from 'vitest';
import { type GamesQuery, resolveGames } from '../../../src/pipeline/games/resolve-games.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import {
  type GamesOptions,
  type GamesService,
  hangUp,
  json,
  prepareGames,
  startGamesService,
} from './games-service.ts';

const ALL: GamesQuery = { kind: 'all' };

function byName(name: string, createIn?: string): GamesQuery {
  return { kind: 'name', name, createIn };
}

function provide(wish: GamesQuery, { baseUrl }: GamesService, options: GamesOptions = {}) {
  return resolveGames(wish, 3, prepareGames(baseUrl, options));
}

describe('all games', () => {
  test('are listed', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    expect(await provide(ALL, service)).toEqual({ games: service.games, created: false });
  });

  test('are as many as were found, and those that are missing are counted', async () => {
    const service = await startGamesService({
      names: ['a'],
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 4 } }),
    });
    expect(await provide(ALL, service)).toEqual({
      games: service.games,
      created: false,
      error: { kind: 'incomplete', listed: service.games.length, missing: 3 },
    });
  });

  test('are none where the list can not be read', async () => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth) => (nth > 1 ? { status: 403 } : undefined),
    });
    expect(await provide(ALL, service)).toMatchObject({
      games: [],
      error: { kind: 'call', created: 'no', failure: { because: 'permanent' } },
    });
  });
});

describe('a game by its id', () => {
  test('is fetched by one request', async () => {
    const service = await startGamesService({ names: ['a', 'b'] });
    const [, game] = service.games;
    expect(await provide({ kind: 'id', id: 'g-2' }, service)).toEqual({
      games: [game],
      game: { id: 'g-2', content: game },
      created: false,
    });
    expect(service.stub.journal.map(({ path }) => path)).toEqual(['/v1/games/g-2']);
  });

  test.each<[string, StubReply, unknown]>([
    ['an envelope', json({ data: { id: 'g-2' } }), { data: { id: 'g-2' } }],
    ['a text', { status: 200, body: 'the game' }, 'the game'],
  ])('is what the answer is: %s', async (_what, reply, content) => {
    const service = await startGamesService({ fetch: () => reply });
    expect(await provide({ kind: 'id', id: 'x' }, service)).toMatchObject({
      games: [content],
      game: { id: 'x', content },
    });
  });

  test.each([
    ['empty', { status: 204 }],
    ['null', json(null)],
  ])('is known by its id alone where the answer is %s', async (_what, reply) => {
    const service = await startGamesService({ fetch: () => reply });
    const report = await provide({ kind: 'id', id: 'x' }, service);
    expect(report).toEqual({
      games: [],
      game: { id: 'x', content: undefined },
      created: false,
    });
  });

  test.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['..%2f', '..%252f'],
    ['日 x', '%E6%97%A5%20x'],
  ])('is one step of the address, whatever stands in it: %s', async (id, step) => {
    const service = await startGamesService({ fetch: () => json({}) });
    await provide({ kind: 'id', id }, service);
    expect(service.stub.only.path).toBe(`/v1/games/${step}`);
  });

  test.each([401, 403, 404])('is a failure where it is refused: %i', async (status) => {
    const service = await startGamesService({ fetch: () => ({ status }) });
    expect(await provide({ kind: 'id', id: 'x' }, service)).toMatchObject({
      games: [],
      error: { kind: 'call', created: 'no' },
    });
    expect(service.stub.journal).toHaveLength(1);
  });
});

describe('a game by its name', () => {
  test('is found', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    const [, , game] = service.games;
    for (const wish of [byName('c'), byName('c', 'org-1')]) {
      expect(await provide(wish, service)).toEqual({
        games: [game],
        game: { id: 'g-3', content: game },
        created: false,
      });
    }
    expect(service.creations()).toEqual([]);
  });

  test('is several games where there are several, and none is created', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'a'] });
    const report = await provide(byName('a', 'org-1'), service);
    expect(report).toMatchObject({
      games: [{ id: 'g-1' }, { id: 'g-3' }],
      created: false,
      error: { kind: 'several', created: 'no' },
    });
    expect(report.game).toBeUndefined();
    expect(service.creations()).toEqual([]);
  });

  test('is none where there is none', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    expect(await provide(byName('d'), service)).toMatchObject({
      games: [],
      created: false,
      error: { kind: 'none', name: 'd', names: ['a', 'b', 'c'] },
    });
    expect(service.creations()).toEqual([]);
  });

  test.each([undefined, 'org-1'])(
    'may be one that the list lacks, so that none is created (%s)',
    async (createIn) => {
      const service = await startGamesService({
        names: ['a'],
        list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 2 } }),
      });
      expect(await provide(byName('b', createIn), service)).toMatchObject({
        error: { kind: 'incomplete', name: 'b', listed: 1, missing: 1 },
      });
      expect(service.creations()).toEqual([]);
    },
  );

  test.each<[string, StubReply]>([
    ['401', { status: 401 }],
    ['403', { status: 403 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
  ])('is not created where the list can not be read: %s', async (_what, reply) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth) => (nth > 1 ? reply : undefined),
    });
    expect(await provide(byName('d', 'org-1'), service)).toMatchObject({
      created: false,
      error: { kind: 'call', created: 'no' },
    });
    expect(service.creations()).toEqual([]);
  });
});

describe('a game that is missing', () => {
  test('is not created beside one whose name only has white space around it', async () => {
    const service = await startGamesService({ names: [' a '] });
    expect(await provide(byName('a', 'org-1'), service)).toMatchObject({
      error: { kind: 'none', name: 'a' },
    });
    expect(service.creations()).toHaveLength(0);
  });

  test('is created, once for any number of runs', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c'] });
    const reports = [];
    for (let run = 0; run < 3; run += 1) reports.push(await provide(byName('d', 'org-1'), service));
    const game = service.games[3];
    const same = { games: [game], game: { id: 'g-4', content: game } };
    expect(reports).toEqual([
      { ...same, created: true },
      { ...same, created: false },
      { ...same, created: false },
    ]);
    expect(service.creations()).toHaveLength(1);
  });

  test('and was made by somebody else meanwhile is found', async () => {
    const service = await startGamesService({
      create: () => {
        service.add('d');
        return { status: 409 };
      },
    });
    expect(await provide(byName('d', 'org-1'), service)).toMatchObject({
      created: false,
      game: { id: 'g-1' },
    });
  });

  test('and was created along with another one of that name is told to be there', async () => {
    const service = await startGamesService({
      create: (_nth, make) => {
        service.add('d');
        make();
        return { status: 204 };
      },
    });
    expect(await provide(byName('d', 'org-1'), service)).toMatchObject({
      created: true,
      games: [{ id: 'g-1' }, { id: 'g-2' }],
      error: { kind: 'several', created: 'yes' },
    });
  });

  test('and is lost once it was created', async () => {
    const service = await startGamesService({ create: () => ({ status: 204 }) });
    expect(await provide(byName('d', 'org-1'), service)).toEqual({
      games: [],
      created: true,
      error: { kind: 'lost' },
    });
  });

  test.each<[string, StubReply | typeof hangUp, StubReply, string, boolean]>([
    ['refused', { status: 403 }, { status: 200 }, 'no', false],
    ['done, perhaps', hangUp, { status: 403 }, 'unknown', false],
    ['done, and the list not read', { status: 204 }, { status: 403 }, 'yes', true],
  ])('and whose creation is %s', async (_what, reply, later, state, created) => {
    const service = await startGamesService({
      create: () => reply,
      list: (nth) => (nth > 1 ? later : undefined),
    });
    expect(await provide(byName('d', 'org-1'), service)).toMatchObject({
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
  const report = await provide(byName('d', 'org-1'), service, { signal: cancellation.signal, onEvent });
  // The list was whole by then: it is the creation that is not sent.
  expect(report).toMatchObject({ created: false, error: { kind: 'call', created: 'no' } });
  expect(service.creations()).toEqual([]);
});
