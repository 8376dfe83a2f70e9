import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/retry/clock.ts';

const AN_HOUR_MS = 3_600_000;

test('the clock of the system never wakes up too early', async () => {
  const early = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const ms = 5 + index / 100;
      const startedMs = systemClock.monotonicMs();
      await systemClock.sleep(ms, AbortSignal.any([]));
      return systemClock.monotonicMs() < startedMs + ms;
    }),
  );
  expect(early).not.toContain(true);
});

test('the clock of the system wakes up when the signal aborts, without an error, and leaves neither a timer nor a listener', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const controller = new AbortController();
  const asleep = systemClock.sleep(AN_HOUR_MS, controller.signal);
  expect(timers()).toBe(before + 1);
  controller.abort(new Error('the run was stopped'));
  await asleep;
  await systemClock.sleep(AN_HOUR_MS, AbortSignal.abort());
  expect(timers()).toBe(before);
  const { signal } = new AbortController();
  await systemClock.sleep(1, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
