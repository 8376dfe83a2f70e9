import { escapeInvisible } from '../../support/text.ts';

/**
 * Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
 * `::name::` at the start of the line and `##[name]` anywhere in it.
 */
export function escapeLogLine(text: string): string {
  return escapeInvisible(text)
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*)::/, '$1\\::');
}

/** Separates an entity from the text that follows. It renders as nothing. */
const COMMENT = '<!-- -->';

/**
 * Escapes untrusted text for Markdown and HTML: every character that may be markup becomes an entity.
 *
 * GitHub decodes entities before it looks for links, mentions, issues and `:emoji:`, so a comment breaks up what may begin one.
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
