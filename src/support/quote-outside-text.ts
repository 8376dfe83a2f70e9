import { cut } from './cut.ts';

const LONGEST = 300;
/** No more is looked at: patterns over a whole body would take time that a hostile one decides. */
const LOOKED_AT = 2_000;
const ADDRESS_QUERY = /((?:\\?\/){2}[^\s"'<>?#]*)[?#][^\s"'<>]*/g;
const SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;

/**
 * Text from the service or the storage, made fit to be quoted in an error: one line, at most 300 characters, and
 * without the query of any address in it, because that is where a pre-signed address keeps its signature.
 */
export function quoteOutsideText(text: string): string {
  const line = text.slice(0, LOOKED_AT).replace(ADDRESS_QUERY, '$1').replace(SPACE_AND_CONTROL, ' ').trim();
  return cut(line, LONGEST);
}
