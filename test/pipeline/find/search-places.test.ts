import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GLOB_OPTIONS } from '../../../src/pipeline/find/match-patterns.ts';
import { SearchPlaces } from '../../../src/pipeline/find/search-places.ts';
import { toSlashes } from '../../../src/support/paths.ts';

const FILES = resolve('/files');

test.each([
  ['**', 'a', 'b/c', true],
  ['**', '.', 'a', true],
  ['**/*.png', 'a', 'b/c', true],
  ['a/**', 'a/b', 'a/c/d', true],
  ['a/**', 'b', 'a/c', false],
  ['{a,b}/**', 'a', 'b', false],
  ['{a,b}/**', 'a/x', 'a/y', true],
  ['*/*', 'a', 'b', true],
  ['*/*', '.', 'b', false],
  ['**/img/*', 'a', 'b/img', false],
  ['**/img/*', 'a/img', 'b', true],
  ['**', '.a', 'b', false],
  ['**', '../a', 'b', false],
  ['../*/**', '../a', '../b', true],
  ['/files/a/**', 'a/b', 'a/c', true],
  ['/files/a/**', 'b', 'a', false],
  ['a/*', 'a', 'c', false],
  ['a/*', 'a/b/c', 'a/b', false],
  ['{a,*}/**', 'a', 'b', true],
  ['{**,@(.a|b)}/*', 'b', '.a', true],
  ['#a/#b/**', '#a/#b/c', '#a/#b', true],
  ['a/!(b)/**', 'a/b', 'a/c', false],
])('%s: a search of %s finds all that a search of %s finds: %s', (pattern, folder, other, expected) => {
  const places = new SearchPlaces([pattern.replace(/^\/files/, toSlashes(FILES))], FILES, GLOB_OPTIONS);
  expect(places.covers(join(FILES, folder), join(FILES, other))).toBe(expected);
});

test('wildcards search hidden folders only if they are included', () => {
  const places = new SearchPlaces(['**'], FILES, { dot: true });
  expect(places.covers(join(FILES, '.a'), join(FILES, 'b'))).toBe(true);
  expect(places.covers(join(FILES, '..'), join(FILES, 'b'))).toBe(false);
});
