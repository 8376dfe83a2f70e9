import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAborted } from '../../support/cancellation.ts';
import { notesFolder } from './job-notes.ts';

/** The name of the file in each entry of the cache. Entries with another name are not found. */
const ENTRY = 'playable-export-rerun.json';

/** What a step needs to ask the cache. */
export interface CacheAccess {
  readonly env: NodeJS.ProcessEnv;
  readonly useCache: UseCache;
  readonly signal?: AbortSignal;
  /** The time that the cache has. If it does not answer, no other step of the job waits for it. */
  readonly maxMs: number;
}

/**
 * Saves an entry in some lists, and restores all entries of others, by a file in a new folder below `RUNNER_TEMP`. Never throws.
 *
 * @returns `undefined` if the cache did not answer in time
 */
export async function askCache(
  { content, ...order }: Omit<CacheOrder, 'file'> & { readonly content?: string },
  { env, useCache, signal, maxMs }: CacheAccess,
): Promise<CacheAnswer | undefined> {
  try {
    const folder = notesFolder(env);
    await mkdir(folder, { recursive: true });
    const silent = join(folder, order.save ? 'saves-nothing' : 'restores-nothing');
    if (existsSync(silent)) return undefined;
    const file = join(await mkdtemp(join(folder, 'entry-')), ENTRY);
    if (content !== undefined) await writeFile(file, content);
    const late = AbortSignal.timeout(maxMs);
    const answer = await useCache({ file, ...order }, signal ? AbortSignal.any([signal, late]) : late);
    if (answer === undefined && late.aborted) await writeFile(silent, '');
    return answer;
  } catch {
    return undefined;
  }
}

/** Whether the cache takes and gives entries, as the library asks for it: GitHub's own servers of companies have the older service. */
export function canKeep(env: NodeJS.ProcessEnv): boolean {
  if (/^(?:none|read|write-only)$/i.test(env['ACTIONS_CACHE_MODE']?.trim() ?? '')) return false;
  const host = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com')?.hostname ?? '';
  const isNew = env['ACTIONS_CACHE_SERVICE_V2'] && /^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
  return Boolean(env[isNew ? 'ACTIONS_RESULTS_URL' : 'ACTIONS_CACHE_URL']);
}

/** What the process of the cache is to do: to save a file, or to restore entries. A list is a name; its entries are numbered. */
export interface CacheOrder {
  /** Absolute. The folder must hold nothing else. */
  readonly file: string;
  readonly save?: readonly SavedList[];
  /** Of each, every entry of the first list that has any is restored. */
  readonly restore?: readonly (readonly string[])[];
}

export interface SavedList {
  readonly list: string;
  /** Whether nothing is to be saved if the list has an entry. */
  readonly isOneEnough?: boolean;
}

export interface FoundEntry {
  readonly list: string;
  /** Its content; absent if it is damaged. */
  readonly text?: string;
}

export interface CacheAnswer {
  /** Whether the runner has a cache service. */
  readonly isAvailable: boolean;
  /** The lists that have what was to be saved. */
  readonly saved: readonly string[];
  /** In the order in which they were asked for. */
  readonly found: readonly FoundEntry[];
}

/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';

/** How the cache is reached. Tests replace it. */
export type UseCache = (order: CacheOrder, signal: AbortSignal) => Promise<CacheAnswer | undefined>;

/** Where there is no cache. */
export const NO_CACHE: UseCache = async () => ({ isAvailable: false, saved: [], found: [] });

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
    // Not the exit, which may come before the rest of a large answer.
    const ended = once(child, 'disconnect').then(() => []);
    const answered = once(child, 'message', { signal });
    try {
      const [answer] = (await unlessAborted(Promise.race([answered, ended]), signal)) ?? [];
      return answer;
    } finally {
      child.kill('SIGKILL');
    }
  };
}
