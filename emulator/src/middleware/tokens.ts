import { SCOPES, type Scope, type TokenOption } from '../options.ts';

/** A token has one organization and a set of scopes (api/README.md, *Tokens and scopes*). */
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
  readonly revokedAt: number;
}

/** The accepted tokens, by name. */
export class TokenRegistry {
  readonly #tokens = new Map<string, RegisteredToken>();

  /** @param defaultOrganization The organization of tokens without their own. */
  constructor(options: readonly TokenOption[], defaultOrganization: string) {
    for (const { name, scopes = SCOPES, organization = defaultOrganization, ...times } of options) {
      const { expiresAt = Number.POSITIVE_INFINITY, revokedAt = Number.POSITIVE_INFINITY } = times;
      const token = { organizationId: organization, scopes: new Set(scopes) };
      this.#tokens.set(name, { token, expiresAt, revokedAt });
    }
  }

  /** Checks a token at `nowMs`. A token that is both revoked and expired counts as revoked. */
  check(name: string, nowMs: number): TokenCheck {
    const registered = this.#tokens.get(name);
    if (registered === undefined) return { kind: 'unknown' };
    if (nowMs >= registered.revokedAt) return { kind: 'revoked' };
    if (nowMs >= registered.expiresAt) return { kind: 'expired' };
    return { kind: 'valid', token: registered.token };
  }
}
