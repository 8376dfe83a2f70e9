import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { CAN } from '../doubles/conditions.ts';
import { spawnNode } from '../doubles/spawn-node.ts';
import { DIST, newFolder } from './run-action.ts';

const EMULATOR = resolve(DIST, 'emulator/index.js');

export interface EmulatorStep extends StepResult {
  /** The folder of the step's files. */
  readonly temp: string;
}

/** Runs the main part of the emulator's sub-action. Its emulator ends with the test. */
export async function startStep(
  inputs: Readonly<Record<string, string>> = {},
  options: Partial<Pick<Step, 'env' | 'started'>> = {},
): Promise<EmulatorStep> {
  const temp = await newFolder();
  const bundle = resolve(DIST, 'emulator-start/index.js');
  const result = await runStep({ bundle, workspace: temp, temp, inputs, spawnNode, ...options });
  onTestFinished(async () => {
    for (const { pid } of await emulatorsIn(temp)) process.kill(pid, 'SIGKILL');
    // Where processes can't be listed, it is asked to end.
    await fetch(result.state['stop'] ?? '', { method: 'POST' }).catch(() => undefined);
  });
  return { ...result, temp };
}

/** Runs the `post` part for a main part. */
export function stopStep(
  { state, temp }: Pick<EmulatorStep, 'state' | 'temp'>,
  options: Partial<Pick<Step, 'env'>> = {},
): Promise<StepResult> {
  const bundle = resolve(DIST, 'emulator-stop/index.js');
  return runStep({ bundle, workspace: temp, temp, inputs: {}, state, spawnNode, ...options });
}

/** The processes of emulators with this temporary folder; none where processes can't be listed. */
export async function emulatorsIn(temp: string): Promise<readonly Process[]> {
  return (await processes()).filter(
    ({ commandLine, environment }) =>
      commandLine.includes(EMULATOR) && environment.includes(`TMPDIR=${temp}\0`),
  );
}

interface Process {
  readonly pid: number;
  readonly commandLine: string;
  readonly environment: string;
}

/** All visible processes, if the system has /proc. `commandLine` and `environment` are separated by NUL. */
export async function processes(): Promise<readonly Process[]> {
  if (!CAN.readProc) return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    ids.map(async (id) => {
      const [commandLine, environment] = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')),
      );
      return { pid: Number(id), commandLine: commandLine ?? '', environment: environment ?? '' };
    }),
  );
}
