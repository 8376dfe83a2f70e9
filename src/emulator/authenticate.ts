import type { MiddlewareHandler } from 'hono';
import { ApiRefusal } from './api-refusal.ts';
import type { EmulatorEnv } from './emulator-env.ts';
import type { TokenRegistry } from './token-registry.ts';

/**
 * Lets only requests with a known `Authorization: Bearer` token pass (service spec part 5). The scheme's name is
 * case-insensitive, RFC 9110 section 11.1.
 */
export function authenticate(tokens: TokenRegistry): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const presented = /^bearer +(\S+)$/i.exec(c.env.incoming.headers.authorization ?? '')?.[1];
    if (presented === undefined) throw unauthorized('The bearer token is missing');
    const token = tokens.find(presented);
    if (token === undefined) throw unauthorized('The token is invalid or has expired');
    c.set('token', token);
    await next();
  };
}

function unauthorized(message: string): ApiRefusal {
  return new ApiRefusal(401, 'Unauthorized', message, { 'WWW-Authenticate': 'Bearer' });
}
