import { expect, test } from 'vitest';
import { type CacheProtocol, startCacheService } from './cache-service.ts';
import { cacheUser } from './cache-user.ts';

/* The double against the real library, which the bundled program of the cache uses. A service that does not work: test/e2e/rerun.test.ts. */

async function start(protocol: CacheProtocol) {
  const service = await startCacheService(protocol);
  return { service, use: await cacheUser(service) };
}

// With addresses of Azure: test/e2e/rerun.test.ts.
test.each<CacheProtocol>(['v2', 'v1'])('the cache service in protocol %s', async (protocol) => {
  const { service, use } = await start(protocol);
  const save = (list: string, content: string, more = {}) => use({ save: [{ list, ...more }] }, { content });
  expect((await save('a', 'one')).answer?.saved).toEqual(['a']);
  // A key is written once.
  for (const content of ['two', 'three', 'four']) await save('a', content);
  expect((await save('a', 'five', { isOneEnough: true })).answer?.saved).toEqual(['a']);
  await save('A-1', 'other');
  expect(service.entries.map(({ key }) => key)).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'A-1-0']);

  const back = await use({ restore: ['b', 'A-1', 'a'] });
  expect(back.answer?.found.map(({ list }) => list)).toEqual(['A-1', 'a', 'a', 'a', 'a']);
  expect(back.texts).toEqual(['other', 'one', 'two', 'three', 'four']);
  // It finds no entry of other paths.
  const other = await use({ restore: ['a'] }, { name: 'other.json' });
  expect([other.answer?.found, other.texts]).toEqual([[], []]);
});

test('jobs that save at the same time lose nothing', async () => {
  const { service, use } = await start('v2');
  const contents = ['one', 'two', 'three', 'four'];
  const saved = await Promise.all(contents.map((content) => use({ save: [{ list: 'a' }] }, { content })));
  expect(saved.map(({ answer }) => answer?.saved)).toEqual(contents.map(() => ['a']));
  expect(service.entries).toHaveLength(4);
  expect((await use({ restore: ['a'] })).texts.toSorted()).toEqual(contents.toSorted());
});

test('an archive that is none, or has another file, is found and leaves no file', async () => {
  const { service, use } = await start('v2');
  await use({ save: [{ list: 'a' }] }, { content: 'one' });
  await use({ save: [{ list: 'b' }] }, { name: 'other.json', content: 'other' });
  const [own, other] = service.entries;
  for (const archive of [Buffer.from('damaged'), other?.archive ?? Buffer.alloc(0)]) {
    if (own) own.archive = archive;
    expect((await use({ restore: ['a'] })).texts).toEqual([undefined]);
  }
});

// Other services of the runner have the address of the results, too.
test('without the variable of the newer service there is none', async () => {
  const service = await startCacheService();
  const use = await cacheUser({ env: { ...service.env, ACTIONS_CACHE_SERVICE_V2: '' } });
  const { answer } = await use({ save: [{ list: 'a' }] }, { content: 'one' });
  expect(answer).toEqual({ isAvailable: false, saved: [], found: [] });
});
