import { idealMs } from '../limiters.ts';
import { measurePace } from '../pace.ts';
import type { Counts, ServerSettings } from '../server.ts';
import { spread } from '../table.ts';

/** Files that the limit accepts per second. */
const SERVICE_RATE = 100;

const STEADY_LIMITS = measurePace({
  name: 'pace-steady',
  title:
    '1,000 files at 100 per second: multiples of the ideal time, and the share of 429s of the service in %',
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
    const bestMs = idealMs(SERVICE_RATE, 1_000);
    const { median } = spread(runs.map(({ durationMs }) => durationMs / bestMs));
    return [
      { what: 'time', value: median, unit: '× the ideal time', atMost: 1.5 + 2_000 / bestMs },
      // Only shown: a refusal costs one request.
      { what: 'share of 429', value: spread(runs.map(percent)).median, unit: '%', atMost: 100 },
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

export const PACE = [STEADY_LIMITS, LIMITS_OF_ALL_KINDS];
