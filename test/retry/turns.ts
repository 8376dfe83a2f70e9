import type { RequestQueue } from '../../src/retry/request-queue.ts';

const NEVER = new AbortController().signal;

export const THROTTLED = { kind: 'throttled', error: new Error('throttled error') } as const;

/** Waits for the turn of a request, by default of one that goes at once. @throws Error if there is none */
export async function turnOf(queue: RequestQueue, change: object = {}): Promise<number> {
  const sentMs = await queue.turn({ signal: NEVER, order: 0, isUrgent: false, notBeforeMs: 0, ...change });
  if (sentMs === undefined) throw new Error('no turn');
  return sentMs;
}

/** Refuses two requests in a row, so that all others wait for this time. */
export async function beginPause(queue: RequestQueue, retryAfterMs: number): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    queue.settle(await turnOf(queue), { ...THROTTLED, retryAfterMs });
}
