import { describe, expect, test } from 'vitest';
import { chance, fixedWindow, type Limiter, tokenBucket } from '../../bench/limiters.ts';
import { runAgainst } from './run-against.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Limits with the time that 1,000 requests take at best, in milliseconds. */
const LIMITS: readonly [string, number, () => Limiter][] = [
  ['a bucket of 100 per second with Retry-After', 9_000, () => tokenBucket(100, 100, true)],
  ['a bucket of 100 per second without Retry-After', 9_000, () => tokenBucket(100, 100, false)],
  ['a window of 100 per second with Retry-After', 9_000, () => fixedWindow(100, 1_000, true)],
  ['a window of 100 per second without Retry-After', 9_000, () => fixedWindow(100, 1_000, false)],
  ['a window of 300 per 10 s with Retry-After', 30_000, () => fixedWindow(300, 10_000, true)],
  ['a window of 300 per 10 s without Retry-After', 30_000, () => fixedWindow(300, 10_000, false)],
  ['a window of 400 per minute with Retry-After', 120_000, () => fixedWindow(400, 60_000, true)],
  ['a window of 400 per minute without Retry-After', 120_000, () => fixedWindow(400, 60_000, false)],
];

describe.each(LIMITS)('against %s', (_, idealMs, limiter) => {
  test.each(SEEDS)('with seed %i, 1,000 files take less than 110 % of the ideal time', async (seed) => {
    const { tookMs, results } = await runAgainst({ service: limiter }, { seed });
    expect(results.filter(({ ok }) => ok)).toHaveLength(1_000);
    expect(tookMs / idealMs).toBeLessThan(1.1);
  });

  test.each(SEEDS)('with seed %i, at most 4 % of the responses are 429', async (seed) => {
    const { throttledShare } = await runAgainst({ service: limiter }, { seed });
    expect(throttledShare).toBeLessThanOrEqual(0.04);
  });
});

describe('a limit of 100 per second with a small burst', () => {
  test.each([
    ['10 at once, with a Retry-After of whole seconds', 10, true],
    ['10 at once, without Retry-After', 10, false],
    ['1 at once, without Retry-After', 1, false],
  ])('is found out: %s', async (_, size, withRetryAfter) => {
    const { tookMs, results } = await runAgainst({ service: () => tokenBucket(100, size, withRetryAfter) });
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tookMs).toBeLessThan(40_000);
  });
});

/** Limits with the time that 1,000 files take at best, at the default concurrency and at usual distances. */
describe.each([2, 20])('with 128 workers and responses after %i ms', (roundTripMs) => {
  test.each(LIMITS.slice(0, 4))('%s costs less than 10 % and few 429', async (_, idealMs, limiter) => {
    const shares: number[] = [];
    for (const seed of SEEDS) {
      const run = await runAgainst({ service: limiter }, { seed, workers: 128, roundTripMs });
      expect(run.results.every(({ ok }) => ok)).toBe(true);
      expect(run.tookMs / idealMs).toBeLessThan(1.1);
      shares.push(run.throttledShare);
    }
    // At 20 ms up to 64 requests are on their way when the first 429 comes, and up to 3 in each window.
    expect(shares.toSorted((a, b) => a - b)[4]).toBeLessThan(roundTripMs < 10 ? 0.04 : 0.055);
  });
});

describe('a slow storage', () => {
  const SLOW: readonly [string, (perSecond: number) => Limiter][] = [
    ['a bucket with Retry-After', (perSecond) => tokenBucket(perSecond, perSecond, true)],
    ['a bucket without Retry-After', (perSecond) => tokenBucket(perSecond, perSecond, false)],
    ['a window with Retry-After', (perSecond) => fixedWindow(perSecond, 1_000, true)],
    ['a window without Retry-After', (perSecond) => fixedWindow(perSecond, 1_000, false)],
  ];
  const SETTING = { files: 200, roundTripMs: 20 };

  test.each(SLOW)('of one PUT per second, %s, costs less than 15 %', async (_, limiter) => {
    const ratios: number[] = [];
    for (const seed of SEEDS) {
      const run = await runAgainst({ storage: () => limiter(1) }, { ...SETTING, seed });
      expect(run.results.every(({ ok }) => ok)).toBe(true);
      ratios.push(run.tookMs / 199_000);
    }
    const sorted = ratios.toSorted((a, b) => a - b);
    expect(sorted[4]).toBeLessThan(1.15);
    expect(sorted.at(-1)).toBeLessThan(1.25);
  });

  test.each(SLOW)('of ten PUTs per second, %s, keeps no upload URL waiting for 3 s', async (_, limiter) => {
    for (const seed of SEEDS) {
      const run = await runAgainst({ storage: () => limiter(10) }, { ...SETTING, seed });
      expect(run.results.every(({ ok }) => ok)).toBe(true);
      expect(run.longestUrlWaitMs).toBeLessThan(3_000);
      expect(run.tookMs).toBeLessThan(1.2 * 19_000);
    }
  });
});

describe('a window of 1 s without Retry-After', () => {
  test.each([50, 300, 900])(
    'is found if it starts %i ms late, because connections take time',
    async (connectMs) => {
      const { tookMs } = await runAgainst({ service: () => fixedWindow(100, 1_000, false) }, { connectMs });
      expect(tookMs / (9_000 + connectMs)).toBeLessThan(1.1);
    },
  );

  test('is found again after a period that was too long', async () => {
    // The window is 2 s at first, so that the first period found is longer than the later ones.
    const [slow, fast] = [fixedWindow(100, 2_000, false), fixedWindow(100, 1_000, false)];
    const limit: Limiter = { decide: (nowMs) => (nowMs < 6_000 ? slow : fast).decide(nowMs) };
    const { tookMs } = await runAgainst({ service: () => limit }, { files: 2_000 });
    expect(tookMs).toBeLessThan(1.25 * (6_000 + 17_000));
  });
});

describe('429 responses by chance', () => {
  const SETTING = { files: 500, workers: 128, roundTripMs: 20 };
  const SEEDS_OF_TEN = Array.from({ length: 10 }, (_, index) => index + 1);

  test.each([
    ['to 1 % of the requests', 0.01, undefined, 500, 1_600],
    ['to 5 % of the requests', 0.05, undefined, 800, 1_600],
    ['to 1 % of the requests, with a Retry-After of 1 s,', 0.01, 1_000, 1_500, 5_000],
    ['to 5 % of the requests, with a Retry-After of 1 s,', 0.05, 1_000, 2_500, 5_000],
    ['to 20 % of the requests', 0.2, undefined, 1_500, 2_500],
    ['to 20 % of the requests, with a Retry-After of 1 s,', 0.2, 1_000, 7_000, 12_000],
  ])('%s cost little time', async (_, share, askedMs, medianMs, worstMs) => {
    const { tookMs: withoutMs } = await runAgainst({}, SETTING);
    const more: number[] = [];
    for (const seed of SEEDS_OF_TEN) {
      const run = await runAgainst(
        { service: (random) => chance(share, random, askedMs) },
        { ...SETTING, seed },
      );
      expect(run.results.every(({ ok }) => ok)).toBe(true);
      more.push(run.tookMs - withoutMs);
    }
    more.sort((a, b) => a - b);
    expect(more[5]).toBeLessThan(medianMs);
    expect(more.at(-1)).toBeLessThan(worstMs);
  });

  test.each([16, 128])('to half of the requests do not stop %i workers', async (workers) => {
    const { tookMs, results } = await runAgainst({ service: (random) => chance(0.5, random) }, { workers });
    expect(results.filter(({ ok }) => !ok).length).toBeLessThan(3);
    expect(tookMs).toBeLessThan(3_600_000);
  });

  test('to every second request use up no attempts', async () => {
    let seen = 0;
    const everySecond = (): Limiter => ({
      decide: () => {
        seen += 1;
        return seen % 2 === 0 ? { accepted: false, askedMs: 1_000 } : { accepted: true };
      },
    });
    const { results } = await runAgainst({ service: everySecond }, { files: 60 });
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('to the very first request do not slow down the others for long', async () => {
    let seen = 0;
    const { tookMs } = await runAgainst({
      service: () => ({
        decide: () => {
          seen += 1;
          return seen === 1 ? { accepted: false, askedMs: 1_000 } : { accepted: true };
        },
      }),
    });
    expect(tookMs).toBeLessThan(4_000);
  });
});

describe('a service that accepts nothing', () => {
  test('does not receive every request in every attempt', async () => {
    const { results, tookMs } = await runAgainst(
      { service: (random) => chance(1, random) },
      { maxAttempts: 4 },
    );
    expect(results).toHaveLength(1_000);
    expect(results.every((result) => !result.ok && result.because === 'attempts-exhausted')).toBe(true);
    expect(results.filter(({ effort }) => effort.attempts === 4).length).toBeLessThan(40);
    expect(tookMs).toBeLessThan(120_000);
  });
});

test('a limit whose Retry-After is much too short is found like one without Retry-After', async () => {
  const limit = tokenBucket(20, 20, false);
  const hasty: Limiter = { decide: (nowMs) => ({ ...limit.decide(nowMs), askedMs: 1 }) };
  const { tookMs, results } = await runAgainst({ service: () => hasty }, { files: 60 });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(tookMs).toBeLessThan(1.3 * 2_000);
});
