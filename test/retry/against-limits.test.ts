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

const failuresIn = ({ results }: Pick<Measurement, 'results'>): number =>
  results.filter(({ ok }) => !ok).length;

/** The mean of a run with each seed, in which nothing fails. */
async function meanOf(name: string, run: (seed: number) => Promise<Measurement>): Promise<number> {
  const [times, shares]: [number[], number[]] = [[], []];
  for (const seed of SEEDS) {
    const measured = await run(seed);
    expect(failuresIn(measured)).toBe(0);
    times.push(measured.tookMs);
    shares.push(100 * measured.throttledShare);
  }
  const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one) / numbers.length;
  shown.push(`${name}: ${(mean(times) / 1_000).toFixed(2)} s, ${mean(shares).toFixed(0)} % refused`);
  return mean(times);
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

const NO_LIMIT = chance(0, () => 0);
const refuseAll = (askedMs?: number): Limiter => chance(1, () => 0, askedMs);

/** A bucket of one to ten loses what refills while all wait for the second of `Retry-After`. */
const SMALL_BUCKET = 3.5;
/** In a second one of a single request has one more, whatever its rate. */
const BUCKET_OF_ONE = 5.5;

const ROWS = [true, false].flatMap((header) => {
  const askedMs = header ? 1_000 : 0;
  /**
   * @param bestMs the time that the limit takes at best, in milliseconds
   * @param atMost the highest multiple of the best time; by default twice that and three seconds
   */
  const row = (where: Where, files: number, limit: string, bestMs: number, makeLimit: () => Limiter) => {
    const name = `the ${where} takes ${limit}, ${files} files${header ? ', Retry-After' : ''}`;
    const bounds: { processingMs?: number; atMost?: number | undefined } = {};
    return { where, name, bestMs, makeLimit, files, ...bounds };
  };
  const requests = (where: Where, files: number): number => (where === 'shared' ? 2 * files : files);
  const tokens = (rate: number, size = rate): Limiter => tokenBucket(rate, size, header);
  const bucket = (where: Where, rate: number, size: number, files: number) => {
    const bestMs = Math.max(0, (requests(where, files) - size) / rate) * 1_000 + askedMs;
    const atMost = size === 1 && rate < 10 ? BUCKET_OF_ONE : size <= 10 ? SMALL_BUCKET : undefined;
    const limited = row(where, files, `${rate} per second, ${size} at once`, bestMs, () =>
      tokens(rate, size),
    );
    return { ...limited, atMost: header ? atMost : undefined };
  };
  const window = (where: Where, limit: number, ms: number, files: number, make = fixedWindow) => {
    const bestMs = Math.floor((requests(where, files) - 1) / limit) * ms;
    const name = `${limit} per ${make === fixedWindow ? '' : 'sliding '}window of ${ms / 1_000} s`;
    return row(where, files, name, bestMs, () => make(limit, ms, header));
  };
  const atATime = (where: Where, most: number, files: number, processingMs: number) => {
    const perMs = processingMs + 20;
    const bestMs = Math.ceil(requests(where, files) / most) * perMs + perMs + askedMs;
    const name = `${most} at a time, each ${processingMs} ms`;
    const limit = () => inFlight(most, header ? 1_000 : undefined);
    return { ...row(where, files, name, bestMs, limit), processingMs };
  };
  const oneOf20 = () => everyNth(20, header ? 1_000 : undefined);
  return [
    bucket('service', 2, 5, 13),
    bucket('service', 5, 1, 30),
    bucket('service', 10, 5, 60),
    bucket('service', 50, 5, 150),
    bucket('service', 100, 1, 200),
    bucket('service', 100, 10, 250),
    bucket('service', 100, 100, 300),
    bucket('storage', 10, 10, 60),
    bucket('shared', 10, 10, 60),
    bucket('shared', 100, 100, 150),
    window('service', 5, 1_000, 13),
    window('service', 100, 1_000, 250),
    window('service', 60, 60_000, 61),
    window('storage', 100, 10_000, 250),
    window('shared', 10, 1_000, 30),
    window('shared', 300, 60_000, 160),
    window('service', 100, 10_000, 150, slidingWindow),
    window('shared', 100, 1_000, 120, slidingWindow),
    atATime('service', 1, 60, 20),
    atATime('service', 20, 100, 20),
    atATime('storage', 2, 40, 200),
    atATime('storage', 8, 60, 200),
    atATime('shared', 1, 20, 2_000),
    atATime('shared', 4, 40, 2_000),
    atATime('shared', 20, 60, 2_000),
    row('service', 400, '100, then 30 per second', 4_333, () => change(2_000, tokens(100), tokens(30))),
    row('service', 400, '30, then 100 per second', 6_200, () => change(5_000, tokens(30), tokens(100))),
    row('service', 300, '100 per second, half of them from another job', 5_000, () =>
      besideAnother(tokens(100), 20),
    ),
    row('service', 300, '100 per second, and refuses one of twenty by chance', 2_150, () =>
      both(oneOf20(), tokens(100)),
    ),
  ];
});

const slow: string[] = [];

test.each(ROWS.flatMap((row) => [16, 128].map((workers) => ({ ...row, workers }))))(
  '$name, $workers at a time',
  async ({ where, name, makeLimit, bestMs, files, processingMs = 0, atMost, workers }) => {
    const withoutLimitMs = Math.ceil(files / workers) * 2 * (processingMs + 20);
    const idealMs = Math.max(bestMs, withoutLimitMs);
    const title = `${name}, ${workers} at a time (at best ${(idealMs / 1_000).toFixed(2)} s)`;
    const setting = { workers, files, processingMs };
    const tookMs = await meanOf(title, (seed) => runAgainst({ [where]: makeLimit }, { seed, ...setting }));
    expect(tookMs).toBeLessThan(atMost ? atMost * idealMs : 2 * idealMs + 3_000);
    if (tookMs > 1.5 * idealMs + 2_000) slow.push(title);
  },
);

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
    ['30 per window of 10 s', () => fixedWindow(30, 10_000, false), {}],
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
    const refused = results.filter(({ ok }) => !ok).map(({ effort }) => effort.attempts);
    expect(refused).toEqual([1, 1, ...Array.from({ length: refused.length - 2 }, () => 0)]);
    expect(refused.length).toBeLessThan(40);
  });
});
