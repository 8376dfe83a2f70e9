/** The tag that hands out how its template is spelled, up to a character that is not in ASCII. */
const SPELLING_SEEN = /\bString\.raw\s*`[^`]*?[^\0-\x7f]/;

/** Blanks and ends of lines outside of texts, where an escape would be no such thing. */
const SPACE = /[\u00a0\u2028\u2029\ufeff]/;

/**
 * The same program in ASCII alone: every other character is spelled as an escape, in UTF-16 units.
 *
 * V8 reads a source fastest where it is ASCII: a handful of check marks makes it keep two bytes a character, and a bundle of
 * 600 kB starts 4 % later.
 *
 * It takes every such character for one of a text, a pattern, a name or a comment. Whether the result is a program still is to
 * be looked at; a tag other than a plain `String.raw` that reads how its template is spelled is not found out.
 *
 * @throws RangeError when a template of `String.raw` has such a character, or when one is a blank or the end of a line
 */
export function toAscii(source: string): string {
  const seen = SPELLING_SEEN.exec(source)?.[0];
  if (seen !== undefined) throw new RangeError(`A raw template is not in ASCII: ${seen}`);
  const space = SPACE.exec(source)?.[0].charCodeAt(0);
  if (space !== undefined) throw new RangeError(`A blank or an end of a line is U+${space.toString(16)}`);
  return source.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, unit: string) => {
    // One that stands before the character for no need would make the new one a character of the text.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${kept}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
