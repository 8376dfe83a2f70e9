import { describe, expect, test } from 'vitest';
import { AutoConcurrency } from '../../src/pipeline/concurrency.ts';

const SMALL = 16 * 1024;

/** How long the other side takes for a file, by how many are in flight with it, in milliseconds. */
type Delay = (inFlight: number) => number;

/**
 * Sends files on a virtual clock, as many at a time as the control says, and tells it of each `silenceMs` in which
 * nothing was answered. Returns every level there was.
 */
function send(
  files: number,
  delay: Delay,
  { meanBytes = SMALL, silenceMs = 10, busy: busyShare = 0.5 } = {},
): readonly number[] {
  let nowMs = 0;
  const control = new AutoConcurrency({ nowMs, meanBytes, busyMs: () => nowMs * busyShare });
  const levels = [control.limit];
  control.onChange(() => levels.push(control.limit));
  const ends: number[] = [];
  let left = files;
  let silentMs = silenceMs;
  for (;;) {
    for (; left > 0 && ends.length < control.limit; left -= 1) ends.push(nowMs + delay(ends.length + 1));
    ends.sort((a, b) => a - b);
    const next = ends[0];
    if (next === undefined) return levels;
    if (control.isProbing && silentMs < next) {
      nowMs = silentMs;
      control.noResponse(nowMs);
      silentMs += silenceMs;
    } else {
      ends.shift();
      nowMs = Math.max(nowMs, next);
      control.settled(nowMs);
    }
  }
}

/** A control for small files, in a process that has nothing else to do. */
function idle(): AutoConcurrency {
  return new AutoConcurrency({ nowMs: 0, meanBytes: SMALL, busyMs: () => 0 });
}

const far =
  (ms: number): Delay =>
  () =>
    ms;
/** One after the other, each so long. */
const busy =
  (ms: number): Delay =>
  (inFlight) =>
    inFlight * ms;

describe('the level', () => {
  test('starts at 16', () => {
    expect(idle().limit).toBe(16);
  });

  test.each([300, 80])('grows to 128 where an answer takes %i ms, before the first has come', (ms) => {
    // By what is measured alone it would take 112 files.
    expect(send(100, far(ms))).toEqual([16, 32, 64, 128]);
  });

  test('grows to 128 by what was measured where answers come sooner than silence is noticed', () => {
    expect(send(1_000, far(8))).toEqual([16, 32, 64, 128]);
  });

  test('goes back to 16 and stays there where one after the other is all that is done', () => {
    expect(send(1_000, busy(1))).toEqual([16, 32, 16]);
  });

  test.each([300, 8])('does not grow where this process has no time to spare, answers after %i ms', (ms) => {
    expect(send(1_000, far(ms), { busy: 0.8 })).toEqual([16]);
  });

  test('tries once in five seconds, not more often, where nothing is gained', () => {
    const levels = send(20_000, busy(1));
    expect(new Set(levels)).toEqual(new Set([16, 32]));
    expect(levels.length).toBeLessThanOrEqual(1 + 2 * (20_000 / 5_000 + 1));
  });

  test('is the same for the same answers', () => {
    expect(send(5_000, busy(1))).toEqual(send(5_000, busy(1)));
  });

  test('stays where it is for fewer files than it allows', () => {
    expect(send(10, far(5))).toEqual([16]);
  });

  test.each([
    [1_048_576, 32],
    [4_194_304, 16],
    [2 ** 31, 16],
    [0, 128],
  ])('of files of %i bytes is at most %i', (meanBytes, most) => {
    expect(send(1_000, far(300), { meanBytes }).at(-1)).toBe(most);
  });
});

describe('a refusal', () => {
  /** A control that has grown to 128 in silence, at 0 ms. */
  function grown(): AutoConcurrency {
    const control = idle();
    for (let step = 1; step <= 3; step += 1) control.noResponse(step);
    expect(control.limit).toBe(128);
    return control;
  }

  test('halves the level', () => {
    const control = grown();
    control.throttled(100);
    expect(control.limit).toBe(64);
  });

  test('halves it once, however many come with it', () => {
    const control = grown();
    for (let ms = 100; ms < 600; ms += 10) control.throttled(ms);
    expect(control.limit).toBe(64);
  });

  test('that comes again and again brings it to 4, not below', () => {
    const control = grown();
    const levels = Array.from({ length: 8 }, (_, index) => {
      control.throttled(index * 2_000);
      return control.limit;
    });
    expect(levels).toEqual([64, 32, 16, 8, 4, 4, 4, 4]);
  });

  test('ends the growth in silence', () => {
    const control = idle();
    control.throttled(5);
    control.noResponse(10);
    expect(control.isProbing).toBe(false);
    expect(control.limit).toBe(8);
  });

  test('forbids growth for ten seconds, after which it grows again', () => {
    const control = grown();
    control.throttled(0);
    for (let ms = 1; ms < 10_000; ms += 1) control.settled(ms);
    expect(control.limit).toBe(64);
    for (let ms = 10_000; ms < 10_200; ms += 1) control.settled(ms);
    expect(control.limit).toBe(128);
  });
});

/** A control for small files; the process is busy for so much of the time. */
function controlWith(busyMs: () => number = () => 0): AutoConcurrency {
  return new AutoConcurrency({ nowMs: 0, meanBytes: 16 * 1024, busyMs });
}

/** So many files are done, all at one time. */
function settle(control: AutoConcurrency, files: number, nowMs: number): void {
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
  control.noResponse(10);
  expect(control.limit).toBe(16);
  busy = 31;
  control.noResponse(20);
  expect(control.limit).toBe(32);
});

test('a level is measured from its own beginning, not from that of the silence before', () => {
  const control = controlWith();
  control.noResponse(10);
  // 3.2 files a millisecond …
  settle(control, 32, 20);
  expect(control.limit).toBe(64);
  // … and 2.5: the step brought nothing.
  for (const nowMs of [46, 72]) settle(control, 64, nowMs);
  expect(control.limit).toBe(32);
});

test('a refusal a second after another is another one', () => {
  const control = controlWith();
  control.throttled(0);
  control.throttled(999);
  expect(control.limit).toBe(8);
  control.throttled(1_000);
  expect(control.limit).toBe(4);
});
