import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type CacheOrder, cacheIn } from '../../src/action/rerun/ask-cache.ts';
import type { CacheService } from './cache-service.ts';
import { temporaryFolder } from './environment.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** The name of the file in the entries of the action. */
export const ENTRY = 'playable-export-rerun.json';

/** Returns a function that saves a file of this name and content, or restores it into an empty folder, by the bundled real library. */
export async function cacheUser({ env }: Pick<CacheService, 'env'>) {
  // The runner may have its folders behind a link.
  const real = await temporaryFolder();
  const folder = join(real, 'link');
  await symlink(real, folder, 'junction');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const run = cacheIn(DIST, { PATH, NODE_COMPILE_CACHE, RUNNER_TEMP: folder, ...env });
  let count = 0;
  return async (order: Omit<CacheOrder, 'file'>, { name = ENTRY, content = '' } = {}) => {
    count += 1;
    const file = join(folder, String(count), name);
    await mkdir(dirname(file));
    if (order.save) await writeFile(file, content);
    const answer = await run({ file, ...order }, new AbortController().signal);
    /** The content of each entry that was found. A damaged one has none. */
    const texts = answer?.found.map(({ text }) => text) ?? [];
    return { answer, texts, folder };
  };
}
