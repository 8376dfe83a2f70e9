import { expect, test } from 'vitest';
import { plural } from '../../src/support/plural.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [12_345, '12,345 files'],
])('%i is told as %s', (count, text) => {
  expect(plural(count, 'file')).toBe(text);
});

test('an irregular plural is given', () => {
  expect(plural(1, 'match', 'matches')).toBe('1 match');
  expect(plural(3, 'match', 'matches')).toBe('3 matches');
});
