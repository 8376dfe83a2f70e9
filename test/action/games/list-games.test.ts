import { describe, expect, test } from 'vitest';
import { findGame, listGames, readAllPages } from '../../../src/action/games/list-games.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import {
  changing,
  type GamesOptions,
  type GamesService,
  type GamesServiceOptions,
  json,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

type List = NonNullable<GamesServiceOptions['list']>;

/** Every response has the first two games. */
const firstTwo =
  (change: object = {}): List =>
  (_, { meta }, { games }) =>
    json({ data: games.slice(0, 2), meta: { ...meta, ...change } });

function namesOf(result: { ok: boolean; games?: readonly { name: string }[] }): string[] | undefined {
  return result.games?.map(({ name }) => name);
}

const NFC_AND_NFD = ['Caf\u00e9', 'Cafe\u0301'] as const;

describe('findGame', () => {
  async function finds(name: string, options: GamesServiceOptions, expected: object): Promise<void> {
    const { baseUrl } = await startGamesService(options);
    expect(await findGame(name, prepareGames(baseUrl))).toMatchObject(expected);
  }

  test('finds several games of one name, also on different pages', () => {
    const games = [{ id: 'g-1' }, { id: 'g-4' }, { id: 'g-5' }];
    return finds('a', { names: ['a', 'b', 'c', 'a', 'a'] }, { games, error: { kind: 'several', games } });
  });

  test.each([
    ['case', 'game'],
    ['inner blanks', 'My  Game'],
    ['a non-breaking blank', 'My\u00a0Game'],
    ['surrounding blanks', ' My Game '],
    ['an accent', 'Cafe'],
    ['a compatible character', '\uff27ame'],
    ['invisible characters', 'My Ga\u200bme'],
    ['a suffix', 'My Game 2'],
  ])('does not find a name that differs in %s', (_, name) => {
    const names = ['Game', 'My Game', 'Café'];
    const error = { kind: 'none', listed: names.map((listed) => ({ name: listed })) };
    return finds(name, { names }, { games: [], error });
  });

  test('compares in NFC, and returns the name as the service has it', async () => {
    for (const [name, listed] of [NFC_AND_NFD, NFC_AND_NFD.toReversed()] as const)
      await finds(name, { names: ['Game', listed] }, { game: { id: 'g-2', content: { name: listed } } });
    await finds('Caf\u00e9', { names: NFC_AND_NFD }, { error: { kind: 'several' } });
  });

  test('counts the missing games only if it finds none', async () => {
    const options = { names: ['a'], list: withMeta({ total: 3 }) };
    await finds('b', options, { error: { kind: 'incomplete', name: 'b', listed: 1, missing: 2 } });
    await finds('a', options, { game: { id: 'g-1' } });
  });

  test('reads the list once if a game has the name, and twice to be sure that none has it', async () => {
    const service = await startGamesService({ names: NAMES });
    const [, , content] = service.games;
    expect(await findGame('c', prepareGames(service.baseUrl), true)).toEqual({
      games: [content],
      game: { id: 'g-3', content },
      created: 'no',
    });
    expect(service.listed()).toHaveLength(3);
    await findGame('f', prepareGames(service.baseUrl), true);
    expect(service.listed()).toHaveLength(9);
  });

  test('fails if a game has an empty id', () => {
    const list: List = (_, page) => json({ ...page, data: [{ ...page.data[0], id: '' }] });
    const error = { message: expect.stringContaining('the body has a game with an empty id') };
    return finds('a', { names: ['a', 'b'], list }, { error: { kind: 'call', failure: { error } } });
  });
});

describe('listGames', () => {
  /** Expects a settled list, with these games or those that the service has at the end. */
  async function lists(
    requests: number,
    list: List = () => undefined,
    missing = 0,
    names?: readonly string[],
    all = NAMES,
  ) {
    const service = await startGamesService({ names: all, list });
    const result = await listGames(prepareGames(service.baseUrl));
    const games = service.games.filter(({ name }) => names?.includes(name) ?? true);
    expect(result).toEqual({ ok: true, games, missing, end: 'settled' });
    expect(service.listed()).toHaveLength(requests);
    return games.map(({ name }) => name);
  }

  test('reads a list that does not change once', () => lists(3));

  test('reads an empty list with one request', () => lists(1, undefined, 0, [], []));

  describe('if the list changes while it is read', () => {
    test('has the game that a deletion moved to a page already read', async () => {
      const names = await lists(4, changing({ 1: ({ games }) => games.shift() }));
      expect(names).toEqual(['b', 'c', 'd', 'e']);
    });

    test('has the game that was inserted before the pages already read', () =>
      lists(6, changing({ 2: ({ add }) => add('new', 0) })));

    test('has each game once, with its latest fields', async () => {
      const rename = (game = {}): unknown => Object.assign(game, { name: 'renamed' });
      const names = await lists(6, changing({ 1: ({ games, add }) => [add('new', 0), rename(games[1])] }));
      expect(names).toContain('renamed');
    });

    test('reads it again if a counted page no longer exists', () =>
      lists(5, (nth, page, { games }) => {
        if (nth === 3) return { status: 404 };
        const response = json(page);
        if (nth === 2) games.pop();
        return response;
      }));

    /** The names that are listed in the end, and how it ends after how many passes. */
    async function settles(list: List, enough?: () => boolean) {
      const context = prepareGames((await startGamesService({ names: NAMES, list })).baseUrl);
      const result = await listGames(context, enough);
      const passes = context.stdout.lines.filter((line) => line.startsWith('::group::Read the list')).length;
      return { names: namesOf(result), end: result.ok && result.end, passes };
    }

    test('reads it five times at most, and then has the games of all passes, and says so', async () => {
      const insert = ({ add }: GamesService): unknown => add('new', 0);
      const list = changing({ 1: insert, 4: insert, 8: insert, 12: insert, 17: insert });
      // The last game was inserted before everything that the last pass had read.
      const names = ['new', 'new', 'new', 'new', ...NAMES];
      const settled = await settles(list);
      expect({ ...settled, names: settled.names?.toSorted() }).toEqual({
        names: names.sort(),
        end: 'unsettled',
        passes: 5,
      });
    });

    test('reads it until two passes agree, if one game goes and one comes between two pages', async () => {
      const list = changing({ 1: ({ games, add }) => [games.shift(), add('f')] });
      const names = ['b', 'c', 'd', 'e', 'f'];
      expect(await settles(list, () => false)).toEqual({ names, end: 'settled', passes: 3 });
    });
  });

  describe('if the list is always wrong', () => {
    test.each([
      [7, 2],
      [4, 0],
      [0, 0],
    ])('with a count of %i for 5 games, it counts %i as missing', async (total, missing) => {
      await lists(6, withMeta({ total }), missing);
    });

    test('with a count but no games, it stops after two requests', () =>
      lists(2, withMeta({ total: 3, totalPages: 2 }), 3, [], []));

    test('with the same page for every page number, it counts the others as missing', () => {
      const list: List = (_, { meta }, { games }) =>
        json({ data: games.slice(3), meta: { ...meta, page: 3 } });
      return lists(6, list, 3, ['d', 'e']);
    });

    test('with each game twice, it returns each game once', () =>
      lists(6, (_, { data, meta }) => json({ data: [...data, ...data], meta })));
  });

  test.each([
    ['as many games, one of them new', ['a', 'c']],
    ['fewer games', ['a']],
  ])('reads the list until two passes in a row agree: the second pass finds %s', async (_, second) => {
    const list: List = (nth, { meta }, { games }) => {
      const names = nth === 2 ? second : ['a', 'b'];
      const data = games.filter(({ name }) => names.includes(name));
      return json({ data, meta: { ...meta, total: 9, totalPages: 1 } });
    };
    await lists(4, list, 7, ['a', 'b'], ['a', 'b', 'c']);
  });

  async function fails(requests: number, list: (nth: number) => StubReply | undefined, expected: object) {
    const service = await startGamesService({ names: NAMES, list });
    expect(await listGames(prepareGames(service.baseUrl))).toMatchObject({ ok: false, ...expected });
    expect(service.listed()).toHaveLength(requests);
  }

  test('fails at once if the first page fails', () =>
    fails(1, () => ({ status: 404 }), { error: { status: 404 } }));

  test('fails after five passes if a later page fails in each of them', () =>
    fails(10, (nth) => (nth % 2 === 0 ? { status: 400 } : undefined), { error: { status: 400 } }));

  test.each([
    ['401', { status: 401 }, 2, 'permanent'],
    ['a redirect', { status: 302, headers: { location: 'https://else.example' } }, 2, 'permanent'],
    ['a body that is no list', { status: 200, body: '[]' }, 2, 'permanent'],
    ['500', { status: 500 }, 4, 'attempts-exhausted'],
  ])('fails at once if a later page fails with %s', (_, reply, requests, because) =>
    fails(requests, (nth) => (nth > 1 ? reply : undefined), { because }),
  );
});

describe('the log', () => {
  test('has at most ten lines for pages, and then status lines', async () => {
    const time = new FakeTime();
    const names = Array.from({ length: 1_200 }, (_, index) => `game ${index}`);
    const list: List = (nth) => (nth === 12 ? void time.pass(5_000) : undefined);
    const { stdout } = (await reads(undefined, { names, list, pageSize: 100 }, { time })).context;
    expect(stdout.lines.slice(10)).toEqual([
      '  page 10: 1,000 of 1,200 games',
      '  1,100 of 1,200 games',
      '::endgroup::',
      '1,200 games on 12 pages',
    ]);
    expect(time.tickers).toBe(0);
  });

  test('says why the list is read again, and starts from zero', async () => {
    const time = new FakeTime();
    const list: List = (nth, ...rest) =>
      nth === 1 ? withMeta({ total: 1 })(nth, ...rest) : void time.pass(5_000);
    const context = prepareGames((await startGamesService({ names: ['a', 'b'], list })).baseUrl, { time });
    await listGames(context);
    expect(context.stdout.lines.slice(4, 6)).toEqual([
      '::group::Read the list of games again (pass 2): a pass may miss games if the list changes',
      '  no response yet',
    ]);
  });
});

/** Expects these requests, and returns the result. */
async function reads(
  requests: readonly string[] | undefined,
  options: GamesServiceOptions,
  given: GamesOptions = {},
) {
  const service = await startGamesService({ names: NAMES, ...options });
  const context = prepareGames(service.baseUrl, given);
  const result = await readAllPages(context, 'Read');
  if (requests !== undefined) expect(service.listed()).toEqual(requests);
  return { ...result, names: namesOf(result), context };
}

describe('readAllPages', () => {
  const PASS = ['', '?page=2', '?page=3'];

  test.each([0, 1, 7, -3])('reads all pages if the first one has the number %i', async (firstPage) => {
    const requests = ['', `?page=${firstPage + 1}`, `?page=${firstPage + 2}`];
    const result = await reads(requests, { firstPage });
    expect(result).toMatchObject({ ok: true, total: 5, isConsistent: true, names: NAMES });
    const pages = ['  page 1: 2 of 5 games', '  page 2: 4 of 5 games', '  page 3: 5 of 5 games'];
    const log = ['::group::Read', ...pages, '::endgroup::', '5 games on 3 pages'];
    expect(result.context.stdout.lines).toEqual(log);
  });

  test('requests the given page size, and accepts smaller pages', async () => {
    await reads(['?limit=4', '?page=2&limit=4'], {}, { pageSize: 4 });
    const requests = ['?limit=1000', '?page=2&limit=1000'];
    expect(await reads(requests, { maxPageSize: 3 }, { pageSize: 1_000 })).toMatchObject({ names: NAMES });
  });

  test('reads the games of one page with one request', async () => {
    expect(await reads([''], { names: ['a', 'b'] })).toMatchObject({ isConsistent: true });
  });

  test('reads more pages if a later response counts more', async () => {
    const list = changing({ 1: ({ add }) => [add('f'), add('g')] });
    const expected = { ok: true, total: 7, isConsistent: false, names: [...NAMES, 'f', 'g'] };
    expect(await reads([...PASS, '?page=4'], { list })).toMatchObject(expected);
  });

  test('reads fewer pages if a later response counts fewer', () =>
    reads(['', '?page=2'], { list: changing({ 1: ({ games }) => games.splice(2, 3) }) }));

  test('returns each game of an inconsistent list once, even if the total is right', async () => {
    const names = ['a', 'b', 'c'];
    const list: List = (nth, page, { games }) =>
      nth === 2 ? json({ ...page, data: games.slice(1) }) : undefined;
    const expected = { ok: true, isConsistent: false, total: 3, names };
    expect(await reads(['', '?page=2'], { names, list })).toMatchObject(expected);
  });

  describe('stops', () => {
    test('at an empty page, even if more pages are counted', async () => {
      const result = await reads([...PASS, '?page=4'], { list: withMeta({ total: 1e6, totalPages: 5e5 }) });
      expect(result).toMatchObject({ ok: true, total: 1e6, isConsistent: false });
    });

    test.each([0, -1])('after the first page if the service counts %i pages', async (totalPages) => {
      const result = await reads([''], { names: ['a', 'b'], list: withMeta({ totalPages }) });
      expect(result).toMatchObject({ isConsistent: true });
    });

    test.each([
      ['the last counted page if every page has the games of the first', {}],
      ['the third page if every response is the first', { page: 1, totalPages: 1e6 }],
    ])('at %s', async (_, change) => {
      const result = await reads(PASS, { list: firstTwo(change) });
      expect(result).toMatchObject({ ok: true, isConsistent: false, names: ['a', 'b'] });
    });

    test('at the second page in a row without a new game, not at the first', async () => {
      const list: List = (nth, { meta }) => {
        const ids = [['a'], ['a'], ['b'], ['b'], ['b']][nth - 1] ?? [`never ${nth}`];
        const data = ids.map((id) => ({ id, name: id, createdAt: '' }));
        return json({ data, meta: { ...meta, page: nth, total: 1e6, totalPages: 1e6 } });
      };
      const requests = ['', ...[2, 3, 4, 5].map((page) => `?page=${page}`)];
      expect(await reads(requests, { list })).toMatchObject({ ok: true, names: ['a', 'b'] });
    });

    test('at 10,000 pages that each have a new game', async () => {
      const list: List = (nth, { meta }) => {
        const data = [{ id: `g-${nth}`, name: 'x', createdAt: '' }];
        return json({ data, meta: { ...meta, page: nth, total: nth + 1, totalPages: nth + 1 } });
      };
      const { baseUrl, listed } = await startGamesService({ list });
      const result = await listGames(prepareGames(baseUrl));
      expect(result).toMatchObject({ ok: true, end: 'endless' });
      expect(listed()).toHaveLength(10_000);
    });

    test('after a cancellation', async () => {
      const cancellation = new AbortController();
      const list = changing({ 1: () => cancellation.abort() });
      const result = await reads([''], { list }, { signal: cancellation.signal });
      expect(result).toMatchObject({ ok: false, because: 'cancelled' });
    });
  });

  test('retries a page after a transient error', async () => {
    const replies = [undefined, { status: 503 }, { status: 429 }];
    const requests = ['', '?page=2', '?page=2', '?page=2', '?page=3'];
    const result = await reads(requests, { list: (nth) => replies[nth - 1] });
    expect(result).toMatchObject({ ok: true, isConsistent: true });
    expect(result.context.calls.waits).toHaveLength(2);
  });
});
