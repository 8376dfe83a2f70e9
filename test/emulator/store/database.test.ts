import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, RecordWriter } from '../../../src/emulator/store/database.ts';
import { GameTable } from '../../../src/emulator/store/games.ts';
import { newFolder } from '../run-emulator.ts';

const newPath = async (): Promise<string> => join(await newFolder(), 'records.sqlite');

describe('openDatabase', () => {
  test('finds existing tables', async () => {
    const path = await newPath();
    (await openDatabase(path)).close();
    const database = await openDatabase(path);
    expect(new GameTable(database).count('org-1')).toBe(0);
    database.close();
  });

  test('rejects a database that another process has open', async () => {
    const path = await newPath();
    const database = await openDatabase(path);
    onTestFinished(() => database.close());
    await expect(openDatabase(path)).rejects.toThrow(`${path} is in use by another emulator`);
  });

  test('rejects and keeps a database of another version', async () => {
    const path = await newPath();
    const older = new DatabaseSync(path);
    older.exec('CREATE TABLE game (id TEXT)');
    older.close();
    const error = `${path} was written by another version of the emulator`;
    await expect(openDatabase(path)).rejects.toThrow(error);
    const again = new DatabaseSync(path);
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'game' }]);
    again.close();
  });
});

/** A database, and a second connection that reads the committed rows. */
async function openTwice() {
  const path = await newPath();
  const [database, other] = [new DatabaseSync(path), new DatabaseSync(path)];
  onTestFinished(() => {
    database.close();
    other.close();
  });
  database.exec(
    `PRAGMA journal_mode = WAL;
     CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
     CREATE TABLE large (bytes BLOB) STRICT;
     CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) STRICT;`,
  );
  const keep = (id: number) => () => void database.prepare('INSERT INTO parent VALUES (?)').run(id);
  const orphan = () => database.exec('INSERT INTO child VALUES (99)');
  const kept = () =>
    other
      .prepare('SELECT id FROM parent ORDER BY id')
      .all()
      .map(({ id }) => id);
  /** Needs more pages than there may be. */
  const fill = () => {
    database.exec('PRAGMA max_page_count = 9');
    database.exec('INSERT INTO large VALUES (zeroblob(1000000))');
  };
  return { records: new RecordWriter(database), keep, orphan, fill, kept };
}

describe('RecordWriter', () => {
  test('commits the changes of one turn together', async () => {
    const { records, keep, kept } = await openTwice();
    const first = records.write(keep(1)).then(kept);
    const second = records.write(keep(2)).then(kept);
    expect(kept()).toEqual([]);
    expect(await Promise.all([first, second])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await records.write(keep(3));
    expect(kept()).toEqual([1, 2, 3]);
  });

  test('throws the error of a change, and commits the others', async () => {
    const { records, keep, kept } = await openTwice();
    const first = records.write(keep(1));
    expect(() => records.write(keep(1))).toThrow(/UNIQUE/);
    await first;
    expect(kept()).toEqual([1]);
  });

  test('rejects every change of a group whose commit fails, and continues', async () => {
    const { records, keep, orphan, kept } = await openTwice();
    const group = Promise.allSettled([records.write(keep(1)), records.write(orphan)]);
    expect((await group).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await records.write(keep(2));
    expect(kept()).toEqual([2]);
  });

  test('writes no change of a group that SQLite has rolled back, and tells all of them why', async () => {
    const { records, keep, fill, kept } = await openTwice();
    const first = records.write(keep(1));
    expect(() => records.write(fill)).toThrow('database or disk is full');
    const third = records.write(keep(3));
    await expect(first).rejects.toThrow('database or disk is full');
    await expect(third).rejects.toThrow('database or disk is full');
    await records.write(keep(4));
    expect(kept()).toEqual([4]);
  });

  test('does not crash if a change and then its group fail', async () => {
    const { records, keep, orphan, kept } = await openTwice();
    expect(() =>
      records.write(() => {
        orphan();
        throw new Error('afterwards');
      }),
    ).toThrow('afterwards');
    await new Promise((resolve) => setImmediate(resolve));
    await records.write(keep(1));
    expect(kept()).toEqual([1]);
  });
});
