import type { MiddlewareHandler } from 'hono';
import { TokenBucket } from 'limiter';
import { ApiError } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { RetryAfterForm } from '../options.ts';

/** See `EmulatorOptions`. */
export interface RetryAfterSettings {
  readonly retryAfter: RetryAfterForm;
  readonly now: () => number;
}

/** See `EmulatorOptions`. */
export interface RateLimitSettings extends RetryAfterSettings {
  readonly rateLimit: number;
  readonly rateLimitBurst: number;
}

/**
 * Responds with 429 when the token bucket, shared by all clients, is empty. Neither the limit nor its headers are those of the service
 * (api/README.md, *Rate limits*).
 */
export function limitRate(settings: RateLimitSettings): MiddlewareHandler<EmulatorEnv> {
  const { rateLimit, rateLimitBurst } = settings;
  const bucket = new TokenBucket({
    bucketSize: Math.max(1, rateLimitBurst),
    tokensPerInterval: rateLimit,
    interval: 'second',
  });
  bucket.content = bucket.bucketSize;
  return async (_, next) => {
    if (!bucket.tryRemoveTokens(1)) {
      // The bucket may have a token again by now, but `Retry-After: 0` would mean no wait.
      const headers = retryAfterHeaders(settings, Math.max(1, bucket.getWaitTime(1)));
      throw new ApiError(429, `More than ${rateLimit} requests per second; try again after a delay`, headers);
    }
    await next();
  };
}

/**
 * `Retry-After` (RFC 9110 section 10.2.3), if any, for a wait of `waitMs` milliseconds. Both forms count whole seconds and
 * are rounded up, so that a client that follows them is never too early.
 */
export function retryAfterHeaders(
  { retryAfter, now }: RetryAfterSettings,
  waitMs: number,
): Record<string, string> {
  switch (retryAfter) {
    case 'none':
      return {};
    case 'seconds':
      return { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
    case 'date':
      return { 'Retry-After': new Date(Math.ceil((now() + waitMs) / 1000) * 1000).toUTCString() };
  }
}
