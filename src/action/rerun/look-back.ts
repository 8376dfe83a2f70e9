import { type Note, parseNotes } from '../../pipeline/manifest/job-memory.ts';
import type { ExportEntry } from '../../pipeline/outcomes.ts';
import type { ActionContext } from '../run-action.ts';
import type { Log } from '../runner/log.ts';
import { askCache, type CacheAnswer, type UseCache } from './cache-process.ts';
import type { Job } from './job-notes.ts';
import { namesOf } from './rerun-words.ts';

/** In a re-run nobody is in a hurry, and exports are dear. */
const MAX_MS = 60_000;
/** A job that seems to hang says why. */
const SILENT_MS = 5_000;

/**
 * What earlier attempts of the job did: attempt by attempt, until one left an entry or a mark. Says what it found.
 *
 * @param isToWarn whether nothing else may know what is missing here
 */
export async function lookBack(
  { run, entryOf, markOf, stored }: Job,
  { log, signal }: Pick<ActionContext, 'log' | 'signal'>,
  useCache: UseCache,
  isToWarn: boolean,
): Promise<readonly Note[]> {
  const attempts = Array.from({ length: run.attempt - 1 }, (_, index) => run.attempt - 1 - index);
  const find = attempts.map((attempt) => [entryOf(attempt), markOf(attempt)]);
  const late = setTimeout(() => {
    log.info(
      `Waits up to ${MAX_MS / 1000} s for the cache, which knows what earlier attempts of this job did`,
    );
  }, SILENT_MS);
  const answer = await askCache(useCache, { find, newest: stored }, MAX_MS, signal);
  clearTimeout(late);
  const notes = parseNotes(answer.text ?? '[]');
  const attempt = attempts[answer.found ?? -1];
  const why = whyUnknown(answer, notes === undefined || answer.isDamaged === true);
  if (why !== undefined) {
    if (isToWarn && !signal.aborted) log.warning('Earlier attempts not known', why, REPEATS);
    return [];
  }
  if (attempt === undefined) {
    log.info('No earlier attempt of this job left anything: every file is sent, and every export triggered');
    return [];
  }
  const between = attempts.slice(0, answer.found).toReversed();
  if (between.length > 0) log.info(`Left nothing of this job: attempt ${between.join(', ')}`);
  if (answer.text === undefined)
    log.info(`Attempt ${attempt} of this job succeeded: this one repeats everything`);
  const storedIn = Number.parseInt(answer.newest?.slice(stored.length) ?? '', 10);
  return withoutOtherFiles(notes ?? [], storedIn || 0, log);
}

const REPEATS =
  'This attempt sends every file and triggers every export, also those that an earlier attempt did.';

function whyUnknown({ isAvailable, found }: CacheAnswer, isDamaged: boolean): string | undefined {
  if (isAvailable === false) return 'This runner has no cache service.';
  if (isDamaged) return 'What an earlier attempt kept can not be read.';
  return found === undefined ? 'The cache did not answer.' : undefined;
}

/** Forgets exports without files, if an upload step without exports stored something in a later attempt. */
function withoutOtherFiles(notes: readonly Note[], storedIn: number, log: Log): readonly Note[] {
  const isOfOthers = ({ run }: ExportEntry): boolean => run !== undefined && run.attempt < storedIn;
  const others = notes.flatMap(({ files, exports }) => (files === '' ? exports.filter(isOfOthers) : []));
  if (others.length === 0) return notes;
  const why = `an upload step stored files in attempt ${storedIn}`;
  log.info(`Triggers again what earlier attempts did without files, because ${why}: ${namesOf(others)}`);
  return notes.map((note) => ({ ...note, exports: note.exports.filter((one) => !others.includes(one)) }));
}
