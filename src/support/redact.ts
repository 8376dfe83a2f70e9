import { truncate } from './text.ts';

const MAX_LENGTH = 300;
/** No more is looked at: patterns over a whole body would take time that a hostile one decides. */
const MAX_INSPECTED_LENGTH = 2_000;

// The signs of an address as they are, and as JSON, HTML or another address may have them.
const SLASH = String.raw`(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
const AT = String.raw`(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
const QUERY = String.raw`(?:\?|#(?!x?[\da-f]+;)|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
const INSIDE = `[^\\s"'<>]`;

const ADDRESS_USER = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${INSIDE})*${AT}`, 'gi');
const ADDRESS_QUERY = new RegExp(`(${SLASH}{2}${INSIDE}*?)${QUERY}${INSIDE}*`, 'gi');
/** Without an origin before it, only what looks like a query. */
const BARE_QUERY = /\?[\w.%-]+=[^\s"'<>]*/g;
const SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;

/**
 * Text from the service or the storage, made fit to be quoted in an error: one line, at most 300 characters, and
 * without the user and the query of any address in it, because that is where a pre-signed address keeps its signature.
 */
export function redactUntrusted(text: string): string {
  const bare = text
    .slice(0, MAX_INSPECTED_LENGTH)
    .replace(ADDRESS_USER, '$1')
    .replace(ADDRESS_QUERY, '$1')
    .replace(BARE_QUERY, '');
  return truncate(bare.replace(SPACE_AND_CONTROL, ' ').trim(), MAX_LENGTH);
}

/** The part of an address that may be shown: origin and path, never the query, which may hold a signature. */
export function addressLocation(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
