/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;

let stuck = 0;

/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
export async function withDeadline<T>(
  write: Promise<T>,
  signal: AbortSignal,
  { maxMs, maxCancelledMs } = { maxMs: MAX_MS, maxCancelledMs: MAX_CANCELLED_MS },
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expire = (ms: number) =>
    setTimeout(() => {
      stuck += 1;
      write.then(unstick, unstick);
      reject(new Error(`the write did not end within ${ms / 1000} s`));
    }, ms);
  let timer = expire(signal.aborted ? maxCancelledMs : maxMs);
  const onCancel = (): void => {
    clearTimeout(timer);
    timer = expire(maxCancelledMs);
  };
  signal.addEventListener('abort', onCancel);
  try {
    return await Promise.race([write, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onCancel);
  }
}

function unstick(): void {
  stuck -= 1;
}

/** Ends the process with its exit code. While a write is stuck only SIGKILL ends it, because `process.exit` waits for the write. */
export function exitProcess(): void {
  if (stuck > 0) process.kill(process.pid, 'SIGKILL');
  process.exit();
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

/** Waits for work that throws the signal's reason if the signal is aborted; returns `undefined` then. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
