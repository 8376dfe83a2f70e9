import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newFolder } from './run-action.ts';

const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-connections.ts')).href;

export interface Recorded<T> {
  readonly result: T;
  /** Each thing that was done, once, sorted. */
  readonly done: readonly string[];
}

/**
 * Runs a process with an environment that makes it record what it does to the network; see `record-connections.ts`.
 *
 * @param run gives the environment to the process, and waits for its end
 */
export async function recordRun<T>(run: (env: Record<string, string>) => Promise<T>): Promise<Recorded<T>> {
  const file = join(await newFolder(), 'connections');
  const result = await run({
    RECORD_CONNECTIONS: file,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${RECORDER}`,
  });
  const [start, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  if (start !== 'recording')
    throw new Error(`The record does not begin with its first line, but with ${start}`);
  return { result, done: [...new Set(lines)].sort() };
}
