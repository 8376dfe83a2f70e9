import { execFileSync } from 'node:child_process';
import { link, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY } from '../../src/action/rerun/cache-process.ts';
import { startCacheService } from '../doubles/cache-service.ts';
import { cacheUser } from '../doubles/cache-user.ts';
import { temporaryFolder } from '../doubles/environment.ts';

/* Every workflow of the branch can write an entry, and the library unpacks archives with absolute paths and with `..`. */

async function startPoisoned() {
  const cache = await startCacheService();
  const temp = await temporaryFolder();
  const use = await cacheUser(cache, { RUNNER_TEMP: temp });
  await use({ save: { 'a.': '[]' } });
  const inside = join(await temporaryFolder(), 'inside');
  await mkdir(inside);
  /** What is found if the entry has these files, of which `ENTRY` lies in `inside`. */
  const find = (...files: readonly string[]) => {
    const archive = execFileSync('tar', ['-czP', '-C', inside, ...files]);
    for (const one of cache.entries) one.archive = archive;
    return use({ find: [['a.']] });
  };
  return { temp, inside, find };
}

// Windows has no links for everybody.
const onUnix = test.skipIf(process.platform === 'win32');

onUnix('an entry writes no file but its own, and leaves none', async () => {
  const { temp, inside, find } = await startPoisoned();
  const [absolute, beside] = [join(temp, 'absolute'), join(dirname(inside), 'beside')];
  for (const file of [absolute, beside, join(inside, ENTRY)]) await writeFile(file, 'false');
  const found = find(absolute, '../beside', ENTRY);
  // The archive is made, and it is not unpacked yet.
  await rm(absolute);
  expect(await found).toMatchObject({ text: 'false' });
  expect(await readdir(temp)).toEqual([]);
});

onUnix('an entry that is a link, or that has several names, is not read', async () => {
  const { inside, find } = await startPoisoned();
  const other = join(inside, 'other');
  await writeFile(other, '["secret"]');
  for (const make of [symlink, link]) {
    await make(other, join(inside, ENTRY));
    expect(await find('other', ENTRY)).toMatchObject({ why: expect.stringContaining('can not be read') });
    await rm(join(inside, ENTRY));
  }
});
