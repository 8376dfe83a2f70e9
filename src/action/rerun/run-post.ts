import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from '../../support/format.ts';
import { Log } from '../runner/log.ts';
import { cacheIn, type UseCache } from './cache-process.ts';
import { notesFolder, readNotes } from './job-notes.ts';
import { listKey } from './keys.ts';
import { joinMemories } from './memory.ts';
import { askCache } from './rerun.ts';

/** A failed job waits at most so long for the cache. */
const MAX_MS = 9_000;

/**
 * The `post` part of the action, of a job that failed or was cancelled: keeps what the steps of the job did, so that a re-run does not
 * repeat it. It never fails the job.
 *
 * @param folder that of the bundle
 */
export async function runPost(
  env: NodeJS.ProcessEnv,
  folder: string,
  useCache: UseCache = cacheIn(folder, env),
): Promise<void> {
  process.stdout.on('error', () => undefined);
  const log = new Log();
  const notes = await readNotes(notesFolder(env));
  // Each step of a job has a post part. The first one that runs keeps the notes of all.
  if (notes.length === 0 || !(await isFirst(notesFolder(env)))) return;
  const { files, exports } = joinMemories(notes);
  const keys = [...new Set(notes.map(({ keys, attempt }) => listKey(keys, attempt).key))];
  const content = JSON.stringify({ version: 1, files, exports });
  const signal = AbortSignal.timeout(MAX_MS);
  const { answer } = await askCache(notesFolder(env), useCache, { content, save: keys }, signal);
  const done = `${plural(files.length, 'file')} stored and ${plural(exports.length, 'export')} requested`;
  if (answer?.saved?.length === keys.length) log.info(`Kept for a re-run of this job: ${done}.`);
  else {
    const why =
      answer?.isAvailable === false ? 'This runner has no cache service' : 'The cache took no entry';
    log.warning('Attempt not kept', `${why}.`, `A re-run of this job does all of it again: ${done}.`);
  }
  log.flush();
}

async function isFirst(folder: string): Promise<boolean> {
  try {
    await writeFile(join(folder, 'kept'), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
