import { hash } from 'node:crypto';
import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';
import { isRecord, parseJson } from '../../support/json.ts';

/** What tells the lists of a run, of a job and of a step from all others in the cache. */
export interface JobKeys {
  /** Of the workflow run. */
  readonly run: string;
  /** Of the job, and of its leg of the matrix. Several calls of one reusable workflow may have the same key, so a step asks by content. */
  readonly job: string;
  /** Of a step in it, by what its inputs ask for. */
  readonly step: string;
}

/** The inputs that say what a step is to do. None of them is a token, or a folder, which another attempt may have elsewhere. */
const ASKED = ['assets', 'variant', 'network', 'exports', 'organization'];

/** @param matrix the leg of the matrix, as JSON */
export function keysOf(env: NodeJS.ProcessEnv, run: ManifestRun, matrix: string): JobKeys {
  const runKey = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
  // The same leg may be written with other blanks, or in another order.
  const leg = parseJson(matrix);
  const values = isRecord(leg) ? Object.entries(leg).sort() : [];
  const job = `${runKey}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${digest(values)}`;
  return {
    run: runKey,
    job,
    step: `${job}-${digest(ASKED.map((name) => env[`INPUT_${name.toUpperCase()}`]))}`,
  };
}

const digest = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 16);

/** What the steps of a job did that failed in this attempt: a list for each of its steps, and one for all calls with the same key. */
export function doneLists(keys: JobKeys, attempt: number): string[] {
  return listsOf('list', keys, attempt);
}

/** What the steps of a job did that succeeded in this attempt: the next one does it again. */
export function overLists(keys: JobKeys, attempt: number): string[] {
  return listsOf('over', keys, attempt);
}

/** A step asks for its own list first. It finds none after its inputs were corrected. */
function listsOf(kind: string, { step, job }: JobKeys, attempt: number): string[] {
  return [step, job].map((key) => `playable-export-${kind}-${key}-${attempt}`);
}

/** An upload of this attempt stored something: exports without files that were triggered before it are of other files. */
export function storedList({ run }: JobKeys, attempt: number): string {
  return `playable-export-stored-${run}-${attempt}`;
}
