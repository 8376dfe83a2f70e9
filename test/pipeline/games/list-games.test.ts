import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/pipeline/games/create-game.ts';
import { findGame, listGames, readAllPages } from '../../../src/pipeline/games/list-games.ts';
import { resolveGames } from '../../../src/pipeline/games/resolve-games.ts';
import { type GamesServiceOptions, json, prepareGames, startGamesService } from './games-service.ts';

describe('find game', () => {
  test('a game is found on whatever page it is', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c', 'd', 'e'] });
    for (const [index, game] of service.games.entries()) {
      const found = await findGame(game.name, prepareGames(service.baseUrl));
      expect(found).toEqual({ status: 'found', id: `g-${index + 1}`, game });
    }
  });

  test('two games of one name are several, also on different pages', async () => {
    const service = await startGamesService({ names: ['a', 'b', 'c', 'a', 'a'] });
    expect(await findGame('a', prepareGames(service.baseUrl))).toMatchObject({
      status: 'several',
      games: [{ id: 'g-1' }, { id: 'g-4' }, { id: 'g-5' }],
    });
  });

  describe('a name is another one', () => {
    test.each([
      ['case', 'game'],
      ['blanks in it', 'My  Game'],
      ['a blank that does not break', 'My\u00a0Game'],
      ['blanks around it', ' My Game '],
      ['Unicode normalisation', 'Caf\u0065\u0301'],
      ['what is not seen', 'My Ga\u200bme'],
      ['more behind it', 'My Game 2'],
    ])('that differs in %s', async (_what, name) => {
      const { baseUrl } = await startGamesService({ names: ['Game', 'My Game', 'Café'] });
      const names = ['Game', 'My Game', 'Café'];
      expect(await findGame(name, prepareGames(baseUrl))).toEqual({ status: 'none', names, missing: 0 });
    });

    test('and none of an empty list', async () => {
      const { baseUrl } = await startGamesService();
      expect(await findGame('a', prepareGames(baseUrl))).toEqual({ status: 'none', names: [], missing: 0 });
    });
  });

  test('the name is compared as it is, whatever stands in it', async () => {
    for (const name of ['a"b\\c', '__proto__', 'null', '日本 🎈', 'a\nb', '%2E', '*']) {
      const { baseUrl } = await startGamesService({ names: ['x', name] });
      expect(await findGame(name, prepareGames(baseUrl))).toMatchObject({ status: 'found', id: 'g-2' });
    }
  });

  test('a list that lacks some says so where the game is not in it', async () => {
    const { baseUrl } = await startGamesService({
      names: ['a'],
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 3 } }),
    });
    const context = prepareGames(baseUrl);
    expect(await findGame('b', context)).toEqual({ status: 'none', names: ['a'], missing: 2 });
    expect(await findGame('a', context)).toMatchObject({ status: 'found' });
  });

  test('a list that can not be read is a failure', async () => {
    const { baseUrl } = await startGamesService({ list: () => ({ status: 401 }) });
    expect(await findGame('b', prepareGames(baseUrl))).toMatchObject({
      status: 'failed',
      failure: { because: 'permanent' },
    });
  });
});

describe('list games', () => {
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
});

describe('walk games', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e'];

  describe('the pages', () => {
    test.each([0, 1, 7, -3])('are walked where the first one has the number %i', async (firstPage) => {
      const service = await startGamesService({ names: NAMES, firstPage });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 5, isConsistent: true });
      expect(walked.ok && walked.games).toEqual(service.games);
      expect(service.listed()).toEqual(['', `?page=${firstPage + 1}`, `?page=${firstPage + 2}`]);
    });

    test('are as large as the service decides where nothing is asked for', async () => {
      const service = await startGamesService({ names: NAMES });
      await readAllPages(prepareGames(service.baseUrl));
      expect(service.listed().join()).not.toContain('limit');
    });

    test('are as large as is asked for', async () => {
      const service = await startGamesService({ names: NAMES });
      await readAllPages(prepareGames(service.baseUrl, { pageSize: 4 }));
      expect(service.listed()).toEqual(['?limit=4', '?page=2&limit=4']);
    });

    test('may be smaller than what is asked for', async () => {
      const service = await startGamesService({ names: NAMES, largestPage: 3 });
      const walked = await readAllPages(prepareGames(service.baseUrl, { pageSize: 1_000 }));
      expect(walked.ok && walked.games).toEqual(service.games);
      expect(service.listed()).toHaveLength(2);
    });

    test('are told, each with how far it is', async () => {
      const { baseUrl } = await startGamesService({ names: NAMES });
      const context = prepareGames(baseUrl);
      await readAllPages(context);
      expect(context.told).toEqual([
        'page 1 of 3: 2 of 5',
        'page 2 of 3: 4 of 5',
        'page 3 of 3: 5 of 5',
        'walked: 5 on 3',
      ]);
    });

    test.each([
      [[], ['']],
      [['a', 'b'], ['']],
    ])('of %j are one request', async (names, requests) => {
      const service = await startGamesService({ names });
      expect(await readAllPages(prepareGames(service.baseUrl))).toMatchObject({ isConsistent: true });
      expect(service.listed()).toEqual(requests);
    });

    test('are as many as the newest answer says, where they grow more', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth) => {
          if (nth === 1) for (const name of ['f', 'g']) service.add(name);
          return undefined;
        },
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 7, isConsistent: false });
      expect(walked.ok && walked.games).toEqual(service.games);
      expect(service.listed()).toHaveLength(4);
    });

    test('are as many as the newest answer says, where they grow fewer', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth) => {
          if (nth === 1) service.games.splice(2, 3);
          return undefined;
        },
      });
      await readAllPages(prepareGames(service.baseUrl));
      // The first answer had counted three; the second counts one, so that no third is asked for.
      expect(service.listed()).toEqual(['', '?page=2']);
    });

    test('keep the fields of games that the spec does not show', async () => {
      const service = await startGamesService({ names: ['a'] });
      Object.assign(service.games[0] ?? {}, { genre: 'puzzle' });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked.ok && walked.games).toMatchObject([{ genre: 'puzzle' }]);
    });
  });

  describe('a walk is not steady', () => {
    test('where a deletion moves a game past it', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth, page) => {
          if (nth !== 1) return undefined;
          service.games.shift();
          return json(page);
        },
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 4, isConsistent: false });
      expect(walked.ok && walked.games.map(({ name }) => name)).toEqual(['a', 'b', 'd', 'e']);
    });

    test('where an insertion repeats a game, which is there once', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth, page) => {
          if (nth !== 1) return undefined;
          service.add('new', 0);
          return json(page);
        },
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 6, isConsistent: false });
      expect(walked.ok && walked.games.map(({ name }) => name)).toEqual(NAMES);
    });

    test('where an insertion and a deletion leave the total as it was, and a game is repeated', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (nth, page) => {
          if (nth !== 1) return undefined;
          service.add('new', 0);
          service.games.pop();
          return json(page);
        },
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 5, isConsistent: false });
    });

    test.each([0, 4, 6, 1e9])('where the service counts %i games, and its pages have 5', async (total) => {
      const { baseUrl } = await startGamesService({
        names: NAMES,
        list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total } }),
      });
      const walked = await readAllPages(prepareGames(baseUrl));
      expect(walked).toMatchObject({ ok: true, total, isConsistent: false });
      expect(walked.ok && walked.games).toHaveLength(5);
    });
  });

  describe('a walk ends', () => {
    test('where a page is empty, whatever else is counted', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 1e6, totalPages: 5e5 } }),
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, total: 1e6, isConsistent: false });
      expect(service.listed()).toHaveLength(4);
    });

    test.each([0, -1])('after the first page where the service counts %i pages', async (totalPages) => {
      const service = await startGamesService({
        names: ['a', 'b'],
        list: (_nth, { data, meta }) => json({ data, meta: { ...meta, totalPages } }),
      });
      expect(await readAllPages(prepareGames(service.baseUrl))).toMatchObject({ isConsistent: true });
      expect(service.listed()).toEqual(['']);
    });

    test.each([
      ['the first', 1],
      ['the last', 3],
    ])('where %s page comes whatever is asked for', async (_which, page) => {
      const service = await startGamesService({
        names: NAMES,
        list: () =>
          json({
            data: service.games.slice(page * 2 - 2, page * 2),
            meta: { page, limit: 2, total: 5, totalPages: 3 },
          }),
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked).toMatchObject({ ok: true, isConsistent: false });
      expect(service.listed()).toEqual(['', `?page=${page + 1}`]);
    });

    test('where the first page comes under the number that was asked for', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { meta }) => json({ data: service.games.slice(0, 2), meta }),
      });
      const walked = await readAllPages(prepareGames(service.baseUrl));
      expect(walked.ok && walked.games.map(({ name }) => name)).toEqual(['a', 'b']);
      expect(service.listed()).toHaveLength(3);
    });

    test('where the numbers of its pages are too large to be counted up', async () => {
      const service = await startGamesService({
        names: NAMES,
        list: (_nth, { meta }) =>
          json({ data: service.games.slice(0, 2), meta: { ...meta, page: 2 ** 53, totalPages: 4 } }),
      });
      expect(await readAllPages(prepareGames(service.baseUrl))).toMatchObject({
        ok: true,
        isConsistent: false,
      });
      expect(service.listed()).toHaveLength(4);
    });

    test.each(['page', 'total', 'totalPages'])(
      'with an error where %s is no number at all',
      async (field) => {
        const { stub, baseUrl } = await startGamesService({
          list: (_nth, page) => ({
            status: 200,
            body: JSON.stringify({ ...page, meta: { ...page.meta, [field]: 'X' } }).replace('"X"', '1e999'),
          }),
        });
        expect(await readAllPages(prepareGames(baseUrl))).toMatchObject({ ok: false, because: 'permanent' });
        expect(stub.journal).toHaveLength(1);
      },
    );

    test.each([
      [1, true],
      [2, false],
    ])('with the error of page %i, the first page: %s', async (nth, isFirstPage) => {
      const { baseUrl, listed } = await startGamesService({
        names: NAMES,
        list: (count) => (count === nth ? { status: 404 } : undefined),
      });
      const walked = await readAllPages(prepareGames(baseUrl));
      expect(walked).toMatchObject({ ok: false, isFirstPage, because: 'permanent', error: { status: 404 } });
      expect(listed()).toHaveLength(nth);
    });

    test('once it is cancelled', async () => {
      const cancellation = new AbortController();
      const { baseUrl, listed } = await startGamesService({ names: NAMES });
      const onEvent = (): void => cancellation.abort();
      const walked = await readAllPages(prepareGames(baseUrl, { signal: cancellation.signal, onEvent }));
      expect(walked).toMatchObject({ ok: false, because: 'cancelled' });
      expect(listed()).toHaveLength(1);
    });
  });

  test('a page is asked for again where it may help', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (nth) => [undefined, { status: 503 }, { status: 429 }, undefined][nth - 1],
    });
    const context = prepareGames(service.baseUrl);
    const walked = await readAllPages(context);
    expect(walked).toMatchObject({ ok: true, isConsistent: true });
    expect(service.listed()).toEqual(['', '?page=2', '?page=2', '?page=2', '?page=3']);
    expect(context.calls.waits).toHaveLength(2);
  });
});

describe('doubtful lists', () => {
  test('a list that shows a game twice is not steady, though its count is right', async () => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth, { data, meta }) =>
        json({ data: nth === 2 ? [...service.games.slice(1)] : data, meta: { ...meta, totalPages: 2 } }),
    });
    expect(await readAllPages(prepareGames(service.baseUrl))).toMatchObject({
      total: 3,
      isConsistent: false,
    });
  });

  test.each([
    ['as many games, of which one is new', ['a', 'c']],
    ['fewer games', ['a']],
  ])('a second walk that brings %s is followed by a third', async (_, second) => {
    const service = await startGamesService({
      names: ['a', 'b', 'c'],
      list: (nth, { meta }) => {
        const names = nth === 1 ? ['a', 'b'] : second;
        const data = service.games.filter(({ name }) => names.includes(name));
        return json({ data, meta: { ...meta, total: 9, totalPages: 1 } });
      },
    });
    await listGames(prepareGames(service.baseUrl));
    expect(service.listed()).toHaveLength(3);
  });

  test('a game that may have been created is looked for until it is found, and each look is told', async () => {
    const service = await startGamesService({
      names: ['a'],
      create: (_nth, create) => {
        create();
        return { status: 500 };
      },
      list: (nth, page) =>
        nth === 1 ? json({ data: [], meta: { ...page.meta, total: 0, totalPages: 0 } }) : undefined,
    });
    const context = prepareGames(service.baseUrl);
    const made = await createGame({ name: 'new', organizationId: 'org-1' }, 1, context);
    expect(made).toMatchObject({ status: 'created', id: 'g-2' });
    expect(service.listed()).toHaveLength(2);
    expect(context.told.filter((line) => line.startsWith('looking'))).toEqual([
      'looking again in 1000',
      'looking again in 2000',
    ]);
  });

  test('a game that is asked for by its id is told before it is fetched', async () => {
    const service = await startGamesService({ names: ['a'] });
    const context = prepareGames(service.baseUrl);
    await resolveGames({ kind: 'id', id: 'g-1' }, 1, context);
    expect(context.told).toEqual(['fetching g-1']);
  });
});
