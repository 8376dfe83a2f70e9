import type { RequestQueue, Turn, Waiting } from '../../src/retry/request-queue.ts';

const NEVER = new AbortController().signal;
const FAILURE = { kind: 'throttled', error: new Error('throttled error') } as const;

/** Waits for the turn of a request that goes at once. */
export function turnOf(queue: RequestQueue, waiting: Partial<Waiting> = {}): Promise<Turn | undefined> {
  return queue.turn({ signal: NEVER, order: 0, isUrgent: false, notBeforeMs: 0, ...waiting });
}

/** Accepts a request, so that two may go at a time. */
export async function acceptOne(queue: RequestQueue): Promise<void> {
  const turn = await turnOf(queue);
  if (turn !== undefined) queue.accepted(turn);
}

/** Refuses as many requests, one at a time, as it takes to show a limit, so that a pause begins. */
export async function showLimit(queue: RequestQueue, retryAfterMs?: number): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    const turn = await turnOf(queue);
    if (turn !== undefined) queue.failed(turn, { ...FAILURE, retryAfterMs }, true);
  }
}
