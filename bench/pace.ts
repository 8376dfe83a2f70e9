/**
 * How ways of keeping to a rate limit compare: 1,000 requests, 16 at a time, against 100 a second, over real sockets. For
 * each way and each limit, the time as a multiple of the ideal one, and the share of answers that were 429: the
 * median of some rounds.
 *
 * Usage: node bench/pace.ts [--own] [--rounds N] [--at-most R] [--at-most-refused S]
 *   --own              measure only what the action does
 *   --rounds           how often each is measured: once unless given
 *   --at-most          exit with 1 where the action takes more than R times the ideal time
 *   --at-most-refused  exit with 1 where more than a share of S of its answers are 429
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { numberOption } from '../scripts/number-option.ts';
import { HttpTransport } from '../src/api/http/transport.ts';
import { forEachConcurrently } from '../src/support/concurrency.ts';
import { idealMs, type LimitSettings } from './limiters.ts';
import { OWN, WAYS, type Way } from './pace-ways.ts';
import { runBench } from './run-bench.ts';
import { spread } from './spread.ts';
import { startListener } from './start-listener.ts';

const REQUESTS = 1_000;
const CONCURRENCY = 16;
const RATE = 100;

const LIMITS: Readonly<Record<string, LimitSettings>> = {
  'bucket, told': { kind: 'bucket', rate: RATE, tells: true },
  'bucket, not told': { kind: 'bucket', rate: RATE, tells: false },
  'window, told': { kind: 'window', rate: RATE, tells: true },
  'window, not told': { kind: 'window', rate: RATE, tells: false },
};

interface Measured {
  /** Multiple of the ideal time. */
  readonly ratio: number;
  /** Share of the answers that were 429. */
  readonly refused: number;
}

await runBench(async (signal) => {
  const { values } = parseArgs({
    options: {
      own: { type: 'boolean' },
      rounds: { type: 'string' },
      'at-most': { type: 'string' },
      'at-most-refused': { type: 'string' },
    },
  });
  const atMost = numberOption('at-most', values['at-most'] ?? 'Infinity', { min: 0, whole: false });
  const atMostRefused = numberOption('at-most-refused', values['at-most-refused'] ?? '1', {
    min: 0,
    whole: false,
  });
  const rounds = numberOption('rounds', values.rounds ?? '1', { min: 1, whole: true });
  await using service = await startListener('limited-service.ts');
  process.stdout.write(`${REQUESTS} requests, ${CONCURRENCY} at a time, against ${RATE} a second\n`);
  process.stdout.write(row('', Object.keys(LIMITS)));
  let good = true;
  for (const [name, way] of Object.entries(WAYS)) {
    if (values.own && name !== OWN) continue;
    const all: Measured[][] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measureAll(service.origin, way, signal));
    const measured = Object.keys(LIMITS).map((_, index) =>
      middle(all.flatMap((round) => round[index] ?? [])),
    );
    process.stdout.write(row(name, measured.map(cell)));
    if (name !== OWN) continue;
    good = measured.every(({ ratio, refused }) => ratio <= atMost && refused <= atMostRefused);
  }
  return good;
});

/** Against each limit: they sleep most of the time, and side by side, but not in step, they don't disturb each other. */
function measureAll(origin: string, way: Way, signal: AbortSignal): Promise<Measured[]> {
  return Promise.all(
    Object.values(LIMITS).map(async (limit, index) => {
      await sleep(index * 260, undefined, { signal });
      return measure(`${origin}/`, limit, way, signal);
    }),
  );
}

async function measure(
  origin: string,
  limit: LimitSettings,
  way: Way,
  signal: AbortSignal,
): Promise<Measured> {
  const name = `${limit.kind}-${limit.tells}`;
  await fetch(`${origin}limits/${name}`, { method: 'PUT', body: JSON.stringify(limit) });
  const transport = new HttpTransport({ userAgent: 'bench', idleTimeoutMs: 60_000 });
  try {
    const send = way(`${origin}${name}`, transport, signal);
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
  const seen = (await response.json()) as Record<'accepted' | 'refused' | 'firstMs' | 'lastMs', number>;
  if (seen.accepted !== REQUESTS) throw new Error(`${seen.accepted} of ${REQUESTS} requests were accepted`);
  const refused = seen.refused / (seen.accepted + seen.refused);
  return { ratio: (seen.lastMs - seen.firstMs) / idealMs(limit, REQUESTS), refused };
}

function middle(rounds: readonly Measured[]): Measured {
  return {
    ratio: spread(rounds.map(({ ratio }) => ratio)).median,
    refused: spread(rounds.map(({ refused }) => refused)).median,
  };
}

function cell({ ratio, refused }: Measured): string {
  return `${ratio.toFixed(2)}  ${(100 * refused).toFixed(1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(30)}${cells.map((text) => text.padStart(18)).join('')}\n`;
}
