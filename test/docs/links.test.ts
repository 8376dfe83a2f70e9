import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, nodesOf, PAGES, ROOT } from './pages.ts';

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
  const urls = nodesOf(page).flatMap(({ url }) => (url === undefined ? [] : [url]));
  for (const url of urls.filter((url) => !/^[a-z]+:/.test(url))) {
    const [path = '', anchor] = url.split('#');
    const target = path === '' ? join(ROOT, page) : resolve(ROOT, dirname(page), path);
    expect(existsSync(target), url).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(target), url).toContain(anchor);
  }
});
