import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { onTestFinished } from 'vitest';
import { runStep, type Step, type StepResult } from '../../scripts/local-runner.ts';
import { CAN } from '../doubles/conditions.ts';
import { spawnNode } from '../doubles/spawn-node.ts';
import { newFolder } from './run-action.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

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
  onTestFinished(async () => {
    for (const { pid } of await emulatorsIn(temp)) process.kill(pid, 'SIGKILL');
  });
  const bundle = resolve(DIST, 'emulator-start/index.js');
  return { ...(await runStep({ bundle, workspace: temp, temp, inputs, spawnNode, ...options })), temp };
}

/** Runs the `post` part for a main part. */
export function stopStep(
  { state, temp }: Pick<EmulatorStep, 'state' | 'temp'>,
  options: Partial<Pick<Step, 'env'>> = {},
): Promise<StepResult> {
  const bundle = resolve(DIST, 'emulator-stop/index.js');
  return runStep({ bundle, workspace: temp, temp, inputs: {}, state, spawnNode, ...options });
}

/** The processes of emulators with this temporary folder. */
export async function emulatorsIn(temp: string): Promise<readonly Process[]> {
  if (!CAN.readProc) return savedProcesses(temp);
  return (await processes()).filter(
    ({ commandLine, environment }) =>
      commandLine.includes(EMULATOR) && environment.includes(`TMPDIR=${temp}${sep}`),
  );
}

/** The running processes whose ids the state file has. */
async function savedProcesses(temp: string): Promise<readonly Process[]> {
  const state = await readFile(join(temp, 'state'), 'utf8').catch(() => '');
  const ids = [...state.matchAll(/^pid<<.*\r?\n(\d+)\r?$/gm)].map(([, id]) => Number(id));
  return ids.filter(isRunning).map((pid) => ({ pid, commandLine: '', environment: '' }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Process {
  readonly pid: number;
  readonly commandLine: string;
  readonly environment: string;
}

/** All visible processes. `commandLine` and `environment` are separated by NUL. */
export async function processes(): Promise<readonly Process[]> {
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
