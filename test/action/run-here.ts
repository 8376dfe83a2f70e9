import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../doubles/environment.ts';
import { type Annotation, annotationsIn, captureStdout } from './capture-stdout.ts';
import { envWith } from './env-with.ts';
import { readOutputs } from './read-outputs.ts';
import { spareProcess } from './spare-process.ts';

export interface StepRunHere {
  readonly exitCode: unknown;
  readonly outputs: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  readonly lines: readonly string[];
}

/** Runs a step in this process, with these inputs, files of its own for outputs, and a folder for temporary files. */
export async function runStepHere(
  step: (env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<void>,
  inputs: Readonly<Record<string, string>>,
  signal = new AbortController().signal,
): Promise<StepRunHere> {
  spareProcess();
  const folder = await temporaryFolder();
  const file = join(folder, 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const stdout = captureStdout();
  await step(envWith(inputs, { RUNNER_TEMP: folder, GITHUB_OUTPUT: file }), signal);
  return {
    exitCode: process.exitCode,
    outputs: readOutputs(await readFile(file, 'utf8')),
    annotations: annotationsIn(stdout.lines),
    lines: stdout.lines,
  };
}
