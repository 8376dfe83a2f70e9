import { expect, test } from 'vitest';
import { joinTruncated, truncate } from '../../src/support/text.ts';

test.each([
  ['', 5, ''],
  ['four', 5, 'four'],
  ['fives', 5, 'fives'],
  ['sixsix', 5, 'sixs…'],
  ['sixsix', 1, '…'],
  // A surrogate pair is not split.
  ['ab😀cd', 4, 'ab…'],
  ['ab😀cd', 5, 'ab😀…'],
])('%o, truncated to %i, is %o', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index + 1}`);

test.each([
  ['all of five names', letters(5), undefined, 'n1, n2, n3, n4, n5'],
  ['five of six names', letters(6), undefined, 'n1, n2, n3, n4, n5 and 1 more'],
  ['five of many names', letters(2_005), undefined, 'n1, n2, n3, n4, n5 and 2,000 more'],
  ['as many names as requested', letters(3), 2, 'n1, n2 and 1 more'],
  ['all of a long name', ['x'.repeat(120)], undefined, 'x'.repeat(120)],
  ['the end of a longer name', [`${'x'.repeat(121)}.png`], undefined, `…${'x'.repeat(115)}.png`],
])('lists %s', (_, names, max, text) => {
  expect(joinTruncated(names, max)).toBe(text);
});
