import type { Handler } from 'hono';
import { ApiRefusal } from './api-refusal.ts';
import type { EmulatorEnv } from './context.ts';

/** Refuses every method with 405 and the `Allow` of RFC 9110 section 15.5.6; to be routed after the ones that exist. */
export function methodNotAllowed(allow: string): Handler<EmulatorEnv> {
  return (c) => {
    throw new ApiRefusal(405, 'Method Not Allowed', `${c.req.method} is not allowed here, only ${allow}`, {
      Allow: allow,
    });
  };
}
