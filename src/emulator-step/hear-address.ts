import type { ChildProcess } from 'node:child_process';
import { lastLines } from './last-lines.ts';

/** Of what it said before it ended. */
const LAST_WORDS = 2;

/**
 * Waits until an emulator says where it listens, and lets go of it.
 *
 * @param logPath the file of all that it says
 * @returns the base URL of its API
 * @throws Error when it can't be started, or with its own words when it ended; what `signal` was aborted with
 */
export async function hearAddress(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('message', resolve);
  child.once('error', reject);
  child.once('exit', async (code, by) => {
    const said = await lastLines(logPath, LAST_WORDS);
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
