import { expect, test } from 'vitest';
import { misspelledWord } from '../../src/support/closest-match.ts';
import { costRatio } from '../doubles/environment.ts';

const NAMES = [
  ...['token', 'variant', 'network', 'assets', 'file-name', 'include-hidden-files', 'dry-run', 'summary'],
];

test.each([
  ['variants', 'variant'],
  ['asstes', 'assets'],
  ['netwrok', 'network'],
  ['file_name', 'file-name'],
  ['filename', 'file-name'],
  ['dryrun', 'dry-run'],
  ['include-hiden-flies', 'include-hidden-files'],
])('%s matches %s', (text, word) => {
  expect(misspelledWord(text, NAMES)).toBe(word);
});

test.each(['', 'x', 'zebra', 'tok en', 'a'.repeat(5_000), '__proto__', 'constructor'])(
  '%s matches none',
  (text) => {
    expect(misspelledWord(text, NAMES)).toBeUndefined();
  },
);

test('a short word must be closer than a long one', () => {
  expect(misspelledWord('wait', ['error', 'warn', 'ignore'])).toBeUndefined();
});

test('an empty candidate is never the match', () => {
  expect(misspelledWord('token', [''])).toBeUndefined();
});

test('a very long candidate is compared with no table of distances', async () => {
  const candidates = ['x'.repeat(1_000_000), 'tokem'];
  expect(misspelledWord('token', candidates)).toBe('tokem');
  const matching = (text: string) => () => misspelledWord(text, candidates);
  // What is no word is not compared, but each candidate is read. The table would take a hundred times as long.
  expect(await costRatio(matching('token'), matching('no word'), 10)).toBeLessThan(10);
});

test('the closest of several matches is returned', () => {
  expect(misspelledWord('tokens', ['token-sets', 'token'])).toBe('token');
  expect(misspelledWord('token-set', ['token', 'token-sets'])).toBe('token-sets');
});
