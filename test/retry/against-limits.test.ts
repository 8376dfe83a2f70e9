import { describe, expect, test } from 'vitest';
import { chance, everyNth, fixedWindow, type Limiter, tokenBucket } from '../../bench/limiters.ts';
import type { FailureKind } from '../../src/retry/decide.ts';
import { exportAgainst, type MakeLimiter, type Measurement, runAgainst } from './run-against.ts';

/** Of the random numbers of a run. Without chance in the server, they only decide about waits. */
const SEEDS = [1, 2, 3];
const ONE_SEED = [1];

type Options = NonNullable<Parameters<typeof runAgainst>[1]>;

async function runWithSeeds(
  servers: Parameters<typeof runAgainst>[0],
  options: Options,
  seeds: readonly number[] = ONE_SEED,
) {
  const runs: Measurement[] = [];
  for (const seed of seeds) runs.push(await runAgainst(servers, { ...options, seed }));
  return runs;
}

const failuresIn = ({ results }: Measurement): number => results.filter(({ ok }) => !ok).length;

/** A limit in turn with another one. */
const change = (atMs: number, before: Limiter, after: Limiter): Limiter => ({
  decide: (nowMs) => (nowMs < atMs ? before : after).decide(nowMs),
});

const both = (first: Limiter, second: Limiter): Limiter => ({
  decide: (nowMs) => {
    const decision = first.decide(nowMs);
    return decision.accepted ? second.decide(nowMs) : decision;
  },
});

const refuseAll = (askedMs?: number): Limiter => chance(1, () => 0, askedMs);

/** A limit, the time that it takes at best in milliseconds, and the highest multiple of it and share of 429. */
type SteadyLimit = [string, () => Limiter, number, { time: number; share: number }, Options];

const NEAR = { roundTripMs: 2 };
const FEW = { workers: 16, roundTripMs: 1.5 };
const STEADY = { time: 1.2, share: 0.06 };
/** Of the few requests until the end, the first overload is a large share. */
const OVERLOADED = { time: 1.05, share: 0.12 };

describe('a limit', () => {
  test.each<SteadyLimit>([
    ...[true, false].flatMap((header): SteadyLimit[] => {
      const named = (limit: string): string => `of ${limit}, Retry-After: ${header}`;
      const bucket =
        (rate: number, size = rate) =>
        () =>
          tokenBucket(rate, size, header);
      const window = (limit: number, ms: number) => () => fixedWindow(limit, ms, header);
      return [
        [named('100 per second'), bucket(100), 9_000, STEADY, {}],
        [named('100 per second, nearby'), bucket(100), 9_000, STEADY, NEAR],
        [named('100 per second, 16 workers'), bucket(100), 9_000, STEADY, FEW],
        [named('100 per window of 1 s'), window(100, 1_000), 9_000, STEADY, {}],
        [named('100 per window of 1 s, nearby'), window(100, 1_000), 9_000, STEADY, NEAR],
        [named('100 per window of 1 s, 16 workers'), window(100, 1_000), 9_000, STEADY, FEW],
        [named('300 per window of 10 s'), window(300, 10_000), 30_000, OVERLOADED, {}],
        [named('400 per window of 60 s'), window(400, 60_000), 120_000, OVERLOADED, {}],
        [named('100 per second, 10 at once'), bucket(100, 10), 10_000, { time: 3, share: 0.12 }, {}],
        [named('100 per second, 1 at once'), bucket(100, 1), 10_000, { time: 4.8, share: 0.13 }, {}],
        [
          named('100, then 30 per second'),
          () => change(5_000, tokenBucket(100, 100, header), tokenBucket(30, 30, header)),
          18_000,
          { time: 1.15, share: 0.18 },
          {},
        ],
        [
          named('30, then 100 per second'),
          () => change(10_000, tokenBucket(30, 30, header), tokenBucket(100, 100, header)),
          25_700,
          { time: 1.3, share: 0.08 },
          { files: 2_000 },
        ],
        [
          named('100 per second, and 5 % by chance'),
          () => both(everyNth(20, header ? 1_000 : undefined), tokenBucket(100, 100, header)),
          9_000,
          { time: 2, share: 0.25 },
          {},
        ],
      ];
    }),
    ...[50, 300, 900].map(
      (connectMs): SteadyLimit => [
        `of 100 per window of 1 s, whose first request comes ${connectMs} ms late`,
        () => fixedWindow(100, 1_000, false),
        9_000 + connectMs,
        STEADY,
        { connectMs },
      ],
    ),
    [
      'of 100 per window of 2 s, later of 1 s, without Retry-After',
      () => change(6_000, fixedWindow(100, 2_000, false), fixedWindow(100, 1_000, false)),
      12_000,
      { time: 1.25, share: 0.12 },
      {},
    ],
    [
      'of 20 per second, whose Retry-After is much too short',
      () => {
        const limit = tokenBucket(20, 20, false);
        return { decide: (nowMs) => ({ ...limit.decide(nowMs), askedMs: 1 }) };
      },
      49_000,
      { time: 1.1, share: 0.15 },
      {},
    ],
  ])('%s is met', async (_, limit, idealMs, { time, share }, options) => {
    for (const run of await runWithSeeds({ service: limit }, options)) {
      expect(failuresIn(run)).toBe(0);
      expect(run.tookMs / idealMs).toBeLessThan(time);
      expect(run.throttledShare).toBeLessThan(share);
    }
  });
});

describe('a slow storage', () => {
  const LIMITS: readonly [string, (perSecond: number) => Limiter][] = [
    ['a bucket with Retry-After', (perSecond) => tokenBucket(perSecond, perSecond, true)],
    ['a bucket without Retry-After', (perSecond) => tokenBucket(perSecond, perSecond, false)],
    ['a window with Retry-After', (perSecond) => fixedWindow(perSecond, 1_000, true)],
    ['a window without Retry-After', (perSecond) => fixedWindow(perSecond, 1_000, false)],
  ];
  const SETTING = { files: 200, workers: 16 };

  test.each(LIMITS)('of one PUT per second, %s, costs at most 22 %', async (_, limit) => {
    for (const run of await runWithSeeds({ storage: () => limit(1) }, SETTING)) {
      expect(failuresIn(run)).toBe(0);
      expect(run.tookMs / 199_000).toBeLessThan(1.22);
    }
  });

  test.each(LIMITS)('of ten PUTs per second, %s, keeps no upload URL waiting for 4 s', async (_, limit) => {
    for (const run of await runWithSeeds({ storage: () => limit(10) }, SETTING)) {
      expect(failuresIn(run)).toBe(0);
      expect(run.longestUrlWaitMs).toBeLessThan(4_000);
      expect(run.tookMs / 19_000).toBeLessThan(1.21);
    }
  });
});

const accepting = (): Limiter => chance(0, () => 0);

describe('429 responses by chance', () => {
  const FEW_FILES = { files: 200, workers: 16 };

  test.each<[string, number, MakeLimiter, Options?]>([
    ['1 %', 0.5, (random) => chance(0.01, random)],
    ['5 %', 0.8, (random) => chance(0.05, random)],
    ['20 %', 1.5, (random) => chance(0.2, random)],
    ['1 %, with a Retry-After of 1 s,', 1.6, (random) => chance(0.01, random, 1_000)],
    ['5 %, with a Retry-After of 1 s,', 2.5, (random) => chance(0.05, random, 1_000)],
    ['20 %, with a Retry-After of 1 s,', 7, (random) => chance(0.2, random, 1_000)],
    ['the very first request', 4, () => change(5, refuseAll(1_000), accepting())],
    ['every second request', 60, () => everyNth(2), FEW_FILES],
    ['every second request, with a Retry-After of 1 s,', 90, () => everyNth(2, 1_000), FEW_FILES],
    ['half of the requests', 240, (random) => chance(0.5, random), FEW_FILES],
    ['all requests of 20 s', 36, () => change(20_000, refuseAll(), accepting())],
    [
      'all requests of 20 s, with a Retry-After of 1 s,',
      31,
      () => change(20_000, refuseAll(1_000), accepting()),
    ],
  ])('to %s cost at most %d s', async (_, seconds, service, options = {}) => {
    const setting = { files: 500, ...options };
    const { tookMs: withoutMs } = await runAgainst({}, setting);
    for (const run of await runWithSeeds({ service }, setting, SEEDS)) {
      expect(failuresIn(run)).toBe(0);
      expect(run.tookMs - withoutMs).toBeLessThan(seconds * 1_000);
    }
  });
});

describe('a service that accepts nothing ends the run, with most of its files not attempted', () => {
  const FILES = { files: 640, workers: 16 };

  test.each<[string, number, FailureKind, number | undefined, Options]>([
    ['429 without Retry-After', 120, 'throttled', undefined, FILES],
    ['429 without Retry-After, 128 workers', 120, 'throttled', undefined, { files: 1_000 }],
    ['429 without Retry-After, 4 workers', 120, 'throttled', undefined, { files: 640, workers: 4 }],
    ['429 with a Retry-After of 1 s', 120, 'throttled', 1_000, FILES],
    ['429 with a Retry-After of 60 s', 300, 'throttled', 60_000, FILES],
    ['refused connections', 35, 'unreachable', undefined, { ...FILES, roundTripMs: 1 }],
    ['status 500', 35, 'transient', undefined, FILES],
    ['timeouts after a second', 35, 'transient', undefined, { ...FILES, roundTripMs: 1_000 }],
  ])('%s: within %d s', async (_, seconds, failAs, askedMs, options) => {
    for (const run of await runWithSeeds({ service: () => refuseAll(askedMs) }, { ...options, failAs })) {
      expect(run.tookMs).toBeLessThan(seconds * 1_000);
      expect(run.results.every((result) => !result.ok && result.because === 'attempts-exhausted')).toBe(true);
      expect(run.results.filter(({ effort }) => effort.attempts > 0).length).toBeLessThan(150);
    }
  });
});

describe('exports against a limit that answers 503', () => {
  test.each([
    ['10 per second', () => tokenBucket(10, 10, false)],
    ['10 per second, 1 at once', () => tokenBucket(10, 1, false)],
    ['10 per window of 1 s', () => fixedWindow(10, 1_000, false)],
    ['30 per window of 10 s', () => fixedWindow(30, 10_000, false)],
  ])('of %s: only the first few are lost', async (_limit, limit) => {
    const { triggered } = await exportAgainst(limit());
    expect(triggered).toBeGreaterThanOrEqual(30);
  });

  test('a 503 by chance holds the others back for a second at most', async () => {
    const { triggered, tookMs } = await exportAgainst(everyNth(20));
    expect(triggered).toBe(38);
    expect(tookMs).toBeLessThan(2_000);
  });
});
