import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { vi } from 'vitest';
import { parseFileCommands, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { assetsAction } from '../../src/action/assets/run-assets.ts';
import { gamesAction } from '../../src/action/games/run-games.ts';
import { type Action, runAction } from '../../src/action/report/run-action.ts';
import { NO_CACHE, type UseCache } from '../../src/action/rerun/cache-process.ts';
import type { ActionContext } from '../../src/action/runner/runner.ts';
import { uploadAction } from '../../src/action/upload/run-upload.ts';
import { envWith } from './input-env.ts';
import { captureStdout, forgetSummaryFile, restoreProcess } from './run-here.ts';

/**
 * Runs the program of a bundle in this process, with all that `runStep` gives to one of its own: a twentieth of the work. Node itself
 * does not read the variables again (`NODE_OPTIONS`), and there is no process to kill.
 */
export async function runStepHere(
  { bundle, inputs, workspace, temp, env = {} }: Step,
  useCache: UseCache = NO_CACHE,
  signal: AbortSignal = new AbortController().signal,
): Promise<StepResult> {
  const entry = basename(dirname(bundle));
  const main = (context: ActionContext): Action => uploadAction(context, useCache);
  const action = { games: gamesAction, assets: assetsAction }[entry] ?? main;
  await mkdir(temp, { recursive: true });
  const files = { output: join(temp, 'output'), summary: join(temp, 'summary.md') };
  for (const file of Object.values(files)) await writeFile(file, '');
  const variables: NodeJS.ProcessEnv = {
    ...{ GITHUB_WORKSPACE: workspace, GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp },
    ...{ GITHUB_OUTPUT: files.output, GITHUB_STEP_SUMMARY: files.summary, ...env },
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  forgetSummaryFile();
  const restore = restoreProcess();
  const stdout = captureStdout();
  const startedMs = performance.now();
  await runAction(entry === 'main' ? '' : entry, action, envWith(inputs, variables), signal);
  const exitCode = Number(process.exitCode);
  restore();
  forgetSummaryFile();
  vi.unstubAllEnvs();
  return {
    ...{ exitCode, durationMs: performance.now() - startedMs, stdout: stdout.text, stderr: '', state: {} },
    outputs: parseFileCommands(await readFile(files.output, 'utf8')),
    summary: await readFile(files.summary, 'utf8'),
  };
}

/** Lets a run of an action happen in this process. */
export const HERE = { runStep: (step: Step) => runStepHere(step) };

/** In this process, unless the run needs one of its own: it gets signals, or variables that Node reads when it starts. */
export function hereIfPossible({
  env = {},
  started,
  spawnNode,
}: Partial<Pick<Step, 'env' | 'started' | 'spawnNode'>>): Partial<typeof HERE> {
  const isProcess = started || spawnNode || Object.keys(env).some((name) => name.startsWith('NODE_'));
  return isProcess ? {} : HERE;
}
