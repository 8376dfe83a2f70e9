import type { MiddlewareHandler } from 'hono';
import { ApiRefusal } from '../http/api-refusal.ts';
import type { EmulatorEnv } from '../http/context.ts';

/** This machine's own names; the port may be another one, where it is forwarded. */
const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Refuses requests that name another host. A browser sends such a one where a foreign site's name was made to lead here
 * ("DNS rebinding"), and the site could read the answer: unlike the API, what people look at asks for no token.
 */
export const requireLocalHost: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  if (!LOCAL.test(c.env.incoming.headers.host ?? '')) {
    throw new ApiRefusal(403, 'Forbidden', 'This page is shown at 127.0.0.1, localhost and [::1] alone');
  }
  await next();
};
