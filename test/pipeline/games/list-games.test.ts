import { describe, expect, test } from 'vitest';
import { listGames } from '../../../src/pipeline/games/list-games.ts';
import { type GamesServiceOptions, json, startGamesService } from './games-service.ts';
import { prepareGames } from './prepare-games.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** A service of which the list is changed after each answer of that number. */
async function startChanging(
  changes: Readonly<Record<number, (service: Awaited<ReturnType<typeof startGamesService>>) => unknown>>,
  options: GamesServiceOptions = {},
): ReturnType<typeof startGamesService> {
  const service = await startGamesService({
    names: NAMES,
    ...options,
    list: (nth, page) => {
      const answer = json(page);
      changes[nth]?.(service);
      return answer;
    },
  });
  return service;
}

describe('a list that stands still', () => {
  test('is walked once', async () => {
    const service = await startGamesService({ names: NAMES });
    const context = prepareGames(service.baseUrl);
    expect(await listGames(context)).toEqual({ ok: true, games: service.games, missing: 0 });
    expect(context.told.filter((line) => line.startsWith('walk '))).toEqual(['walk 1']);
  });

  test('may be empty', async () => {
    const service = await startGamesService();
    expect(await listGames(prepareGames(service.baseUrl))).toEqual({ ok: true, games: [], missing: 0 });
    expect(service.listed()).toEqual(['']);
  });
});

describe('a list that changes while it is walked', () => {
  test('has the game that a deletion moved past the walk', async () => {
    const service = await startChanging({ 1: ({ games }) => games.shift() });
    const listed = await listGames(prepareGames(service.baseUrl));
    expect(listed).toEqual({ ok: true, games: service.games, missing: 0 });
    expect(listed.ok && listed.games.map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e']);
  });

  test('has the game that was put before what had been read', async () => {
    const service = await startChanging({ 2: ({ add }) => add('new', 0) });
    expect(await listGames(prepareGames(service.baseUrl))).toEqual({
      ok: true,
      games: service.games,
      missing: 0,
    });
  });

  test('has each game once, as it was seen last', async () => {
    const service = await startChanging({
      1: ({ games, add }) => {
        add('new', 0);
        Object.assign(games[1] ?? {}, { name: 'renamed' });
      },
    });
    const listed = await listGames(prepareGames(service.baseUrl));
    expect(listed).toEqual({ ok: true, games: service.games, missing: 0 });
    expect(listed.ok && listed.games.map(({ name }) => name)).toContain('renamed');
  });

  test('is walked three times at most, and then is what was seen by then', async () => {
    const everyTime = ({ add }: Awaited<ReturnType<typeof startGamesService>>): unknown => add('new', 0);
    const service = await startChanging({ 1: everyTime, 4: everyTime, 8: everyTime });
    const context = prepareGames(service.baseUrl);
    const listed = await listGames(context);
    expect(context.told.filter((line) => line.startsWith('walk '))).toEqual(['walk 1', 'walk 2', 'walk 3']);
    // The last one came before all that the last walk had read.
    expect(listed).toMatchObject({ ok: true, missing: 1 });
    expect(listed.ok && listed.games).toHaveLength(7);
  });

  test('is walked again where a page is gone that had been counted', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (nth, page) => {
        if (nth === 3) return { status: 404 };
        const answer = json(page);
        if (nth === 2) service.games.pop();
        return answer;
      },
    });
    expect(await listGames(prepareGames(service.baseUrl))).toEqual({
      ok: true,
      games: service.games,
      missing: 0,
    });
    expect(service.listed()).toEqual(['', '?page=2', '?page=3', '', '?page=2']);
  });
});

describe('a list that is wrong for ever', () => {
  test.each([
    [7, 2],
    [4, 0],
    [0, 0],
  ])('counts %i games where its pages have 5: %i are missing', async (total, missing) => {
    const service = await startGamesService({
      names: NAMES,
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total } }),
    });
    expect(await listGames(prepareGames(service.baseUrl))).toEqual({
      ok: true,
      games: service.games,
      missing,
    });
    // The second walk brought just what was known.
    expect(service.listed()).toHaveLength(6);
  });

  test('counts games and shows none', async () => {
    const { baseUrl, listed } = await startGamesService({
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 3, totalPages: 2 } }),
    });
    expect(await listGames(prepareGames(baseUrl))).toEqual({ ok: true, games: [], missing: 3 });
    expect(listed()).toEqual(['', '']);
  });

  test('has one page for all numbers', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: () =>
        json({ data: service.games.slice(3), meta: { page: 3, limit: 2, total: 5, totalPages: 3 } }),
    });
    expect(await listGames(prepareGames(service.baseUrl))).toMatchObject({ ok: true, missing: 3 });
    expect(service.listed()).toHaveLength(4);
  });

  test('has a game twice', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (_nth, { data, meta }) => json({ data: [...data, ...data], meta }),
    });
    expect(await listGames(prepareGames(service.baseUrl))).toEqual({
      ok: true,
      games: service.games,
      missing: 0,
    });
  });
});

describe('a failure', () => {
  test('of the first page is told at once', async () => {
    const { baseUrl, listed } = await startGamesService({ list: () => ({ status: 404 }) });
    expect(await listGames(prepareGames(baseUrl))).toMatchObject({ ok: false, error: { status: 404 } });
    expect(listed()).toHaveLength(1);
  });

  test('of a later page that stays is told after three walks', async () => {
    const { baseUrl, listed } = await startGamesService({
      names: NAMES,
      list: (nth) => (nth % 2 === 0 ? { status: 400 } : undefined),
    });
    expect(await listGames(prepareGames(baseUrl))).toMatchObject({ ok: false, error: { status: 400 } });
    expect(listed()).toHaveLength(6);
  });

  test.each([
    ['401', { status: 401 }, 2, 'permanent'],
    ['403', { status: 403 }, 2, 'permanent'],
    ['a redirect', { status: 302, headers: { location: 'https://else.example' } }, 2, 'permanent'],
    ['a body that is no list', { status: 200, body: '[]' }, 2, 'permanent'],
    ['429', { status: 429 }, 4, 'attempts-exhausted'],
    ['408', { status: 408 }, 4, 'attempts-exhausted'],
    ['500', { status: 500 }, 4, 'attempts-exhausted'],
  ])(
    'of a later page that does not speak of a change is told at once: %s',
    async (_what, reply, requests, because) => {
      const { baseUrl, listed } = await startGamesService({
        names: NAMES,
        list: (nth) => (nth > 1 ? reply : undefined),
      });
      expect(await listGames(prepareGames(baseUrl))).toMatchObject({ ok: false, because });
      expect(listed()).toHaveLength(requests);
    },
  );
});
