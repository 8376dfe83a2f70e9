import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives all processes of a test run a folder in which Node keeps compiled code: they start with the same bundles again and again.
 * `spawnNode` passes it on to those with an environment of their own.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  process.env['NODE_COMPILE_CACHE'] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
