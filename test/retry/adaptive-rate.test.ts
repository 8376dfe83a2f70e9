import { describe, expect, test } from 'vitest';
import { AdaptiveRate, type PauseEnd } from '../../src/retry/adaptive-rate.ts';

const RETRY_AFTER = { hasRetryAfter: true, endsPeriod: false };
const BACKOFF = { hasRetryAfter: false, endsPeriod: false };
const PERIOD = { hasRetryAfter: false, endsPeriod: true };

/** Counts accepted requests, each sent and answered at this time. */
function accept(rate: AdaptiveRate, count: number, nowMs: number): void {
  for (let index = 0; index < count; index += 1) rate.count(nowMs, nowMs);
}

/** A rate after requests that were accepted at once, and a pause from 100 to 1,000 ms. */
function afterPause(accepted: number, pause: Omit<PauseEnd, 'fromMs'> = RETRY_AFTER): AdaptiveRate {
  const rate = new AdaptiveRate(0);
  accept(rate, accepted, 0);
  rate.resume({ fromMs: 100, ...pause }, 1_000);
  return rate;
}

/** Takes slots as long as they are due at once. Returns their number. */
function takeBurst(rate: AdaptiveRate, nowMs: number): number {
  let taken = 0;
  for (; taken < 1_000 && rate.nextMs(nowMs) === nowMs; taken += 1) rate.take(nowMs);
  return taken;
}

test('there is no limit before the first pause', () => {
  const rate = new AdaptiveRate(0);
  accept(rate, 50, 10);
  rate.grow(5_000);
  expect(rate.hasLimit).toBe(false);
  expect(rate.slotMs).toBe(0);
  expect(rate.nextMs(7)).toBe(7);
  expect(takeBurst(rate, 7)).toBe(1_000);
});

test('the first cycle begins with the first accepted request, later ones with the end of a pause', () => {
  const rate = new AdaptiveRate(0);
  expect(rate.cycleStartMs).toBe(0);
  accept(rate, 1, 300);
  accept(rate, 1, 400);
  expect(rate.cycleStartMs).toBe(300);
  expect(rate.acceptedInCycle).toBe(2);
  rate.resume({ fromMs: 500, ...RETRY_AFTER }, 600);
  expect(rate.acceptedInCycle).toBe(0);
  accept(rate, 1, 700);
  expect(rate.cycleStartMs).toBe(600);
});

describe('after a pause', () => {
  test.each([
    ['Retry-After that was as long as the cycle repeats it', 100, RETRY_AFTER, 100],
    ['a period allows the burst again, without the probe', 100, PERIOD, 99],
    ['the first backoff allows no burst', 100, BACKOFF, 0],
    ['Retry-After allows one request if none was accepted before', 0, RETRY_AFTER, 1],
  ])('%s', (_, accepted, pause, burst) => {
    expect(takeBurst(afterPause(accepted, pause), 1_000)).toBe(burst);
  });

  test.each([
    // 100 requests per second were accepted, so 51 are accepted after half a second, with the rounding of Retry-After.
    ['a short Retry-After allows what a bucket gains in it', 500, RETRY_AFTER, 51],
    ['a backoff allows what a bucket gains in it', 500, BACKOFF, 50],
    ['Retry-After allows no more than the burst', 1_020, RETRY_AFTER, 100],
    ['a backoff allows no more than the burst', 2_000, BACKOFF, 100],
  ])('%s', (_, pauseMs, pause, burst) => {
    const rate = afterPause(100);
    accept(rate, 390, 2_000);
    rate.resume({ fromMs: 4_000, ...pause }, 4_000 + pauseMs);
    expect(takeBurst(rate, 4_000 + pauseMs)).toBe(burst);
  });

  test('the rate is 98 % of what was accepted until the end of the first pause, later from pause to pause', () => {
    const rate = afterPause(100);
    expect(1_000 / rate.slotMs).toBeCloseTo(98, 6);
    accept(rate, 290, 2_000);
    rate.countStale();
    rate.resume({ fromMs: 3_100, ...RETRY_AFTER }, 4_000);
    expect(1_000 / rate.slotMs).toBeCloseTo((291 / 3) * 0.98, 6);
  });

  test('a request after the burst waits until the rate has caught up with it', () => {
    const rate = afterPause(100);
    accept(rate, 390, 2_000);
    rate.resume({ fromMs: 4_000, ...RETRY_AFTER }, 4_500);
    takeBurst(rate, 4_500);
    expect(rate.nextMs(4_500)).toBeCloseTo(4_000 + 52 * rate.slotMs, -1);
  });

  test('a request after a repeated cycle waits for one slot', () => {
    const rate = afterPause(100);
    takeBurst(rate, 1_000);
    expect(rate.nextMs(1_000)).toBeCloseTo(1_000 + rate.slotMs, 6);
    expect(rate.nextMs(5_000)).toBe(5_000);
  });

  test('the first request after the burst goes alone, the next ones follow in slots', () => {
    const rate = afterPause(100);
    takeBurst(rate, 1_000);
    rate.count(1_000, 1_400);
    const times = [1, 2, 3].map(() => rate.take(2_000));
    expect(times).toEqual([2_000, 2_600, 2_600 + rate.slotMs]);
  });

  test('a burst that was too large becomes smaller, and the rate stays', () => {
    const rate = afterPause(100);
    const before = rate.slotMs;
    accept(rate, 40, 2_000);
    rate.resume({ fromMs: 3_000, ...RETRY_AFTER }, 3_100);
    expect(rate.slotMs).not.toBe(before);
    accept(rate, 10, 3_200);
    const second = rate.slotMs;
    rate.resume({ fromMs: 9_000, ...PERIOD }, 9_500);
    expect(rate.slotMs).toBe(second);
    expect(takeBurst(rate, 9_500)).toBe(9);
  });

  test('the rate falls by at most 12 % from the third pause on', () => {
    const rate = afterPause(100);
    accept(rate, 100, 2_000);
    rate.resume({ fromMs: 10_000, ...RETRY_AFTER }, 11_000);
    const before = rate.slotMs;
    expect(1_000 / before).toBeCloseTo((100 / 9.9) * 0.98, 6);
    accept(rate, 100, 12_000);
    rate.resume({ fromMs: 100_000, ...RETRY_AFTER }, 101_000);
    expect(before / rate.slotMs).toBeCloseTo(0.88, 6);
  });
});

describe('the search for a rate', () => {
  test.each([
    ['one request per pause', 400, 400],
    ['one request per second after a longer pause', 60_000, 1_000],
  ])('begins with %s if fewer than five requests were accepted', (_, pauseMs, slotMs) => {
    const rate = new AdaptiveRate(0);
    accept(rate, 4, 0);
    rate.resume({ fromMs: 0, ...RETRY_AFTER }, pauseMs);
    expect(rate.slotMs).toBeCloseTo(slotMs, 6);
    rate.grow(pauseMs);
    rate.grow(pauseMs);
    expect(rate.slotMs).toBeCloseTo(slotMs / 2.25, 6);
  });

  test.each([
    ['goes on with smaller steps after a pause, one step back', 2, 1.5, Math.sqrt(1.5)],
    ['goes on at the same rate if nothing was accepted', 0, 1.5 * 1.5, 1.5],
    ['ends with a pause after five accepted requests, one step back', 5, 1.5, 1],
  ])('%s', (_, accepted, factor, growth) => {
    const rate = new AdaptiveRate(0);
    rate.resume({ fromMs: 0, ...RETRY_AFTER }, 1_000);
    accept(rate, accepted, 1_100);
    rate.grow(1_100);
    rate.grow(1_200);
    rate.resume({ fromMs: 9_000, ...RETRY_AFTER }, 10_000);
    expect(rate.slotMs).toBeCloseTo(1_000 / factor, 6);
    rate.grow(10_000);
    expect(rate.slotMs).toBeCloseTo(1_000 / factor / growth, 6);
  });

  test('ends when its steps are too small to matter', () => {
    const rate = new AdaptiveRate(0);
    rate.resume({ fromMs: 0, ...RETRY_AFTER }, 1_000);
    for (let nowMs = 2_000; nowMs < 8_000; nowMs += 1_000) {
      accept(rate, 1, nowMs);
      rate.resume({ fromMs: nowMs, ...RETRY_AFTER }, nowMs + 500);
    }
    const { slotMs } = rate;
    rate.grow(7_500);
    expect(rate.slotMs).toBe(slotMs);
  });

  test('does not take place after five accepted requests', () => {
    expect(1_000 / afterPause(5).slotMs).toBeCloseTo(4.9, 6);
  });
});

describe('the rate grows', () => {
  test.each([
    ['by 1 % after a second', 100, [999, 1_000], [1, 1.01]],
    [
      'by 2 % after the next, then by 4 % and 8 %',
      100,
      [1_000, 2_000, 3_000, 4_000],
      [1.01, 1.01 * 1.02, 1.01 * 1.02 * 1.04, 1.01 * 1.02 * 1.04 * 1.08],
    ],
    ['by one step after a time without accepted requests', 100, [60_000, 60_500], [1.01, 1.01]],
    ['in steps of ten requests if these take longer', 5, [2_040, 2_042, 4_064], [1, 1.01, 1.01 * 1.02]],
  ])('%s', (_, accepted, times, factors) => {
    const rate = afterPause(accepted);
    const before = rate.slotMs;
    const grown = times.map((ms) => {
      rate.grow(1_000 + ms);
      return before / rate.slotMs;
    });
    expect(grown).toEqual(factors.map((factor) => expect.closeTo(factor, 6)));
  });

  test('and is measured anew once it has doubled', () => {
    const rate = afterPause(100);
    accept(rate, 500, 1_500);
    for (let nowMs = 3_000; nowMs <= 9_000; nowMs += 1_000) rate.grow(nowMs);
    accept(rate, 600, 11_000);
    rate.resume({ fromMs: 12_000, ...RETRY_AFTER }, 13_000);
    // Of 600 requests in 3 s, and not of 1,100 in 12 s.
    expect(1_000 / rate.slotMs).toBeCloseTo(200 * 0.98, 6);
  });
});

describe('a limit is contradicted', () => {
  /** Throttles requests at the present rate, each after as many accepted requests as the burst has. */
  function throttle(rate: AdaptiveRate, times: number, isSteady: boolean, growMs = 0): void {
    for (let count = 0; count < times; count += 1) {
      const nowMs = rate.cycleStartMs;
      accept(rate, 200, nowMs);
      for (let ms = 0; ms <= growMs; ms += 1_000) rate.grow(nowMs + ms);
      rate.throttled(isSteady);
      rate.resume({ fromMs: nowMs + growMs, ...RETRY_AFTER }, nowMs + growMs + 1_000);
    }
  }

  test('by the eighth throttled request in a row, not counting the first cycle', () => {
    const rate = afterPause(100);
    throttle(rate, 8, false);
    expect(rate.isContradicted).toBe(false);
    throttle(rate, 1, false);
    expect(rate.isContradicted).toBe(true);
  });

  test.each([
    ['if the cycles are steady', true, 0],
    ['if the rate had grown', false, 4_000],
  ])('by none %s', (_, isSteady, growMs) => {
    const rate = afterPause(100);
    throttle(rate, 7, false);
    throttle(rate, 2, isSteady, growMs);
    throttle(rate, 7, false);
    expect(rate.isContradicted).toBe(false);
  });

  test('by none within the burst', () => {
    const rate = afterPause(100);
    throttle(rate, 8, false);
    accept(rate, 50, rate.cycleStartMs);
    rate.throttled(false);
    expect(rate.isContradicted).toBe(false);
  });
});
