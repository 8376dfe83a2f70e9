import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpTransport } from '../../src/api/http/transport.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';
import type { Bench, Case, CaseResult } from '../case.ts';
import { idealMs, type LimitSettings } from '../limiters.ts';
import { startListener } from '../listener.ts';
import type { Counts } from '../pace/limited-service.ts';
import { OWN_STRATEGY, STRATEGIES, type Strategy } from '../pace/strategies.ts';
import { spread } from '../table.ts';

const REQUESTS = 1_000;
const CONCURRENCY = 16;
/** Requests per second that each limit accepts. */
const RATE = 100;

const LIMITS: Readonly<Record<string, LimitSettings>> = {
  'bucket, Retry-After': { kind: 'bucket', rate: RATE, sendsRetryAfter: true },
  bucket: { kind: 'bucket', rate: RATE, sendsRetryAfter: false },
  'window, Retry-After': { kind: 'window', rate: RATE, sendsRetryAfter: true },
  window: { kind: 'window', rate: RATE, sendsRetryAfter: false },
};

/** The time as a multiple of the ideal time, and the share of the responses that were 429. */
type Measured = readonly [ratio: number, rejected: number];

/** Ways to keep to an unknown rate limit: 1,000 requests, 16 at a time, over real sockets. */
export const PACE: Case = {
  name: 'pace',
  title: 'multiples of the ideal time, and 429s, at 100 requests per second',
  runs: 1,
  onlyByName: true,
  run: measureStrategies,
};

async function measureStrategies({ runs, includes, signal }: Bench): Promise<CaseResult> {
  const table = [['', ...Object.keys(LIMITS)]];
  const checks = [];
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    if (name !== OWN_STRATEGY && !includes(name)) continue;
    const rounds: Measured[][] = [];
    for (let run = 0; run < runs; run += 1) {
      // They mostly wait. Started at different times, they do not disturb each other.
      const all = Object.values(LIMITS).map((limit, index) => measure(limit, index * 260, strategy, signal));
      rounds.push(await Promise.all(all));
    }
    const row = [name];
    for (const [index, limit] of Object.keys(LIMITS).entries()) {
      const measured = rounds.flatMap((round) => round.slice(index, index + 1));
      const ratio = spread(measured.map(([ratio]) => ratio)).median;
      const percent = 100 * spread(measured.map(([, rejected]) => rejected)).median;
      row.push(`${ratio.toFixed(2)}  ${percent.toFixed(1)} %`);
      if (name !== OWN_STRATEGY) continue;
      checks.push(
        { what: `time against ${limit}`, value: ratio, unit: '× the ideal time', atMost: 1.1 },
        { what: `share of 429 against ${limit}`, value: percent, unit: '%', atMost: 3 },
      );
    }
    table.push(row);
  }
  return { server: 'a service with a rate limit', table, checks, leftOut: [] };
}

async function measure(
  limit: LimitSettings,
  delayMs: number,
  strategy: Strategy,
  signal: AbortSignal,
): Promise<Measured> {
  const script = join(import.meta.dirname, '../pace/limited-service.ts');
  await using service = await startListener(script, JSON.stringify(limit));
  await sleep(delayMs, undefined, { signal });
  const transport = new HttpTransport({ userAgent: 'bench', idleTimeoutMs: 60_000 });
  try {
    const send = strategy(service.origin, transport, signal);
    await forEachConcurrently(
      Array.from({ length: REQUESTS }),
      CONCURRENCY,
      () => signal.aborted,
      () => send(),
    );
  } finally {
    transport.close();
  }
  const counts = (await (await fetch(`${service.origin}/counts`)).json()) as Counts;
  const { accepted, rejected, firstMs, lastMs } = counts;
  if (accepted !== REQUESTS) throw new Error(`${accepted} of ${REQUESTS} requests were accepted`);
  return [(lastMs - firstMs) / idealMs(limit, REQUESTS), rejected / (accepted + rejected)];
}
