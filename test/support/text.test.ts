import { expect, test } from 'vitest';
import { nameSome } from '../../src/support/name-some.ts';

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index + 1}`);

test('names all of a few', () => {
  expect(nameSome(['a', 'b', 'c'])).toBe('a, b, c');
  expect(nameSome(letters(5))).toBe('n1, n2, n3, n4, n5');
});

test('names five of more, and counts the rest', () => {
  expect(nameSome(letters(6))).toBe('n1, n2, n3, n4, n5 and 1 more');
  expect(nameSome(letters(2_005))).toBe('n1, n2, n3, n4, n5 and 2,000 more');
});

test('names as many as it is told', () => {
  expect(nameSome(letters(3), 2)).toBe('n1, n2 and 1 more');
});

test('shows the end of an overlong name, which tells more than its beginning', () => {
  expect(nameSome(['x'.repeat(120)])).toBe('x'.repeat(120));
  expect(nameSome([`${'x'.repeat(121)}.png`])).toBe(`…${'x'.repeat(115)}.png`);
});
