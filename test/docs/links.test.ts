import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The Markdown files at the root, in its folders and in docs/decisions, except those that Git ignores. */
const PAGES = [
  '.',
  'docs/decisions',
  ...readdirSync(ROOT).filter((name) => /^(?:\.github|(?!build|coverage|node_modules)\w+)$/.test(name)),
]
  .filter((name) => statSync(join(ROOT, name)).isDirectory())
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => relative(ROOT, join(ROOT, folder, name))),
  );

function nodesOf(page: string): Node[] {
  const text = readFileSync(page, 'utf8');
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  return all(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return nodesOf(page)
    .filter(({ type }) => type === 'heading')
    .map((heading) =>
      textOf(heading)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
}

test('the list of pages contains those of every kind of folder', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'docs/releasing.md', 'games/README.md']));
});

test.each(PAGES)('every link of %s into the repository has a target', (page) => {
  const urls = nodesOf(join(ROOT, page)).flatMap(({ url }) => (url === undefined ? [] : [url]));
  for (const url of urls.filter((url) => !/^[a-z]+:/.test(url))) {
    const [path = '', anchor] = url.split('#');
    const target = path === '' ? join(ROOT, page) : resolve(ROOT, dirname(page), path);
    expect(existsSync(target), url).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(target), url).toContain(anchor);
  }
});
