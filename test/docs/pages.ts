import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type Node, parseMarkdown } from '../../scripts/read-markdown.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The Markdown files at the root, in its folders and in docs/decisions, except those that Git ignores. */
export const PAGES = [
  '.',
  'docs/decisions',
  ...readdirSync(ROOT).filter((name) => /^(?:\.github|(?!build|coverage|node_modules)\w+)$/.test(name)),
]
  .filter((name) => statSync(join(ROOT, name)).isDirectory())
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => posix.join(folder, name)),
  );

/** The text of a file, whose path is relative to the root. */
export const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

const parsed = new Map<string, Node[]>();

/** All nodes of a page. */
export function nodesOf(page: string): Node[] {
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  const nodes = parsed.get(page) ?? all(parseMarkdown(read(page)));
  parsed.set(page, nodes);
  return nodes;
}
