import type { MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ResponseError } from '../http/response-error.ts';

/** With any port, since the port may be forwarded. */
const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Rejects requests with another Host. Otherwise a website whose domain resolves to 127.0.0.1 ("DNS rebinding") could read
 * the page, which needs no token.
 */
export const requireLocalHost: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  if (!LOCAL_HOST.test(c.env.incoming.headers.host ?? '')) {
    throw new ResponseError(403, 'This page is only available at 127.0.0.1, localhost and [::1]');
  }
  await next();
};
