import { mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FinishedProcess, runProcess } from './run-process.ts';

const BUNDLE = resolve(import.meta.dirname, '../dist/main/index.js');

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
}

/** Runs the bundled action as a runner starts a step: inputs as `INPUT_*`, and empty files for outputs and summary. */
export async function runAction(run: ActionRun, signal: AbortSignal): Promise<FinishedProcess> {
  const temp = await mkdtemp(join(run.temp, 'step-'));
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary.md') };
  await Promise.all(Object.values(files).map((path) => writeFile(path, '')));
  const env = {
    PATH: process.env['PATH'],
    INPUT_TOKEN: TOKEN,
    'INPUT_BASE-URL': run.baseUrl,
    'INPUT_ALLOW-HTTP': 'true',
    INPUT_ORGANIZATION: ORGANIZATION,
    INPUT_ASSETS: '**',
    'INPUT_WORKING-DIRECTORY': '.',
    GITHUB_REPOSITORY: 'octo-games/bubble-pop',
    GITHUB_WORKSPACE: run.workspace,
    RUNNER_TEMP: temp,
    ...files,
  };
  return runProcess({ args: [...(run.nodeOptions ?? []), BUNDLE], env }, signal);
}
