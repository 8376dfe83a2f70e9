import { expect, test } from 'vitest';
import { NoAnswerError, withinTime } from '../../../src/action/deployments/deployment-client.ts';

const NEVER = new AbortController().signal;
const LONG_MS = 60_000;

/** Work that never ends, and the signals that it was given. */
function endless() {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal): Promise<never> => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  return { signals, work };
}

test('what is done in time is handed on, as an error is', async () => {
  expect(await withinTime(LONG_MS, NEVER, async () => 'done')).toBe('done');
  const error = new Error('refused');
  await expect(withinTime(LONG_MS, NEVER, () => Promise.reject(error))).rejects.toBe(error);
});

test('work that takes too long is ended, whether it listens or not', async () => {
  const { signals, work } = endless();
  const late = withinTime(1, NEVER, work);
  await expect(late).rejects.toThrow(new NoAnswerError('GitHub did not answer within 1 ms.'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('when there is no more time for anything, it is ended at once', async () => {
  const { signals, work } = endless();
  const until = new AbortController();
  const ended = withinTime(LONG_MS, until.signal, work);
  until.abort();
  await expect(ended).rejects.toThrow('The run was cancelled before GitHub answered.');
  await expect(withinTime(LONG_MS, until.signal, work)).rejects.toBeInstanceOf(NoAnswerError);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
