import type { Contender } from '../case.ts';
import { compare } from '../compare.ts';
import { ACTION, runAction } from '../contenders.ts';

/** Files for each delay of the responses in milliseconds: fewer if responses are late, so that each case takes about as long. */
const FILES: Readonly<Record<number, number>> = { 0: 1_000, 10: 1_000, 40: 512, 150: 256 };

/** How long the action takes with each `concurrency`, one case per delay of the responses. */
export const CONCURRENCY = Object.entries(FILES).map(([latencyMs, count]) =>
  compare({
    name: `concurrency-${latencyMs}ms`,
    title: `concurrency, ${count} × 16 KiB, responses after ${latencyMs} ms`,
    runs: 3,
    onlyByName: true,
    files: { count, bytes: 16 * 1024 },
    latencyMs: Number(latencyMs),
    contenders: [withConcurrency('16'), ...['4', '8', '32', '64', '128', 'auto'].map(withConcurrency)],
  }),
);

function withConcurrency(concurrency: string): Contender {
  return { ...ACTION, name: concurrency, run: (place) => runAction(place, { concurrency }) };
}
