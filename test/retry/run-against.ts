import type { Limiter } from '../../bench/limiters.ts';
import { WaitTimer } from '../../src/retry/clock.ts';
import { type AttemptResult, type RetryResult, retry } from '../../src/retry/retry.ts';
import { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { randomNumbers } from '../doubles/environment.ts';

export interface Measurement {
  /** Until the last response, in milliseconds. */
  readonly tookMs: number;
  /** Share of 429 among all responses. */
  readonly throttledShare: number;
  readonly results: readonly RetryResult<string, string>[];
}

/**
 * Sends requests through one shared rate limiter, `workers` at a time. A response takes `roundTripMs`, up to a third more or
 * less. The first request of each worker arrives `connectMs` later.
 */
export async function runAgainst(
  makeLimiter: (random: () => number) => Limiter,
  { requests = 1_000, seed = 1, maxAttempts = 10, workers = 16, roundTripMs = 1.5, connectMs = 0 } = {},
): Promise<Measurement> {
  const random = randomNumbers(seed);
  const limit = makeLimiter(random);
  const clock = new VirtualClock();
  const { signal } = new AbortController();
  const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
  let connected = 0;
  let responses = 0;
  let throttled = 0;
  const attempt = async (): Promise<AttemptResult<string, string>> => {
    const halfWayMs = (roundTripMs / 3) * (1 + random());
    connected += 1;
    await clock.sleep(halfWayMs + (connected <= workers ? connectMs : 0), signal);
    const { accepted, askedMs } = limit.decide(clock.monotonicMs());
    await clock.sleep(halfWayMs, signal);
    responses += 1;
    if (accepted) return { ok: true, value: 'done' };
    throttled += 1;
    return { ok: false, error: 'throttled', kind: 'throttled', retryAfterMs: askedMs };
  };
  const results: RetryResult<string, string>[] = [];
  let left = requests;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const limits = { maxAttempts, maxRetryWaitMs: 120_000 };
      const options = { idempotent: true, limits, clock, limiter, random, signal };
      results.push(
        await retry(attempt, { ...options, onWait: () => undefined, cancelled: () => 'cancelled' }),
      );
    }
  };
  await clock.run(Promise.all(Array.from({ length: workers }, worker)));
  return { tookMs: clock.monotonicMs(), throttledShare: throttled / responses, results };
}
