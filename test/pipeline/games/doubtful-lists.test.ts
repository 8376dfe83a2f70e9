import { expect, test } from 'vitest';
import { createGame } from '../../../src/pipeline/games/create-game.ts';
import { listGames } from '../../../src/pipeline/games/list-games.ts';
import { provideGames } from '../../../src/pipeline/games/resolve-games.ts';
import { walkGames } from '../../../src/pipeline/games/walk-games.ts';
import { json, startGamesService } from './games-service.ts';
import { prepareGames } from './prepare-games.ts';

test('a list that shows a game twice is not steady, though its count is right', async () => {
  const service = await startGamesService({
    names: ['a', 'b', 'c'],
    list: (nth, { data, meta }) =>
      json({ data: nth === 2 ? [...service.games.slice(1)] : data, meta: { ...meta, totalPages: 2 } }),
  });
  expect(await walkGames(prepareGames(service.baseUrl))).toMatchObject({ total: 3, steady: false });
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
  await provideGames({ kind: 'id', id: 'g-1' }, 1, context);
  expect(context.told).toEqual(['fetching g-1']);
});
