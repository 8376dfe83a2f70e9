import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { systemClock, WaitTimer } from '../../src/retry/clock.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';

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

const { signal } = new AbortController();

test('is nothing at first', () => {
  expect(new WaitTimer(new FakeClock()).totalMs).toBe(0);
});

test('adds up waits that follow each other, without what lies between them', async () => {
  const clock = new FakeClock();
  const waiting = new WaitTimer(clock);
  await waiting.measure(() => clock.sleep(200, signal));
  clock.advance(5_000);
  await waiting.measure(() => clock.sleep(300, signal));
  expect(waiting.totalMs).toBe(500);
});

test('counts waits that overlap once', async () => {
  const clock = new VirtualClock();
  const waiting = new WaitTimer(clock);
  const waits = [100, 400, 250].map((ms) => waiting.measure(() => clock.sleep(ms, signal)));
  await clock.run(Promise.all(waits));
  expect(waiting.totalMs).toBe(400);
});

test('begins with the first of waits that overlap, though others begin later', async () => {
  const clock = new VirtualClock();
  const waiting = new WaitTimer(clock);
  const first = waiting.measure(() => clock.sleep(400, signal));
  await clock.run(clock.sleep(100, signal));
  await clock.run(Promise.all([first, waiting.measure(() => clock.sleep(50, signal))]));
  expect(waiting.totalMs).toBe(400);
});

test('includes a wait that is not over yet', async () => {
  const clock = new FakeClock();
  const waiting = new WaitTimer(clock);
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = waiting.measure(() => promise);
  clock.advance(700);
  expect(waiting.totalMs).toBe(700);
  resolve();
  await wait;
});

test('ends with a wait that fails', async () => {
  const clock = new FakeClock();
  const waiting = new WaitTimer(clock);
  await expect(waiting.measure(() => Promise.reject(new Error('no clock')))).rejects.toThrow('no clock');
  clock.advance(700);
  expect(waiting.totalMs).toBe(0);
});

test('knows when something waited, each time from the first to the last', async () => {
  const clock = new VirtualClock();
  const waiting = new WaitTimer(clock);
  const startMs = clock.monotonicMs();
  await clock.run(Promise.all([100, 400].map((ms) => waiting.measure(() => clock.sleep(ms, signal)))));
  await clock.run(clock.sleep(50, signal));
  await clock.run(waiting.measure(() => clock.sleep(30, signal)));
  expect(waiting.spans).toEqual([
    { startMs, endMs: startMs + 400 },
    { startMs: startMs + 450, endMs: startMs + 480 },
  ]);
});
