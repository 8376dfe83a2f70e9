import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runStep, type StepResult } from '../../scripts/local-runner.ts';
import { newFolder } from '../e2e/run-action.ts';

/** Runs a bundled sub-action as the runner does, in an empty workspace. */
export async function runBundle(
  name: 'games' | 'assets',
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const folder = await newFolder();
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  const bundle = resolve(import.meta.dirname, `../../dist/${name}/index.js`);
  return runStep({ bundle, workspace, temp: join(folder, 'temp'), inputs });
}
