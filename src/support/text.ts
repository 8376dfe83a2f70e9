import { formatNumber } from './format.ts';

/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

const MAX_NAME_LENGTH = 120;

/** Joins the first names: `a, b, c and 39 more`. Of a long name, only its last 119 characters are kept. */
export function joinTruncated(names: readonly string[], max = 5): string {
  const shorten = (name: string): string =>
    name.length > MAX_NAME_LENGTH ? `…${name.slice(1 - MAX_NAME_LENGTH)}` : name;
  const shown = names.slice(0, max).map(shorten).join(', ');
  return names.length > max ? `${shown} and ${formatNumber(names.length - max)} more` : shown;
}

/** Removes what YAML and JSON put around an item of a list: `- a`, `"a"`, `'a',`. Any other text stays as it is. */
export function stripListMarks(item: string): string {
  return item
    .trim()
    .replace(/^-\s+/, '')
    .replace(/\s*,$/, '')
    .replace(/^(["'])((?:(?!\1).)+)\1$/s, '$2');
}

/** Example: `a:b: c` gives `a:b` and `c`. Without a colon, the whole line is behind it. */
export function splitAtLastColon(line: string): readonly [before: string, behind: string] {
  const colon = line.lastIndexOf(':');
  return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
}

/** A joiner, a variation selector or a tag that is a part of an emoji, or of a letter that is not ASCII. */
const PART_OF_SIGN =
  /(?<=[^\0-\x7f\p{Z}])(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}]|[\u200c\u200d](?=[^\0-\x7f\p{Z}]))|(?<=[\d#*])\ufe0f(?=\u20e3)/u;
/** Invisible, control and format characters, and blanks that only look like a space. The ideographic space is a blank that people type. */
const NOT_VISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/u;
const STRAY = `(?!${PART_OF_SIGN.source})(?:${NOT_VISIBLE.source})`;
const STRAYS = new RegExp(STRAY, 'gu');
const AROUND = new RegExp(`^(?:\\s|${STRAY})+|(?<!\\s|${STRAY})(?:\\s|${STRAY})+$`, 'gu');

/** In a line of text, where blanks stay, and the selectors that make an emoji of a character. */
const INVISIBLE = new RegExp(`(?![\\ufe0e\\ufe0f\\p{Zs}])(?:${NOT_VISIBLE.source})`, 'gu');

/** Replaces invisible characters by their code, such as `\u{202e}`, and a tab by a space. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => (character === '\t' ? ' ' : codeOf(character)));
}

/** Cuts off blanks and invisible characters around a value. */
export function trimInvisible(text: string): string {
  return text.replace(AROUND, '');
}

/** Replaces invisible characters of a value by their code, such as `\u{a0}`. An ordinary blank stays. */
export function escapeStrays(text: string): string {
  return text.replace(STRAYS, codeOf);
}

/** Removes invisible characters, and writes a blank for what only looks like one. */
export function stripStrays(text: string): string {
  return text.replace(STRAYS, (character) => (/\p{Z}/u.test(character) ? ' ' : ''));
}

/** Equal for names that look the same, such as one with a no-break space. */
export function looksLike(name: string): string {
  return name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The escape of a character, such as `\u{a0}`. */
function codeOf(character: string): string {
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

/** Writes scheme and host in lower case and removes slashes at the end. A text that is no address stays as it is. */
export function normalizeAddress(text: string): string {
  return (URL.parse(text)?.href ?? text).replace(/\/+$/, '');
}
