import type { MiddlewareHandler } from 'hono';
import { ApiRefusal } from '../http/api-refusal.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { TokenRegistry } from './tokens.ts';

const REFUSALS = {
  unknown: 'The token is invalid',
  expired: 'The token has expired',
  revoked: 'The token has been revoked',
} as const;

/**
 * Lets only requests with a valid `Authorization: Bearer` token pass (service spec part 5): neither expired nor revoked at
 * `now`. The scheme's name is case-insensitive, RFC 9110 section 11.1.
 */
export function authenticate(tokens: TokenRegistry, now: () => number): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    // Sent twice, nobody could say which of the two is meant; Node alone would take the first.
    const [authorization = '', ...others] = c.env.incoming.headersDistinct['authorization'] ?? [];
    if (others.length > 0) throw unauthorized('The bearer token must be sent once');
    const presented = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (presented === undefined) throw unauthorized('The bearer token is missing');
    const verdict = tokens.judge(presented, now());
    if (verdict.kind !== 'valid') throw unauthorized(REFUSALS[verdict.kind]);
    c.set('token', verdict.token);
    await next();
  };
}

function unauthorized(message: string): ApiRefusal {
  return new ApiRefusal(401, 'Unauthorized', message, { 'WWW-Authenticate': 'Bearer' });
}
