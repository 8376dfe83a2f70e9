import type { Phase } from '../progress/phase-timer.ts';

/** Waits that are drawn as one. */
export interface DrawnWait {
  readonly startMs: number;
  readonly endMs: number;
  /** The time in it in which something did wait. */
  readonly tookMs: number;
}

const MOST = 5;
/** Gaps and waits below these parts of the whole could hardly be seen. */
const SMALLEST_GAP = 0.02;
const SMALLEST_WAIT = 0.01;

/** The five longest waits of a run of that length, in their order; those close to each other are one. In milliseconds. */
export function joinWaits(waits: readonly Phase[], lengthMs: number): DrawnWait[] {
  const joined: DrawnWait[] = [];
  for (const { startMs, endMs } of waits) {
    const last = joined.at(-1);
    const tookMs = endMs - startMs;
    if (last !== undefined && startMs - last.endMs < lengthMs * SMALLEST_GAP) {
      joined[joined.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
    } else {
      joined.push({ startMs, endMs, tookMs });
    }
  }
  return joined
    .filter(({ tookMs }) => tookMs >= lengthMs * SMALLEST_WAIT)
    .toSorted((a, b) => b.tookMs - a.tookMs)
    .slice(0, MOST)
    .sort((a, b) => a.startMs - b.startMs);
}
