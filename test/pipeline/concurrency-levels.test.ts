import { expect, test } from 'vitest';
import { ConcurrencyControl } from '../../src/pipeline/concurrency.ts';

/** A control for small files; the process is busy for so much of the time. */
function controlWith(busyMs: () => number = () => 0): ConcurrencyControl {
  return new ConcurrencyControl({ nowMs: 0, meanBytes: 16 * 1024, busyMs });
}

/** So many files are done, all at one time. */
function settle(control: ConcurrencyControl, files: number, nowMs: number): void {
  for (let count = 0; count < files; count += 1) control.settled(nowMs);
}

test('a level is judged as soon as as many files are done as it allows', () => {
  const control = controlWith();
  settle(control, 15, 100);
  expect(control.limit).toBe(16);
  settle(control, 1, 100);
  expect(control.limit).toBe(32);
});

test('a level is not judged by files that took no time at all', () => {
  const control = controlWith();
  settle(control, 16, 0);
  expect(control.limit).toBe(16);
  settle(control, 1, 100);
  expect(control.limit).toBe(32);
});

test('a level that is faster by a tenth is kept, and one that is not goes back after two windows', () => {
  const [better, same] = [controlWith(), controlWith()];
  for (const control of [better, same]) settle(control, 16, 100);
  // 0.16 files a millisecond so far.
  settle(better, 32, 100 + 32 / 0.177);
  expect(better.limit).toBe(64);
  settle(same, 32, 300);
  expect(same.limit).toBe(32);
  settle(same, 32, 500);
  expect(same.limit).toBe(16);
});

test('a process that was busy in the silence before is asked again, by what it was since', () => {
  let busy = 10;
  const control = controlWith(() => busy);
  busy = 30;
  control.heardNothing(10);
  expect(control.limit).toBe(16);
  busy = 31;
  control.heardNothing(20);
  expect(control.limit).toBe(32);
});

test('a level is measured from its own beginning, not from that of the silence before', () => {
  const control = controlWith();
  control.heardNothing(10);
  // 3.2 files a millisecond …
  settle(control, 32, 20);
  expect(control.limit).toBe(64);
  // … and 2.5: the step brought nothing.
  for (const nowMs of [46, 72]) settle(control, 64, nowMs);
  expect(control.limit).toBe(32);
});

test('a refusal a second after another is another one', () => {
  const control = controlWith();
  control.refused(0);
  control.refused(999);
  expect(control.limit).toBe(8);
  control.refused(1_000);
  expect(control.limit).toBe(4);
});
