import type { MiddlewareHandler } from 'hono';
import type { EmulatorEnv, Token } from '../http/context.ts';
import { ResponseError } from '../http/response-error.ts';
import { SCOPES, type Scope } from '../options.ts';
import type { Services } from '../services.ts';

/** Requires a valid `Authorization: Bearer` token. The name of the scheme is case-insensitive, RFC 9110 section 11.1. */
export function authenticate({ now, organization, tokens }: Services): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    // Several headers come joined.
    const [, name] = /^bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (name === undefined) throw unauthorized('The bearer token is missing');
    const token = tokens.find((known) => known.name === name);
    if (token === undefined) throw unauthorized('The token is invalid');
    const { revokedAt = Infinity, expiresAt = Infinity, scopes = SCOPES } = token;
    if (now() >= revokedAt) throw unauthorized('The token has been revoked');
    if (now() >= expiresAt) throw unauthorized('The token has expired');
    c.set('token', { organizationId: token.organization ?? organization, scopes });
    await next();
  };
}

function unauthorized(message: string): ResponseError {
  return new ResponseError(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** The `error` and the words of the two 403 bodies of api/README.md, *Errors*. */
const FORBIDDEN = {
  a: ['INSUFFICIENT_PERMISSIONS', 'Token does not have the required scope:'],
  b: ['Forbidden', 'Insufficient permissions. Required:'],
} as const;

/** Checks of what a token allows. */
export function permissions({ forbiddenBody }: Services) {
  const [error, words] = FORBIDDEN[forbiddenBody];
  return {
    /** Throws a 403 if the token does not have `scope`. */
    requireScope(scope: Scope): MiddlewareHandler<EmulatorEnv> {
      return async (c, next) => {
        if (c.get('token').scopes.includes(scope)) return next();
        throw new ResponseError(403, `${words} ${scope}`, { error });
      };
    },
    /** Throws a 403, whose words api/README.md does not show, if `organizationId` is another organization than that of the token. */
    requireOwnOrganization(token: Token, organizationId: string): void {
      if (token.organizationId === organizationId) return;
      throw new ResponseError(403, `Token does not belong to organization ${organizationId}`, { error });
    },
  };
}
