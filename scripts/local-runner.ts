import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One step of a job, as the runner would start it. */
export interface Step {
  /** The bundle's file. */
  readonly bundle: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Absolute; so is `temp`, where file commands and default manifests go. */
  readonly workspace: string;
  readonly temp: string;
  /** What the step's main part has kept, for its `post` part. */
  readonly state?: Readonly<Record<string, string>>;
  /** Further environment variables; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called with the process, for those who want to end it early. */
  readonly started?: (child: ChildProcess) => void;
  /** Called with each part of stdout as it comes. */
  readonly onStdout?: (text: string) => void;
}

/** What the runner has of a step after its end. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Markdown. */
  readonly summary: string;
}

/**
 * Runs a bundle as a child process with what a runner gives it: inputs as `INPUT_*`, files for outputs, state and job
 * summary, and nothing of our own environment but the path.
 */
export async function runStep(step: Step): Promise<StepResult> {
  await mkdir(step.temp, { recursive: true });
  const outputFile = join(step.temp, 'output');
  const stateFile = join(step.temp, 'state');
  const summaryFile = join(step.temp, 'summary.md');
  await Promise.all([outputFile, stateFile, summaryFile].map((file) => writeFile(file, '')));
  const inputs = Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const kept = Object.entries(step.state ?? {}).map(([name, value]) => [`STATE_${name}`, value]);
  const child = spawn(process.execPath, [step.bundle], {
    cwd: step.workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...Object.fromEntries([...inputs, ...kept]),
      GITHUB_WORKSPACE: step.workspace,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STATE: stateFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: step.temp,
      ...step.env,
    },
  });
  step.started?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    step.onStdout?.(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    exitCode,
    stdout,
    stderr,
    outputs: parseFileCommands(await readFile(outputFile, 'utf8')),
    state: parseFileCommands(await readFile(stateFile, 'utf8')),
    summary: await readFile(summaryFile, 'utf8'),
  };
}

/** Reads a file of file commands: `name<<delimiter`, the lines of the value, the delimiter. */
function parseFileCommands(text: string): Record<string, string> {
  const commands = text.matchAll(/^([^\r\n<=]+)<<(\S+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm);
  return Object.fromEntries([...commands].map(([, name, , value]) => [name, value]));
}
