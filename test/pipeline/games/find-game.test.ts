import { describe, expect, test } from 'vitest';
import { findGame } from '../../../src/pipeline/games/find-game.ts';
import { json, startGamesService } from './games-service.ts';
import { prepareGames } from './prepare-games.ts';

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
