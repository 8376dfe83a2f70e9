import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../support/errors.ts';

const isLinux = process.platform === 'linux';

/** Maximum wait for a response, and after each way to end the process. */
const GRACE_MS = 3_000;
const POLL_MS = 10;

export interface EmulatorIdentity {
  readonly pid: number;
  /** Absolute path of the emulator's file. */
  readonly script: string;
  /** Where a POST ends it; empty if it has not reported that. */
  readonly stopUrl: string;
  /** Whether this process started it: its id can't belong to another process yet. */
  readonly isChild?: boolean;
}

/** `gone`: it had ended before, and another process may have its id. */
export type StopResult = 'stopped' | 'gone' | 'running';

/**
 * Asks an emulator to end, and kills it if it is still running 3 s later.
 *
 * Systems reuse process ids, so only a process that proves to be the emulator is ended: by its command line on Linux,
 * elsewhere by its response to a request with a secret.
 */
export async function stopEmulator(emulator: EmulatorIdentity): Promise<StopResult> {
  if (!isRunning(emulator)) return 'gone';
  const answer = await requestStop(emulator);
  if (answer === 'accepted' && (await hasEnded(emulator))) return 'stopped';
  const isEmulator = answer === 'accepted' || emulator.isChild === true || isLinux;
  if (!isEmulator) return answer === 'rejected' ? 'gone' : 'running';
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      if (isRunning(emulator)) process.kill(emulator.pid, signal);
    } catch {
      // It has just ended.
    }
    if (await hasEnded(emulator)) return 'stopped';
  }
  return 'running';
}

function isRunning({ pid, script }: EmulatorIdentity): boolean {
  try {
    process.kill(pid, 0);
    // The file is empty for a zombie process.
    return !isLinux || readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(script);
  } catch {
    return false;
  }
}

async function hasEnded(emulator: EmulatorIdentity): Promise<boolean> {
  const deadline = performance.now() + GRACE_MS;
  while (isRunning(emulator) && performance.now() < deadline) await sleep(POLL_MS);
  return !isRunning(emulator);
}

async function requestStop({ stopUrl, pid }: EmulatorIdentity): Promise<'accepted' | 'rejected' | 'silent'> {
  if (stopUrl === '') return 'rejected';
  try {
    const sent = request(stopUrl, { method: 'POST', agent: false, signal: AbortSignal.timeout(GRACE_MS) });
    // Also after the response: the process may end before its connection.
    sent.on('error', () => undefined);
    const [response] = await once(sent.end(), 'response');
    return (await text(response)) === String(pid) ? 'accepted' : 'rejected';
  } catch (error) {
    return errorCode(error) === 'ECONNREFUSED' ? 'rejected' : 'silent';
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
  /** A new file for stdout and stderr. Next to it, the emulator gets a folder for its own files. */
  readonly logPath: string;
}

/** The folder for uploads and other temporary files of the emulator with this log. */
function dataFolder(logPath: string): string {
  return logPath.replace(/\.log$/, '');
}

/** Removes the files of an emulator that has ended, except for its log. One that was killed leaves its uploads behind. */
export async function removeFiles(logPath: string): Promise<void> {
  if (!logPath.endsWith('.log')) return;
  await rm(dataFolder(logPath), { recursive: true, force: true, maxRetries: 3 });
}

/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
export function spawnEmulator(
  { script, args, env, logPath }: SpawnOptions,
  parentEnv: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  try {
    const temp = dataFolder(logPath);
    mkdirSync(temp);
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

/** The addresses of an emulator. */
export interface Listening {
  /** The base URL of its API. */
  readonly baseUrl: string;
  readonly stopUrl: string;
}

/**
 * Waits until the emulator reports its addresses, then detaches from it.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws The reason of `signal`.
 */
export async function waitUntilListening(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<Listening> {
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
  return { baseUrl: String(message.baseUrl), stopUrl: 'stopUrl' in message ? String(message.stopUrl) : '' };
}

/** The last non-empty lines of a text file; none if it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
