import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum wait after each of SIGTERM and SIGKILL. */
const GRACE_MS = 3_000;
const POLL_MS = 10;

/**
 * An emulator process, identified by its process id, so that another process than its parent can use it.
 *
 * Systems reuse process ids. On Linux, a process that runs another script does not count as the emulator.
 */
export class EmulatorProcess {
  readonly #pid: number;
  readonly #script: string;

  /** @param script Absolute path of the emulator's file. */
  constructor(pid: number, script: string) {
    this.#pid = pid;
    this.#script = script;
  }

  get isRunning(): boolean {
    try {
      process.kill(this.#pid, 0);
      if (process.platform !== 'linux') return true;
      // The file is empty for a zombie process.
      return readFileSync(`/proc/${this.#pid}/cmdline`, 'utf8').split('\0').includes(this.#script);
    } catch {
      return false;
    }
  }

  /**
   * Sends SIGTERM, then SIGKILL if the process is still running after 3 s.
   *
   * @returns Whether the process has ended.
   */
  async stop(): Promise<boolean> {
    return (await this.#stopBy('SIGTERM')) || (await this.#stopBy('SIGKILL'));
  }

  async #stopBy(signal: NodeJS.Signals): Promise<boolean> {
    const deadline = performance.now() + GRACE_MS;
    try {
      if (this.isRunning) process.kill(this.#pid, signal);
    } catch {
      // It has just ended.
    }
    while (this.isRunning && performance.now() < deadline) await sleep(POLL_MS);
    return !this.isRunning;
  }
}

/** The variables that the emulator needs. It does not get the others, such as the inputs of the step. */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];

export interface SpawnOptions {
  /** Absolute path of the emulator's file. */
  readonly script: string;
  readonly args: readonly string[];
  /** Variables in addition to {@link PASSED_VARIABLES}. */
  readonly env: Readonly<Record<string, string>>;
  /** A new file for stdout and stderr. */
  readonly logPath: string;
  /** The folder for temporary files, such as uploads. */
  readonly temp: string;
}

/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
export function spawnEmulator(
  { script, args, env, logPath, temp }: SpawnOptions,
  parentEnv: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  try {
    const needed = PASSED_VARIABLES.map((name) => [name, parentEnv[name]] as const).filter(
      ([, value]) => value !== undefined,
    );
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: temp,
      detached: true,
      env: { ...Object.fromEntries(needed), TMPDIR: temp, TEMP: temp, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

const MAX_ERROR_LINES = 2;

/**
 * Waits until the emulator reports its address, then detaches from it.
 *
 * @returns The base URL of its API.
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws The reason of `signal`.
 */
export async function waitUntilListening(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('message', resolve);
  child.once('error', reject);
  child.once('exit', async (code, killedBy) => {
    const lines = await lastLines(logPath, MAX_ERROR_LINES);
    reject(new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`));
  });
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const message = await promise;
  child.disconnect();
  child.unref();
  if (typeof message !== 'object' || message === null || !('baseUrl' in message)) {
    throw new TypeError('It did not report its address');
  }
  return String(message.baseUrl);
}

/**
 * Waits for a response of the emulator's storage: its requests do not count for the rate limit.
 *
 * @param baseUrl The base URL of the API.
 * @throws {Error} If the request fails.
 * @throws The reason of `signal`.
 */
export async function healthCheck(baseUrl: string, signal: AbortSignal): Promise<void> {
  const request = get(new URL('/storage/', baseUrl), { agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response', { signal });
  response?.resume();
}

/** The last non-empty lines of a text file; none if it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
