import { setTimeout as sleep } from 'node:timers/promises';

/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;

/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
export async function withDeadline<T>(write: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expireIn = (ms: number) =>
    setTimeout(() => reject(new Error(`the write did not end within ${ms / 1000} s`)), ms);
  const timers = [expireIn(signal.aborted ? MAX_CANCELLED_MS : MAX_MS)];
  const onCancel = () => timers.push(expireIn(MAX_CANCELLED_MS));
  signal.addEventListener('abort', onCancel);
  try {
    return await Promise.race([write, late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    signal.removeEventListener('abort', onCancel);
  }
}

/** How long the end of the process waits for requests to the system, in steps of milliseconds. */
const [MAX_LINGER_MS, LINGER_MS] = [1_000, 20];

/** Ends the process with its exit code, whatever is still open. */
export async function exitProcess(): Promise<void> {
  for (let waited = 0; waited < MAX_LINGER_MS; waited += LINGER_MS) {
    if (!isRequesting()) process.exit();
    await sleep(LINGER_MS);
  }
  // `process.exit` waits for them: a look-up of a name may take half a minute, a disk that does not respond may never end.
  const code = process.exitCode ?? 0;
  const node = process.execPath;
  if (process.platform !== 'win32') process.execve?.(node, [node, '--eval', `process.exit(${code})`], {});
  // Windows gives a process that is ended so the exit code 1.
  if (code !== 0) process.kill(process.pid, 'SIGKILL');
  process.exit();
}

/** Whether threads of Node look up a name or use files. */
function isRequesting(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(?:GetAddrInfo|FS)Req/.test(name));
}

/**
 * Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
 * terminal was closed.
 */
export function cancellationSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] as const) {
    // `on`, not `once`: a signal that comes again would kill the process while it writes its outputs.
    process.on(name, () => controller.abort(name));
  }
  return controller.signal;
}

/** Waits for work. Returns `undefined` if the signal was aborted and the work therefore threw. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
