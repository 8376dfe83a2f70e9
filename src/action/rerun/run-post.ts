import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from '../../support/format.ts';
import { Log } from '../runner/log.ts';
import { askCache, cacheIn, type UseCache } from './ask-cache.ts';
import { notesFolder, readNotes } from './job-notes.ts';
import { doneLists, storedList } from './keys.ts';
import { formatSteps, joinMemories } from './memory.ts';

/** A failed job waits at most so long for the cache. */
const MAX_MS = 5_000;

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
  // The reader of stdout may close the pipe.
  process.stdout.on('error', () => undefined);
  const notes = await readNotes(notesFolder(env));
  if (notes.length === 0 || !(await isFirst(env))) return;
  const log = new Log();
  const steps = Map.groupBy(notes, ({ step }) => step)
    .values()
    .map(joinMemories);
  const { files, exports } = joinMemories(notes);
  const lists = [...new Set(notes.flatMap(({ keys, attempt }) => doneLists(keys, attempt)))];
  const marks = notes.filter(({ attempt, hasStored }) => attempt > 1 && hasStored);
  const stored = new Set(marks.map(({ keys, attempt }) => storedList(keys, attempt)));
  const save = [
    ...lists.map((list) => ({ list })),
    ...[...stored].map((list) => ({ list, isOneEnough: true })),
  ];
  const content = formatSteps([...steps]);
  const answer = await askCache({ save, content }, { env, useCache, maxMs: MAX_MS });
  const done = `${plural(files.length, 'stored file')} and ${plural(exports.length, 'requested export')}`;
  if (answer && save.every(({ list }) => answer.saved.includes(list)))
    log.info(`Kept for a re-run of this job: ${done}.`);
  else if (files.length + exports.length > 0) {
    const why =
      answer?.isAvailable === false ? 'This runner has no cache service' : 'The cache took no entry';
    log.warning('Attempt not kept', `${why}.`, `A re-run of this job does all of it again: ${done}.`);
  }
  log.flush();
}

/** Each step of a job has a post part. The first one that runs keeps the notes of all. */
async function isFirst(env: NodeJS.ProcessEnv): Promise<boolean> {
  const path = join(notesFolder(env), 'kept');
  return writeFile(path, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
