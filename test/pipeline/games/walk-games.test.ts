import { describe, expect, test } from 'vitest';
import { walkGames } from '../../../src/pipeline/games/walk-games.ts';
import { json, startGamesService } from './games-service.ts';
import { prepareGames } from './prepare-games.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

describe('the pages', () => {
  test.each([0, 1, 7, -3])('are walked where the first one has the number %i', async (firstPage) => {
    const service = await startGamesService({ names: NAMES, firstPage });
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 5, steady: true });
    expect(walked.ok && walked.games).toEqual(service.games);
    expect(service.listed()).toEqual(['', `?page=${firstPage + 1}`, `?page=${firstPage + 2}`]);
  });

  test('are as large as the service decides where nothing is asked for', async () => {
    const service = await startGamesService({ names: NAMES });
    await walkGames(prepareGames(service.baseUrl));
    expect(service.listed().join()).not.toContain('limit');
  });

  test('are as large as is asked for', async () => {
    const service = await startGamesService({ names: NAMES });
    await walkGames(prepareGames(service.baseUrl, { pageSize: 4 }));
    expect(service.listed()).toEqual(['?limit=4', '?page=2&limit=4']);
  });

  test('may be smaller than what is asked for', async () => {
    const service = await startGamesService({ names: NAMES, largestPage: 3 });
    const walked = await walkGames(prepareGames(service.baseUrl, { pageSize: 1_000 }));
    expect(walked.ok && walked.games).toEqual(service.games);
    expect(service.listed()).toHaveLength(2);
  });

  test('are told, each with how far it is', async () => {
    const { baseUrl } = await startGamesService({ names: NAMES });
    const context = prepareGames(baseUrl);
    await walkGames(context);
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
    expect(await walkGames(prepareGames(service.baseUrl))).toMatchObject({ steady: true });
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
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 7, steady: false });
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
    await walkGames(prepareGames(service.baseUrl));
    // The first answer had counted three; the second counts one, so that no third is asked for.
    expect(service.listed()).toEqual(['', '?page=2']);
  });

  test('keep the fields of games that the spec does not show', async () => {
    const service = await startGamesService({ names: ['a'] });
    Object.assign(service.games[0] ?? {}, { genre: 'puzzle' });
    const walked = await walkGames(prepareGames(service.baseUrl));
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
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 4, steady: false });
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
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 6, steady: false });
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
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 5, steady: false });
  });

  test.each([0, 4, 6, 1e9])('where the service counts %i games, and its pages have 5', async (total) => {
    const { baseUrl } = await startGamesService({
      names: NAMES,
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total } }),
    });
    const walked = await walkGames(prepareGames(baseUrl));
    expect(walked).toMatchObject({ ok: true, total, steady: false });
    expect(walked.ok && walked.games).toHaveLength(5);
  });
});

describe('a walk ends', () => {
  test('where a page is empty, whatever else is counted', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, total: 1e6, totalPages: 5e5 } }),
    });
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, total: 1e6, steady: false });
    expect(service.listed()).toHaveLength(4);
  });

  test.each([0, -1])('after the first page where the service counts %i pages', async (totalPages) => {
    const service = await startGamesService({
      names: ['a', 'b'],
      list: (_nth, { data, meta }) => json({ data, meta: { ...meta, totalPages } }),
    });
    expect(await walkGames(prepareGames(service.baseUrl))).toMatchObject({ steady: true });
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
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked).toMatchObject({ ok: true, steady: false });
    expect(service.listed()).toEqual(['', `?page=${page + 1}`]);
  });

  test('where the first page comes under the number that was asked for', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (_nth, { meta }) => json({ data: service.games.slice(0, 2), meta }),
    });
    const walked = await walkGames(prepareGames(service.baseUrl));
    expect(walked.ok && walked.games.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(service.listed()).toHaveLength(3);
  });

  test('where the numbers of its pages are too large to be counted up', async () => {
    const service = await startGamesService({
      names: NAMES,
      list: (_nth, { meta }) =>
        json({ data: service.games.slice(0, 2), meta: { ...meta, page: 2 ** 53, totalPages: 4 } }),
    });
    expect(await walkGames(prepareGames(service.baseUrl))).toMatchObject({ ok: true, steady: false });
    expect(service.listed()).toHaveLength(4);
  });

  test.each(['page', 'total', 'totalPages'])('with an error where %s is no number at all', async (field) => {
    const { stub, baseUrl } = await startGamesService({
      list: (_nth, page) => ({
        status: 200,
        body: JSON.stringify({ ...page, meta: { ...page.meta, [field]: 'X' } }).replace('"X"', '1e999'),
      }),
    });
    expect(await walkGames(prepareGames(baseUrl))).toMatchObject({ ok: false, because: 'permanent' });
    expect(stub.journal).toHaveLength(1);
  });

  test.each([
    [1, false],
    [2, true],
  ])('with the error of page %i, later than the first: %s', async (nth, later) => {
    const { baseUrl, listed } = await startGamesService({
      names: NAMES,
      list: (count) => (count === nth ? { status: 404 } : undefined),
    });
    const walked = await walkGames(prepareGames(baseUrl));
    expect(walked).toMatchObject({ ok: false, later, because: 'permanent', error: { status: 404 } });
    expect(listed()).toHaveLength(nth);
  });

  test('once it is cancelled', async () => {
    const cancellation = new AbortController();
    const { baseUrl, listed } = await startGamesService({ names: NAMES });
    const onEvent = (): void => cancellation.abort();
    const walked = await walkGames(prepareGames(baseUrl, { signal: cancellation.signal, onEvent }));
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
  const walked = await walkGames(context);
  expect(walked).toMatchObject({ ok: true, steady: true });
  expect(service.listed()).toEqual(['', '?page=2', '?page=2', '?page=2', '?page=3']);
  expect(context.calls.waits).toHaveLength(2);
});
