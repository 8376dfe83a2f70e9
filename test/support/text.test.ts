import { expect, test } from 'vitest';
import { escapeInvisible, joinTruncated, truncate } from '../../src/support/text.ts';

test.each([
  ['', 5, ''],
  ['four', 5, 'four'],
  ['fives', 5, 'fives'],
  ['sixsix', 5, 'sixs…'],
  ['sixsix', 1, '…'],
])('%o, cut to %i', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('never leaves half a character', () => {
  expect(truncate('ab😀cd', 4)).toBe('ab…');
  expect(truncate('ab😀cd', 5)).toBe('ab😀…');
});

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index + 1}`);

test('names all of a few', () => {
  expect(joinTruncated(['a', 'b', 'c'])).toBe('a, b, c');
  expect(joinTruncated(letters(5))).toBe('n1, n2, n3, n4, n5');
});

test('names five of more, and counts the rest', () => {
  expect(joinTruncated(letters(6))).toBe('n1, n2, n3, n4, n5 and 1 more');
  expect(joinTruncated(letters(2_005))).toBe('n1, n2, n3, n4, n5 and 2,000 more');
});

test('names as many as it is told', () => {
  expect(joinTruncated(letters(3), 2)).toBe('n1, n2 and 1 more');
});

test('shows the end of an overlong name, which tells more than its beginning', () => {
  expect(joinTruncated(['x'.repeat(120)])).toBe('x'.repeat(120));
  expect(joinTruncated([`${'x'.repeat(121)}.png`])).toBe(`…${'x'.repeat(115)}.png`);
});

test.each([
  ['a line break', 'a\nb', 'a\\u{a}b'],
  ['what turns the reading direction', 'gpj.\u202egnp', 'gpj.\\u{202e}gnp'],
  ['half a pair', '\ud800x', '\\u{d800}x'],
  ['what is not seen', 'a\u200bb\u{e0041}', 'a\\u{200b}b\\u{e0041}'],
  ['a tab, as a blank', 'a\tb', 'a b'],
])('spelled out: %s', (_, text, spelled) => {
  expect(escapeInvisible(text)).toBe(spelled);
});

test('left as it is: all that only shows', () => {
  expect(escapeInvisible('ü 日本 🎈 ❤️ <b> %')).toBe('ü 日本 🎈 ❤️ <b> %');
});
