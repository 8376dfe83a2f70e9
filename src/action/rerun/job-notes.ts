import { hash, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Note, parseNotes, withoutOtherFiles } from '../../pipeline/manifest/job-memory.ts';
import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { isRecord, parseJson } from '../../support/json.ts';
import type { ActionContext } from '../runner/runner.ts';
import { DAMAGED, type UseCache } from './cache-process.ts';
import { namesOfExports } from './rerun-words.ts';

/** An attempt of a job. */
export interface Job {
  readonly run: ManifestRun;
  /** Where its steps leave notes. */
  readonly folder: string;
  /** The names of the run and of the job in keys of the cache. */
  readonly names: Readonly<Record<'run' | 'job', string>>;
}

/** What an entry is: `job` says what the job did. Two are marks: `done`, a step of the job succeeded; `stored`, an upload step of some job did. */
type Kind = 'job' | 'done' | 'stored';

/** The key of an attempt. It ends with a dot, because the cache also finds longer keys: `…-1` would find `…-12`. */
export function keyOf(job: Job, kind: Kind, attempt = job.run.attempt): string {
  return `${keyPrefix(job, kind)}${attempt}.`;
}

function keyPrefix({ names }: Job, kind: Kind): string {
  return `playable-export-${kind}-${kind === 'stored' ? names.run : names.job}-`;
}

/** The folder of the notes of a job, with a folder for each leg of its matrix. Not every runner empties `RUNNER_TEMP` before a job. */
function notesFolder(env: NodeJS.ProcessEnv): string {
  const job = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'].map((name) => env[name]).join('-');
  return join(env['RUNNER_TEMP'] || tmpdir(), `playable-export-rerun-${job.replace(/[^\w-]/g, '_')}`);
}

/** @param matrix the leg of the matrix as JSON, or another text that tells jobs of one id apart */
export function jobOf(env: NodeJS.ProcessEnv, run: ManifestRun, matrix: string): Job {
  // The same leg may be written with other blanks, or in another order.
  const leg = parseJson(matrix) ?? matrix.trim();
  const values = isRecord(leg) ? Object.entries(leg).sort() : leg || [];
  return jobOfLeg(env, run, hash('sha256', JSON.stringify(values)).slice(0, 16));
}

/** The job whose steps left notes here last; `undefined` if there are none. */
export async function lastJob(env: NodeJS.ProcessEnv, run: ManifestRun): Promise<Job | undefined> {
  const folder = notesFolder(env);
  const legs = await readdir(folder).catch(() => []);
  const times = await Promise.all(legs.map(async (leg) => ({ leg, ...(await stat(join(folder, leg))) })));
  const last = times.toSorted((one, other) => one.mtimeMs - other.mtimeMs).at(-1);
  return last && jobOfLeg(env, run, last.leg);
}

function jobOfLeg(env: NodeJS.ProcessEnv, run: ManifestRun, leg: string): Job {
  const ofRun = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
  const names = { run: ofRun, job: `${ofRun}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${leg}` };
  return { run, folder: join(notesFolder(env), leg), names };
}

/** Writes the file of notes of a step, whole each time. It rejects with the error of the file system. */
export type NotesFile = (notes: readonly Note[]) => Promise<void>;

const NOTES = /^\d{4}-.*\.json$/;

/** The notes of a job so far, in their order. A damaged file counts as none. */
export async function readNotes({
  folder,
}: Job): Promise<{ notes: readonly Note[]; hasLookedBack: boolean }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NOTES.test(name)).sort();
  const texts = names.map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  const notes = (await Promise.all(texts)).flatMap((text) => parseNotes(text) ?? []);
  return { notes, hasLookedBack: names[0]?.startsWith('0000') ?? false };
}

/** Begins the file of notes of the next step, or the first file, which has what was found of earlier attempts. */
export async function beginNotes({ folder }: Job, isOfEarlier = false): Promise<NotesFile> {
  const { length } = await readdir(folder).catch(() => []);
  // Two steps that run at the same time have one number, and differ in the random part.
  const name = `${String(isOfEarlier ? 0 : length + 1).padStart(4, '0')}-${randomUUID()}.json`;
  return (notes) => writeFileAtomically(join(folder, name), JSON.stringify(notes));
}

/** Long, because a re-run without the cache would trigger every export again. */
const MAX_LOOK_MS = 60_000;

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
  log.info(
    `Waits up to ${MAX_LOOK_MS / 1000} s for the cache, which knows what earlier attempts of this job did`,
  );
  const answer = await useCache({ find, newest: ofRun }, MAX_LOOK_MS, signal);
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
