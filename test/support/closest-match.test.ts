import { expect, test } from 'vitest';
import { nearestWord } from '../../src/support/closest-match.ts';

const NAMES = [
  'token',
  'variant',
  'network',
  'assets',
  'file-name',
  'include-hidden-files',
  'dry-run',
  'summary',
];

test.each([
  ['variants', 'variant'],
  ['Variant', 'variant'],
  ['asset', 'assets'],
  ['asstes', 'assets'],
  ['netwrok', 'network'],
  ['file_name', 'file-name'],
  ['filename', 'file-name'],
  ['include-hidden', 'include-hidden-files'],
  ['dryrun', 'dry-run'],
])('%s is near to %s', (text, word) => {
  expect(nearestWord(text, NAMES)).toBe(word);
});

test.each(['', 'x', 'zebra', 'tok en', 'a'.repeat(5_000), '__proto__', 'constructor', 'shard'])(
  '%s is near to none',
  (text) => {
    expect(nearestWord(text, NAMES)).toBeUndefined();
  },
);

test('a short word is near to fewer others than a long one', () => {
  expect(nearestWord('wait', ['error', 'warn', 'ignore'])).toBeUndefined();
  expect(nearestWord('include-hiden-flies', NAMES)).toBe('include-hidden-files');
});

test('an empty word is near to none', () => {
  expect(nearestWord('token', [''])).toBeUndefined();
});

test('a word of any length costs no more than a look', () => {
  const startedMs = performance.now();
  expect(nearestWord('token', ['x'.repeat(10_000_000), 'tokem'])).toBe('tokem');
  // To be held against it, it would take a table of half a gigabyte.
  expect(performance.now() - startedMs).toBeLessThan(5_000);
});

test('of several the nearest is taken', () => {
  expect(nearestWord('tokens', ['token-created', 'token'])).toBe('token');
  expect(nearestWord('token-create', ['token', 'token-created'])).toBe('token-created');
});
