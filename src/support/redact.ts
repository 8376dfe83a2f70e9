import { truncate } from './text.ts';

const MAX_LENGTH = 300;
/** Limits the time that the patterns take on a hostile text. */
const MAX_INSPECTED_LENGTH = 2_000;

// The delimiters of a URL: plain, percent-encoded, as HTML character references, and as JSON escapes.
const SLASH = String.raw`(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
const AT = String.raw`(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
const QUERY = String.raw`(?:\?|#(?!x?(?:[\da-f]+;|[\da-f]{0,6}…))|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
const URL_CHARACTER = `[^\\s"'<>]`;
/** A quote belongs to a query, unless what follows shows that it ends a string. */
const QUERY_CHARACTER = `(?:${URL_CHARACTER}|["'](?![\\s,;:.)\\]}>]|$))`;

const USER_INFO = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${URL_CHARACTER})*${AT}`, 'gi');
const URL_QUERY = new RegExp(`(${SLASH}{2}${URL_CHARACTER}*?)${QUERY}${QUERY_CHARACTER}*`, 'gi');
/** Text that looks like a query, without an origin before it. */
const BARE_QUERY = new RegExp(`\\?[\\w.%-]+=${QUERY_CHARACTER}*`, 'g');
/** What gives access, also behind a blank in a query that is not encoded. */
const ACCESS = /\b([\w-]*(?:signature|security-token)|sig)=[^&\s]+/gi;
const SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;

/** Prepares text from outside for an error message: one line of at most 300 characters, in which URLs have no user info and no query. */
export function redactUntrusted(text: string): string {
  const start = text.slice(0, MAX_INSPECTED_LENGTH);
  const shown = start
    .replace(USER_INFO, '$1')
    .replace(URL_QUERY, '$1')
    .replace(BARE_QUERY, '')
    .replace(ACCESS, '$1=***');
  return truncate(shown.replace(SPACE_AND_CONTROL, ' ').trim(), MAX_LENGTH);
}

/** The part of a URL that may be shown: origin and path. The query may hold a signature. */
export function redactUrl(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
