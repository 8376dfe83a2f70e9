import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/emulator/store/database.ts';
import { GameTable } from '../../../src/emulator/store/games.ts';
import { newFolder } from '../new-folder.ts';

async function newPath(): Promise<string> {
  return join(await newFolder(), 'records.sqlite');
}

describe('openDatabase', () => {
  it('finds the tables that it made before', async () => {
    const path = await newPath();
    (await openDatabase(path)).close();
    const database = await openDatabase(path);
    expect(new GameTable(database).count('org-1')).toBe(0);
    database.close();
  });

  it('refuses a file that another one has open', async () => {
    const path = await newPath();
    const database = await openDatabase(path);
    onTestFinished(() => database.close());
    await expect(openDatabase(path)).rejects.toThrow(`${path} is in use by another emulator`);
  });

  it('refuses records of another version, and leaves them as they are', async () => {
    const path = await newPath();
    const older = new DatabaseSync(path);
    older.exec('CREATE TABLE game (id TEXT)');
    older.close();
    await expect(openDatabase(path)).rejects.toThrow(
      `${path} was written by another version of the emulator`,
    );
    const again = new DatabaseSync(path);
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'game' }]);
    again.close();
  });
});

describe('the games in it', () => {
  it('are many at once where they are filled in, with a position each', async () => {
    const database = await openDatabase(':memory:');
    onTestFinished(() => database.close());
    const games = new GameTable(database);
    const createdAt = '2030-01-31T12:00:00.000Z';
    const numbered = Array.from({ length: 250 }, (_, n) => ({ id: `g-${n}`, name: `Game ${n}`, createdAt }));
    games.insertAll(numbered, 'org-1');
    games.insert({ id: 'other', name: 'Pop', createdAt }, 'org-2');
    games.insert({ id: 'last', name: 'Pop', createdAt }, 'org-1');
    expect([games.count('org-1'), games.count('org-2'), games.count('org-3')]).toEqual([251, 1, 0]);
    expect(games.slice('org-1', 100, 100)).toEqual(numbered.slice(100, 200));
    expect(
      games
        .slice('org-1', 100, 200)
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual(['g-249', 'last']);
    expect(games.slice('org-1', 100, 251)).toEqual([]);
  });
});
