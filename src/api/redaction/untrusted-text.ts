import { truncate } from '../../support/text.ts';
import { readingsOf, spansAsCame } from './encodings.ts';
import { replaceSpans, type Span } from './search-index.ts';

const MAX_LENGTH = 300;
/** Limits the time that the patterns take on a hostile text. */
const MAX_INSPECTED_LENGTH = 2_000;

/** A quote belongs to a query, unless what follows shows that it ends a string. */
const QUERY_REST = String.raw`(?:[^\s"'<>]|["'](?![\s,;:.)\]}>]|$))*`;
/** What is removed, behind the group: user info; a query or a fragment; and text that looks like a query, without an origin before it. */
const REMOVED = [
  /(\/\/)[^\s"'<>/?#]*@/g,
  // A `#` may be a part of a character reference.
  new RegExp(String.raw`(\/\/[^\s"'<>]*?)(?:\?|(?<!&(?:amp;)*)#)${QUERY_REST}`, 'g'),
  new RegExp(String.raw`()\?[\w.%-]+=${QUERY_REST}`, 'g'),
];
/** What gives access, also behind a blank in a query that is not encoded. */
const ACCESS = /\b([\w-]*(?:signature|security-token)|sig)=[^&\s]+/gi;

/** Prepares text from outside for an error message: one line of at most 300 characters, in which URLs have no user info and no query. */
export function redactUntrusted(text: string): string {
  const start = text.slice(0, MAX_INSPECTED_LENGTH);
  const removed = readingsOf(start).flatMap((reading) => {
    const found = REMOVED.flatMap((pattern) => [...reading.text.matchAll(pattern)]);
    const spans = found.map(
      ({ 0: all, 1: kept = '', index }): Span => [index + kept.length, index + all.length],
    );
    return spansAsCame(reading, spans);
  });
  const shown = replaceSpans(start, removed, '')
    .replace(ACCESS, '$1=***')
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return truncate(shown.trim(), MAX_LENGTH);
}
