import { afterAll, describe, expect, test } from 'vitest';
import type { FailureKind } from '../../src/retry/decide.ts';
import {
  chance,
  everyNth,
  fixedWindow,
  inFlight,
  type Limiter,
  slidingWindow,
  tokenBucket,
} from '../../tools/bench/limiters.ts';
import { exportAgainst, type MakeLimiter, type Measurement, runAgainst } from './run-against.ts';

// With SHOW_PACE=1 this prints the time and the share of refusals of every row.

type Setting = NonNullable<Parameters<typeof runAgainst>[1]>;
type Where = 'service' | 'storage' | 'shared';

const SEEDS = [1, 2, 3, 4, 5];
const shown: string[] = [];

afterAll(() => {
  if (process.env['SHOW_PACE']) process.stdout.write(`${shown.join('\n')}\n`);
});

const failuresIn = ({ results }: Measurement): number => results.filter(({ ok }) => !ok).length;

/** The mean of a run with each seed, in which nothing fails. */
async function meanOf(name: string, run: (seed: number) => Promise<Measurement>): Promise<number> {
  let [tookMs, share] = [0, 0];
  for (const seed of SEEDS) {
    const measured = await run(seed);
    expect(failuresIn(measured)).toBe(0);
    tookMs += measured.tookMs / SEEDS.length;
    share += measured.throttledShare / SEEDS.length;
  }
  shown.push(`${name}: ${(tookMs / 1_000).toFixed(2)} s, ${(100 * share).toFixed(0)} % refused`);
  return tookMs;
}

/** A limit in turn with another one. */
const change = (atMs: number, before: Limiter, after: Limiter): Limiter => ({
  decide: (nowMs) => (nowMs < atMs ? before : after).decide(nowMs),
});

/** A limit from which another job takes one request each so many milliseconds. */
const besideAnother = (limit: Limiter, everyMs: number): Limiter => {
  let nextMs = 0;
  const decide: Limiter['decide'] = (nowMs) => {
    for (; nextMs <= nowMs; nextMs += everyMs) limit.decide(nextMs);
    return limit.decide(nowMs);
  };
  return { decide };
};

const both = (first: Limiter, second: Limiter): Limiter => ({
  decide: (nowMs) => {
    const decision = first.decide(nowMs);
    return decision.accepted ? second.decide(nowMs) : decision;
  },
});

const of = (rate: number, header: boolean): Limiter => tokenBucket(rate, rate, header);
const NO_LIMIT = chance(0, () => 0);
const refuseAll = (askedMs?: number): Limiter => chance(1, () => 0, askedMs);

/** A limit, and the time in milliseconds that it takes for so many requests at best. */
interface Limit {
  readonly name: string;
  readonly make: (header: boolean) => Limiter;
  readonly bestMs: (requests: number, askedMs: number) => number;
  readonly processingMs?: number;
  /** With `Retry-After`, the highest multiple of the best time; by default twice that and three seconds. */
  readonly atMost?: number | undefined;
}

const bucket = (rate: number, size: number): Limit => ({
  name: `${rate} per second, ${size} at once`,
  make: (header) => tokenBucket(rate, size, header),
  bestMs: (requests, askedMs) => Math.max(0, (requests - size) / rate) * 1_000 + askedMs,
  // What refills is lost while all wait for the second of `Retry-After`. One of a single request has one more then, whatever its rate.
  atMost: size === 1 && rate < 10 ? 5.5 : size <= 10 ? 3.5 : undefined,
});
const window = (limit: number, ms: number, make = fixedWindow): Limit => ({
  name: `${limit} per ${make === fixedWindow ? '' : 'sliding '}window of ${ms / 1_000} s`,
  make: (header) => make(limit, ms, header),
  bestMs: (requests) => Math.floor((requests - 1) / limit) * ms,
});
const atATime = (most: number, processingMs: number): Limit => ({
  name: `${most} at a time, each ${processingMs} ms`,
  make: (header) => inFlight(most, header ? 1_000 : undefined),
  bestMs: (requests, askedMs) => (Math.ceil(requests / most) + 1) * (processingMs + 20) + askedMs,
  processingMs,
});
const other = (name: string, bestMs: number, make: Limit['make']): Limit => ({
  ...{ name, make },
  bestMs: () => bestMs,
});

type Make = Limit['make'];
const slower: Make = (header) => change(2_000, of(100, header), of(30, header));
const faster: Make = (header) => change(5_000, of(30, header), of(100, header));
const halved: Make = (header) => besideAnother(of(100, header), 20);
const moody: Make = (header) => both(everyNth(20, header ? 1_000 : undefined), of(100, header));

const LIMITS: readonly (readonly [Where, number, Limit])[] = [
  ['service', 13, bucket(2, 5)],
  ['service', 30, bucket(5, 1)],
  ['service', 60, bucket(10, 5)],
  ['service', 150, bucket(50, 5)],
  ['service', 200, bucket(100, 1)],
  ['service', 250, bucket(100, 10)],
  ['service', 300, bucket(100, 100)],
  ['storage', 60, bucket(10, 10)],
  ['shared', 60, bucket(10, 10)],
  ['shared', 150, bucket(100, 100)],
  ['service', 13, window(5, 1_000)],
  ['service', 250, window(100, 1_000)],
  ['service', 61, window(60, 60_000)],
  ['storage', 250, window(100, 10_000)],
  ['shared', 30, window(10, 1_000)],
  ['shared', 160, window(300, 60_000)],
  ['service', 150, window(100, 10_000, slidingWindow)],
  ['shared', 120, window(100, 1_000, slidingWindow)],
  ['service', 60, atATime(1, 20)],
  ['service', 100, atATime(20, 20)],
  ['storage', 40, atATime(2, 200)],
  ['storage', 60, atATime(8, 200)],
  ['shared', 20, atATime(1, 2_000)],
  ['shared', 40, atATime(4, 2_000)],
  ['shared', 60, atATime(20, 2_000)],
  ['service', 400, other('100, then 30 per second', 4_333, slower)],
  ['service', 400, other('30, then 100 per second', 6_200, faster)],
  ['service', 300, other('100 per second, half of them from another job', 5_000, halved)],
  ['service', 300, other('100 per second, and refuses one of twenty by chance', 2_150, moody)],
];
const ROWS = LIMITS.flatMap((row) => [true, false].map((header) => [...row, header] as const));

const slow: string[] = [];

test.each(
  ROWS.map(([where, files, limit, header]) => {
    const name = `the ${where} takes ${limit.name}, ${files} files${header ? ', Retry-After' : ''}`;
    return { name, where, files, limit, header };
  }),
)('$name', async ({ name, where, files, limit, header }) => {
  const { make, bestMs, processingMs = 0, atMost } = limit;
  for (const workers of [16, 128]) {
    const bareMs = Math.ceil(files / workers) * 2 * (processingMs + 20);
    const idealMs = Math.max(bareMs, bestMs(where === 'shared' ? 2 * files : files, header ? 1_000 : 0));
    const title = `${name}, ${workers} at a time (at best ${(idealMs / 1_000).toFixed(2)} s)`;
    const setting = { workers, files, processingMs };
    const tookMs = await meanOf(title, (seed) =>
      runAgainst({ [where]: () => make(header) }, { seed, ...setting }),
    );
    expect(tookMs, title).toBeLessThan(header && atMost ? atMost * idealMs : 2 * idealMs + 3_000);
    if (tookMs > 1.5 * idealMs + 2_000) slow.push(title);
  }
});

test('nine of ten rows take at most 1.5 times the best time and two seconds', () => {
  expect(slow.length).toBeLessThanOrEqual((2 * ROWS.length) / 10);
});

test.each([100, 1_000].flatMap((files) => [20, 100].map((roundTripMs) => ({ files, roundTripMs }))))(
  'without a limit, $files files with responses after $roundTripMs ms take little longer than a bare pool',
  async (setting) => {
    for (const workers of [16, 128]) {
      const bareMs = Math.ceil(setting.files / workers) * 2 * setting.roundTripMs;
      const { tookMs } = await runAgainst({}, { ...setting, workers });
      expect(tookMs).toBeLessThan(1.2 * bareMs + 2 * setting.roundTripMs);
    }
  },
);

test.each<[string, number, MakeLimiter, Setting?]>([
  ['1 %', 1, (random) => chance(0.01, random)],
  ['5 %', 2, (random) => chance(0.05, random)],
  ['20 %', 10, (random) => chance(0.2, random)],
  ['1 %, with a Retry-After of 1 s,', 2, (random) => chance(0.01, random, 1_000)],
  ['5 %, with a Retry-After of 1 s,', 5, (random) => chance(0.05, random, 1_000)],
  ['20 %, with a Retry-After of 1 s,', 25, (random) => chance(0.2, random, 1_000)],
  ['the very first request', 4, () => change(5, refuseAll(1_000), NO_LIMIT)],
  ['every second request', 60, () => everyNth(2), { files: 200, workers: 16 }],
  ['all requests of 20 s', 36, () => change(20_000, refuseAll(), NO_LIMIT)],
])('429 by chance to %s cost at most %d s', async (name, seconds, service, given = {}) => {
  for (const workers of [16, 128]) {
    const setting = { files: 500, workers, ...given };
    const { tookMs: withoutMs } = await runAgainst({}, setting);
    const title = `429 by chance to ${name} ${workers} at a time (${(withoutMs / 1_000).toFixed(2)} s without)`;
    const tookMs = await meanOf(title, (seed) => runAgainst({ service }, { ...setting, seed }));
    expect(tookMs - withoutMs).toBeLessThan(seconds * 1_000);
  }
});

test('an upload URL of 60 s does not expire for ever behind 128 uploads that share two requests a second', async () => {
  const files = 130;
  const run = await runAgainst({ shared: () => tokenBucket(2, 2, false) }, { files, urlMs: 60_000 });
  expect(failuresIn(run)).toBe(0);
  expect(run.tookMs).toBeLessThan(2 * 1_000 * files + 3_000);
});

const FILES = { files: 640, workers: 16 };

test.each<[string, number, FailureKind, number | undefined, Setting]>([
  ['429 without Retry-After', 136, 'throttled', undefined, { files: 1_000 }],
  ['429 with a Retry-After of 1 s', 122, 'throttled', 1_000, FILES],
  ['429 with a Retry-After of 60 s', 300, 'throttled', 60_000, FILES],
  ['429 with a Retry-After that is too long', 1, 'throttled', 3_600_000, FILES],
  ['refused connections', 35, 'unreachable', undefined, { ...FILES, roundTripMs: 1 }],
  ['status 500', 35, 'transient', undefined, FILES],
  ['timeouts after a second', 35, 'transient', undefined, { ...FILES, roundTripMs: 1_000 }],
])(
  'a service that accepts nothing ends the run, with most of its files not attempted: %s, within %d s',
  async (_, seconds, failAs, askedMs, setting) => {
    const run = await runAgainst({ service: () => refuseAll(askedMs) }, { ...setting, failAs });
    expect(run.tookMs).toBeLessThan(seconds * 1_000);
    const because = (askedMs ?? 0) > 120_000 ? 'wait-too-long' : 'attempts-exhausted';
    expect(run.results.every((result) => !result.ok && result.because === because)).toBe(true);
    expect(run.results.filter(({ effort }) => effort.attempts > 0).length).toBeLessThan(150);
  },
);

describe('exports', () => {
  test.each([
    ['10 per second', () => tokenBucket(10, 10, false), {}],
    ['10 per window of 1 s', () => fixedWindow(10, 1_000, false), {}],
    ['two at a time', () => inFlight(2), { processingMs: 20 }],
    ['two at a time, for a second each', () => inFlight(2), { processingMs: 1_000 }],
  ])('of which at most ten are lost behind a bare 503: %s', async (_limit, limit, setting) => {
    for (const seed of SEEDS)
      for (const workers of [16, 128])
        expect(failuresIn(await exportAgainst(limit(), { ...setting, workers, seed }))).toBeLessThanOrEqual(
          10,
        );
  });

  test('go one at a time after a 503 by chance, a second later', async () => {
    const { results, tookMs } = await exportAgainst(everyNth(20));
    expect(results.filter(({ ok }) => ok)).toHaveLength(38);
    expect(tookMs).toBeLessThan(2_500);
  });

  test('that a service takes one at a time, for two seconds each, wait for one another', async () => {
    const setting = { files: 24, workers: 16, processingMs: 2_000, roundTripMs: 200 };
    const tookMs = await meanOf('24 exports, one at a time, each 2 s (at best 52.8 s)', (seed) =>
      exportAgainst(inFlight(1), { ...setting, seed }, 'throttled'),
    );
    expect(tookMs).toBeLessThan(1.2 * 24 * 2_200);
  });

  const HOUR_MS = 3_600_000;

  test('with a Retry-After of an hour each fail alone, while others are accepted', async () => {
    const { results } = await exportAgainst(everyNth(2, HOUR_MS), { workers: 16 }, 'throttled');
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    expect(results.every(({ effort }) => effort.attempts === 1)).toBe(true);
  });

  test('end with the second in a row that is to wait an hour', async () => {
    const limit = change(50, NO_LIMIT, refuseAll(HOUR_MS));
    const { results } = await exportAgainst(limit, { workers: 1 }, 'throttled');
    const refused = results.filter(({ ok }) => !ok);
    const attempts = [1, 1, ...Array(refused.length - 2).fill(0)];
    expect(refused.map(({ effort }) => effort.attempts)).toEqual(attempts);
    expect(refused.length).toBeLessThan(40);
    for (const one of refused) expect(one).toMatchObject({ because: 'wait-too-long', retryAfterMs: HOUR_MS });
  });
});
