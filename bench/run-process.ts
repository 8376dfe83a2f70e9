import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Characters at the end of a failed process's output that the error quotes. */
const QUOTED_LENGTH = 2_000;

export interface FinishedProcess {
  /** From spawn to exit. */
  readonly durationMs: number;
  readonly stdout: string;
}

/**
 * Runs a program in a process of its own.
 *
 * @throws Error if its exit code is not 0, with the end of its output
 * @throws the signal's reason if the signal aborts, which kills the process
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<FinishedProcess> {
  signal.throwIfAborted();
  const startedMs = performance.now();
  // In a process group of its own, so that the processes of a shell script are killed with it.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', kill);
  try {
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const [exitCode, killedBy] = await once(child, 'exit');
    const durationMs = performance.now() - startedMs;
    const [stdout, stderr] = await output;
    signal.throwIfAborted();
    if (exitCode === 0) return { durationMs, stdout };
    throw exitError(killedBy ?? exitCode, stdout + stderr);
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

/** The error for a process that failed. */
export function exitError(exitCode: unknown, output: string): Error {
  return new Error(`A process exited with ${exitCode}:\n${output.slice(-QUOTED_LENGTH)}`);
}
