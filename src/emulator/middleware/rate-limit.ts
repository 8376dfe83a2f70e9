import type { MiddlewareHandler } from 'hono';
import { TokenBucket } from 'limiter';
import { ApiRefusal } from '../http/api-refusal.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { RetryAfterForm } from '../options.ts';
import { retryAfterHeader } from './retry-after-header.ts';

/** See `EmulatorOptions` for each of them. */
export interface RateLimitSettings {
  readonly rateLimit: number;
  readonly rateLimitBurst: number;
  readonly retryAfter: RetryAfterForm;
  readonly now: () => number;
}

/**
 * Answers 429 to requests that find one shared token bucket empty (service spec parts 7 and 8, which show neither the
 * limit's value nor its headers).
 *
 * @throws {RangeError} for a rate that is not a number above 0.
 */
export function limitRate(settings: RateLimitSettings): MiddlewareHandler<EmulatorEnv> {
  const { rateLimit, rateLimitBurst, retryAfter, now } = settings;
  // The package reads a rate of 0 as "no limit at all".
  if (!(rateLimit > 0)) throw new RangeError('rateLimit must be above 0');
  const bucket = new TokenBucket({
    bucketSize: Math.max(1, rateLimitBurst),
    tokensPerInterval: rateLimit,
    interval: 'second',
  });
  bucket.content = bucket.bucketSize;
  return async (_, next) => {
    if (!bucket.tryRemoveTokens(1)) {
      // The token may have come back since, and a wait of 0 would read as no wait.
      const waitMs = Math.max(1, bucket.getWaitTime(1));
      const header = retryAfterHeader(retryAfter, waitMs, now());
      throw new ApiRefusal(
        429,
        'Too Many Requests',
        `More than ${rateLimit} requests a second; try again after a delay`,
        header === undefined ? {} : { 'Retry-After': header },
      );
    }
    await next();
  };
}
