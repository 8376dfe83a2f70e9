const BASE_MS = 250;
const CAP_MS = 20_000;

/**
 * Exponential backoff with full jitter: anything from nothing to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * Full jitter spreads workers that failed together better than a fixed share does
 * (Brooker, "Exponential Backoff And Jitter", 2015).
 *
 * @param attempt the attempt that has just failed, counted from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
export function backoffMs(attempt: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}
