import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpTransport } from '../../src/api/http/transport.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';
import type { Bench, Case, CaseResult } from '../case.ts';
import { idealMs, type LimitSettings } from '../limiters.ts';
import { startListener } from '../listener.ts';
import { OWN_STRATEGY, STRATEGIES, type Strategy } from '../pace/strategies.ts';
import { spread } from '../table.ts';

const REQUESTS = 1_000;
const CONCURRENCY = 16;
/** Requests per second that each limit accepts. */
const RATE = 100;

const LIMITS: Readonly<Record<string, LimitSettings>> = {
  'bucket, Retry-After': { kind: 'bucket', rate: RATE, tells: true },
  bucket: { kind: 'bucket', rate: RATE, tells: false },
  'window, Retry-After': { kind: 'window', rate: RATE, tells: true },
  window: { kind: 'window', rate: RATE, tells: false },
};

interface Measured {
  /** The time as a multiple of the ideal time. */
  readonly ratio: number;
  /** The share of the responses that were 429. */
  readonly rejected: number;
}

/** Ways to keep to an unknown rate limit: 1,000 requests, 16 at a time, over real sockets. */
export const PACE: Case = {
  name: 'pace',
  title: 'multiples of the ideal time, and 429s, at 100 requests per second',
  runs: 1,
  onlyByName: true,
  run: measureStrategies,
};

async function measureStrategies({ runs, includes, signal }: Bench): Promise<CaseResult> {
  const script = join(import.meta.dirname, '../pace/limited-service.ts');
  await using service = await startListener(script);
  const table = [['', ...Object.keys(LIMITS)]];
  const checks = [];
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    if (name !== OWN_STRATEGY && !includes(name)) continue;
    const rounds: Measured[][] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await measureAll(service.origin, strategy, signal));
    const medians = Object.keys(LIMITS).map((limit, index) => ({
      limit,
      ratio: spread(rounds.map((round) => round[index]?.ratio ?? Number.NaN)).median,
      rejected: spread(rounds.map((round) => round[index]?.rejected ?? Number.NaN)).median,
    }));
    table.push([
      name,
      ...medians.map(({ ratio, rejected }) => `${ratio.toFixed(2)}  ${(100 * rejected).toFixed(1)} %`),
    ]);
    if (name !== OWN_STRATEGY) continue;
    for (const { limit, ratio, rejected } of medians) {
      checks.push(
        { what: `time against ${limit}`, value: ratio, unit: '× the ideal time', atMost: 1.1 },
        { what: `share of 429 against ${limit}`, value: 100 * rejected, unit: '%', atMost: 3 },
      );
    }
  }
  return { server: 'a service with a rate limit', table, checks, leftOut: [] };
}

/** Measures all limits at once: they mostly wait. Started at different times, they do not disturb each other. */
function measureAll(origin: string, strategy: Strategy, signal: AbortSignal): Promise<Measured[]> {
  return Promise.all(
    Object.values(LIMITS).map(async (limit, index) => {
      await sleep(index * 260, undefined, { signal });
      return measure(`${origin}/`, limit, strategy, signal);
    }),
  );
}

async function measure(
  origin: string,
  limit: LimitSettings,
  strategy: Strategy,
  signal: AbortSignal,
): Promise<Measured> {
  const name = `${limit.kind}-${limit.tells}`;
  await fetch(`${origin}limits/${name}`, { method: 'PUT', body: JSON.stringify(limit) });
  const transport = new HttpTransport({ userAgent: 'bench', idleTimeoutMs: 60_000 });
  try {
    const send = strategy(`${origin}${name}`, transport, signal);
    await forEachConcurrently(
      Array.from({ length: REQUESTS }),
      CONCURRENCY,
      () => signal.aborted,
      () => send(),
    );
  } finally {
    transport.close();
  }
  const response = await fetch(`${origin}limits/${name}`);
  const seen = (await response.json()) as Record<'accepted' | 'rejected' | 'firstMs' | 'lastMs', number>;
  if (seen.accepted !== REQUESTS) throw new Error(`${seen.accepted} of ${REQUESTS} requests were accepted`);
  return {
    ratio: (seen.lastMs - seen.firstMs) / idealMs(limit, REQUESTS),
    rejected: seen.rejected / (seen.accepted + seen.rejected),
  };
}
