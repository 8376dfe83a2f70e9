/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_SEEN = /^[ -~]*$/;

/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
export function spellOutUnseen(text: string): string {
  return ALL_SEEN.test(text) ? text : text.replace(UNSEEN, spellOut);
}

function spellOut(character: string): string {
  if (character === '\t') return ' ';
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
