import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDeadline } from '../../support/cancellation.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { isRecord, parseJson } from '../../support/json.ts';
import type { JobKeys } from './keys.ts';
import { type Memory, toMemory } from './memory.ts';

/** What a step leaves for the later steps of its job, and for the `post` step that keeps it. */
export interface Note extends Memory {
  readonly keys: JobKeys;
  /** Tells the steps of the job apart. */
  readonly step: string;
  /** The attempt of the workflow run. */
  readonly attempt: number;
  /** With the files: their digest if the step uploaded all of them, else empty. */
  readonly uploaded?: string;
  /** With the files: whether the step sent bytes that were stored. */
  readonly hasStored?: boolean;
}

/** Rejects with the error of the file system. */
export type WriteNote = (
  kind: 'files' | 'exports',
  note: Omit<Note, 'step'>,
  signal: AbortSignal,
) => Promise<void>;

/** The folder of the notes of the job. GitHub's runner empties `RUNNER_TEMP` before each job, others may not. */
export function notesFolder(env: NodeJS.ProcessEnv): string {
  const job = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'].map((name) => env[name]).join('-');
  return join(env['RUNNER_TEMP'] || tmpdir(), `playable-export-rerun-${job.replace(/[^\w-]/g, '_')}`);
}

const NOTE = /^\d{4}-[\da-f]{8}-\w+\.json$/;

/** The notes of the job so far, in the order of its steps. A damaged one counts as none. */
export async function readNotes(folder: string): Promise<readonly Note[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NOTE.test(name));
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8').catch(() => '');
  const texts = await Promise.all(names.sort().map(read));
  return texts.flatMap((text) => {
    const content = parseJson(text);
    const memory = toMemory(content);
    if (memory === undefined || !isRecord(content) || !isRecord(content['keys'])) return [];
    return { ...(content as unknown as Note), ...memory };
  });
}

/** Begins the notes of the next step of the job: of its files, which may be many, and of its exports, which are written before each of them. */
export async function beginNotes(folder: string): Promise<WriteNote> {
  const { length } = await readdir(folder).catch(() => []);
  // Its number and a random part: steps that run at the same time have the same number.
  const step = `${String(length).padStart(4, '0')}-${randomUUID().slice(0, 8)}`;
  return (kind, note, signal) => {
    const text = JSON.stringify({ ...note, step });
    return withDeadline(writeFileAtomically(join(folder, `${step}-${kind}.json`), text), signal);
  };
}
