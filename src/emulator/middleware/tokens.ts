import { createHash } from 'node:crypto';
import { isScope, SCOPES, type Scope, type TokenOption } from '../options.ts';

/** Service spec part 2: a token has one organization and a set of scopes. */
export interface Token {
  readonly organizationId: string;
  readonly scopes: ReadonlySet<Scope>;
}

export type TokenCheck =
  | { readonly kind: 'valid'; readonly token: Token }
  | { readonly kind: 'unknown' | 'expired' | 'revoked' };

interface RegisteredToken {
  readonly token: Token;
  /** Unix milliseconds; `Infinity` means never. */
  readonly expiresAt: number;
  revokedAt: number;
}

/** Stores tokens by SHA-256 digest, so that the time of a look-up reveals nothing about valid tokens. */
export class TokenRegistry {
  readonly #tokens = new Map<string, RegisteredToken>();

  /**
   * @param defaultOrganization The organization of tokens without their own.
   * @throws {TypeError} for a name that is not visible ASCII, a duplicate name, an empty organization, a time that is NaN, or
   *   an unknown scope.
   */
  constructor(options: readonly TokenOption[], defaultOrganization: string) {
    for (const { name, scopes = SCOPES, organization = defaultOrganization, ...times } of options) {
      const { expiresAt = Number.POSITIVE_INFINITY, revokedAt = Number.POSITIVE_INFINITY } = times;
      if (!/^[\x21-\x7e]+$/.test(name)) throw new TypeError('A token must be visible ASCII without spaces');
      if (this.#tokens.has(sha256(name))) throw new TypeError(`The token ${name} is given twice`);
      if (organization === '') throw new TypeError(`The organization of the token ${name} must have an id`);
      if (Number.isNaN(expiresAt) || Number.isNaN(revokedAt)) {
        throw new TypeError(`The token ${name} must expire or be revoked at a time in Unix milliseconds`);
      }
      const token = { organizationId: organization, scopes: new Set(scopes.map(toScope)) };
      this.#tokens.set(sha256(name), { token, expiresAt, revokedAt });
    }
  }

  /** Checks a token at `nowMs`. A token that is both revoked and expired counts as revoked. */
  check(name: string, nowMs: number): TokenCheck {
    const registered = this.#tokens.get(sha256(name));
    if (registered === undefined) return { kind: 'unknown' };
    if (nowMs >= registered.revokedAt) return { kind: 'revoked' };
    if (nowMs >= registered.expiresAt) return { kind: 'expired' };
    return { kind: 'valid', token: registered.token };
  }

  /** @throws {TypeError} for an unknown token. */
  revoke(name: string): void {
    const registered = this.#tokens.get(sha256(name));
    if (registered === undefined) throw new TypeError(`There is no token ${name}`);
    registered.revokedAt = Number.NEGATIVE_INFINITY;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function toScope(text: string): Scope {
  if (isScope(text)) return text;
  throw new TypeError(`${text} is not a scope; the scopes are ${SCOPES.join(', ')}`);
}
