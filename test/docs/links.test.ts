import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Node } from '../../scripts/read-markdown.ts';
import { nodesOf, PAGES, ROOT, read } from './pages.ts';

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

test.each(PAGES.filter((page) => !page.endsWith('CHANGELOG.md')))(
  'every path that %s names exists',
  (page) => {
    for (const { type, value = '' } of nodesOf(page)) {
      const isPath =
        type === 'inlineCode' && /^(?:api|docs|emulator|scripts|src|test|tools)\/[\w./-]+$/.test(value);
      if (isPath) expect(existsSync(join(ROOT, value)), value).toBe(true);
    }
  },
);

const CITED = /([\w/.-]+\.md), \*([^*]+)\*(?!\/)/g;
const SOURCES = ['api', 'emulator', 'scripts', 'src', 'test', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|js|mjs|toml|ts|yaml)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

test('no comment cites a page that is not in the repository', () => {
  const citing = SOURCES.filter((file) =>
    /\bspec(?:ification)?,? \(?part \d|\bservice spec\b/i.test(read(file)),
  );
  expect(citing).toEqual([]);
});

test('every page and heading that a comment cites exists', () => {
  const cited = SOURCES.flatMap((file) =>
    [
      ...read(file)
        .replace(/\n\s*(?:\*|\/\/|#) /g, ' ')
        .matchAll(CITED),
    ].map(([, page = '', heading = '']) => ({ file, page, heading })),
  );
  expect(cited.length).toBeGreaterThan(20);
  for (const { file, page, heading } of cited) {
    expect(existsSync(join(ROOT, page)), `${page} in ${file}`).toBe(true);
    const headings = nodesOf(page)
      .filter(({ type }) => type === 'heading')
      .map(textOf);
    expect(headings, file).toContain(heading);
  }
});

const FORMS = '.github/ISSUE_TEMPLATE';
const ADDRESS = /\/playable-export-action(?:\/blob\/main\/([\w./-]+))?(?:#([\w-]+))?(?=[)\s])/g;

test.each(readdirSync(join(ROOT, FORMS)))(
  'every page that the form %s links has the linked heading',
  (form) => {
    for (const [address, path = 'README.md', anchor] of read(join(FORMS, form)).matchAll(ADDRESS)) {
      expect(existsSync(join(ROOT, path)), address).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(path), address).toContain(anchor);
    }
  },
);

test.each(PAGES.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/')))(
  'the first paragraph of %s says for whom it is',
  (page) => {
    const first = nodesOf(page).find(({ type }) => type === 'paragraph');
    expect(first && textOf(first)).toMatch(/^For /);
  },
);
