import type { MiddlewareHandler } from 'hono';
import { TokenBucket } from 'limiter';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { RetryAfterForm } from '../options.ts';

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
  const s3 = new TokenBucket({
    bucketSize: Math.max(1, rateLimitBurst),
    tokensPerInterval: rateLimit,
    interval: 'second',
  });
  s3.content = s3.bucketSize;
  return async (_, next) => {
    if (!s3.tryRemoveTokens(1)) {
      // The token may have come back since, and a wait of 0 would read as no wait.
      const waitMs = Math.max(1, s3.getWaitTime(1));
      const header = retryAfterHeader(retryAfter, waitMs, now());
      throw new ApiError(
        429,
        'Too Many Requests',
        `More than ${rateLimit} requests a second; try again after a delay`,
        header === undefined ? {} : { 'Retry-After': header },
      );
    }
    await next();
  };
}

/**
 * The value of `Retry-After` (RFC 9110 section 10.2.3) for a wait of `waitMs` from `nowMs`, in Unix milliseconds.
 * Both forms count whole seconds and are rounded up: who obeys them never comes too early.
 */
export function retryAfterHeader(form: RetryAfterForm, waitMs: number, nowMs: number): string | undefined {
  switch (form) {
    case 'none':
      return undefined;
    case 'seconds':
      return String(Math.ceil(waitMs / 1000));
    case 'date':
      return new Date(Math.ceil((nowMs + waitMs) / 1000) * 1000).toUTCString();
  }
}
