import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { isInside, stripDotSlash, toSlashes } from '../../src/support/paths.ts';

test.each([
  ['./a.png', 'a.png'],
  ['././a/b.png', 'a/b.png'],
  ['.//a.png', 'a.png'],
  ['../a.png', '../a.png'],
  ['.hidden', '.hidden'],
  ['./.hidden', '.hidden'],
  ['./', './'],
])('%s without a leading ./ is %s', (pattern, expected) => {
  expect(stripDotSlash(pattern)).toBe(expected);
});

test.each([
  ['the folder itself', '/ws', '/ws', true],
  ['the folder itself, with a slash', '/ws/', '/ws', true],
  ['a file deep below it', '/ws/a/b/c.png', '/ws', true],
  ['a name that begins with two dots', '/ws/..a.png', '/ws', true],
  ['everything below the root', '/ws/a.png', '/', true],
  ['its parent', '/', '/ws', false],
  ['a sibling', '/other/a.png', '/ws', false],
  ['a sibling with the same prefix', '/ws-2/a.png', '/ws', false],
])('%s: %s in %s is %o', (_what, path, folder, inside) => {
  expect(isInside(resolve(path), resolve(folder))).toBe(inside);
});

test.each([
  ['../a.png', false],
  ['a/../../ws-2/b.png', false],
  ['a/../b.png', true],
])('a path with .. segments is normalized first: %s in its folder is %o', (path, inside) => {
  const folder = resolve('/ws');
  expect(isInside([folder, ...path.split('/')].join(sep), folder)).toBe(inside);
});

test("Windows' separator becomes a slash, and elsewhere a backslash stays", () => {
  expect(toSlashes('a\\b/*.png', '\\')).toBe('a/b/*.png');
  expect(toSlashes('a\\[1\\].png', '/')).toBe('a\\[1\\].png');
});
