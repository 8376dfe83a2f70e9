import { truncate } from '../../support/text.ts';

/** `%` and `&` begin encoded characters, and JSON may escape them. */
const [PERCENT, AMPERSAND] = [String.raw`(?:%|\\{1,8}u0025)(?:25)*`, String.raw`(?:&|\\{1,8}u0026)(?:amp;)*`];

/**
 * A regular expression for a fixed character in the encodings that programs use: plain, with backslashes or JSON escapes (RFC 8259, 7),
 * percent-encoded (RFC 3986, 2.1), as HTML character references, and encoded several times. ASCII only.
 */
function encodedPattern(text: string): string {
  const patterns = [...text].map((character) => {
    const code = character.charCodeAt(0);
    const digits = code.toString(16).padStart(2, '0');
    const hex = digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const encoded = String.raw`\\{1,8}u00${hex}|${PERCENT}${hex}|${AMPERSAND}#(?:0*${code}|[xX]0*${hex});`;
    return String.raw`(?:\\{0,8}${RegExp.escape(character)}|${encoded})`;
  });
  return patterns.join('');
}

const MAX_LENGTH = 300;
/** Limits the time that the patterns take on a hostile text. */
const MAX_INSPECTED_LENGTH = 2_000;

const [SLASH, AT] = ['/', '@'].map(encodedPattern);
/** What begins a query or a fragment. A `#` may be a part of a character reference. */
const QUERY = `(?:${encodedPattern('?')}|(?<!&(?:amp;)*)${encodedPattern('#')})`;
const URL_CHARACTER = `[^\\s"'<>]`;
/** A quote belongs to a query, unless what follows shows that it ends a string. */
const QUERY_CHARACTER = `(?:${URL_CHARACTER}|["'](?![\\s,;:.)\\]}>]|$))`;

const USER_INFO = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${URL_CHARACTER})*${AT}`, 'g');
const URL_QUERY = new RegExp(`(${SLASH}{2}${URL_CHARACTER}*?)${QUERY}${QUERY_CHARACTER}*`, 'g');
/** Text that looks like a query, without an origin before it. */
const BARE_QUERY = new RegExp(`\\?[\\w.%-]+=${QUERY_CHARACTER}*`, 'g');
/** What gives access, also behind a blank in a query that is not encoded. */
const ACCESS = /\b([\w-]*(?:signature|security-token)|sig)=[^&\s]+/gi;

/** Prepares text from outside for an error message: one line of at most 300 characters, in which URLs have no user info and no query. */
export function redactUntrusted(text: string): string {
  const start = text.slice(0, MAX_INSPECTED_LENGTH);
  const plain = start.replace(USER_INFO, '$1').replace(URL_QUERY, '$1').replace(BARE_QUERY, '');
  const shown = plain.replace(ACCESS, '$1=***').replace(/[\s\p{Cc}]+/gu, ' ');
  return truncate(shown.trim(), MAX_LENGTH);
}
