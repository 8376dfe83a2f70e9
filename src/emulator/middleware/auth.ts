import type { MiddlewareHandler } from 'hono';
import { ApiRefusal } from '../http/api-refusal.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { ForbiddenBodyForm } from '../options.ts';
import type { Scope } from '../scopes.ts';
import type { Token } from './tokens.ts';

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
   * @throws {ApiRefusal} 403 when `organizationId` is another one.
   */
  requireOwnOrganization(token: Token, organizationId: string): void {
    if (token.organizationId === organizationId) return;
    throw this.#forbidden(`Token does not belong to organization ${organizationId}`);
  }

  #forbidden(message: string): ApiRefusal {
    return new ApiRefusal(403, this.#form === 'a' ? 'INSUFFICIENT_PERMISSIONS' : 'Forbidden', message);
  }
}
