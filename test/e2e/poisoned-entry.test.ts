import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCacheService } from '../doubles/cache-service.ts';
import { cacheUser, ENTRY } from '../doubles/cache-user.ts';
import { temporaryFolder } from '../doubles/environment.ts';

/* Every workflow of the branch can write an entry, and the library unpacks archives with absolute paths and with `..`. */

/** The first bytes of a file that zstd compressed (RFC 8878, 3.1.1). */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

test.skipIf(process.platform === 'win32')('an entry writes no file but its own', async () => {
  const cache = await startCacheService();
  const use = await cacheUser(cache);
  await use({ save: [{ list: 'list' }] }, { content: '{}' });
  const [entry] = cache.entries;
  const isZstd = entry?.archive.subarray(0, ZSTD.length).equals(ZSTD);
  const folder = await temporaryFolder();
  const inside = join(folder, 'inside');
  await mkdir(inside);
  const absolute = join(folder, 'absolute');
  for (const file of [absolute, join(folder, 'beside'), join(inside, ENTRY)]) await writeFile(file, 'false');
  const compression = isZstd ? '--zstd' : '--gzip';
  const archive = execFileSync('tar', ['-cP', compression, '-C', inside, absolute, '../beside', ENTRY]);
  await rm(absolute);
  for (const one of cache.entries) one.archive = archive;
  const restored = await use({ restore: [['list']] });
  expect(restored.texts).toEqual(['false']);
  expect([absolute, join(restored.folder, 'beside')].filter((path) => existsSync(path))).toEqual([]);
});
