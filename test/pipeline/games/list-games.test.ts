import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/pipeline/games/create-game.ts';
import { findGame, listGames, readAllPages } from '../../../src/pipeline/games/list-games.ts';
import {
  createThen,
  type GamesOptions,
  type GamesService,
  type GamesServiceOptions,
  json,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** A service whose list changes after the responses with these numbers. */
async function startChanging(
  changes: Readonly<Record<number, (service: GamesService) => unknown>>,
  options: GamesServiceOptions = {},
): Promise<GamesService> {
  const service = await startGamesService({
    names: NAMES,
    ...options,
    list: (nth, page) => {
      const response = json(page);
      changes[nth]?.(service);
      return response;
    },
  });
  return service;
}

function namesOf(result: { ok: boolean; games?: readonly { name: string }[] }): string[] | undefined {
  return result.games?.map(({ name }) => name);
}

describe('findGame', () => {
  test('finds a game on every page', async () => {
    const service = await startGamesService({ names: NAMES });
    for (const [index, game] of service.games.entries()) {
      const found = await findGame(game.name, prepareGames(service.baseUrl));
      expect(found).toEqual({ status: 'found', id: `g-${index + 1}`, game });
    }
  });

  test('finds several games of one name, also on different pages', async () => {
    const { baseUrl } = await startGamesService({ names: ['a', 'b', 'c', 'a', 'a'] });
    expect(await findGame('a', prepareGames(baseUrl))).toMatchObject({
      status: 'several',
      games: [{ id: 'g-1' }, { id: 'g-4' }, { id: 'g-5' }],
    });
  });

  test.each([
    ['case', 'game'],
    ['inner blanks', 'My  Game'],
    ['a non-breaking blank', 'My\u00a0Game'],
    ['surrounding blanks', ' My Game '],
    ['Unicode normalization', 'Caf\u0065\u0301'],
    ['invisible characters', 'My Ga\u200bme'],
    ['a suffix', 'My Game 2'],
  ])('does not find a name that differs in %s', async (_, name) => {
    const names = ['Game', 'My Game', 'Café'];
    const { baseUrl } = await startGamesService({ names });
    expect(await findGame(name, prepareGames(baseUrl))).toEqual({
      status: 'none',
      names,
      missing: 0,
      isSettled: true,
    });
  });

  test('finds nothing in an empty list', async () => {
    const { baseUrl } = await startGamesService();
    expect(await findGame('a', prepareGames(baseUrl))).toEqual({
      status: 'none',
      names: [],
      missing: 0,
      isSettled: true,
    });
  });

  test('compares the exact name, with all special characters', async () => {
    for (const name of ['a"b\\c', '__proto__', 'null', '日本 🎈', 'a\nb', '%2E', '*']) {
      const { baseUrl } = await startGamesService({ names: ['x', name] });
      expect(await findGame(name, prepareGames(baseUrl))).toMatchObject({ status: 'found', id: 'g-2' });
    }
  });

  test('counts the missing games only if it finds none', async () => {
    const { baseUrl } = await startGamesService({ names: ['a'], list: withMeta({ total: 3 }) });
    const context = prepareGames(baseUrl);
    expect(await findGame('b', context)).toEqual({
      status: 'none',
      names: ['a'],
      missing: 2,
      isSettled: true,
    });
    expect(await findGame('a', context)).toMatchObject({ status: 'found' });
  });

  test.each([
    ['reads the list twice to be sure that no game has the name', 'f', 6],
    ['reads the list once if a game has the name', 'a', 3],
  ])('%s', async (_, name, requests) => {
    const service = await startGamesService({ names: NAMES });
    await findGame(name, prepareGames(service.baseUrl), true);
    expect(service.listed()).toHaveLength(requests);
  });

  test('finds a game that one pass missed because one game went and one came', async () => {
    const service = await startChanging({ 1: ({ games, add }) => [games.shift(), add('f')] });
    expect(await findGame('c', prepareGames(service.baseUrl), true)).toMatchObject({ id: 'g-3' });
  });

  test('fails if a game has an empty id', async () => {
    const service = await startGamesService({ names: ['a', 'b'] });
    Object.assign(service.games[0] ?? {}, { id: '' });
    expect(await findGame('a', prepareGames(service.baseUrl))).toMatchObject({
      failure: { error: { message: expect.stringContaining('the body has a game with an empty id') } },
    });
  });

  test('fails if the list can not be read', async () => {
    const { baseUrl } = await startGamesService({ list: () => ({ status: 401 }) });
    expect(await findGame('b', prepareGames(baseUrl))).toMatchObject({
      status: 'failed',
      failure: { because: 'permanent' },
    });
  });
});

describe('listGames', () => {
  function list({ baseUrl }: GamesService): ReturnType<typeof listGames> {
    return listGames(prepareGames(baseUrl));
  }

  test('reads a list that does not change once', async () => {
    const service = await startGamesService({ names: NAMES });
    const context = prepareGames(service.baseUrl);
    expect(await listGames(context)).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
    expect(context.reported.filter((line) => line.startsWith('pass '))).toEqual(['pass 1']);
  });

  test('reads an empty list with one request', async () => {
    const service = await startGamesService();
    expect(await list(service)).toEqual({ ok: true, games: [], missing: 0, isSettled: true });
    expect(service.listed()).toEqual(['']);
  });

  describe('if the list changes while it is read', () => {
    test('has the game that a deletion moved to a page already read', async () => {
      const service = await startChanging({ 1: ({ games }) => games.shift() });
      const result = await list(service);
      expect(result).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
      expect(namesOf(result)).toEqual(['b', 'c', 'd', 'e']);
    });

    test('has the game that was inserted before the pages already read', async () => {
      const service = await startChanging({ 2: ({ add }) => add('new', 0) });
      expect(await list(service)).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
    });

    test('has each game once, with its latest fields', async () => {
      const service = await startChanging({
        1: ({ games, add }) => [add('new', 0), Object.assign(games[1] ?? {}, { name: 'renamed' })],
      });
      const result = await list(service);
      expect(result).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
      expect(namesOf(result)).toContain('renamed');
    });

    test('reads it five times at most, and then has the games of all passes, and says so', async () => {
      const insert = ({ add }: GamesService): unknown => add('new', 0);
      const service = await startChanging({ 1: insert, 4: insert, 8: insert, 12: insert, 17: insert });
      const context = prepareGames(service.baseUrl);
      const result = await listGames(context);
      const passes = context.reported.filter((line) => line.startsWith('pass '));
      expect(passes).toEqual(['pass 1', 'pass 2', 'pass 3', 'pass 4', 'pass 5']);
      expect(result).toMatchObject({ ok: true, isSettled: false });
      // The last game was inserted before everything that the last pass had read.
      expect(namesOf(result)).toHaveLength(9);
    });

    test('reads it until two passes agree, if one game goes and one comes between two pages', async () => {
      const service = await startChanging({ 1: ({ games, add }) => [games.shift(), add('f')] });
      const context = prepareGames(service.baseUrl);
      const result = await listGames(context, () => false);
      expect(namesOf(result)).toEqual(['b', 'c', 'd', 'e', 'f']);
      expect(context.reported.filter((line) => line.startsWith('pass '))).toHaveLength(3);
    });

    test('reads it again if a counted page no longer exists', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth, page) => {
          if (nth === 3) return { status: 404 };
          const response = json(page);
          if (nth === 2) service.games.pop();
          return response;
        },
      });
      expect(await list(service)).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
      expect(service.listed()).toEqual(['', '?page=2', '?page=3', '', '?page=2']);
    });
  });

  describe('if the list is always wrong', () => {
    test.each([
      [7, 2],
      [4, 0],
      [0, 0],
    ])('with a count of %i for 5 games, it counts %i as missing', async (total, missing) => {
      const service = await startGamesService({ names: NAMES, list: withMeta({ total }) });
      expect(await list(service)).toEqual({ ok: true, games: service.games, missing, isSettled: true });
      // The second pass found exactly the games of the first.
      expect(service.listed()).toHaveLength(6);
    });

    test('with a count but no games, it stops after two requests', async () => {
      const service = await startGamesService({ list: withMeta({ total: 3, totalPages: 2 }) });
      expect(await list(service)).toEqual({ ok: true, games: [], missing: 3, isSettled: true });
      expect(service.listed()).toEqual(['', '']);
    });

    test('with the same page for every page number, it counts the others as missing', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: () =>
          json({ data: service.games.slice(3), meta: { page: 3, limit: 2, total: 5, totalPages: 3 } }),
      });
      expect(await list(service)).toMatchObject({ ok: true, missing: 3, isSettled: true });
      expect(service.listed()).toHaveLength(4);
    });

    test('with each game twice, it returns each game once', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { data, meta }) => json({ data: [...data, ...data], meta }),
      });
      expect(await list(service)).toEqual({ ok: true, games: service.games, missing: 0, isSettled: true });
    });
  });

  test.each([
    ['as many games, one of them new', ['a', 'c']],
    ['fewer games', ['a']],
  ])('reads the list until two passes in a row agree: the second pass finds %s', async (_, second) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth, { meta }) => {
        const names = nth === 2 ? second : ['a', 'b'];
        const data = service.games.filter(({ name }) => names.includes(name));
        return json({ data, meta: { ...meta, total: 9, totalPages: 1 } });
      },
    });
    expect(namesOf(await list(service))).toEqual(['a', 'b']);
    expect(service.listed()).toHaveLength(4);
  });

  test('fails at once if the first page fails', async () => {
    const service = await startGamesService({ list: () => ({ status: 404 }) });
    expect(await list(service)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(service.listed()).toHaveLength(1);
  });

  test('fails after five passes if a later page fails in each of them', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (nth) => (nth % 2 === 0 ? { status: 400 } : undefined),
    });
    expect(await list(service)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(service.listed()).toHaveLength(10);
  });

  test.each([
    ['401', { status: 401 }, 2, 'permanent'],
    ['403', { status: 403 }, 2, 'permanent'],
    ['a redirect', { status: 302, headers: { location: 'https://else.example' } }, 2, 'permanent'],
    ['a body that is no list', { status: 200, body: '[]' }, 2, 'permanent'],
    ['429', { status: 429 }, 4, 'attempts-exhausted'],
    ['408', { status: 408 }, 4, 'attempts-exhausted'],
    ['500', { status: 500 }, 4, 'attempts-exhausted'],
  ])('fails at once if a later page fails with %s', async (_, reply, requests, because) => {
    const service = await startGamesService({
      names: NAMES,
      list: (nth) => (nth > 1 ? reply : undefined),
    });
    expect(await list(service)).toMatchObject({ ok: false, because });
    expect(service.listed()).toHaveLength(requests);
  });
});

describe('readAllPages', () => {
  function read({ baseUrl }: GamesService, options?: GamesOptions): ReturnType<typeof readAllPages> {
    return readAllPages(prepareGames(baseUrl, options));
  }

  test.each([0, 1, 7, -3])('reads all pages if the first one has the number %i', async (firstPage) => {
    const service = await startGamesService({ names: NAMES, firstPage });
    const result = await read(service);
    expect(result).toMatchObject({ ok: true, total: 5, isConsistent: true, games: service.games });
    expect(service.listed()).toEqual(['', `?page=${firstPage + 1}`, `?page=${firstPage + 2}`]);
  });

  test.each<[string, GamesOptions, readonly string[]]>([
    ['leaves the page size to the service by default', {}, ['', '?page=2', '?page=3']],
    ['requests the given page size', { pageSize: 4 }, ['?limit=4', '?page=2&limit=4']],
  ])('%s', async (_, options, requests) => {
    const service = await startGamesService({ names: NAMES });
    await read(service, options);
    expect(service.listed()).toEqual(requests);
  });

  test('accepts smaller pages than it requested', async () => {
    const service = await startGamesService({ names: NAMES, maxPageSize: 3 });
    expect(await read(service, { pageSize: 1_000 })).toMatchObject({ games: service.games });
    expect(service.listed()).toHaveLength(2);
  });

  test('reports each page', async () => {
    const { baseUrl } = await startGamesService({ names: NAMES });
    const context = prepareGames(baseUrl);
    await readAllPages(context);
    expect(context.reported).toEqual([
      'page 1 of 3: 2 of 5',
      'page 2 of 3: 4 of 5',
      'page 3 of 3: 5 of 5',
      'end: 5 on 3',
    ]);
  });

  test.each([[[]], [['a', 'b']]])('reads the games %j with one request', async (names) => {
    const service = await startGamesService({ names });
    expect(await read(service)).toMatchObject({ isConsistent: true });
    expect(service.listed()).toEqual(['']);
  });

  test('reads more pages if a later response counts more', async () => {
    const service = await startChanging({ 1: ({ add }) => [add('f'), add('g')] });
    const result = await read(service);
    expect(result).toMatchObject({ ok: true, total: 7, isConsistent: false, games: service.games });
    expect(service.listed()).toHaveLength(4);
  });

  test('reads fewer pages if a later response counts fewer', async () => {
    const service = await startChanging({ 1: ({ games }) => games.splice(2, 3) });
    await read(service);
    // The first response counts three pages. The second counts one, so the third page is not requested.
    expect(service.listed()).toEqual(['', '?page=2']);
  });

  test('keeps fields of games that the spec does not show', async () => {
    const service = await startGamesService({ names: ['a'] });
    Object.assign(service.games[0] ?? {}, { genre: 'puzzle' });
    expect(await read(service)).toMatchObject({ games: [{ genre: 'puzzle' }] });
  });

  describe('returns an inconsistent list', () => {
    test('if a deletion moves a game to a page already read', async () => {
      const service = await startChanging({ 1: ({ games }) => games.shift() });
      const result = await read(service);
      expect(result).toMatchObject({ ok: true, total: 4, isConsistent: false });
      expect(namesOf(result)).toEqual(['a', 'b', 'd', 'e']);
    });

    test('with each game once if an insertion repeats one', async () => {
      const service = await startChanging({ 1: ({ add }) => add('new', 0) });
      const result = await read(service);
      expect(result).toMatchObject({ ok: true, total: 6, isConsistent: false });
      expect(namesOf(result)).toEqual(NAMES);
    });

    test('if a game is repeated, even though insertion and deletion keep the total', async () => {
      const service = await startChanging({ 1: ({ add, games }) => [add('new', 0), games.pop()] });
      expect(await read(service)).toMatchObject({ ok: true, total: 5, isConsistent: false });
    });

    test('if a game is repeated, even though the total is right', async () => {
      const service = await startGamesService({
        names: ['a', 'b', 'c'],
        list: (nth, { data, meta }) =>
          json({ data: nth === 2 ? [...service.games.slice(1)] : data, meta: { ...meta, totalPages: 2 } }),
      });
      expect(await read(service)).toMatchObject({ total: 3, isConsistent: false });
    });

    test.each([0, 4, 6, 1e9])('if the service counts %i games and returns 5', async (total) => {
      const service = await startGamesService({ names: NAMES, list: withMeta({ total }) });
      const result = await read(service);
      expect(result).toMatchObject({ ok: true, total, isConsistent: false });
      expect(namesOf(result)).toHaveLength(5);
    });
  });

  describe('stops', () => {
    test('at an empty page, even if more pages are counted', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: withMeta({ total: 1e6, totalPages: 5e5 }),
      });
      expect(await read(service)).toMatchObject({ ok: true, total: 1e6, isConsistent: false });
      expect(service.listed()).toHaveLength(4);
    });

    test.each([0, -1])('after the first page if the service counts %i pages', async (totalPages) => {
      const service = await startGamesService({ names: ['a', 'b'], list: withMeta({ totalPages }) });
      expect(await read(service)).toMatchObject({ isConsistent: true });
      expect(service.listed()).toEqual(['']);
    });

    test.each([
      ['the first', 1],
      ['the last', 3],
    ])('if every response is %s page', async (_, page) => {
      const service = await startGamesService({
        names: NAMES,
        list: () =>
          json({
            data: service.games.slice(page * 2 - 2, page * 2),
            meta: { page, limit: 2, total: 5, totalPages: 3 },
          }),
      });
      expect(await read(service)).toMatchObject({ ok: true, isConsistent: false });
      expect(service.listed()).toEqual(['', `?page=${page + 1}`]);
    });

    test('at the last counted page if every page has the games of the first', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { meta }) => json({ data: service.games.slice(0, 2), meta }),
      });
      expect(namesOf(await read(service))).toEqual(['a', 'b']);
      expect(service.listed()).toHaveLength(3);
    });

    test('if the page numbers are too large to be incremented', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { meta }) =>
          json({ data: service.games.slice(0, 2), meta: { ...meta, page: 2 ** 53, totalPages: 4 } }),
      });
      expect(await read(service)).toMatchObject({ ok: true, isConsistent: false });
      expect(service.listed()).toHaveLength(4);
    });

    test.each(['page', 'total', 'totalPages'])('with an error if %s is infinite', async (field) => {
      const service = await startGamesService({
        list: (_nth, page) => ({
          status: 200,
          body: JSON.stringify({ ...page, meta: { ...page.meta, [field]: 'X' } }).replace('"X"', '1e999'),
        }),
      });
      expect(await read(service)).toMatchObject({ ok: false, because: 'permanent' });
      expect(service.stub.journal).toHaveLength(1);
    });

    test.each([
      [1, true],
      [2, false],
    ])('with the error of page %i, and says whether it is the first: %s', async (nth, isFirstPage) => {
      const service = await startGamesService({
        names: NAMES,
        list: (count) => (count === nth ? { status: 404 } : undefined),
      });
      const error = { status: 404 };
      expect(await read(service)).toMatchObject({ ok: false, isFirstPage, because: 'permanent', error });
      expect(service.listed()).toHaveLength(nth);
    });

    test('after a cancellation', async () => {
      const cancellation = new AbortController();
      const service = await startGamesService({ names: NAMES });
      const onEvent = (): void => cancellation.abort();
      const result = await read(service, { signal: cancellation.signal, onEvent });
      expect(result).toMatchObject({ ok: false, because: 'cancelled' });
      expect(service.listed()).toHaveLength(1);
    });
  });

  test('retries a page after a transient error', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (nth) => [undefined, { status: 503 }, { status: 429 }, undefined][nth - 1],
    });
    const context = prepareGames(service.baseUrl);
    expect(await readAllPages(context)).toMatchObject({ ok: true, isConsistent: true });
    expect(service.listed()).toEqual(['', '?page=2', '?page=2', '?page=2', '?page=3']);
    expect(context.calls.waits).toHaveLength(2);
  });
});

test('reports each search for a game that may have been created', async () => {
  const service = await startGamesService({
    names: ['a'],
    create: createThen({ status: 500 }),
    list: (nth, page) =>
      nth === 1 ? json({ data: [], meta: { ...page.meta, total: 0, totalPages: 0 } }) : undefined,
  });
  const context = prepareGames(service.baseUrl);
  const result = await createGame({ name: 'new', organizationId: 'org-1' }, context);
  expect(result).toMatchObject({ status: 'created', id: 'g-2' });
  expect(service.listed()).toHaveLength(2);
  const searches = context.reported.filter((line) => line.startsWith('search'));
  expect(searches).toEqual(['search in 1000', 'search in 2000']);
});
