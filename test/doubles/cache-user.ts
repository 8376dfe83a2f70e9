import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CacheOrder, cacheIn } from '../../src/action/rerun/cache-process.ts';
import type { CacheService } from './cache-service.ts';
import { temporaryFolder } from './environment.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** Returns a function that uses the cache by the bundled real library, with these variables besides. */
export async function cacheUser({ env }: Pick<CacheService, 'env'>, more: NodeJS.ProcessEnv = {}) {
  // The runner may have its folders behind a link.
  const real = await temporaryFolder();
  const folder = join(real, 'link');
  await symlink(real, folder, 'junction');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const use = cacheIn(DIST, { PATH, NODE_COMPILE_CACHE, RUNNER_TEMP: folder, ...env, ...more });
  // Longer than a test takes.
  return (order: CacheOrder) => use(order, 600_000);
}
