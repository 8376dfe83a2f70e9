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
  test.each(SEEDS)('with seed %i, 1,000 requests take less than 110 % of the ideal time', async (seed) => {
    const { tookMs, results } = await runAgainst(limiter, { seed });
    expect(results.filter(({ ok }) => ok)).toHaveLength(1_000);
    expect(tookMs / idealMs).toBeLessThan(1.1);
  });

  test.each(SEEDS)('with seed %i, less than 3 % of the responses are 429', async (seed) => {
    const { throttledShare } = await runAgainst(limiter, { seed });
    expect(throttledShare).toBeLessThan(0.03);
  });
});

describe('a limit of 100 per second with a small burst', () => {
  test.each([
    ['10 at once, with a Retry-After of whole seconds', 10, true],
    ['10 at once, without Retry-After', 10, false],
    ['1 at once, without Retry-After', 1, false],
  ])('is found out: %s', async (_, size, withRetryAfter) => {
    const { tookMs, results } = await runAgainst(() => tokenBucket(100, size, withRetryAfter));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tookMs).toBeLessThan(40_000);
  });
});

describe('a window of 1 s without Retry-After', () => {
  test.each([50, 300, 900])(
    'is found if it starts %i ms late, because connections take time',
    async (connectMs) => {
      const { tookMs } = await runAgainst(() => fixedWindow(100, 1_000, false), { connectMs });
      expect(tookMs / (9_000 + connectMs)).toBeLessThan(1.1);
    },
  );

  test('is found again after a period that was too long', async () => {
    // The window is half a second at first, so that the first period found is longer than the later ones.
    const [slow, fast] = [fixedWindow(100, 2_000, false), fixedWindow(100, 1_000, false)];
    const limit: Limiter = { decide: (nowMs) => (nowMs < 6_000 ? slow : fast).decide(nowMs) };
    const { tookMs } = await runAgainst(() => limit, { requests: 2_000 });
    expect(tookMs).toBeLessThan(1.25 * (6_000 + 17_000));
  });
});

describe('sporadic 429 responses', () => {
  const SETTING = { requests: 500, workers: 64, roundTripMs: 20 };
  const SEEDS_OF_TEN = Array.from({ length: 10 }, (_, index) => index + 1);

  test.each([
    ['to 1 % of the requests', 0.01, undefined, 500, 1_600],
    ['to 5 % of the requests', 0.05, undefined, 800, 1_600],
    ['to 1 % of the requests, with a Retry-After of 1 s,', 0.01, 1_000, 1_500, 5_000],
    ['to 5 % of the requests, with a Retry-After of 1 s,', 0.05, 1_000, 2_500, 5_000],
  ])('%s cost little time', async (_, share, askedMs, medianMs, worstMs) => {
    const { tookMs: withoutMs } = await runAgainst(() => ({ decide: () => ({ accepted: true }) }), SETTING);
    const more: number[] = [];
    for (const seed of SEEDS_OF_TEN) {
      const run = await runAgainst((random) => chance(share, random, askedMs), { ...SETTING, seed });
      expect(run.results.every(({ ok }) => ok)).toBe(true);
      more.push(run.tookMs - withoutMs);
    }
    more.sort((a, b) => a - b);
    expect(more[5]).toBeLessThan(medianMs);
    expect(more.at(-1)).toBeLessThan(worstMs);
  });

  test('to 20 % of the requests do not stop all requests', async () => {
    const { tookMs, results } = await runAgainst((random) => chance(0.2, random));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tookMs).toBeLessThan(600_000);
  });

  test('to every second request use up no attempts', async () => {
    let seen = 0;
    const everySecond = (): Limiter => ({
      decide: () => {
        seen += 1;
        return seen % 2 === 0 ? { accepted: false, askedMs: 1_000 } : { accepted: true };
      },
    });
    const { results } = await runAgainst(everySecond, { requests: 60 });
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('to the very first request do not slow down the others for long', async () => {
    let seen = 0;
    const { tookMs } = await runAgainst(() => ({
      decide: () => {
        seen += 1;
        return seen === 1 ? { accepted: false, askedMs: 1_000 } : { accepted: true };
      },
    }));
    expect(tookMs).toBeLessThan(4_000);
  });
});

describe('a service that accepts nothing', () => {
  test('does not receive every request in every attempt', async () => {
    const { results, tookMs } = await runAgainst((random) => chance(1, random), { maxAttempts: 4 });
    expect(results).toHaveLength(1_000);
    expect(results.every((result) => !result.ok && result.because === 'attempts-exhausted')).toBe(true);
    expect(results.filter(({ effort }) => effort.attempts === 4).length).toBeLessThan(40);
    expect(tookMs).toBeLessThan(120_000);
  });
});

test('a limit whose Retry-After is much too short is found like one without Retry-After', async () => {
  const limit = tokenBucket(20, 20, false);
  const hasty: Limiter = { decide: (nowMs) => ({ ...limit.decide(nowMs), askedMs: 1 }) };
  const { tookMs, results } = await runAgainst(() => hasty, { requests: 60 });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(tookMs).toBeLessThan(1.3 * 2_000);
});
