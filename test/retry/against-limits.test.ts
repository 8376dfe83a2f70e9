import { describe, expect, test } from 'vitest';
import { chance, everyNth, fixedWindow, inFlight, type Limiter, tokenBucket } from '../../bench/limiters.ts';
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

const failuresIn = ({ results }: Pick<Measurement, 'results'>): number =>
  results.filter(({ ok }) => !ok).length;

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
/** What every limit is to be met with; `BOUNDS` below has more of them. */
const LATE = { time: 1.5, share: 0.15 };

test.each<SteadyLimit>([
  ...[true, false].flatMap((header): SteadyLimit[] => {
    const named = (limit: string): string => `of ${limit}, Retry-After: ${header}`;
    const bucket =
      (rate: number, size = rate) =>
      () =>
        tokenBucket(rate, size, header);
    const window = (limit: number, ms: number) => () => fixedWindow(limit, ms, header);
    return [
      [named('100 per second'), bucket(100), 9_000, { time: 1.2, share: 0.07 }, {}],
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
        { time: 1.2, share: 0.2 },
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
        { time: 3, share: 0.25 },
        {},
      ],
    ];
  }),
  ...[50, 300, 900].map(
    (connectMs): SteadyLimit => [
      `of 100 per window of 1 s, whose first request comes ${connectMs} ms late`,
      () => fixedWindow(100, 1_000, false),
      9_000 + connectMs,
      LATE,
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
])('a limit %s is met', async (_, limit, idealMs, { time, share }, options) => {
  for (const run of await runWithSeeds({ service: limit }, options)) {
    expect(failuresIn(run)).toBe(0);
    expect(run.tookMs / idealMs).toBeLessThan(time);
    expect(run.throttledShare).toBeLessThan(share);
  }
});

/** Where a limit is, what it is, the time that it takes at best in milliseconds, and the setting. */
type Bounded = readonly [where: 'service' | 'storage' | 'shared', string, () => Limiter, number, Options];

/** At most 1.5 times the best time, 2 s and the one `Retry-After` that cannot be avoided; and of 50 files and more, 15 % refusals. */
const BOUNDS: readonly Bounded[] = [true, false].flatMap((header): Bounded[] => {
  const named = (limit: string): string => `of ${limit}, Retry-After: ${header}`;
  const askedMs = header ? 1_000 : 0;
  const bucket = (where: Bounded[0], rate: number, size: number, files: number): Bounded => {
    const requests = where === 'shared' ? 2 * files : files;
    const bestMs = Math.max(0, (requests - size) / rate) * 1_000 + askedMs;
    const name = named(`${rate} per second, ${size} at once, ${files} files`);
    return [where, name, () => tokenBucket(rate, size, header), bestMs, { files }];
  };
  const window = (where: Bounded[0], limit: number, ms: number, files: number): Bounded => {
    const requests = where === 'shared' ? 2 * files : files;
    const name = named(`${limit} per window of ${ms / 1_000} s, ${files} files`);
    return [
      where,
      name,
      () => fixedWindow(limit, ms, header),
      Math.floor((requests - 1) / limit) * ms,
      { files },
    ];
  };
  const atATime = (where: Bounded[0], most: number, files: number, processingMs: number): Bounded => {
    const perMs = processingMs + 20;
    const requests = where === 'shared' ? 2 * files : files;
    const name = named(`${most} at a time, each ${processingMs} ms, ${files} files`);
    const bestMs = Math.ceil(requests / most) * perMs + perMs + askedMs;
    return [where, name, () => inFlight(most, header ? 1_000 : undefined), bestMs, { files, processingMs }];
  };
  return [
    bucket('service', 2, 5, 13),
    bucket('service', 5, 10, 30),
    bucket('service', 10, 5, 13),
    bucket('service', 10, 5, 60),
    bucket('service', 10, 20, 30),
    bucket('shared', 10, 10, 100),
    bucket('shared', 100, 100, 1_000),
    window('service', 5, 1_000, 13),
    window('shared', 100, 1_000, 1_000),
    window('service', 98, 60_000, 101),
    window('service', 60, 60_000, 61),
    window('shared', 300, 60_000, 1_000),
    ...[4, 8, 20].flatMap((most) => [
      atATime('service', most, 300, 20),
      atATime('storage', most, 60, 200),
      atATime('storage', most, 300, 200),
      atATime('shared', most, 50, 1_000),
    ]),
  ];
});

test.each(BOUNDS)(
  'a limit of the %s, %s, is met within its bounds',
  async (where, _, limit, bestMs, options) => {
    for (const workers of [16, 128]) {
      const run = await runAgainst({ [where]: limit }, { workers, ...options });
      expect(failuresIn(run)).toBe(0);
      const { files = 0, processingMs = 0 } = options;
      const withoutLimitMs = Math.ceil(files / workers) * 2 * (processingMs + 20);
      expect(run.tookMs).toBeLessThan(1.5 * Math.max(bestMs, withoutLimitMs) + 2_000);
      if (run.results.length >= 50) expect(run.throttledShare).toBeLessThanOrEqual(0.15);
    }
  },
);

test('an upload URL of 60 s does not expire for ever behind 128 uploads that share two requests a second', async () => {
  const files = 130;
  const run = await runAgainst({ shared: () => tokenBucket(2, 2, false) }, { files, urlMs: 60_000 });
  expect(failuresIn(run)).toBe(0);
  expect(run.tookMs).toBeLessThan(1.5 * 1_000 * files + 2_000);
});

test.each([
  ['a bucket with Retry-After', () => tokenBucket(10, 10, true)],
  ['a bucket without Retry-After', () => tokenBucket(10, 10, false)],
  ['a window with Retry-After', () => fixedWindow(10, 1_000, true)],
  ['a window without Retry-After', () => fixedWindow(10, 1_000, false)],
])('a slow storage of ten PUTs per second, %s, keeps no upload URL waiting for 4 s', async (_, storage) => {
  for (const run of await runWithSeeds({ storage }, { files: 200, workers: 16 })) {
    expect(failuresIn(run)).toBe(0);
    expect(run.longestUrlWaitMs).toBeLessThan(4_000);
    expect(run.tookMs / 19_000).toBeLessThan(1.21);
  }
});

const accepting = (): Limiter => chance(0, () => 0);

const FEW_FILES = { files: 200, workers: 16 };

test.each<[string, number, MakeLimiter, Options?]>([
  ['1 %', 0.5, (random) => chance(0.01, random)],
  ['5 %', 0.8, (random) => chance(0.05, random)],
  ['20 %', 3, (random) => chance(0.2, random)],
  ['1 %, with a Retry-After of 1 s,', 1.6, (random) => chance(0.01, random, 1_000)],
  ['5 %, with a Retry-After of 1 s,', 2.5, (random) => chance(0.05, random, 1_000)],
  ['20 %, with a Retry-After of 1 s,', 11, (random) => chance(0.2, random, 1_000)],
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
])('429 by chance to %s cost at most %d s', async (_, seconds, service, options = {}) => {
  const setting = { files: 500, ...options };
  const { tookMs: withoutMs } = await runAgainst({}, setting);
  // Without chance in the server, one is enough.
  for (const run of await runWithSeeds({ service }, setting, service.length > 0 ? SEEDS : ONE_SEED)) {
    expect(failuresIn(run)).toBe(0);
    expect(run.tookMs - withoutMs).toBeLessThan(seconds * 1_000);
  }
});

const FILES = { files: 640, workers: 16 };

test.each<[string, number, FailureKind, number | undefined, Options]>([
  ['429 without Retry-After', 121, 'throttled', undefined, FILES],
  ['429 without Retry-After, 128 workers', 121, 'throttled', undefined, { files: 1_000 }],
  ['429 without Retry-After, 4 workers', 121, 'throttled', undefined, { files: 640, workers: 4 }],
  ['429 with a Retry-After of 1 s', 121, 'throttled', 1_000, FILES],
  ['429 with a Retry-After of 60 s', 300, 'throttled', 60_000, FILES],
  ['refused connections', 35, 'unreachable', undefined, { ...FILES, roundTripMs: 1 }],
  ['status 500', 35, 'transient', undefined, FILES],
  ['timeouts after a second', 35, 'transient', undefined, { ...FILES, roundTripMs: 1_000 }],
])(
  'a service that accepts nothing ends the run, with most of its files not attempted: %s, within %d s',
  async (_, seconds, failAs, askedMs, options) => {
    for (const run of await runWithSeeds({ service: () => refuseAll(askedMs) }, { ...options, failAs })) {
      expect(run.tookMs).toBeLessThan(seconds * 1_000);
      expect(run.results.every((result) => !result.ok && result.because === 'attempts-exhausted')).toBe(true);
      expect(run.results.filter(({ effort }) => effort.attempts > 0).length).toBeLessThan(150);
    }
  },
);

describe('exports against a limit that answers 503', () => {
  test.each([
    ['10 per second', () => tokenBucket(10, 10, false)],
    ['10 per second, 1 at once', () => tokenBucket(10, 1, false)],
    ['10 per window of 1 s', () => fixedWindow(10, 1_000, false)],
    ['30 per window of 10 s', () => fixedWindow(30, 10_000, false)],
  ])('of %s: only the first few are lost', async (_limit, limit) => {
    const { results } = await exportAgainst(limit());
    expect(results.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(30);
  });

  test('a 503 by chance lets the others go one at a time, after a second', async () => {
    const { results, tookMs } = await exportAgainst(everyNth(20));
    expect(results.filter(({ ok }) => ok)).toHaveLength(38);
    expect(tookMs).toBeLessThan(2_500);
  });

  test.each([20, 200, 1_000])('of two at a time, for %i ms: at most four are lost', async (processingMs) => {
    for (const workers of [8, 16]) {
      const { results } = await exportAgainst(inFlight(2), { processingMs, workers });
      expect(failuresIn({ results })).toBeLessThanOrEqual(4);
    }
  });
});
