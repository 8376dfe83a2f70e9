import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RecordWriter } from '../../../src/emulator/store/record-writer.ts';
import { newFolder } from '../new-folder.ts';

/** A database, and somebody else who looks at what is kept in it. */
async function openTwice() {
  const path = join(await newFolder(), 'records.sqlite');
  const [database, other] = [new DatabaseSync(path), new DatabaseSync(path)];
  onTestFinished(() => {
    database.close();
    other.close();
  });
  database.exec(
    `PRAGMA journal_mode = WAL;
     CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
     CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) STRICT;`,
  );
  const keep = (id: number) => () => void database.prepare('INSERT INTO parent VALUES (?)').run(id);
  const orphan = () => database.exec('INSERT INTO child VALUES (99)');
  const kept = () =>
    other
      .prepare('SELECT id FROM parent ORDER BY id')
      .all()
      .map(({ id }) => id);
  return { records: new RecordWriter(database), keep, orphan, kept };
}

describe('RecordWriter', () => {
  it('resolves when a change is kept, and keeps what comes at once in one go', async () => {
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

  it('throws what a change throws, and keeps the others', async () => {
    const { records, keep, kept } = await openTwice();
    const first = records.write(keep(1));
    expect(() => records.write(keep(1))).toThrow(/UNIQUE/);
    await first;
    expect(kept()).toEqual([1]);
  });

  it('rejects every change of a group that can not be kept, and goes on', async () => {
    const { records, keep, orphan, kept } = await openTwice();
    const group = Promise.allSettled([records.write(keep(1)), records.write(orphan)]);
    expect((await group).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await records.write(keep(2));
    expect(kept()).toEqual([2]);
  });

  it('keeps the process alive where a change and then its group fail', async () => {
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
