import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { unlessAborted } from '../../support/cancellation.ts';

/** What the process of the cache is to do: to save a file under each of the keys, or to restore it from the first entry that exists. */
export interface CacheOrder {
  /** Absolute. The folder must hold nothing that an entry may replace. */
  readonly file: string;
  readonly save?: readonly string[];
  /** Asked in this order: an entry of exactly this key, else the newest whose key begins with the prefix. */
  readonly restore?: readonly { readonly key: string; readonly prefix?: string }[];
}

export interface CacheAnswer {
  /** Whether the runner has a cache service. */
  readonly isAvailable: boolean;
  /** The keys of the entries that were written. */
  readonly saved?: readonly string[];
  /** The key of the entry that was found; absent if there was none. A damaged one leaves no file. */
  readonly found?: string;
}

/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';

/** How the cache is reached. Tests replace it. */
export type UseCache = (order: CacheOrder, signal: AbortSignal) => Promise<CacheAnswer | undefined>;

/** Where there is no cache. */
export const NO_CACHE: UseCache = async () => ({ isAvailable: false });

/**
 * Makes the function that uses the cache of GitHub Actions by a process of its own, whose output it drops: the library prints
 * annotations of its own.
 *
 * @param folder that of the bundle
 */
export function cacheIn(folder: string, env: NodeJS.ProcessEnv): UseCache {
  return async (order, signal) => {
    // It needs the runner's variables, and neither inputs nor tokens.
    const passed = Object.entries(env).filter(([name]) => !/^(?:INPUT_|PLAYABLE_|STATE_)/.test(name));
    const child = spawn(process.execPath, [join(folder, PROGRAM), JSON.stringify(order)], {
      env: Object.fromEntries(passed),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      windowsHide: true,
    });
    const ended = once(child, 'exit').then(() => []);
    const answered = once(child, 'message', { signal });
    try {
      const [answer] = (await unlessAborted(Promise.race([answered, ended]), signal)) ?? [];
      return answer;
    } finally {
      child.kill('SIGKILL');
    }
  };
}
