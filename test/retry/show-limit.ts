import type { RequestQueue } from '../../src/retry/request-queue.ts';

const NEVER = new AbortController().signal;

/** Throttles as many requests in a row as it takes to show a limit, so that a pause begins. */
export async function showLimit(queue: RequestQueue, retryAfterMs?: number): Promise<void> {
  const permits = await Promise.all(Array.from({ length: 10 }, () => queue.turn(NEVER, false)));
  const failure = { kind: 'throttled', error: new Error('throttled error'), retryAfterMs } as const;
  for (const permit of permits) if (permit !== undefined) queue.failed(permit, failure, true);
}
