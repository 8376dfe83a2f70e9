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
  expect((await use({ save: ['a-1'] }, { content: 'one' })).answer?.saved).toEqual(['a-1']);
  // A key is written once.
  expect((await use({ save: ['a-1', 'a-2'] }, { content: 'two' })).answer?.saved).toEqual(['a-2']);
  expect(service.entries.map(({ key }) => key)).toEqual(['a-1', 'a-2']);

  // The exact key comes first, then the newest entry with its beginning.
  const back = await use({ restore: [{ key: 'b-1' }, { key: 'a-1', prefix: 'a-' }] });
  expect(back).toMatchObject({ answer: { isAvailable: true, found: 'a-1' }, text: 'one' });
  expect((await use({ restore: [{ key: 'a-3', prefix: 'a-' }] })).text).toBe('two');
  // It finds no entry of other paths.
  const other = await use({ restore: [{ key: 'a-1' }, { key: 'c', prefix: 'c-' }] }, { name: 'other.json' });
  expect([other.answer?.found, other.text]).toEqual([undefined, undefined]);
});

test('an archive that is none, or has another file, is found and leaves no file', async () => {
  const { service, use } = await start('v2');
  await use({ save: ['a-1'] }, { content: 'one' });
  await use({ save: ['b-1'] }, { name: 'other.json', content: 'other' });
  const [own, other] = service.entries;
  for (const archive of [Buffer.from('damaged'), other?.archive ?? Buffer.alloc(0)]) {
    if (own) own.archive = archive;
    const { answer, text } = await use({ restore: [{ key: 'a-1' }] });
    expect([answer?.found, text]).toEqual(['a-1', undefined]);
  }
});

// Other services of the runner have the address of the results, too.
test('without the variable of the newer service there is none', async () => {
  const service = await startCacheService();
  const use = await cacheUser({ env: { ...service.env, ACTIONS_CACHE_SERVICE_V2: '' } });
  expect((await use({ save: ['a-1'] }, { content: 'one' })).answer).toEqual({ isAvailable: false });
});
