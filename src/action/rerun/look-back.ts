import { type Note, parseNotes, withoutOtherFiles } from '../../pipeline/manifest/job-memory.ts';
import type { ActionContext } from '../runner/runner.ts';
import { DAMAGED, type UseCache } from './cache-process.ts';
import { type Job, keyOf, keyPrefix } from './job-notes.ts';
import { namesOfExports } from './rerun-words.ts';

/** Long, because a re-run without the cache would trigger every export again. */
const MAX_MS = 60_000;

/**
 * What earlier attempts of the job did: attempt by attempt, until one left an entry or a mark. Says what it found.
 *
 * @param isToWarn whether to warn if the cache can't tell: no manifest says it either
 */
export async function lookBack(
  job: Job,
  { log, signal }: Pick<ActionContext, 'log' | 'signal'>,
  useCache: UseCache,
  isToWarn: boolean,
): Promise<readonly Note[]> {
  const attempts = Array.from({ length: job.run.attempt - 1 }, (_, index) => job.run.attempt - 1 - index);
  const find = attempts.map((nth) => [keyOf(job, 'job', nth), keyOf(job, 'done', nth)]);
  const ofRun = keyPrefix(job, 'stored');
  log.info(`Waits up to ${MAX_MS / 1000} s for the cache, which knows what earlier attempts of this job did`);
  const answer = await useCache({ find, newest: ofRun }, MAX_MS, signal);
  const { found = -1, text, newest = '' } = answer;
  const notes = parseNotes(text ?? '[]');
  const why = notes === undefined ? DAMAGED : answer.why;
  if (why !== '' && isToWarn && !signal.aborted) log.warning('Earlier attempts not known', why, REPEATS);
  if (why !== '' || notes === undefined) return [];
  const attempt = attempts[found];
  const between = attempts.slice(0, found).toReversed();
  if (attempt === undefined)
    log.info('No earlier attempt of this job left anything: every file is sent, and every export triggered');
  else if (text === undefined)
    log.info(
      `A step of this job succeeded in attempt ${attempt}, which kept nothing: this attempt repeats everything`,
    );
  if (attempt !== undefined && between.length > 0)
    log.info(`Left nothing of this job: attempt ${between.join(', ')}`);
  const storedIn = Number.parseInt(newest.slice(ofRun.length), 10) || 0;
  const { kept, others } = withoutOtherFiles(notes, storedIn);
  const names = namesOfExports(others);
  if (names !== '')
    log.info(`Triggers again, because an upload step stored files in attempt ${storedIn}: ${names}`);
  return kept;
}

const REPEATS =
  'This attempt sends every file and triggers every export, also those that an earlier attempt did.';
