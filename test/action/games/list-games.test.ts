import { describe, expect, test } from 'vitest';
import {
  alikeGames,
  findGame,
  incompleteList,
  listGames,
  noGame,
  severalGames,
} from '../../../src/action/games/query-games.ts';
import { FakeTime } from '../../doubles/clocks.ts';
import { startRawServer } from '../../doubles/raw-server.ts';
import type { StubReply } from '../../doubles/stub-server.ts';
import { json } from '../../e2e/stub-service.ts';
import {
  changing,
  type GamesOptions,
  type GamesServiceOptions,
  prepareGames,
  startGamesService,
  withMeta,
} from './games-service.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const PASS = ['', '?page=2', '?page=3'];

type List = NonNullable<GamesServiceOptions['list']>;
type Change = Parameters<typeof changing>[0][number];

/** Lists the games, and expects these names, or this error. */
async function lists(
  expected: readonly string[] | object,
  options: GamesServiceOptions,
  given?: GamesOptions,
) {
  const service = await startGamesService({ names: NAMES, ...options });
  const context = prepareGames(service.baseUrl, given);
  const { games, error } = await listGames(context);
  if (Array.isArray(expected)) {
    expect(error).toBeUndefined();
    expect(games.map(({ name }) => name)).toEqual(expected);
  } else {
    expect(games).toEqual([]);
    expect(error).toMatchObject(expected);
  }
  return { requests: service.listed(), context };
}

describe('one walk', () => {
  test.each([0, 1, 7, -3])('reads all pages if the first one has the number %i', async (firstPage) => {
    const { requests, context } = await lists(NAMES, { firstPage });
    expect(requests).toEqual(['', `?page=${firstPage + 1}`, `?page=${firstPage + 2}`]);
    const log = ['::group::Read the list of games', '::endgroup::', '5 games on 3 pages'];
    expect(context.stdout.lines).toEqual(log);
  });

  test('requests the given page size, and accepts smaller pages', async () => {
    const fitting = await lists(NAMES, {}, { pageSize: 4 });
    expect(fitting.requests).toEqual(['?limit=4', '?page=2&limit=4']);
    const tooLarge = await lists(NAMES, { maxPageSize: 3 }, { pageSize: 1_000 });
    expect(tooLarge.requests).toEqual(['?limit=1000', '?page=2&limit=1000']);
  });

  test.each([
    ['without a game', [], {}],
    ['of one page', ['a', 'b'], {}],
    ['that counts no pages', ['a', 'b'], { totalPages: 0 }],
    ['that counts fewer than no pages', ['a', 'b'], { totalPages: -1 }],
  ])('reads a list %s with one request', async (_, names, meta) => {
    expect((await lists(names, { names, list: withMeta(meta) })).requests).toEqual(['']);
  });

  test('ends at an empty page, even if more pages are counted', async () => {
    const { requests } = await lists(NAMES, { list: withMeta({ totalPages: 5e5 }) });
    expect(requests).toEqual([...PASS, '?page=4']);
  });

  test('ends at a game that came before', async () => {
    const list: List = (_, { meta }) => {
      const id = ['a', 'b', 'b'][meta.page - 1] ?? `never ${meta.page}`;
      return json({ data: [{ id, name: id, createdAt: '' }], meta: { ...meta, total: 2, totalPages: 1e6 } });
    };
    expect((await lists(incompleteList(2, 3, 2), { list })).requests).toHaveLength(3 * 3);
  });

  test('ends at 10,000 pages that each have a new game, and no other walk follows', async () => {
    let page = 0;
    const { url } = await startRawServer((socket) =>
      socket.on('data', () => {
        page += 1;
        const meta = { page, limit: 1, total: page + 1, totalPages: page + 1 };
        const body = JSON.stringify({ data: [{ id: `g-${page}`, name: 'x', createdAt: '' }], meta });
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      }),
    );
    const { games, error } = await listGames(prepareGames(url('').origin));
    expect(games).toEqual([]);
    expect(error).toEqual(incompleteList(10_000, 10_000, 10_001));
    expect(page).toBe(10_000);
  });

  test('ends after a cancellation', async () => {
    const cancellation = new AbortController();
    const list = changing({ 1: () => cancellation.abort() });
    const expected = { because: 'cancelled' };
    expect((await lists(expected, { list }, { signal: cancellation.signal })).requests).toEqual(['']);
  });

  test('has status lines in the log', async () => {
    const time = new FakeTime();
    const names = Array.from({ length: 1_200 }, (_, index) => `game ${index}`);
    const list: List = (nth) => (nth === 12 ? void time.pass(5_000) : undefined);
    const { context } = await lists(names, { names, list, pageSize: 100 }, { time });
    time.pass(60_000);
    expect(context.stdout.lines.slice(1)).toEqual([
      '  1,100 of 1,200 games',
      '::endgroup::',
      '1,200 games on 12 pages',
    ]);
  });
});

describe('if the list changes while it is read', () => {
  /** A game then comes twice. */
  const replaceLast: Change = ({ games, add }) => [games.pop(), add('new', 0)];

  test.each<[string, string, number, Readonly<Record<number, Change>>]>([
    ['a deletion moved a game to a page already read', 'b c d e', 2 + 2, { 1: ({ games }) => games.shift() }],
    ['a deleted game and a new one keep the count', 'new a b c d', 2 + 3, { 1: replaceLast }],
    ['later pages count more games', 'a b c d e f g', 4 + 4, { 1: ({ add }) => [add('f'), add('g')] }],
    ['a game that was read was deleted', 'b c d e', 3 + 2, { 2: ({ games }) => games.shift() }],
  ])('a second walk has all games: %s', async (_, names, requests, changes) => {
    const { requests: sent } = await lists(names.split(' '), { list: changing(changes) });
    expect(sent).toHaveLength(requests);
  });

  test('the log says why it is read again, and starts from zero', async () => {
    const time = new FakeTime();
    const list: List = (nth, ...rest) =>
      nth === 1 ? withMeta({ total: 1 })(nth, ...rest) : void time.pass(5_000);
    const names = ['a', 'b'];
    const { context } = await lists(names, { names, list }, { time });
    expect(context.stdout.lines.slice(3, 5)).toEqual([
      '::group::Read the list of games again (2 of 3): the list changed, or its counts disagree',
      '  no response yet',
    ]);
  });

  test('the third walk is the last, and is whole or an error', async () => {
    const insert = (nths: readonly number[]): List =>
      changing(Object.fromEntries(nths.map((nth) => [nth, ({ add }) => add('new', 0)])));
    expect((await lists(['new', 'new', ...NAMES], { list: insert([1, 4]) })).requests).toHaveLength(
      2 + 3 + 4,
    );
    // The last walk has a game twice, and lacks the game that was inserted before everything that it had read.
    const expected = incompleteList(7, 4, 8);
    expect((await lists(expected, { list: insert([1, 4, 8]) })).requests).toHaveLength(2 + 3 + 4);
  });
});

test.each<[string, [number, number, number], List]>([
  ['that counts more', [5, 3, 7], withMeta({ total: 7 })],
  ['that counts fewer', [5, 3, 4], withMeta({ total: 4 })],
  ['that counts none', [5, 3, 0], withMeta({ total: 0 })],
  [
    'whose every page is the same',
    [2, 2, 5],
    (_, { meta }, { games }) =>
      json({ data: games.slice(0, 2), meta: { ...meta, page: 1, totalPages: 1e6 } }),
  ],
  ['that has each game twice', [2, 1, 5], (_, { data, meta }) => json({ data: [...data, ...data], meta })],
])('a list %s is an error after three walks', async (_, error, list) => {
  const { requests } = await lists(incompleteList(...error), { list });
  const [, pages] = error;
  expect(requests).toHaveLength(3 * pages);
});

describe('a page that can not be read', () => {
  test.each<[string, StubReply, page: number, requests: number]>([
    ['404', { status: 404 }, 1, 1],
    ['404', { status: 404 }, 2, 2],
    ['a redirect', { status: 302, headers: { location: 'https://else.example' } }, 2, 2],
    ['a body that is no list', { status: 200, body: '[]' }, 2, 2],
    ['500 to each attempt', { status: 500 }, 2, 4],
  ])('is an error without another walk: %s, on page %i, after %i requests', async (_, reply, page, count) => {
    const because = reply.status === 500 ? 'attempts-exhausted' : 'permanent';
    const { requests } = await lists({ because }, { list: (nth) => (nth >= page ? reply : undefined) });
    expect(requests).toHaveLength(count);
  });

  test('is one that has a game with an empty id', () => {
    const list: List = (_, page) => json({ ...page, data: [{ ...page.data[0], id: '' }] });
    const message = expect.stringContaining('the body has no data array of games');
    return lists({ error: { message } }, { list });
  });
});

describe('a name', () => {
  const NFC_AND_NFD = ['Caf\u00e9', 'Cafe\u0301'] as const;

  async function finds(name: string, options: GamesServiceOptions, expected: object): Promise<void> {
    const { baseUrl } = await startGamesService(options);
    expect(await findGame(name, prepareGames(baseUrl))).toMatchObject(expected);
  }

  test('finds its game after one walk through the whole list', async () => {
    const service = await startGamesService({ names: NAMES });
    const [content] = service.games;
    expect(await findGame('a', prepareGames(service.baseUrl))).toEqual({
      games: [content],
      game: { id: 'g-1', content },
      created: 'no',
    });
    expect(service.listed()).toEqual(PASS);
  });

  test('of several games is an error, also if they are on different pages', () => {
    const games = [{ id: 'g-1' }, { id: 'g-4' }, { id: 'g-5' }];
    return finds('a', { names: ['a', 'b', 'c', 'a', 'a'] }, { games, error: severalGames(games) });
  });

  test.each([
    ...[' Bubble Pop ', 'Bubble  Pop', 'BubblePop', 'bubble pop', '\uff22ubble Pop', 'Bubble\u00a0Pop'],
    'Bubble Pop\u200b',
  ])('finds no game that differs only in blanks, case or form, but names it: %j', (listed) => {
    const error = alikeGames('Bubble Pop', [{ id: 'g-2', name: listed }]);
    return finds('Bubble Pop', { names: ['b', listed, 'Bubble Pop 2'] }, { games: [], error });
  });

  test.each(['Cafe', 'Café 2', 'Caf'])('finds no game if it differs in more: %j', (name) => {
    const error = noGame(name, ['Game', 'Café']);
    return finds(name, { names: ['Game', 'Café'] }, { games: [], error });
  });

  test('is compared exactly: a name in another form of Unicode is named', async () => {
    for (const [name, listed] of [NFC_AND_NFD, NFC_AND_NFD.toReversed()] as const)
      await finds(
        name,
        { names: ['Game', listed] },
        { error: alikeGames(name, [{ id: 'g-2', name: listed }]) },
      );
    await finds('Caf\u00e9', { names: NFC_AND_NFD }, { game: { id: 'g-1' } });
  });
});
