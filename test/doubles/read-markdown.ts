import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** What the tests look at in a node of the tree (mdast). */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** What a page would show. */
interface MarkdownReading {
  /** The elements, each with what is in it, without the text in them: `paragraph(strong() html:<br>())`. */
  readonly shape: string;
  /** The text of each heading, paragraph and cell, with a line break for each `<br>`. */
  readonly texts: readonly string[];
}

/**
 * What GitHub makes links or pictures of in the text of a finished page: mentions, issues, `:emoji:`. Commits are not among
 * them: seven digits and letters are a word of many an id, and the link leads into the own repository.
 */
const MADE_OF_TEXT = /@[\w-]|#\d|\bGH-\d|:[\w+-]+:/i;

/** Stands in a text so that the two sides of it are no word together; nothing is shown of it. */
const COMMENT = '<!-- -->';

/**
 * Reads Markdown as GitHub does, which looks for addresses in it twice: while it parses, and in the text that came of that,
 * when entities are characters again.
 */
export function readMarkdown(markdown: string): MarkdownReading {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const texts: string[] = [];
  collectTexts(tree, texts);
  return { shape: shapeOf(tree), texts };
}

function shapeOf({ type, value = '', children }: Node): string {
  if (type === 'text') return MADE_OF_TEXT.exec(value)?.[0] ?? '';
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
