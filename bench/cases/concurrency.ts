import type { Contender } from '../case.ts';
import { compare } from '../compare.ts';
import { ACTION, runAction, undici } from '../contenders.ts';

/** Files for each delay of the responses in milliseconds: fewer if responses are late, so that each case takes about as long. */
const FILES: Readonly<Record<number, number>> = { 0: 1_000, 10: 1_000, 40: 512, 150: 256 };

/** The action's default `concurrency` against fixed numbers and against undici, one case per delay of the responses. */
export const CONCURRENCY = Object.entries(FILES).map(([latencyMs, count]) =>
  compare({
    name: `concurrency-${latencyMs}ms`,
    title: `${count} × 16 KiB, responses after ${latencyMs} ms`,
    files: { count, bytes: 16 * 1024 },
    latencyMs: Number(latencyMs),
    contenders: [
      ACTION,
      withConcurrency(16),
      withConcurrency(128),
      undici(16),
      undici(64),
      { ...undici(128), ...(latencyMs === '40' && { atMost: 1.15 }) },
    ],
  }),
);

function withConcurrency(number: number): Contender {
  const concurrency = String(number);
  return {
    ...ACTION,
    name: `action, concurrency: ${concurrency}`,
    run: (place) => runAction(place, { concurrency }),
    atMost: 1.15,
  };
}
