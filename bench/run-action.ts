import { mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FinishedProcess, runProcess } from './run-process.ts';

/** Who uploads; the sink takes everybody. */
export const TOKEN = 'bench-token-4f9c2a';
export const ORGANIZATION = 'org-1';

export interface ActionRun {
  readonly baseUrl: string;
  /** The folder of which everything is uploaded. */
  readonly workspace: string;
  /** An existing folder for what a runner keeps; every run gets a folder of its own in it. */
  readonly temp: string;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  /** Inputs that differ from those for all of the folder. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What its environment has besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A process that was a step, and the file that its outputs are in. */
export interface FinishedStep extends FinishedProcess {
  readonly outputFile: string;
}

/** Runs the bundled root action on all of a folder. */
export function runAction(run: ActionRun, signal: AbortSignal): Promise<FinishedStep> {
  const inputs = {
    token: TOKEN,
    'base-url': run.baseUrl,
    'allow-http': 'true',
    organization: ORGANIZATION,
    assets: '**',
    'working-directory': '.',
    ...run.inputs,
  };
  return runBundle({ ...run, bundle: 'main', inputs }, signal);
}

/** Runs a bundle as a runner starts a step: inputs as `INPUT_*`, and empty files for outputs and summary. */
export async function runBundle(
  run: Omit<ActionRun, 'baseUrl'> & {
    readonly bundle: 'main' | 'games' | 'merge';
    readonly inputs: Readonly<Record<string, string>>;
  },
  signal: AbortSignal,
): Promise<FinishedStep> {
  const temp = await mkdtemp(join(run.temp, 'step-'));
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary.md') };
  await Promise.all(Object.values(files).map((path) => writeFile(path, '')));
  const env = {
    PATH: process.env['PATH'],
    ...run.env,
    ...Object.fromEntries(
      Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    GITHUB_REPOSITORY: 'octo-games/bubble-pop',
    GITHUB_WORKSPACE: run.workspace,
    RUNNER_TEMP: temp,
    ...files,
  };
  const bundle = resolve(import.meta.dirname, '../dist', run.bundle, 'index.js');
  const finished = await runProcess({ args: [...(run.nodeOptions ?? []), bundle], env }, signal);
  return { ...finished, outputFile: files.GITHUB_OUTPUT };
}
