import type { MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { ForbiddenBodyForm, Scope } from '../options.ts';
import type { Token, TokenRegistry } from './tokens.ts';

const REASONS = {
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
    const verdict = tokens.check(presented, now());
    if (verdict.kind !== 'valid') throw unauthorized(REASONS[verdict.kind]);
    c.set('token', verdict.token);
    await next();
  };
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, 'Unauthorized', message, { 'WWW-Authenticate': 'Bearer' });
}

/** Refuses what a token does not allow, with one of the two 403 bodies of service spec part 7. */
export class Permissions {
  readonly #form: ForbiddenBodyForm;

  constructor(form: ForbiddenBodyForm) {
    this.#form = form;
  }

  /** A middleware that lets only tokens with `scope` pass. */
  requireScope(scope: Scope): MiddlewareHandler<EmulatorEnv> {
    return async (c, next) => {
      if (!c.get('token').scopes.has(scope)) {
        throw this.#forbidden(
          this.#form === 'a'
            ? `Token does not have the required scope: ${scope}`
            : `Insufficient permissions. Required: ${scope}`,
        );
      }
      await next();
    };
  }

  /**
   * A token belongs to exactly one organization (service spec part 2). What is said of another one is "not shown" there.
   *
   * @throws {ApiError} 403 when `organizationId` is another one.
   */
  requireOwnOrganization(token: Token, organizationId: string): void {
    if (token.organizationId === organizationId) return;
    throw this.#forbidden(`Token does not belong to organization ${organizationId}`);
  }

  #forbidden(message: string): ApiError {
    return new ApiError(403, this.#form === 'a' ? 'INSUFFICIENT_PERMISSIONS' : 'Forbidden', message);
  }
}
