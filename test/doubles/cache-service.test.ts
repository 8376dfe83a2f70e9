import { mkdir, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOnPath } from '../../scripts/find-program.ts';
import { type CacheProtocol, startCacheService } from './cache-service.ts';
import { cacheUser } from './cache-user.ts';
import { temporaryFolder } from './environment.ts';
import { preload } from './spawn-node.ts';

/* The double against the real library, which the bundled program of the cache uses. Histories: test/action/rerun, test/e2e/rerun.test.ts. */

async function start(protocol?: CacheProtocol, more: NodeJS.ProcessEnv = {}) {
  const service = await startCacheService(protocol);
  return { service, use: await cacheUser(service, more) };
}

const ONE = { 'job-1.': '["one"]' };

test.each<CacheProtocol>(['v2', 'v1'])('the cache service in protocol %s', async (protocol) => {
  const { service, use } = await start(protocol);
  const saved = await use({ save: { ...ONE, 'Mark-1.': '' } });
  expect(saved).toEqual({ saved: ['job-1.', 'Mark-1.'], why: '' });
  // An entry is written once.
  expect(await use({ save: ONE })).toMatchObject({ saved: [], why: expect.stringMatching(/^Another job/) });
  const before = service.requests.length;
  const find = [3, 2, 1].map((nth) => [`job-${nth}.`, `Mark-${nth}.`]);
  const job = await use({ find, newest: 'Mark-' });
  expect(job).toMatchObject({ found: 2, text: ONE['job-1.'] });
  expect(job.newest?.toLowerCase()).toBe('mark-1.');
  // A look-up for each attempt, two requests to restore the entry, and the newest mark.
  expect(service.requests.length - before).toBe(6);
  expect(await use({ find: [['job-4.', 'Mark-1.']] })).toEqual({ found: 0, why: '' });
  const none = await use({ find: [['job-4.', 'Mark-4.']], newest: 'stored-' });
  expect(none).toEqual({ found: -1, newest: '', why: '' });
});

const AT_ONCE = preload(`
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  timers.setTimeout = async () => undefined;
  syncBuiltinESMExports();`);

test('a look-up that is refused is tried again, and one that is denied is not an entry that does not exist', async () => {
  const { service, use } = await start('v2', { NODE_OPTIONS: AT_ONCE });
  await use({ save: ONE });
  service.refusals = 3;
  const find = [['job-2.'], ['job-1.']];
  const found = { found: 1, why: '', text: ONE['job-1.'], newest: '' };
  expect(await use({ find, newest: 'x' })).toEqual(found);
  service.trouble = 'denied';
  expect(await use({ find })).toEqual({ why: 'The cache did not answer.' });
});

test('an archive that is none, or has another file, can not be read', async () => {
  const { service, use } = await start();
  await use({ save: ONE });
  for (const one of service.entries) one.archive = Buffer.from('damaged');
  expect(await use({ find: [['job-1.']] })).toEqual({ why: expect.stringContaining('can not be read') });
});

test.skipIf(process.platform === 'win32')(
  'machines with and without `zstd`, and with odd folders, find the same entries',
  async () => {
    const service = await startCacheService();
    const [bin, odd] = [await temporaryFolder(), join(await temporaryFolder(), 'a "b" ü')];
    await mkdir(odd);
    for (const name of ['tar', 'gzip']) await symlink(findOnPath(name) ?? '', join(bin, name));
    const zstd = await temporaryFolder();
    // Any program that names a version will do.
    await symlink(findOnPath('gzip') ?? '', join(zstd, 'zstd'));
    const bare = await cacheUser(service, { PATH: odd });
    expect(await bare({ save: ONE })).toMatchObject({ why: expect.stringContaining('needs `gzip`') });
    const without = await cacheUser(service, { PATH: bin });
    const withZstd = await cacheUser(service, { PATH: [bin, zstd].join(delimiter), RUNNER_TEMP: odd });
    await without({ save: { '1.': 'one' } });
    expect(await withZstd({ save: { '2.': 'two' }, find: [['1.']] })).toMatchObject({ text: 'one' });
    expect(await without({ find: [['2.']] })).toMatchObject({ text: 'two' });
  },
);
