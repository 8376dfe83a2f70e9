import { describe, expect, test } from 'vitest';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const NOON = '2027-01-01T12:00:00.000Z';

async function createGame(emulator: Emulator, name: string): Promise<string> {
  const { body } = await callApi(emulator, 'POST', '/games', { body: { name, organizationId: 'org-1' } });
  return (body as { id: string }).id;
}

async function withGames(count: number): Promise<Emulator> {
  const emulator = await runEmulator();
  for (let number = 1; number <= count; number += 1) await createGame(emulator, `Game ${number}`);
  return emulator;
}

async function page(emulator: Emulator, query: string): Promise<{ names: string[]; meta: unknown }> {
  const { body } = await callApi(emulator, 'GET', `/games${query}`);
  const { data, meta } = body as { data: { name: string }[]; meta: unknown };
  return { names: data.map(({ name }) => name), meta };
}

describe('POST /games', () => {
  test('responds with 201 and the game, which GET /games/:id then responds with', async () => {
    const emulator = await runEmulator({ now: () => Date.parse(NOON) });
    const name = `Ü 🎈 "quoted" <b> '; DROP TABLE game; -- line\nbreak\u0000`;
    const { status, body } = await callApi(emulator, 'POST', '/games', {
      body: { name, organizationId: 'org-1' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/./), name, createdAt: NOON });
    const { id } = body as { id: string };
    expect(await callApi(emulator, 'GET', `/games/${id}`)).toMatchObject({ status: 200, body });
  });

  test('accepts a second game with the same name', async () => {
    const emulator = await runEmulator();
    expect(await createGame(emulator, 'Twin')).not.toBe(await createGame(emulator, 'Twin'));
    expect((await page(emulator, '')).names).toEqual(['Twin', 'Twin']);
  });
});

describe('GET /games', () => {
  test('responds to HEAD without a body', async () => {
    const head = await callApi(await runEmulator(), 'HEAD', '/games');
    expect(head).toMatchObject({ status: 200, body: undefined });
  });

  test('returns the first 20 games by default', async () => {
    const { names, meta } = await page(await withGames(21), '');
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Game ${index + 1}`));
    expect(meta).toEqual({ page: 1, limit: 20, total: 21, totalPages: 2 });
  });

  test('returns every game exactly once over all pages, in order of creation', async () => {
    const emulator = await withGames(7);
    const pages = [];
    for (const number of [1, 2, 3]) pages.push(await page(emulator, `?page=${number}&limit=3`));
    expect(pages.map(({ names }) => names)).toEqual([
      ['Game 1', 'Game 2', 'Game 3'],
      ['Game 4', 'Game 5', 'Game 6'],
      ['Game 7'],
    ]);
    expect(pages.map(({ meta }) => meta)).toEqual(
      [1, 2, 3].map((number) => ({ page: number, limit: 3, total: 7, totalPages: 3 })),
    );
  });

  test.each([
    [0, 1],
    [1, 4],
    [1, 1_000_000],
    [1, 9_007_199_254_740_991],
  ])('returns of %i games an empty page %i behind the last one', async (count, number) => {
    expect(await page(await withGames(count), `?page=${number}&limit=100`)).toEqual({
      names: [],
      meta: { page: number, limit: 100, total: count, totalPages: count },
    });
  });

  test.each(['page=1', 'limit=1', 'limit=100', 'page=007&limit=020', 'other=1'])(
    'accepts ?%s',
    async (query) => {
      expect((await callApi(await runEmulator(), 'GET', `/games?${query}`)).status).toBe(200);
    },
  );
});
