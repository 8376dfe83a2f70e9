import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Characters of a failed process's output that are told: its end says why. */
const TOLD = 2_000;

/** A script that Node runs, or another program, with all of its environment. */
export interface Script {
  /** The program, where it is not this Node. */
  readonly command?: string;
  /** Options of Node, the script's file, and the script's own arguments; or those of the program. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface FinishedProcess {
  /** Wall-clock time from the call of spawn to the process's exit, in milliseconds. */
  readonly durationMs: number;
  /** What the process wrote to its file descriptor 3. */
  readonly note: string;
  /** What it wrote to its stdout. */
  readonly stdout: string;
}

/**
 * Runs a script or a program to its end in a process of its own.
 *
 * @throws Error when its exit code is not 0, with the end of what it printed
 * @throws the signal's reason when that aborts; the process has been ended then
 */
export async function runProcess(script: Script, signal: AbortSignal): Promise<FinishedProcess> {
  signal.throwIfAborted();
  const { command = process.execPath, args, env } = script;
  const startedMs = performance.now();
  // A group of its own, so that what a shell has started ends with it.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env, detached: true });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', kill);
  try {
    const printed = Promise.all(child.stdio.slice(1).map(readAll));
    const [exitCode, killedBy] = await once(child, 'exit');
    const durationMs = performance.now() - startedMs;
    const [stdout = '', stderr = '', note = ''] = await printed;
    signal.throwIfAborted();
    if (exitCode === 0) return { durationMs, note, stdout };
    throw new Error(`A run ended with ${killedBy ?? exitCode}:\n${(stdout + stderr).slice(-TOLD)}`);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

async function readAll(
  stream: NodeJS.ReadableStream | NodeJS.WritableStream | null | undefined,
): Promise<string> {
  return stream && 'read' in stream ? text(stream) : '';
}
