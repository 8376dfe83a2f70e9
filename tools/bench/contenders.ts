import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runStep, type StepResult } from '../../scripts/local-runner.ts';
import type { Contender, Place } from './case.ts';
import { ASSETS } from './workshop.ts';

/** The server accepts every token. */
const TOKEN = 'bench-token-4f9c2a';
const ORGANIZATION = 'org-1';

/** The bundled root action, which uploads everything. */
export const ACTION: Contender = {
  name: 'action',
  delivers: 'all',
  run: (place) => runAction(place, {}),
};

/** The same without hashing, which nothing can continue. */
export const WITHOUT_HASHES: Contender = {
  ...ACTION,
  name: 'reuse-unchanged: false',
  run: (place) => runAction(place, { 'reuse-unchanged': 'false' }),
};

/** The bundled root action, which finds and checks everything and sends nothing. */
export const dryRun = (name: string, assets = '**'): Contender => ({
  name,
  delivers: 'nothing',
  run: async (place) => {
    const step = await runAction(place, { 'dry-run': 'true', assets });
    const manifest = JSON.parse(await readFile(step.outputs['manifest'] ?? '', 'utf8'));
    const planned = manifest.assets.filter(({ status }: { status: string }) => status === 'planned').length;
    if (planned !== place.files.count) throw new Error(`${planned} files were planned`);
    return step;
  },
});

/** A program of `rivals`. */
function rival(name: string, command: string, script: string, ...options: string[]): Contender {
  return {
    name,
    delivers: 'all',
    run: (place) => {
      const env = { ...place.env, PLAYABLE_TOKEN: TOKEN, PLAYABLE_ORGANIZATION: ORGANIZATION };
      const args = [join(import.meta.dirname, 'rivals', script), place.folder, place.baseUrl, ...options];
      return runProcess(command, args, { ...place, env });
    },
  };
}

/** A search by `glob` alone. */
export const GLOB: Contender = {
  ...rival('glob', process.execPath, 'glob.mjs'),
  delivers: 'nothing',
  atMost: 2,
};

/** A script on undici that does nothing but send, one file at a time over each connection. */
export function undici(connections: number): Contender {
  return rival(`undici, ${connections} connections`, process.execPath, 'undici.mjs', String(connections));
}

/** With as many connections as it needs if responses come at once. */
export const UNDICI: Contender = { ...undici(16), name: 'undici' };

/** An action on `@actions/http-client`, with streams and 16 files at a time. */
export const HTTP_CLIENT = rival('@actions/http-client', process.execPath, 'http-client.mjs');

/** A shell script of `rivals`, which needs bash, curl and jq. */
export function shellRival(name: string, script: string): Contender {
  return rival(name, 'bash', script);
}

/** @throws Error with the output of the process, if its exit code is not 0, or if the signal ends it */
export async function runProcess(
  command: string,
  args: readonly string[],
  { env, signal }: Pick<Place, 'env' | 'signal'>,
): Promise<{ readonly durationMs: number }> {
  const startedMs = performance.now();
  await promisify(execFile)(command, args, { env: { ...env }, signal });
  return { durationMs: performance.now() - startedMs };
}

/**
 * Runs the root action on a place's files, with further inputs.
 *
 * @throws Error if the step fails
 */
export async function runAction(
  { baseUrl, workspace, temp, env, signal }: Omit<Place, 'folder' | 'files'>,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  signal.throwIfAborted();
  const step = await runStep({
    bundle: resolve(import.meta.dirname, '../../dist/main/index.js'),
    workspace,
    temp: await mkdtemp(join(temp, 'step-')),
    inputs: {
      token: TOKEN,
      'base-url': baseUrl,
      'allow-http': 'true',
      organization: ORGANIZATION,
      assets: '**',
      'working-directory': ASSETS,
      ...inputs,
    },
    env: { GITHUB_REPOSITORY: 'octo-games/bubble-pop', ...env },
    started: (child) => signal.addEventListener('abort', () => child.kill('SIGKILL')),
  });
  signal.throwIfAborted();
  if (step.exitCode === 0) return step;
  throw new Error(`A step exited with ${step.exitCode}:\n${(step.stdout + step.stderr).slice(-2_000)}`);
}
