import { access, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheAnswer, CacheOrder, UseCache } from './cache-process.ts';
import { notesFolder } from './job-notes.ts';

/** The name of the file in each entry of the cache. Entries with another name are not found. */
const ENTRY = 'playable-export-rerun.json';

/** What the cache answered. */
export interface Answered {
  /** Absent if the cache did not answer in time. */
  readonly answer: CacheAnswer | undefined;
  /** The content of the entry that was found; absent if there is none, or if it is damaged. */
  readonly text: string | undefined;
}

/** Says that the cache did not answer a step of the job in time: then no other step waits for it. */
const SILENT = 'silent';

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
    const folder = notesFolder(env);
    await mkdir(folder, { recursive: true });
    const isSilent = await access(join(folder, SILENT)).then(
      () => true,
      () => false,
    );
    if (isSilent) return { answer: undefined, text: undefined };
    const file = join(await mkdtemp(join(folder, 'entry-')), ENTRY);
    if (content !== undefined) await writeFile(file, content);
    const answer = await useCache({ file, ...order }, signal);
    if (answer === undefined) await writeFile(join(folder, SILENT), '');
    return { answer, text: await readFile(file, 'utf8').catch(() => undefined) };
  } catch {
    return { answer: undefined, text: undefined };
  }
}

/** Whether the runner has a cache service, as the library asks for it: GitHub's own servers of companies have the older one. */
export function hasCacheService(env: NodeJS.ProcessEnv): boolean {
  const host = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com')?.hostname ?? '';
  const isNew = env['ACTIONS_CACHE_SERVICE_V2'] && /^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
  return Boolean(env[isNew ? 'ACTIONS_RESULTS_URL' : 'ACTIONS_CACHE_URL']);
}
