import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/retry/clock.ts';

const AN_HOUR_MS = 3_600_000;

describe('systemClock', () => {
  test('tells the time of day', () => {
    const before = Date.now();
    const told = systemClock.wallMs();
    expect(told).toBeGreaterThanOrEqual(before);
    expect(told).toBeLessThanOrEqual(Date.now());
  });

  test('sleeps for as long as asked', async () => {
    const before = systemClock.monotonicMs();
    await systemClock.sleep(30, new AbortController().signal);
    // Node's timers count whole milliseconds, and may fire within the last one.
    expect(systemClock.monotonicMs() - before).toBeGreaterThanOrEqual(29);
  });

  test('wakes up when the signal aborts, without an error', async () => {
    const controller = new AbortController();
    const asleep = systemClock.sleep(AN_HOUR_MS, controller.signal);
    controller.abort(new Error('the run was stopped'));
    await expect(asleep).resolves.toBeUndefined();
  });

  test('does not fall asleep when the signal has aborted already', async () => {
    await expect(systemClock.sleep(AN_HOUR_MS, AbortSignal.abort('SIGTERM'))).resolves.toBeUndefined();
  });

  test('leaves no timer behind, on which a process that is done would wait', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const controller = new AbortController();
    const asleep = systemClock.sleep(AN_HOUR_MS, controller.signal);
    expect(timers()).toBe(before + 1);
    controller.abort();
    await asleep;
    expect(timers()).toBe(before);
    await systemClock.sleep(AN_HOUR_MS, AbortSignal.abort());
    expect(timers()).toBe(before);
  });

  test('leaves nothing behind on a signal that many sleep on, one after the other', async () => {
    const { signal } = new AbortController();
    await systemClock.sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
