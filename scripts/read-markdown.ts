import { stripVTControlCharacters, styleText } from 'node:util';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A node of a syntax tree of Markdown (mdast), as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly lang?: string | null | undefined;
  /** Of the columns of a table. */
  readonly align?: readonly (string | null)[] | null | undefined;
  readonly children?: readonly Node[];
}

/** Reads Markdown as GitHub does. */
export function parseMarkdown(text: string): Node {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/**
 * Markdown for a terminal: tables with aligned columns, links with their addresses, no diagrams.
 *
 * @param width longest line of a table, in columns
 */
export function forTerminal(markdown: string, width: number): string {
  const blocks = parseMarkdown(markdown).children ?? [];
  return blocks
    .flatMap((block, index) => {
      if (block.type === 'code' || block.type === 'html') return [];
      if (block.type === 'table') return [alignedTable(block, width)];
      if (block.type === 'list')
        return [(block.children ?? []).map((item) => `- ${textOf(item)}`).join('\n')];
      if (block.type !== 'heading') return [textOf(block)];
      return blocks[index + 1]?.type === 'code' ? [] : [styleText('bold', textOf(block))];
    })
    .join('\n\n');
}

function alignedTable({ align, children: rows = [] }: Node, width: number): string {
  const texts = rows.map((row) => (row.children ?? []).map(textOf));
  const longest = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => columnsOf(row[column] ?? ''))),
  );
  const lines = texts.map((row) => {
    const cells = row.map((cell, column) => {
      const space = ' '.repeat((longest[column] ?? 0) - columnsOf(cell));
      return align?.[column] === 'right' ? `${space}${cell}` : `${cell}${space}`;
    });
    const line = `  ${cells.join('  ')}`.trimEnd();
    return columnsOf(line) > width ? `${line.slice(0, width - 3)}…` : line;
  });
  return [styleText('dim', lines[0] ?? ''), ...lines.slice(1)].join('\n');
}

/** An emoji takes two columns. */
function columnsOf(text: string): number {
  return text.length + (text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0);
}

function textOf({ type, url, value, children = [] }: Node): string {
  if (type === 'html') return '';
  if (type === 'break') return '\n';
  const text = value === undefined ? children.map(textOf).join('') : stripVTControlCharacters(value);
  return type === 'link' && url !== text ? `${text} (${url})` : text;
}
