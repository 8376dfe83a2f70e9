import { idealMs } from '../limiters.ts';
import { measurePace, type PaceSettings } from '../pace.ts';
import type { Counts } from '../server.ts';
import { type Spread, spread } from '../table.ts';

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
    const ratio = spreadOf(runs, ({ durationMs }) => durationMs / idealMs(SERVICE_RATE, 1_000)).median;
    const percent = spreadOf(
      runs,
      ({ rejectedUrls, uploadUrls }) => (100 * rejectedUrls) / (uploadUrls + rejectedUrls),
    ).median;
    return {
      cell: `${ratio.toFixed(2)}, ${percent.toFixed(1)} %`,
      checks: [
        { what: 'time', value: ratio, unit: '× the ideal time', atMost: 1.2 },
        { what: 'share of 429', value: percent, unit: '%', atMost: 6 },
      ],
    };
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
    const plain = spreadOf(withoutRefusals, ({ durationMs }) => durationMs / 1_000).median;
    if (runs === withoutRefusals) return { cell: `${plain.toFixed(2)} in total`, checks: [] };
    const { median, max } = spreadOf(runs, ({ durationMs }) => durationMs / 1_000 - plain);
    const atMost = MORE_AT_MOST[server];
    return {
      cell: `${median.toFixed(2)}, ${max.toFixed(2)}`,
      checks: atMost === undefined ? [] : [{ what: 'additional time', value: median, unit: 's', atMost }],
    };
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
    const ratio = spreadOf(runs, ({ durationMs }) => durationMs / idealMs(STORAGE_RATE, 200)).median;
    const expired = spreadOf(runs, (counts) => counts.expired).max;
    return {
      cell: `${ratio.toFixed(2)}, ${expired}`,
      checks: [
        { what: 'time', value: ratio, unit: '× the ideal time', atMost: 1.15 },
        { what: 'PUTs after expiry', value: expired, unit: 'in one run', atMost: 0 },
      ],
    };
  },
});

const EVERY_SECOND = measurePace({
  name: 'pace-every-second',
  title: '200 files, 16 at a time, every second response of the service is 429 with Retry-After: 1: seconds',
  files: 200,
  servers: {
    'every second': { service: { kind: 'every second', askedMs: 1_000 }, latencyMs: 20, concurrency: 16 },
  },
  evaluate: secondsAtMost(() => 90),
});

const REFUSE_ALL = { kind: 'chance', share: 1 } as const;

/** The service accepts nothing, and the run has to end early. */
const DOWN = measurePace({
  name: 'pace-down',
  title: '640 files, 16 at a time, and a service that is down: seconds until the last request',
  files: 640,
  isDown: true,
  servers: {
    '429': { service: REFUSE_ALL, concurrency: 16 },
    '500': { service: REFUSE_ALL, concurrency: 16, rejectsWith: 500 },
    'no response': { service: REFUSE_ALL, concurrency: 16, rejectsWith: 'nothing', idleTimeoutMs: 1_000 },
  },
  evaluate: secondsAtMost((server) => (server === '429' ? 120 : 35)),
});

export const PACE = [STEADY_LIMITS, REFUSALS_BY_CHANCE, EXPIRING_URLS, EVERY_SECOND, DOWN];

function secondsAtMost(atMost: (server: string) => number) {
  return (runs: readonly Counts[], server: string) => {
    const seconds = spreadOf(runs, ({ durationMs }) => durationMs / 1_000).median;
    return {
      cell: seconds.toFixed(0),
      checks: [{ what: 'time', value: seconds, unit: 's', atMost: atMost(server) }],
    };
  };
}

function refusing(share: number, askedMs?: number): PaceSettings {
  return { service: { kind: 'chance', share, askedMs }, latencyMs: 20 };
}

function expiring(sendsRetryAfter: boolean): PaceSettings {
  return { storage: { kind: 'bucket', rate: STORAGE_RATE, sendsRetryAfter }, latencyMs: 20, lifetimeS: 5 };
}

function spreadOf(runs: readonly Counts[], figure: (counts: Counts) => number): Spread {
  return spread(runs.map(figure));
}
