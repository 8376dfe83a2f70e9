import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CacheAnswer, type CacheOrder, cacheIn } from '../../src/action/rerun/cache-process.ts';
import { type CacheProtocol, type CacheService, startCacheService } from './cache-service.ts';
import { temporaryFolder } from './environment.ts';

/* The double against the real library, which the bundled program of the cache uses. */

const DIST = resolve(import.meta.dirname, '../../dist');

async function start(protocol: CacheProtocol, isAzure = false) {
  const service = await startCacheService(protocol, isAzure);
  return { service, use: await useOf(service) };
}

/** Saves a file of this name and content, or restores it into an empty folder. */
async function useOf({ env }: Pick<CacheService, 'env'>) {
  const folder = await temporaryFolder();
  let count = 0;
  return async (
    order: Omit<CacheOrder, 'file'>,
    { name = 'kept.json', content }: { name?: string; content?: string } = {},
  ): Promise<{ answer: CacheAnswer | undefined; text: string | undefined }> => {
    const file = join(folder, String(count++), name);
    await mkdir(join(file, '..'));
    if (content !== undefined) await writeFile(file, content);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const run = cacheIn(DIST, { PATH, NODE_COMPILE_CACHE, RUNNER_TEMP: folder, ...env });
    const answer = await run({ file, ...order }, new AbortController().signal);
    return { answer, text: await readFile(file, 'utf8').catch(() => undefined) };
  };
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
  const use = await useOf({ env: {} });
  expect((await use({ save: ['a-1'] }, { content: 'one' })).answer).toEqual({ isAvailable: false });
});
