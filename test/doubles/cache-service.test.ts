import { describe, expect, test } from 'vitest';
import { type CacheProtocol, startCacheService } from './cache-service.ts';
import { cacheUser } from './cache-user.ts';

/* The double against the real library, which the bundled program of the cache uses. */

async function start(protocol: CacheProtocol, isAzure = false) {
  const service = await startCacheService(protocol, isAzure);
  return { service, use: await cacheUser(service) };
}

describe.each<[CacheProtocol, boolean]>([
  ['v2', false],
  ['v2', true],
  ['v1', false],
])('the cache service in protocol %s, with addresses of Azure: %s', (protocol, isAzure) => {
  test('gives back what was saved under a key', async () => {
    const { service, use } = await start(protocol, isAzure);
    expect((await use({ save: ['a-1'] }, { content: 'one' })).answer?.saved).toEqual(['a-1']);
    expect(service.entries.map(({ key }) => key)).toEqual(['a-1']);
    const back = await use({ restore: [{ key: 'b-1' }, { key: 'a-1' }] });
    expect(back).toMatchObject({ answer: { isAvailable: true, found: 'a-1' }, text: 'one' });
  });

  test('finds the exact key first, then the newest entry with its beginning', async () => {
    const { use } = await start(protocol, isAzure);
    for (const key of ['a-1', 'a-2', 'b-1']) await use({ save: [key] }, { content: key });
    expect((await use({ restore: [{ key: 'a-1', prefix: 'a-' }] })).text).toBe('a-1');
    expect((await use({ restore: [{ key: 'a-3', prefix: 'a-' }] })).text).toBe('a-2');
    expect((await use({ restore: [{ key: 'c', prefix: 'c-' }] })).answer).not.toHaveProperty('found');
  });

  test('writes a key once, and finds no entry of other paths', async () => {
    const { service, use } = await start(protocol, isAzure);
    await use({ save: ['a-1'] }, { content: 'one' });
    expect((await use({ save: ['a-1'] }, { content: 'two' })).answer?.saved).toEqual([]);
    expect((await use({ restore: [{ key: 'a-1' }] })).text).toBe('one');
    expect((await use({ restore: [{ key: 'a-1' }] }, { name: 'other.json' })).text).toBeUndefined();
    expect(service.entries).toHaveLength(1);
  });

  test('can refuse every entry', async () => {
    const { service, use } = await start(protocol, isAzure);
    service.trouble = 'full';
    expect((await use({ save: ['a-1'] }, { content: 'one' })).answer?.saved).toEqual([]);
    expect(service.entries).toEqual([]);
  });
});

test('without the variables of a service there is none', async () => {
  const use = await cacheUser({ env: {} });
  expect((await use({ save: ['a-1'] }, { content: 'one' })).answer).toEqual({ isAvailable: false });
});
