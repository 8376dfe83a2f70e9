import { describe, expect, test } from 'vitest';
import { AutoConcurrency } from '../../src/pipeline/concurrency.ts';

const SMALL = 16 * 1024;

/** Time that the server needs for a file, in milliseconds. It may depend on the number of files in flight. */
type Delay = (inFlight: number) => number;

/**
 * Simulates uploads on a virtual clock, and calls `noResponse` at each interval until the first response.
 *
 * @returns all values of `limit`, in their order
 */
function send(
  files: number,
  delay: Delay,
  { meanBytes = SMALL, intervalMs = 10, busyShare = 0.5 } = {},
): readonly number[] {
  let nowMs = 0;
  const control = new AutoConcurrency({ nowMs, meanBytes, busyMs: () => nowMs * busyShare });
  const limits = [control.limit];
  control.onChange(() => limits.push(control.limit));
  const ends: number[] = [];
  let left = files;
  let nextIntervalMs = intervalMs;
  for (;;) {
    for (; left > 0 && ends.length < control.limit; left -= 1) ends.push(nowMs + delay(ends.length + 1));
    ends.sort((a, b) => a - b);
    const next = ends[0];
    if (next === undefined) return limits;
    if (control.isProbing && nextIntervalMs < next) {
      nowMs = nextIntervalMs;
      control.noResponse(nowMs);
      nextIntervalMs += intervalMs;
    } else {
      ends.shift();
      nowMs = Math.max(nowMs, next);
      control.settled(nowMs);
    }
  }
}

function controlWith(busyMs: () => number = () => 0): AutoConcurrency {
  return new AutoConcurrency({ nowMs: 0, meanBytes: SMALL, busyMs });
}

/** Reports that this number of files have settled at the same time. */
function settle(control: AutoConcurrency, files: number, nowMs: number): void {
  for (let count = 0; count < files; count += 1) control.settled(nowMs);
}

/** All files in flight take the same time. */
const parallel =
  (ms: number): Delay =>
  () =>
    ms;
/** The server handles one file after the other. */
const sequential =
  (ms: number): Delay =>
  (inFlight) =>
    inFlight * ms;

describe('the limit', () => {
  test('starts at 16', () => {
    expect(controlWith().limit).toBe(16);
  });

  test.each([300, 80])('grows to 128 before the first response if a response takes %i ms', (ms) => {
    // With measurements alone it would need 112 files.
    expect(send(100, parallel(ms))).toEqual([16, 32, 64, 128]);
  });

  test('grows to 128 with measurements if responses are faster than the interval', () => {
    expect(send(1_000, parallel(8))).toEqual([16, 32, 64, 128]);
  });

  test('returns to 16 and stays there if the server handles one file after the other', () => {
    expect(send(1_000, sequential(1))).toEqual([16, 32, 16]);
  });

  test.each([300, 8])('does not grow if this process is busy and a response takes %i ms', (ms) => {
    expect(send(1_000, parallel(ms), { busyShare: 0.8 })).toEqual([16]);
  });

  test('tries to grow at most once in five seconds if growth gains nothing', () => {
    const limits = send(20_000, sequential(1));
    expect(new Set(limits)).toEqual(new Set([16, 32]));
    expect(limits.length).toBeLessThanOrEqual(1 + 2 * (20_000 / 5_000 + 1));
  });

  test('is the same for the same responses', () => {
    expect(send(5_000, sequential(1))).toEqual(send(5_000, sequential(1)));
  });

  test('does not change for fewer files than it allows', () => {
    expect(send(10, parallel(5))).toEqual([16]);
  });

  test.each([
    [1_048_576, 32],
    [4_194_304, 16],
    [2 ** 31, 16],
    [0, 128],
  ])('for files of %i bytes is at most %i', (meanBytes, max) => {
    expect(send(1_000, parallel(300), { meanBytes }).at(-1)).toBe(max);
  });
});

describe('a throttled request', () => {
  /** Its limit has grown to 128 without a response. */
  function grown(): AutoConcurrency {
    const control = controlWith();
    for (let step = 1; step <= 3; step += 1) control.noResponse(step);
    expect(control.limit).toBe(128);
    return control;
  }

  test('halves the limit', () => {
    const control = grown();
    control.throttled(100);
    expect(control.limit).toBe(64);
  });

  test('halves the limit once, even if others follow within a second', () => {
    const control = grown();
    for (let ms = 100; ms < 600; ms += 10) control.throttled(ms);
    expect(control.limit).toBe(64);
  });

  test('that is repeated reduces the limit to 4, not below', () => {
    const control = grown();
    const limits = Array.from({ length: 8 }, (_, index) => {
      control.throttled(index * 2_000);
      return control.limit;
    });
    expect(limits).toEqual([64, 32, 16, 8, 4, 4, 4, 4]);
  });

  test('ends the growth without a response', () => {
    const control = controlWith();
    control.throttled(5);
    control.noResponse(10);
    expect(control.isProbing).toBe(false);
    expect(control.limit).toBe(8);
  });

  test('prevents growth for ten seconds', () => {
    const control = grown();
    control.throttled(0);
    for (let ms = 1; ms < 10_000; ms += 1) control.settled(ms);
    expect(control.limit).toBe(64);
    for (let ms = 10_000; ms < 10_200; ms += 1) control.settled(ms);
    expect(control.limit).toBe(128);
  });
});

test('a limit is measured when as many files have settled as it allows', () => {
  const control = controlWith();
  settle(control, 15, 100);
  expect(control.limit).toBe(16);
  settle(control, 1, 100);
  expect(control.limit).toBe(32);
});

test('a limit is not measured over no time', () => {
  const control = controlWith();
  settle(control, 16, 0);
  expect(control.limit).toBe(16);
  settle(control, 1, 100);
  expect(control.limit).toBe(32);
});

test('a limit that is faster by a tenth is kept; any other is undone after two measurements', () => {
  const [better, same] = [controlWith(), controlWith()];
  for (const control of [better, same]) settle(control, 16, 100);
  // 0.16 files per millisecond so far.
  settle(better, 32, 100 + 32 / 0.177);
  expect(better.limit).toBe(64);
  settle(same, 32, 300);
  expect(same.limit).toBe(32);
  settle(same, 32, 500);
  expect(same.limit).toBe(16);
});

test('the busy time of a process counts from the previous interval', () => {
  let busy = 10;
  const control = controlWith(() => busy);
  busy = 30;
  control.noResponse(10);
  expect(control.limit).toBe(16);
  busy = 31;
  control.noResponse(20);
  expect(control.limit).toBe(32);
});

test('a limit is measured from its own start', () => {
  const control = controlWith();
  control.noResponse(10);
  // 3.2 files per millisecond.
  settle(control, 32, 20);
  expect(control.limit).toBe(64);
  // 2.5 files per millisecond, so the step is undone.
  for (const nowMs of [46, 72]) settle(control, 64, nowMs);
  expect(control.limit).toBe(32);
});

test('throttled requests a second apart count as two', () => {
  const control = controlWith();
  control.throttled(0);
  control.throttled(999);
  expect(control.limit).toBe(8);
  control.throttled(1_000);
  expect(control.limit).toBe(4);
});
