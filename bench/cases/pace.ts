import type { Check } from '../case.ts';
import { idealMs } from '../limiters.ts';
import { measurePace } from '../pace.ts';
import type { Counts, ServerSettings } from '../server.ts';
import { spread } from '../table.ts';

/** Files that each limit accepts per second. */
const SERVICE_RATE = 100;
const STORAGE_RATE = 10;

const STEADY_LIMITS = measurePace({
  name: 'pace',
  title: '1,000 files at 100 per second: multiples of the ideal time, and 429s of the service',
  files: 1_000,
  servers: {
    'bucket, Retry-After': { service: { kind: 'bucket', rate: SERVICE_RATE, sendsRetryAfter: true } },
    bucket: { service: { kind: 'bucket', rate: SERVICE_RATE, sendsRetryAfter: false } },
    'window, Retry-After': { service: { kind: 'window', rate: SERVICE_RATE, sendsRetryAfter: true } },
    window: { service: { kind: 'window', rate: SERVICE_RATE, sendsRetryAfter: false } },
  },
  evaluate: (runs) => {
    const percent = ({ rejectedUrls, uploadUrls }: Counts) =>
      (100 * rejectedUrls) / (uploadUrls + rejectedUrls);
    return [
      timeAtMost(1.2, runs, idealMs(SERVICE_RATE, 1_000)),
      { what: 'share of 429', value: spread(runs.map(percent)).median, unit: '%', atMost: 6 },
    ];
  },
});

/** The largest medians of the additional seconds. */
const MORE_AT_MOST: Readonly<Record<string, number>> = { '5 %': 0.8, '5 %, Retry-After: 1': 2.5 };

const REFUSALS_BY_CHANCE = measurePace({
  name: 'pace-chance',
  title: '500 files, responses after 20 ms, some 429 by chance: additional seconds, median and maximum',
  runs: 9,
  files: 500,
  // These are short and busy.
  inTurn: true,
  servers: {
    none: refusing(0),
    '1 %': refusing(0.01),
    '5 %': refusing(0.05),
    '20 %': refusing(0.2),
    '1 %, Retry-After: 1': refusing(0.01, 1_000),
    '5 %, Retry-After: 1': refusing(0.05, 1_000),
    '20 %, Retry-After: 1': refusing(0.2, 1_000),
  },
  evaluate: (runs, server, withoutRefusals) => {
    const plainMs = spread(withoutRefusals.map(({ durationMs }) => durationMs)).median;
    const more = spread(runs.map(({ durationMs }) => (durationMs - plainMs) / 1_000));
    const atMost = MORE_AT_MOST[server] ?? Number.POSITIVE_INFINITY;
    return [
      { what: 'additional time', value: more.median, unit: 's', atMost },
      { what: 'additional time at most', value: more.max, unit: 's', atMost: Number.POSITIVE_INFINITY },
    ];
  },
});

const EXPIRING_URLS = measurePace({
  name: 'pace-expiry',
  title:
    '200 files at 10 per second, upload URLs expire after 5 s: multiples of the ideal time, and PUTs after expiry',
  files: 200,
  servers: {
    'bucket, Retry-After': expiring(true),
    bucket: expiring(false),
  },
  evaluate: (runs) => {
    const expired = spread(runs.map((counts) => counts.expired)).max;
    return [
      timeAtMost(1.15, runs, idealMs(STORAGE_RATE, 200)),
      { what: 'PUTs after expiry', value: expired, unit: 'in one run', atMost: 0 },
    ];
  },
});

const LATENCY_MS = 100;

/** Limits of all kinds, and the best time in milliseconds for 60 files. */
const BEST_MS: Readonly<Record<string, readonly [ServerSettings, number]>> = {
  'bucket of 10/s, Retry-After': [{ service: { kind: 'bucket', rate: 10, sendsRetryAfter: true } }, 6_000],
  'window of 10/s': [{ service: { kind: 'window', rate: 10, sendsRetryAfter: false } }, 5_000],
  'shared bucket of 20/s': [{ shared: { kind: 'bucket', rate: 20, sendsRetryAfter: false } }, 5_000],
  '4 at a time': [{ storage: { kind: 'in flight', most: 4 } }, 1_600],
  'shared, 8 at a time': [{ shared: { kind: 'in flight', most: 8, askedMs: 1_000 } }, 2_500],
};

const LIMITS_OF_ALL_KINDS = measurePace({
  name: 'pace-limits',
  title:
    '60 files, responses after 100 ms, against limits of all kinds: seconds, at most 1.5 × the best time + 2 s',
  files: 60,
  servers: Object.fromEntries(
    Object.entries(BEST_MS).map(([name, [settings]]) => [name, { ...settings, latencyMs: LATENCY_MS }]),
  ),
  evaluate: (runs, server) => {
    const [, bestMs = 0] = BEST_MS[server] ?? [];
    const { median } = spread(runs.map(({ durationMs }) => durationMs / 1_000));
    return [{ what: 'time', value: median, unit: 's', atMost: (1.5 * bestMs) / 1_000 + 2 }];
  },
});

export const PACE = [STEADY_LIMITS, LIMITS_OF_ALL_KINDS, REFUSALS_BY_CHANCE, EXPIRING_URLS];

function timeAtMost(atMost: number, runs: readonly Counts[], idealMs: number): Check {
  const { median } = spread(runs.map(({ durationMs }) => durationMs / idealMs));
  return { what: 'time', value: median, unit: '× the ideal time', atMost };
}

function refusing(share: number, askedMs?: number): ServerSettings {
  return { service: { kind: 'chance', share, askedMs }, latencyMs: 20 };
}

function expiring(sendsRetryAfter: boolean): ServerSettings {
  return { storage: { kind: 'bucket', rate: STORAGE_RATE, sendsRetryAfter }, latencyMs: 20, lifetimeS: 5 };
}
