import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program in a process of its own, and returns the time from its start to its end.
 *
 * @throws Error if its exit code is not 0, with its output
 * @throws the signal's reason if the signal aborts, which ends the process
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<{ readonly durationMs: number }> {
  const startedMs = performance.now();
  await promisify(execFile)(command, args, { env: { ...env }, signal });
  return { durationMs: performance.now() - startedMs };
}
