import { expect, test } from 'vitest';
import { GitHubTimeoutError, withTimeout } from '../../../src/action/deployments/deployment-client.ts';

const NEVER = new AbortController().signal;
const LONG_MS = 60_000;

/** Work that never settles, and the signals that it received. */
function endless() {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal): Promise<never> => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  return { signals, work };
}

test('work that settles in time passes on its value or its error', async () => {
  expect(await withTimeout(LONG_MS, NEVER, async () => 'done')).toBe('done');
  const error = new Error('refused');
  await expect(withTimeout(LONG_MS, NEVER, () => Promise.reject(error))).rejects.toBe(error);
});

test('work that takes too long is aborted, even if it ignores its signal', async () => {
  const { signals, work } = endless();
  const late = withTimeout(1, NEVER, work);
  await expect(late).rejects.toThrow(new GitHubTimeoutError('GitHub did not respond within 1 ms.'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a cancellation aborts the work at once', async () => {
  const { signals, work } = endless();
  const until = new AbortController();
  const ended = withTimeout(LONG_MS, until.signal, work);
  until.abort();
  await expect(ended).rejects.toThrow('The run was cancelled before GitHub responded.');
  await expect(withTimeout(LONG_MS, until.signal, work)).rejects.toBeInstanceOf(GitHubTimeoutError);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
