import { expect, test } from 'vitest';
import { fromHere } from '../../src/support/from-here.ts';

test.each([
  ['./a.png', 'a.png'],
  ['././a/b.png', 'a/b.png'],
  ['.//a.png', 'a.png'],
  ['a/./b.png', 'a/./b.png'],
  ['a.png', 'a.png'],
  ['../a.png', '../a.png'],
  ['.hidden', '.hidden'],
  ['./.hidden', '.hidden'],
  ['.', '.'],
  ['./', './'],
])('%s is %s from here', (pattern, expected) => {
  expect(fromHere(pattern)).toBe(expected);
});
