import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long it may take to end in good order, and how long the system may take to end it. */
const GRACE_MS = 3_000;
const POLL_MS = 10;

/**
 * The emulator as a process of its own, known by its id alone: the one who asks is not the one who started it.
 *
 * The system gives ids again. Where it tells what a process runs, one that runs something else is not taken for it.
 */
export class EmulatorProcess {
  readonly #pid: number;
  readonly #script: string;

  /** @param script absolute path of the file that it runs */
  constructor(pid: number, script: string) {
    this.#pid = pid;
    this.#script = script;
  }

  get isRunning(): boolean {
    try {
      process.kill(this.#pid, 0);
      if (process.platform !== 'linux') return true;
      // Empty for one that has ended and that nobody has asked about yet.
      return readFileSync(`/proc/${this.#pid}/cmdline`, 'utf8').split('\0').includes(this.#script);
    } catch {
      return false;
    }
  }

  /**
   * Ends it, by force where it does not end itself, and waits until it is gone.
   *
   * @returns whether it is
   */
  async end(): Promise<boolean> {
    return (await this.#endBy('SIGTERM')) || (await this.#endBy('SIGKILL'));
  }

  async #endBy(signal: NodeJS.Signals): Promise<boolean> {
    const deadline = performance.now() + GRACE_MS;
    if (this.isRunning) this.#send(signal);
    while (this.isRunning && performance.now() < deadline) await sleep(POLL_MS);
    return !this.isRunning;
  }

  #send(signal: NodeJS.Signals): void {
    try {
      process.kill(this.#pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** What the emulator needs of its environment; the rest, such as other inputs of the step, is none of its business. */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];

/** What is to be started, and where it writes to. */
export interface Launch {
  /** Absolute path of the emulator's file. */
  readonly script: string;
  readonly args: readonly string[];
  /** Beside what it needs of ours. */
  readonly env: Readonly<Record<string, string>>;
  /** A new file for all that it says. */
  readonly logPath: string;
  /** Where it keeps what was uploaded, until it ends. */
  readonly temp: string;
}

/**
 * Starts the emulator as a process in a session of its own, which outlives the step: some runners end what a step leaves
 * behind. It holds nothing of ours open.
 */
export function spawnEmulator(
  { script, args, env, logPath, temp }: Launch,
  own: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  try {
    const needed = PASSED_VARIABLES.map((name) => [name, own[name]] as const).filter(
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

/** Of what it said before it ended. */
const MAX_LOG_BYTES = 2;

/**
 * Waits until an emulator says where it listens, and lets go of it.
 *
 * @param logPath the file of all that it says
 * @returns the base URL of its API
 * @throws Error when it can't be started, or with its own words when it ended; what `signal` was aborted with
 */
export async function waitUntilListening(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('message', resolve);
  child.once('error', reject);
  child.once('exit', async (code, by) => {
    const said = await lastLines(logPath, MAX_LOG_BYTES);
    reject(new Error(said.join(' ') || `It ended at once, with ${by ?? `exit code ${code}`}`));
  });
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  const message = await promise;
  child.disconnect();
  child.unref();
  if (typeof message !== 'object' || message === null || !('baseUrl' in message)) {
    throw new TypeError('It did not say where it listens');
  }
  return String(message.baseUrl);
}

/**
 * Sees that the emulator answers. It is asked at its storage, whose requests no rate limit counts: the job has all that
 * the limit allows.
 *
 * @param baseUrl of its API
 * @throws Error when there is no answer; what `signal` was aborted with
 */
export async function healthCheck(baseUrl: string, signal: AbortSignal): Promise<void> {
  const request = get(new URL('/storage/', baseUrl), { agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response', { signal });
  response?.resume();
}

/** The last lines of a text file that have something in them; none where it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
