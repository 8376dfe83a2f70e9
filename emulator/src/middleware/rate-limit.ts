import type { MiddlewareHandler } from 'hono';
import { TokenBucket } from 'limiter';
import type { EmulatorEnv } from '../http/context.ts';
import { ResponseError } from '../http/response-error.ts';
import type { Services } from '../services.ts';

/**
 * Responds with 429 when the token bucket, shared by all clients, is empty. Neither the limit nor its headers are those of the service
 * (api/README.md, *Rate limits*).
 *
 * @param rateLimit Requests per second.
 */
export function limitRate(rateLimit: number, services: Services): MiddlewareHandler<EmulatorEnv> {
  const bucket = new TokenBucket({
    bucketSize: Math.max(1, services.rateLimitBurst ?? rateLimit),
    tokensPerInterval: rateLimit,
    interval: 'second',
  });
  bucket.content = bucket.bucketSize;
  return async (_, next) => {
    if (!bucket.tryRemoveTokens(1)) {
      // The bucket may have a token again by now, but `Retry-After: 0` would mean no wait.
      const headers = retryAfterHeaders(services, Math.max(1, bucket.getWaitTime(1)));
      const message = `More than ${rateLimit} requests per second; try again after a delay`;
      throw new ResponseError(429, message, { headers });
    }
    await next();
  };
}

/**
 * `Retry-After` (RFC 9110 section 10.2.3), if any, for a wait of `waitMs` milliseconds. Both forms count whole seconds and
 * are rounded up, so that a client that follows them is never too early.
 */
export function retryAfterHeaders(
  { retryAfter, now }: Pick<Services, 'retryAfter' | 'now'>,
  waitMs: number,
): Record<string, string> {
  if (retryAfter === 'none') return {};
  const date = new Date(Math.ceil((now() + waitMs) / 1000) * 1000);
  return { 'Retry-After': retryAfter === 'date' ? date.toUTCString() : String(Math.ceil(waitMs / 1000)) };
}
