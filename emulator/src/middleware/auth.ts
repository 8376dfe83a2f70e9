import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { ForbiddenBodyForm, Scope } from '../options.ts';
import type { Token, TokenRegistry } from './tokens.ts';

const REASONS = {
  unknown: 'The token is invalid',
  expired: 'The token has expired',
  revoked: 'The token has been revoked',
} as const;

/**
 * Requires a valid `Authorization: Bearer` token (api/README.md, *Tokens and scopes*). The name of the scheme is case-insensitive,
 * RFC 9110 section 11.1.
 */
export function authenticate(tokens: TokenRegistry, now: () => number): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    // Several headers come joined.
    const name = /^bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (name === undefined) throw unauthorized('The bearer token is missing');
    const result = tokens.check(name, now());
    if (result.kind !== 'valid') throw unauthorized(REASONS[result.kind]);
    c.set('token', result.token);
    await next();
  };
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, message, { 'WWW-Authenticate': 'Bearer' });
}

/** Rejects requests that the token does not allow, with one of the two 403 bodies of api/README.md, *Errors*. */
export class Permissions {
  readonly #form: ForbiddenBodyForm;

  constructor(form: ForbiddenBodyForm) {
    this.#form = form;
  }

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
   * A token belongs to exactly one organization. The error for another one is not shown in api/README.md.
   *
   * @throws {ApiError} 403 if `organizationId` is another one.
   */
  requireOwnOrganization(token: Token, organizationId: string): void {
    if (token.organizationId === organizationId) return;
    throw this.#forbidden(`Token does not belong to organization ${organizationId}`);
  }

  #forbidden(message: string): ApiError {
    return new ApiError(403, message, {}, this.#form === 'a' ? 'INSUFFICIENT_PERMISSIONS' : 'Forbidden');
  }
}
