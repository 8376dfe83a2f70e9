import { plural } from '../../support/format.ts';
import { truncate } from '../../support/text.ts';
import { escapeMarkdown } from '../runner/sanitize.ts';

const MAX_ROWS = 1_000;

/** What a table shows. */
export interface TableContent<Item> {
  /** Markdown; so is every cell. */
  readonly head: readonly string[];
  /** The columns of numbers, by what stands in the head. */
  readonly right?: readonly string[];
  readonly items: readonly Item[];
  readonly row: (item: Item) => readonly string[];
  /** What an item is, for instance `file`. */
  readonly noun: string;
  /** Bytes that the rows may take. */
  readonly budget: number;
}

/**
 * The blocks of a table: at most 1,000 rows, as many as the budget has room for, and a sentence about those that are left
 * out. Only rows that are kept are written, and the one that has no room.
 */
export function table<Item>(content: TableContent<Item>): string[] {
  const { head, right = [], items, row, noun, budget } = content;
  const lines = [line(head), line(head.map((name) => (right.includes(name) ? '---:' : '---')))];
  let bytes = Buffer.byteLength(lines.join('\n'));
  let shown = 0;
  for (const item of items.slice(0, MAX_ROWS)) {
    const text = line(row(item));
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > budget) break;
    lines.push(text);
    shown += 1;
  }
  const left = items.length - shown;
  if (left === 0) return [lines.join('\n')];
  if (shown === 0) return [`No room for ${plural(left, noun)} here: see the manifest.`];
  return [lines.join('\n'), `Cut here: ${plural(left, `more ${noun}`)} in the manifest.`];
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const MAX_CELL_LENGTH = 120;

/** The beginning of a text of any origin, as Markdown for a cell or a heading. */
export function cellText(text: string): string {
  return escapeMarkdown(truncate(text, MAX_CELL_LENGTH));
}

const MAX_TEXT_LENGTH = 1_000;
/** Of Markdown, in which one character may take 22 bytes. */
const MAX_TEXT_BYTES = 2_000;

/** As much of a text of any origin as has room outside of tables, as Markdown of at most 2,000 bytes. */
export function shortText(text: string): string {
  for (let length = MAX_TEXT_LENGTH; ; length = Math.floor(length / 2)) {
    const markdown = escapeMarkdown(truncate(text, length));
    if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES) return markdown;
  }
}

/** Blocks that are folded up under a line of our own words. */
export function details(summary: string, blocks: readonly string[]): string[] {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}

/** Words of our own that stay on one line, as narrow as a column may be. */
export function noBreak(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}
