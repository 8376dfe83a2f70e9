import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from '../../src/support/is-inside.ts';

test.each([
  ['the folder itself', '/work', '/work', true],
  ['the folder itself, with a slash', '/work/', '/work', true],
  ['a file in it', '/work/a.png', '/work', true],
  ['a file deep below it', '/work/a/b/c.png', '/work', true],
  ['a name that begins with two dots', '/work/..a.png', '/work', true],
  ['a way that leaves and comes back', '/work/../work/a.png', '/work', true],
  ['everything below the root', '/work/a.png', '/', true],
  ['its parent', '/', '/work', false],
  ['a sibling', '/other/a.png', '/work', false],
  ['a sibling whose name begins alike', '/work-2/a.png', '/work', false],
  ['a way that leaves', '/work/../a.png', '/work', false],
])('%s: %s in %s is %o', (_what, path, folder, inside) => {
  expect(isInside(resolve(path), resolve(folder))).toBe(inside);
});
