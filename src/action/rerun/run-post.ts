import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasOnlyStored, JobMemory, withoutReplaced } from '../../pipeline/manifest/job-memory.ts';
import { errorCode } from '../../support/error-text.ts';
import { Log } from '../runner/log.ts';
import { readRunOrigin } from '../runner/runner.ts';
import { cacheIn, MAX_BYTES, type UseCache } from './cache-process.ts';
import { type Job, keyOf, lastJob, readNotes } from './job-notes.ts';
import { whatRepeats, whatWasDone } from './rerun-words.ts';

/** A failed job waits 10 s for `post` at most: 1 s of them is for the rest. */
const MAX_MS = 9_000;

/**
 * The `post` part of the action, in a job that failed or was cancelled. It keeps in the cache what the steps of the job did, and what they
 * continued, so that a re-run does not repeat it. It reads no inputs and no state: in a composite action they may be another step's.
 *
 * @param folder of the bundle
 */
export async function runPost(
  env: NodeJS.ProcessEnv,
  folder: string,
  useCache: UseCache = cacheIn(folder, env),
): Promise<void> {
  // The reader of stdout may close the pipe.
  process.stdout.on('error', () => undefined);
  const { manifestRun: run } = readRunOrigin(env);
  const job = run && (await lastJob(env, run));
  if (job === undefined || !(await isFirst(job))) return;
  const { notes } = await readNotes(job);
  const kept = withoutReplaced(notes);
  const memory = new JobMemory(kept, 0, { baseUrl: '', organizationId: '' });
  const work = { stored: memory.fileCount, exports: memory.lastRequests };
  const own = notes.filter((note) => note.run.attempt === job.run.attempt);
  // Notes of this attempt alone that did nothing need no entry. With an earlier attempt before them, they say that an export was refused last.
  if (whatWasDone(work) === '' && own.length === notes.length) return;
  const [key, text] = [keyOf(job, 'job'), JSON.stringify(kept)];
  const isTooLarge = Buffer.byteLength(text) > MAX_BYTES;
  const isMarked = job.run.attempt > 1 && own.some(hasOnlyStored);
  const save = { ...(!isTooLarge && { [key]: text }), ...(isMarked && { [keyOf(job, 'stored')]: '' }) };
  const answer = await useCache({ save }, MAX_MS);
  const log = new Log();
  if (answer.saved?.includes(key)) log.info(`Kept for a re-run: this job ${whatWasDone(work)}.`);
  else log.warning('Attempt not kept', isTooLarge ? TOO_LARGE : answer.why, whatRepeats(work));
  log.flush();
}

/** Each step of the action has a `post` part. Whether this is the first one of the job: only that keeps something. */
function isFirst({ folder }: Job): Promise<boolean> {
  return writeFile(join(folder, 'kept'), '', { flag: 'wx' }).then(
    () => true,
    // With another error, such as a full disk, nobody knows who was first.
    (error: unknown) => errorCode(error) !== 'EEXIST',
  );
}

const TOO_LARGE = 'What this job did takes more than 64 MiB.';
