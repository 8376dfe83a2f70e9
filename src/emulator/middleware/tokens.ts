import { createHash } from 'node:crypto';
import { isScope, SCOPES, type Scope, type TokenOption } from '../options.ts';

/** What a token allows (service spec part 2): one organization, a set of scopes. */
export interface Token {
  readonly organizationId: string;
  readonly scopes: ReadonlySet<Scope>;
}

/** What a presented token is worth. */
export type TokenCheck =
  | { readonly kind: 'valid'; readonly token: Token }
  | { readonly kind: 'unknown' | 'expired' | 'revoked' };

interface KnownToken {
  readonly token: Token;
  /** Unix milliseconds from which it is worth nothing; `Infinity` for never. */
  readonly expiresAt: number;
  revokedAt: number;
}

/** Knows tokens by their SHA-256 digest: how long a look-up takes tells nothing about the tokens that there are. */
export class TokenRegistry {
  readonly #known = new Map<string, KnownToken>();

  /**
   * @param organizationId The organization of a token that names none.
   * @throws {TypeError} for a name that no header can carry, one given twice, an organization without an id, a moment
   *   that is none, or a scope not in `SCOPES`.
   */
  constructor(options: readonly TokenOption[], organizationId: string) {
    for (const { name, scopes = SCOPES, organization = organizationId, ...ends } of options) {
      const { expiresAt = Number.POSITIVE_INFINITY, revokedAt = Number.POSITIVE_INFINITY } = ends;
      if (!/^[\x21-\x7e]+$/.test(name)) throw new TypeError('A token must be visible ASCII without spaces');
      if (this.#known.has(digestOf(name))) throw new TypeError(`The token ${name} is given twice`);
      if (organization === '') throw new TypeError(`The organization of the token ${name} must have an id`);
      if (Number.isNaN(expiresAt) || Number.isNaN(revokedAt)) {
        throw new TypeError(`The token ${name} must end at a moment in Unix milliseconds`);
      }
      const token = { organizationId: organization, scopes: new Set(scopes.map(toScope)) };
      this.#known.set(digestOf(name), { token, expiresAt, revokedAt });
    }
  }

  /** What the token `presented` is worth at `nowMs`. One that is both revoked and expired counts as revoked. */
  check(presented: string, nowMs: number): TokenCheck {
    const known = this.#known.get(digestOf(presented));
    if (known === undefined) return { kind: 'unknown' };
    if (nowMs >= known.revokedAt) return { kind: 'revoked' };
    if (nowMs >= known.expiresAt) return { kind: 'expired' };
    return { kind: 'valid', token: known.token };
  }

  /**
   * Takes a token back for good.
   *
   * @throws {TypeError} for a name that is none of its tokens.
   */
  revoke(name: string): void {
    const known = this.#known.get(digestOf(name));
    if (known === undefined) throw new TypeError(`There is no token ${name}`);
    known.revokedAt = Number.NEGATIVE_INFINITY;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function toScope(text: string): Scope {
  if (isScope(text)) return text;
  throw new TypeError(`${text} is not a scope; there are ${SCOPES.join(', ')}`);
}
