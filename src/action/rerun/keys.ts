import { hash } from 'node:crypto';
import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';
import { isRecord, parseJson } from '../../support/json.ts';

/** What tells the lists of a run and of a job from all others in the cache. */
export interface JobKeys {
  /** Of the workflow run. */
  readonly run: string;
  /** Of the job in it, and of its leg of the matrix. Calls of one reusable workflow may have the same: what they did is told by content. */
  readonly job: string;
}

/** @param matrix the leg of the matrix, as JSON */
export function keysOf(env: NodeJS.ProcessEnv, run: ManifestRun, matrix: string): JobKeys {
  const runKey = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
  // The same leg may be written with other blanks, or in another order.
  const leg = parseJson(matrix);
  const values = JSON.stringify(isRecord(leg) ? Object.entries(leg).sort() : []);
  const digest = hash('sha256', values).slice(0, 16);
  return { run: runKey, job: `${runKey}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${digest}` };
}

/** What the steps of a job did that failed in this attempt. */
export function doneList({ job }: JobKeys, attempt: number): string {
  return `playable-export-list-${job}-${attempt}`;
}

/** What the steps of a job did that succeeded in this attempt: the next one does it again. */
export function overList({ job }: JobKeys, attempt: number): string {
  return `playable-export-over-${job}-${attempt}`;
}

/** An upload of this attempt stored something: exports without files that were triggered before it are of other files. */
export function storedList({ run }: JobKeys, attempt: number): string {
  return `playable-export-stored-${run}-${attempt}`;
}
