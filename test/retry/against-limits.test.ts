import { describe, expect, test } from 'vitest';
import { chance, fixedWindow, type Limiter, tokenBucket } from '../../bench/limiters.ts';
import { runAgainst } from './run-against.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** With the time that 1,000 requests take at best. */
const LIMITS: readonly [string, number, () => Limiter][] = [
  ['a bucket of 100 a second that asks for a wait', 9_000, () => tokenBucket(100, 100, true)],
  ['a bucket of 100 a second that says nothing', 9_000, () => tokenBucket(100, 100, false)],
  ['a window of 100 a second that asks for a wait', 9_000, () => fixedWindow(100, 1_000, true)],
  ['a window of 100 a second that says nothing', 9_000, () => fixedWindow(100, 1_000, false)],
  ['a window of 300 in 10 s that asks for a wait', 30_000, () => fixedWindow(300, 10_000, true)],
  ['a window of 300 in 10 s that says nothing', 30_000, () => fixedWindow(300, 10_000, false)],
  ['a window of 400 a minute that asks for a wait', 120_000, () => fixedWindow(400, 60_000, true)],
  ['a window of 400 a minute that says nothing', 120_000, () => fixedWindow(400, 60_000, false)],
];

describe.each(LIMITS)('against %s', (_, idealMs, limiter) => {
  test.each(SEEDS)('with seed %i, 1,000 requests take at most 1.10 of the ideal time', async (seed) => {
    const { tookMs, results } = await runAgainst(limiter, { seed });
    expect(results.filter(({ ok }) => ok)).toHaveLength(1_000);
    expect(tookMs / idealMs).toBeLessThan(1.1);
  });

  test.each(SEEDS)('with seed %i, at most 3 of 100 answers are refusals', async (seed) => {
    const { refusedShare } = await runAgainst(limiter, { seed });
    expect(refusedShare).toBeLessThan(0.03);
  });
});

describe('a limit that lets hardly any at once', () => {
  test.each([
    ['10 at once, and asks for a whole second', 10, true],
    ['10 at once, and says nothing', 10, false],
    ['1 at once, and says nothing', 1, false],
  ])('%s, is found out: 100 a second', async (_, size, tells) => {
    const { tookMs, results } = await runAgainst(() => tokenBucket(100, size, tells));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tookMs).toBeLessThan(40_000);
  });
});

describe('refusals by chance', () => {
  test.each([
    ['4 in a hundred without a wait', 0.04, undefined, 120_000],
    ['4 in a hundred with a wait of a second', 0.04, 1_000, 200_000],
    ['20 in a hundred without a wait', 0.2, undefined, 600_000],
  ])('%s do not bring it to a halt', async (_, share, askedMs, atMostMs) => {
    const { tookMs, results } = await runAgainst((random) => chance(share, random, askedMs));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tookMs).toBeLessThan(atMostMs);
  });

  test('of the very first request do not slow the others down for long', async () => {
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
  test('is not asked once for every request and attempt', async () => {
    const { results, tookMs } = await runAgainst((random) => chance(1, random), { maxAttempts: 4 });
    expect(results).toHaveLength(1_000);
    expect(results.every((result) => !result.ok && result.because === 'attempts-exhausted')).toBe(true);
    expect(results.filter(({ effort }) => effort.attempts === 4).length).toBeLessThan(40);
    expect(tookMs).toBeLessThan(120_000);
  });
});
