import { expect, test } from 'vitest';
import { cut } from '../../src/support/cut.ts';

test.each([
  ['', 5, ''],
  ['four', 5, 'four'],
  ['fives', 5, 'fives'],
  ['sixsix', 5, 'sixs…'],
  ['sixsix', 1, '…'],
])('%o, cut to %i', (text, length, expected) => {
  expect(cut(text, length)).toBe(expected);
});

test('never leaves half a character', () => {
  expect(cut('ab😀cd', 4)).toBe('ab…');
  expect(cut('ab😀cd', 5)).toBe('ab😀…');
});
