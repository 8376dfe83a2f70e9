import { JobMemory, withoutReplaced } from '../../pipeline/manifest/job-memory.ts';
import { readRunOrigin } from '../run-origin.ts';
import { Log } from '../runner/log.ts';
import { askCache, type CacheAnswer, cacheIn, MAX_BYTES, type UseCache } from './cache-process.ts';
import { isFirst, lastJob, readNotes, storedKeys } from './job-notes.ts';
import { whatRepeats, whatWasDone } from './rerun-words.ts';

/** A failed job waits at most so long for the cache, and 1 s for the rest. */
const MAX_MS = 9_000;

/**
 * The `post` part of the action, of a job that failed or was cancelled: keeps what the steps of the job did, with what they continued, so
 * that a re-run does not repeat it. It reads no inputs and no state, and never fails the job.
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
  const { manifestRun: run } = readRunOrigin(env);
  const job = run && (await lastJob(env, run));
  // Each step of a job has a post part.
  if (job === undefined || !(await isFirst(job))) return;
  const notes = await readNotes(job);
  const kept = withoutReplaced(notes);
  const memory = new JobMemory(kept, 0, { baseUrl: '', organizationId: '' });
  const work = { stored: memory.fileCount, exports: memory.lastRequests };
  const own = notes.filter((note) => note.run.attempt === job.run.attempt);
  // What was refused last is kept only if it was triggered before.
  if (whatWasDone(work) === '' && own.length === notes.length) return;
  const entry = { key: job.entryOf(job.run.attempt), text: JSON.stringify(kept) };
  const isTooLarge = Buffer.byteLength(entry.text) > MAX_BYTES;
  const marks = storedKeys(job, own).map((key) => ({ key, text: '' }));
  const answer = await askCache(useCache, { save: [...(isTooLarge ? [] : [entry]), ...marks] }, MAX_MS);
  const log = new Log();
  if (answer.saved?.includes(entry.key)) log.info(`Kept for a re-run: this job ${whatWasDone(work)}.`);
  else log.warning('Attempt not kept', isTooLarge ? TOO_LARGE : whyNot(answer), whatRepeats(work));
  log.flush();
}

const TOO_LARGE = 'What this job did takes more than 64 MiB.';

function whyNot({ isAvailable, why }: CacheAnswer): string {
  if (isAvailable === false) return 'This runner has no cache service.';
  switch (why) {
    case 'taken':
      return 'Another job of this attempt has the same name: give each of them a `matrix` of its own.';
    case 'tar':
      return 'No archive could be made: the runner needs `gzip`, and the `tar` of GNU or BSD.';
    case 'refused':
      return 'The cache took no entry: it may be full, or read-only, as for `pull_request_target`, `issue_comment` and `workflow_run` of forks.';
    default:
      return 'The cache did not answer.';
  }
}
