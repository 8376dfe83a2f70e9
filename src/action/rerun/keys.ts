import { hash } from 'node:crypto';
import type { ManifestRun, Owner } from '../../pipeline/manifest/manifest.ts';
import { parseJson } from '../../support/json.ts';
import { toSlashes } from '../../support/paths.ts';

/** What tells the entries of a job and of its steps from all others in the cache. No key is written twice: each has its attempt. */
export interface StepKeys {
  /** Of the workflow run. */
  readonly run: string;
  /** Of the job in it, and of its leg of the matrix. Two calls of one reusable workflow have the same. */
  readonly job: string;
  /** Of what the inputs of the step ask for. */
  readonly step: string;
}

/** The inputs that say what a step is to do. None of them is a token. A step may have its `manifest` elsewhere in each attempt. */
const ASKED = ['assets', 'working-directory', 'file-name', 'variant', 'network', 'exports'];

/**
 * @param matrix the leg of the matrix, as JSON
 * @param owner the service and the organization of the step, whether inputs or variables name them
 */
export function keysOf(env: NodeJS.ProcessEnv, run: ManifestRun, matrix: string, owner: Owner): StepKeys {
  const inputs = ASKED.map((name) => withoutFolders(env[`INPUT_${name.toUpperCase()}`] ?? '', env));
  const asked = [owner.baseUrl, owner.organizationId, ...inputs];
  const runKey = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
  // The same leg may be written with other blanks.
  const leg = JSON.stringify(parseJson(matrix) ?? {});
  return {
    run: runKey,
    job: `${runKey}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${digest(leg)}`,
    step: digest(JSON.stringify(asked)),
  };
}

/** Another attempt may run on another runner, which has its folders elsewhere: lines that begin in one begin with its name. */
function withoutFolders(text: string, env: NodeJS.ProcessEnv): string {
  const folders = ['GITHUB_WORKSPACE', 'RUNNER_TEMP', 'GITHUB_ACTION_PATH']
    .map((name) => ({ name, path: toSlashes(env[name] ?? '') }))
    .filter(({ path }) => path !== '')
    // One may lie in another.
    .toSorted((one, other) => other.path.length - one.path.length);
  const lines = toSlashes(text)
    .split('\n')
    .map((line) => {
      const within = folders.find(({ path }) => `${line.replace(/^!/, '')}/`.startsWith(`${path}/`));
      return within === undefined ? line : line.replace(within.path, within.name);
    });
  return lines.join('\n');
}

const digest = (text: string): string => hash('sha256', text).slice(0, 16);

const OVER = 'playable-export-over-';

/** What the job did, as its step asks for it first; and, as the beginning of the keys, what any of its steps may ask for. */
export function listKey({ job, step }: StepKeys, attempt: number) {
  const prefix = `playable-export-list-${job}-${attempt}-`;
  return { key: prefix + step, prefix };
}

/** The step succeeded in a later attempt, so that the next one starts afresh: only this step, and in no other job. */
export function overKey({ job, step }: StepKeys, attempt: number) {
  return { key: `${OVER}${job}-${attempt}-${step}` };
}

/** An upload stored something in a later attempt: exports without files that were triggered before it are of other files. */
export function storedKey({ run }: StepKeys, attempt: number) {
  return { key: `playable-export-stored-${run}-${attempt}-end` };
}

/** Whether an entry with this key is a mark of `overKey`. */
export function isOver(key = ''): boolean {
  return key.startsWith(OVER);
}

/** The attempt that left the entry with this key; 0 if there is no entry. */
export function attemptOf(key = ''): number {
  return Number(/-(\d+)-\w+$/.exec(key)?.[1] ?? 0);
}
