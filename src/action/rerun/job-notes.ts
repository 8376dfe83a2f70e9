import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Note, parseNotes } from '../../pipeline/manifest/job-memory.ts';
import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { isRecord, parseJson } from '../../support/json.ts';

/** An attempt of a job, with the keys of what it leaves in the cache. */
export interface Job {
  readonly run: ManifestRun;
  /** Where its steps leave notes. */
  readonly folder: string;
  /** The key of what an attempt did that failed. */
  entryOf(attempt: number): string;
  /** The key of the mark that a step succeeded in this attempt. */
  markOf(attempt: number): string;
  /** The beginning of the keys of marks, by attempt, that an upload step without exports stored something in this run. */
  readonly stored: string;
}

/** No key is the beginning of another one, which the cache would find for it. */
const END = '.';

/** The key of the mark that this step, or one of these, stored something and exports nothing; none if it did not. */
export function storedKeys(
  { run, stored }: Job,
  notes: readonly Pick<Note, 'assets' | 'exports'>[],
): string[] {
  const isOne = ({ assets, exports }: Pick<Note, 'assets' | 'exports'>): boolean =>
    exports.length === 0 && assets.some(({ status }) => status === 'uploaded');
  return run.attempt > 1 && notes.some(isOne) ? [`${stored}${run.attempt}${END}`] : [];
}

/** The folder of the notes of all legs. GitHub's runner empties `RUNNER_TEMP` before each job, others may not. */
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
  const ofJob = `${ofRun}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${leg}`;
  return {
    run,
    folder: join(notesFolder(env), leg),
    entryOf: (attempt) => `playable-export-job-${ofJob}-${attempt}${END}`,
    markOf: (attempt) => `playable-export-done-${ofJob}-${attempt}${END}`,
    stored: `playable-export-stored-${ofRun}-`,
  };
}

/** The first one has what earlier attempts did. */
const EARLIER = '0000.json';
const NOTES = /^\d{4}.*\.json$/;

/** What earlier attempts and the steps so far did, in their order. A damaged file counts as none. */
export async function readNotes({ folder }: Job): Promise<readonly Note[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NOTES.test(name)).sort();
  const texts = names.map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).flatMap((text) => parseNotes(text) ?? []);
}

/** Whether a step of the job has looked for what earlier attempts did. */
export function hasLookedBack({ folder }: Job): boolean {
  return existsSync(join(folder, EARLIER));
}

/** Writes what was found of earlier attempts, for the other steps of the job. Returns whether it could. */
export function writeEarlier({ folder }: Job, notes: readonly Note[]): Promise<boolean> {
  return writeFileAtomically(join(folder, EARLIER), JSON.stringify(notes)).then(
    () => true,
    () => false,
  );
}

/** Returns a function that writes the note of the next step, and rejects with the error of the file system. */
export async function beginNote({ folder }: Job): Promise<(note: Note) => Promise<void>> {
  const { length } = await readdir(folder).catch(() => []);
  // Its number and a random part: steps that run at the same time have the same number.
  const path = join(folder, `${String(length + 1).padStart(4, '0')}-${randomUUID()}.json`);
  return (note) => writeFileAtomically(path, JSON.stringify([note]));
}

/** Whether this `post` part is the first one of the job. */
export async function isFirst({ folder }: Job): Promise<boolean> {
  return writeFile(join(folder, 'kept'), '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
