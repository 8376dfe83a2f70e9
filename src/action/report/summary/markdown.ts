import { plural } from '../../../support/format.ts';
import { escapeInvisible, truncate } from '../../../support/text.ts';

/** Most rows of a table, or lines of a list. */
const MAX_ROWS = 1_000;
/** Maximum size of a table or a list in bytes. A summary has at most six. */
const MAX_BYTES = 125_000;

export interface TableContent<Item> {
  /** Column headings. Headings and cells are Markdown. */
  readonly head: readonly string[];
  /** Headings of the right-aligned columns. */
  readonly right?: readonly string[];
  readonly items: readonly Item[];
  readonly row: (item: Item) => readonly string[];
  /** The singular word for an item, such as `file`. */
  readonly noun: string;
}

export function table<Item>({ head, right = [], items, row, noun }: TableContent<Item>): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const marks = head.map((name) => (right.includes(name) ? '---:' : '---'));
  return linesWithin([line(head), line(marks)], items, noun, (item) => line(row(item)));
}

/**
 * Renders at most 1,000 items and 125,000 bytes, a line for each, and a sentence that counts the omitted ones. It stops at the first item
 * that does not fit, so that 20,000 cost no more than those that are shown.
 */
export function linesWithin<Item>(
  head: readonly string[],
  items: readonly Item[],
  noun: string,
  toLine: (item: Item) => string,
): string[] {
  const lines = [...head];
  let bytes = Buffer.byteLength(lines.join('\n'));
  for (const item of items.slice(0, MAX_ROWS)) {
    const text = toLine(item);
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > MAX_BYTES) break;
    lines.push(text);
  }
  const shown = lines.length - head.length;
  const omitted = items.length - shown;
  if (omitted === 0) return [lines.join('\n')];
  if (shown === 0) return [`No room for ${plural(omitted, noun)} here: see the manifest.`];
  return [lines.join('\n'), `And ${plural(omitted, `more ${noun}`)} in the manifest.`];
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

const MAX_CELL_LENGTH = 120;

/** Escapes untrusted text for a cell or a heading, after cutting it to 120 characters. */
export function cellText(text: string): string {
  return escapeMarkdown(truncate(text, MAX_CELL_LENGTH));
}

const MAX_TEXT_LENGTH = 1_000;
/** Maximum size after escaping, which may turn one character into 22 bytes. */
const MAX_TEXT_BYTES = 2_000;

/** Escapes untrusted text for a paragraph, after cutting it so that the Markdown has at most 2,000 bytes. */
export function shortText(text: string, toMarkdown = escapeMarkdown): string {
  for (let length = MAX_TEXT_LENGTH; ; length = Math.floor(length / 2)) {
    const markdown = toMarkdown(truncate(text, length));
    if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES) return markdown;
  }
}

/** Words in backticks that are safe as code, such as a pattern. Nothing in them may be a tag, a link or a mention. */
const CODE = /`((?! )(?:(?!\]\()[^`<>&|@\\\p{C}\p{Zl}\p{Zp}])+(?<! ))`/u;

/** Like `escapeMarkdown`, but shows words in backticks as code. */
export function escapeMessage(text: string): string {
  const parts = text.split(CODE);
  return parts.map((part, index) => (index % 2 === 0 ? escapeMarkdown(part) : `\`${part}\``)).join('');
}

/** Folds blocks away under a summary line. The line is fixed text and is not escaped. */
export function details(summary: string, blocks: readonly string[]): string[] {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}

/** Keeps fixed text on one line, however narrow its column is. */
export function noBreak(text: string): string {
  return text.replaceAll(' ', '&nbsp;');
}
