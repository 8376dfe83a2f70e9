import { createHash, timingSafeEqual } from 'node:crypto';
import type { TokenOption } from './emulator-options.ts';
import { isScope, SCOPES, type Scope } from './scopes.ts';

/** What a token allows (service spec part 2): one organization, a set of scopes. */
export interface Token {
  readonly organizationId: string;
  readonly scopes: ReadonlySet<Scope>;
}

/** Knows tokens by their SHA-256 digest, and compares in constant time. */
export class TokenRegistry {
  readonly #tokens: readonly { readonly digest: Buffer; readonly token: Token }[];

  /** @throws {TypeError} for a name that no header can carry, one given twice, or a scope not in `SCOPES`. */
  constructor(options: readonly TokenOption[], organizationId: string) {
    const names = new Set<string>();
    this.#tokens = options.map(({ name, scopes = SCOPES }) => {
      if (!/^[\x21-\x7e]+$/.test(name)) throw new TypeError('A token must be visible ASCII without spaces');
      if (names.has(name)) throw new TypeError(`The token ${name} is given twice`);
      names.add(name);
      return { digest: digestOf(name), token: { organizationId, scopes: new Set(scopes.map(toScope)) } };
    });
  }

  /** The token whose name is `presented`. */
  find(presented: string): Token | undefined {
    const digest = digestOf(presented);
    // No early exit, so that the time does not tell which token came close.
    return this.#tokens.filter((known) => timingSafeEqual(known.digest, digest))[0]?.token;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function toScope(text: string): Scope {
  if (isScope(text)) return text;
  throw new TypeError(`${text} is not a scope; there are ${SCOPES.join(', ')}`);
}
