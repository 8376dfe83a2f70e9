import { escapeInvisible } from '../../support/text.ts';

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
export function escapeLogLine(text: string): string {
  return escapeInvisible(text)
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*)::/, '$1\\::');
}

/** Of an entity, so that it is no text together with what follows: nothing is shown of it. */
const COMMENT = '<!-- -->';

/**
 * Text of any origin as it stands in Markdown or HTML: every character that could be markup becomes an entity.
 *
 * GitHub looks for addresses, mentions, issues and `:emoji:` once more where entities are characters again: what could be
 * the beginning of one is taken apart.
 */
export function escapeMarkdown(text: string): string {
  return escapeInvisible(text)
    .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
    .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
    .replace(/^[ -]|(?<=^\d+)\./, entity);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
