import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { EOL } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

type NodeProcess = ChildProcessByStdio<null, Readable, Readable>;

/** One step of a job, as the runner starts it. */
export interface Step {
  /** The bundle's file. */
  readonly bundle: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** An absolute path. */
  readonly workspace: string;
  /** The absolute path of the folder for file commands and default manifests. */
  readonly temp: string;
  /** The state that the step's main part saved for its `post` part. */
  readonly state?: Readonly<Record<string, string>>;
  /** Further environment variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Starts Node with these arguments; by default as `spawn` does. */
  readonly spawnNode?: (args: readonly string[], options: SpawnOptions) => NodeProcess;
  /** Called with the process, so that the caller can kill it. */
  readonly started?: (child: NodeProcess) => void;
}

/** A finished step, as the runner sees it. */
export interface StepResult {
  readonly exitCode: number | null;
  /** From spawn to exit. */
  readonly durationMs: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Markdown. */
  readonly summary: string;
}

/**
 * Runs a bundle as a child process as a runner does: inputs as `INPUT_*`, and files for outputs, state and job summary. Of the
 * caller's environment, the process gets only `PATH`.
 */
export async function runStep(step: Step): Promise<StepResult> {
  await mkdir(step.temp, { recursive: true });
  const outputFile = join(step.temp, 'output');
  const stateFile = join(step.temp, 'state');
  const summaryFile = join(step.temp, 'summary.md');
  await Promise.all([outputFile, stateFile, summaryFile].map((file) => writeFile(file, '')));
  const inputs = Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const kept = Object.entries(step.state ?? {}).map(([name, value]) => [`STATE_${name}`, value]);
  const startedMs = performance.now();
  const child = (step.spawnNode ?? spawnBundle)([step.bundle], {
    cwd: step.workspace,
    env: {
      PATH: process.env['PATH'],
      ...Object.fromEntries([...inputs, ...kept]),
      GITHUB_WORKSPACE: step.workspace,
      GITHUB_ACTIONS: 'true',
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
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  let durationMs = 0;
  child.once('exit', () => {
    durationMs = performance.now() - startedMs;
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return {
    exitCode,
    durationMs,
    // The runner reads lines, which end by `\r\n` on Windows.
    stdout: stdout.replaceAll(EOL, '\n'),
    stderr: stderr.replaceAll(EOL, '\n'),
    outputs: parseFileCommands(await readFile(outputFile, 'utf8')),
    state: parseFileCommands(await readFile(stateFile, 'utf8')),
    summary: await readFile(summaryFile, 'utf8'),
  };
}

function spawnBundle(args: readonly string[], options: SpawnOptions): NodeProcess {
  return spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Parses file commands: `name<<delimiter`, the lines of the value, the delimiter. */
export function parseFileCommands(text: string): Record<string, string> {
  const commands = text.matchAll(/^([^\r\n<=]+)<<(\S+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm);
  return Object.fromEntries([...commands].map(([, name, , value]) => [name, value]));
}
