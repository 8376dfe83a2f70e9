import type { MiddlewareHandler } from 'hono';
import { ApiRefusal } from './api-refusal.ts';
import type { EmulatorEnv } from './emulator-env.ts';
import type { ForbiddenBodyForm } from './emulator-options.ts';
import type { Scope } from './scopes.ts';

/** Makes a middleware that lets only tokens with `scope` pass. */
export type RequireScope = (scope: Scope) => MiddlewareHandler<EmulatorEnv>;

/** Refuses a missing scope with the 403 body of variant A or B, service spec part 7. */
export function requireScopeIn(form: ForbiddenBodyForm): RequireScope {
  return (scope) => async (c, next) => {
    if (!c.get('token').scopes.has(scope)) {
      throw form === 'a'
        ? new ApiRefusal(403, 'INSUFFICIENT_PERMISSIONS', `Token does not have the required scope: ${scope}`)
        : new ApiRefusal(403, 'Forbidden', `Insufficient permissions. Required: ${scope}`);
    }
    await next();
  };
}
