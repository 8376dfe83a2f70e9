import { expect, test } from 'vitest';
import { closestMatch } from '../../src/support/closest-match.ts';

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
  expect(closestMatch(text, NAMES)).toBe(word);
});

test.each(['', 'x', 'zebra', 'tok en', 'a'.repeat(5_000), '__proto__', 'constructor', 'shard'])(
  '%s is near to none',
  (text) => {
    expect(closestMatch(text, NAMES)).toBeUndefined();
  },
);

test('a short word is near to fewer others than a long one', () => {
  expect(closestMatch('wait', ['error', 'warn', 'ignore'])).toBeUndefined();
  expect(closestMatch('include-hiden-flies', NAMES)).toBe('include-hidden-files');
});

test('an empty word is near to none', () => {
  expect(closestMatch('token', [''])).toBeUndefined();
});

test('a word of any length costs no more than a look', () => {
  const startedMs = performance.now();
  expect(closestMatch('token', ['x'.repeat(10_000_000), 'tokem'])).toBe('tokem');
  // To be held against it, it would take a table of half a gigabyte.
  expect(performance.now() - startedMs).toBeLessThan(5_000);
});

test('of several the nearest is taken', () => {
  expect(closestMatch('tokens', ['token-created', 'token'])).toBe('token');
  expect(closestMatch('token-create', ['token', 'token-created'])).toBe('token-created');
});
