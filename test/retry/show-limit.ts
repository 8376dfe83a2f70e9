import type { Throttling } from '../../src/retry/rate-limiter.ts';
import type { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';

const NEVER = new AbortController().signal;

/** Throttles as many requests in a row as it takes to show a limit, so that a pause begins. */
export async function showLimit(limiter: SharedRateLimiter, throttling: Throttling): Promise<void> {
  const permits = await Promise.all(Array.from({ length: 10 }, () => limiter.acquire(NEVER)));
  for (const permit of permits) limiter.throttled(permit, throttling);
}
