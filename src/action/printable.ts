/** Control characters, and those that turn the reading direction or are not seen: a terminal or a page would act on them. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
export function printable(text: string): string {
  return text
    .replace(UNSEEN, spellOut)
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*)::/, '$1\\::');
}

/** Text of any origin as it stands in Markdown or HTML: every character that could be markup becomes an entity. */
export function markdownText(text: string): string {
  return text
    .replace(UNSEEN, spellOut)
    .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/^(\s*)-/, '$1&#45;')
    .replace(/^(\s*\d+)\./, '$1&#46;')
    .replace(/www\./gi, (www) => `${www.slice(0, 3)}&#46;`);
}

function spellOut(character: string): string {
  if (character === '\t') return ' ';
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
