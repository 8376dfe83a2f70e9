import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SpawnOptions {
  /** Absolute path of the emulator's file. */
  readonly script: string;
  readonly args: readonly string[];
  /** Variables besides the few that it takes from the step. */
  readonly env: Readonly<Record<string, string>>;
  /** A new file for stdout and stderr, in the folder for the emulator's files. */
  readonly logPath: string;
}

/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
export function spawnEmulator(
  { script, args, env, logPath }: SpawnOptions,
  // It does not get the others, such as the inputs of the step.
  { PATH, SystemRoot, RUNNER_TRACKING_ID }: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  const temp = dirname(logPath);
  try {
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: temp,
      detached: true,
      env: { PATH, SystemRoot, RUNNER_TRACKING_ID, TMPDIR: temp, TEMP: temp, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

const MAX_ERROR_LINES = 2;

export interface Listening {
  /** The base URL of its API. */
  readonly baseUrl: string;
  /** Where a POST ends it. */
  readonly stopUrl: string;
}

/**
 * Waits until the emulator reports its addresses.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws An AbortError when `signal` is aborted.
 */
export async function waitUntilListening(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<Listening> {
  const started = once(child, 'message', { signal }).then(([addresses]): Listening => addresses);
  const ended = once(child, 'exit', { signal }).then(async ([code, killedBy]): Promise<never> => {
    const lines = await lastLines(logPath, MAX_ERROR_LINES);
    throw new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`);
  });
  return Promise.race([started, ended]);
}

/** The last non-empty lines of a text file; none if it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
