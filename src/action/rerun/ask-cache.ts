import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheAnswer, CacheOrder, UseCache } from './cache-process.ts';
import { notesFolder } from './job-notes.ts';

/** The name of the file in each entry of the cache. Entries with another name are not found. */
const ENTRY = 'playable-export-rerun.json';

interface Answered {
  /** Absent if the cache did not answer in time. */
  readonly answer: CacheAnswer | undefined;
  /** The content of the entry that was found; absent if there is none, or if it is damaged. */
  readonly text: string | undefined;
}

/**
 * Saves or restores one entry, by a file in a new folder below `RUNNER_TEMP`. Never throws.
 *
 * @param content of the entry to save
 */
export async function askCache(
  { env, ...order }: Omit<CacheOrder, 'file'> & { readonly env: NodeJS.ProcessEnv },
  content: string | undefined,
  { useCache, signal }: { readonly useCache: UseCache; readonly signal: AbortSignal },
): Promise<Answered> {
  try {
    await mkdir(notesFolder(env), { recursive: true });
    const file = join(await mkdtemp(join(notesFolder(env), 'entry-')), ENTRY);
    if (content !== undefined) await writeFile(file, content);
    const answer = await useCache({ file, ...order }, signal);
    return { answer, text: await readFile(file, 'utf8').catch(() => undefined) };
  } catch {
    return { answer: undefined, text: undefined };
  }
}

/** Whether the runner has a cache service, as the library asks for it. */
export function hasCacheService(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env[env['ACTIONS_CACHE_SERVICE_V2'] ? 'ACTIONS_RESULTS_URL' : 'ACTIONS_CACHE_URL']);
}
