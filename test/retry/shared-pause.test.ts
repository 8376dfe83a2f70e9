import { expect, test } from 'vitest';
import { SharedPause } from '../../src/retry/shared-pause.ts';
import { FakeClock } from '../support-doubles/fake-clock.ts';

const NEVER = new AbortController().signal;

test('is over from the beginning', async () => {
  const clock = new FakeClock();
  await new SharedPause().over(clock, NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('lasts exactly as long as it was extended for', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('lasts only for what is left of it', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  clock.advance(6_500);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([500]);
});

test('is over for those who come after it', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  clock.advance(7_000);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('is not shortened by a shorter one', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  pause.extend(100, clock);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('keeps those who wait for as long as it is extended meanwhile', async () => {
  const pause = new SharedPause();
  const clock: FakeClock = new FakeClock({
    whileAsleep: () => {
      if (clock.sleeps.length === 1) pause.extend(9_000, clock);
    },
  });
  pause.extend(7_000, clock);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([7_000, 2_000]);
});

test('is over at once for those who are cancelled, and for nobody else', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  await pause.over(clock, AbortSignal.abort('SIGTERM'));
  expect(clock.sleeps).toEqual([]);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('does not fall asleep again when a cancellation has woken it', async () => {
  const controller = new AbortController();
  const clock = new FakeClock({ whileAsleep: () => controller.abort('SIGTERM') });
  const pause = new SharedPause();
  pause.extend(7_000, clock);
  await pause.over(clock, controller.signal);
  expect(clock.sleeps).toEqual([7_000]);
});

test('keeps the first blockade of all, and nobody waits for what cannot come', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  expect(pause.blockade).toBeUndefined();
  pause.block({ error: 'first', askedMs: 121_000 });
  pause.block({ error: 'second', askedMs: 500_000 });
  expect(pause.blockade).toEqual({ error: 'first', askedMs: 121_000 });
  pause.extend(7_000, clock);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('ends for everybody when it is released, and does not begin again', async () => {
  const pause = new SharedPause();
  const signals: AbortSignal[] = [];
  const clock = new (class extends FakeClock {
    override sleep(ms: number, signal: AbortSignal): Promise<void> {
      signals.push(signal);
      return super.sleep(ms, signal);
    }
  })({ whileAsleep: () => pause.release() });
  pause.extend(7_000, clock);
  await pause.over(clock, NEVER);
  pause.extend(9_000, clock);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([7_000]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('lets someone sleep for as long as only that one has to', async () => {
  const clock = new FakeClock();
  const pause = new SharedPause();
  await pause.sleep(500, clock, NEVER);
  await pause.over(clock, NEVER);
  expect(clock.sleeps).toEqual([500]);
});
