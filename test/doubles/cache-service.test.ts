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
  const one = await use({ save: [{ list: 'a' }, { list: 'A-1' }] }, { content: 'one' });
  expect(one.answer?.saved).toEqual(['a', 'A-1']);
  // An entry is written once. Jobs that save at the same time take the next numbers.
  await use({ save: ['a', 'a', 'a'].map((list) => ({ list })) }, { content: 'two' });
  const enough = await use({ save: [{ list: 'a', isOneEnough: true }] }, { content: 'three' });
  expect(enough.answer?.saved).toEqual(['a']);
  const keys = service.entries.map(({ key }) => key);
  expect(keys.toSorted()).toEqual(['A-1-0', 'a-0', 'a-1', 'a-2', 'a-3']);

  const back = await use({
    restore: [
      ['b', 'A-1'],
      ['a', 'A-1'],
    ],
  });
  expect(back.answer?.found.map(({ list }) => list)).toEqual(['A-1', 'a', 'a', 'a', 'a']);
  expect(back.texts).toEqual(['one', 'one', 'two', 'two', 'two']);
  // The oldest entries of a repository are removed.
  service.entries.splice(0, 3);
  expect((await use({ restore: [['a']] })).texts).toEqual(['two', 'two']);
  // It finds no entry of other paths.
  const other = await use({ restore: [['a']] }, { name: 'other.json' });
  expect([other.answer?.found, other.texts]).toEqual([[], []]);
});

test('a question that is not answered is not an entry that does not exist', async () => {
  const { service, use } = await start('v2');
  await use({ save: [{ list: 'a' }] });
  service.trouble = 'limited';
  expect((await use({ restore: [['a']] })).answer).toBeUndefined();
});

test('an archive that is none, or has another file, is found and leaves no file', async () => {
  const { service, use } = await start('v2');
  await use({ save: [{ list: 'a' }] }, { content: 'one' });
  await use({ save: [{ list: 'b' }] }, { name: 'other.json', content: 'other' });
  const [own, other] = service.entries;
  for (const archive of [Buffer.from('damaged'), other?.archive ?? Buffer.alloc(0)]) {
    if (own) own.archive = archive;
    expect((await use({ restore: [['a']] })).texts).toEqual([undefined]);
  }
});

// Other services of the runner have the address of the results, too.
test('without the variable of the newer service there is none', async () => {
  const service = await startCacheService();
  const use = await cacheUser({ env: { ...service.env, ACTIONS_CACHE_SERVICE_V2: '' } });
  const { answer } = await use({ save: [{ list: 'a' }] }, { content: 'one' });
  expect(answer).toEqual({ isAvailable: false, saved: [], found: [] });
});
