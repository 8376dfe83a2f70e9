import { formatNumber } from './format.ts';

/** The text itself, or its beginning with `…`, at most `length` UTF-16 units and never half a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

const MAX_NAME_LENGTH = 120;

/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
export function joinTruncated(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map(shorten).join(', ');
  return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}

function shorten(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `…${name.slice(1 - MAX_NAME_LENGTH)}` : name;
}

/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_VISIBLE = /^[ -~]*$/;

/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
export function escapeInvisible(text: string): string {
  return ALL_VISIBLE.test(text) ? text : text.replace(INVISIBLE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  if (character === '\t') return ' ';
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
