import { type Node, parseMarkdown } from '../../scripts/read-markdown.ts';

/** The content of a rendered page. */
interface MarkdownReading {
  /** The elements without their text: `paragraph(strong() html:<br>())`. */
  readonly shape: string;
  /** The text of each heading, paragraph and cell, with a line break for each `<br>`. */
  readonly texts: readonly string[];
}

/**
 * Text that GitHub turns into links or pictures on a rendered page: mentions, issues, `:emoji:`. Commits are not included:
 * many ids contain seven hexadecimal digits, and the link leads into the own repository.
 */
const AUTO_LINK = /@[\w-]|#\d|\bGH-\d|:[\w+-]+:/i;

/** An invisible separator between two words. */
const COMMENT = '<!-- -->';

/**
 * Reads Markdown as GitHub does. GitHub looks for URLs twice: while it parses, and in the resulting text, after entities were
 * decoded.
 */
export function readMarkdown(markdown: string): MarkdownReading {
  const tree = parseMarkdown(markdown);
  const texts: string[] = [];
  collectTexts(tree, texts);
  return { shape: shapeOf(tree), texts };
}

function shapeOf({ type, value = '', children }: Node): string {
  if (type === 'text') return AUTO_LINK.exec(value)?.[0] ?? '';
  if (type === 'html') return value === COMMENT ? '' : `html:${value}`;
  const inside = children?.map(shapeOf).filter((shape) => shape !== '') ?? [];
  return `${type}(${inside.join(' ')})`;
}

function collectTexts(node: Node, texts: string[]): void {
  if (['heading', 'paragraph', 'tableCell'].includes(node.type)) texts.push(textOf(node));
  else for (const child of node.children ?? []) collectTexts(child, texts);
}

function textOf({ type, value = '', children }: Node): string {
  if (type === 'html') return value === '<br>' ? '\n' : '';
  return children?.map(textOf).join('') ?? value;
}
