import { idealMs } from '../limiters.ts';
import { measurePace } from '../pace.ts';
import type { Counts, ServerSettings } from '../server.ts';
import { spread } from '../spread.ts';

/** Files that the limit accepts per second. */
const SERVICE_RATE = 100;

const STEADY_LIMITS = measurePace({
  name: 'pace-steady',
  title: '1,000 files, a limit of 100 per second',
  files: 1_000,
  servers: {
    'bucket, Retry-After': { service: { kind: 'bucket', rate: SERVICE_RATE, sendsRetryAfter: true } },
    bucket: { service: { kind: 'bucket', rate: SERVICE_RATE, sendsRetryAfter: false } },
    'window, Retry-After': { service: { kind: 'window', rate: SERVICE_RATE, sendsRetryAfter: true } },
    window: { service: { kind: 'window', rate: SERVICE_RATE, sendsRetryAfter: false } },
  },
  evaluate: (runs, server) => {
    const percent = ({ rejectedUrls, uploadUrls }: Counts) =>
      (100 * rejectedUrls) / (uploadUrls + rejectedUrls);
    const bestMs = idealMs(SERVICE_RATE, 1_000);
    const { median } = spread(runs.map(({ durationMs }) => durationMs / bestMs));
    return [
      { what: server, value: median, unit: '× ideal', atMost: 1.5 + 2_000 / bestMs },
      // Only shown: a refusal costs one request.
      { what: `${server}, refused`, value: spread(runs.map(percent)).median, unit: '%' },
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
  title: '60 files, responses after 100 ms, limits of all kinds',
  files: 60,
  servers: Object.fromEntries(
    Object.entries(BEST_MS).map(([name, [settings]]) => [name, { ...settings, latencyMs: LATENCY_MS }]),
  ),
  evaluate: (runs, server) => {
    const [, bestMs = 0] = BEST_MS[server] ?? [];
    const { median } = spread(runs.map(({ durationMs }) => durationMs / 1_000));
    // At most 1.5 times the best time, and 2 s.
    return [{ what: server, value: median, unit: 's', atMost: (1.5 * bestMs) / 1_000 + 2 }];
  },
});

export const PACE = [STEADY_LIMITS, LIMITS_OF_ALL_KINDS];
