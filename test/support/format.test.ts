import { expect, test } from 'vitest';
import { formatBytes, formatDuration, formatNumber, plural } from '../../src/support/format.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1_023, '1,023 B'],
  [1_024, '1 KiB'],
  [1_536, '1.5 KiB'],
  [20.4 * 1_024 ** 2, '20 MiB'],
  [5 * 1_024 ** 3, '5 GiB'],
  [2.25 * 1_024 ** 4, '2.3 TiB'],
  [5_000 * 1_024 ** 4, '5,000 TiB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [1_000, '1 s'],
  [59_999, '59.9 s'],
  [59_999.6, '1 min 0 s'],
  [60_000, '1 min 0 s'],
  [245_999, '4 min 5 s'],
  [86_400_000, '1,440 min 0 s'],
])('%d ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567_890, '1,234,567,890'],
  [1.5, '1.5'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [0, '0 files'],
  [1, '1 file'],
])('%i with its noun is %s', (count, text) => {
  expect(plural(count, 'file')).toBe(text);
});

test('an irregular plural is used if it is given', () => {
  expect(plural(1, 'match', 'matches')).toBe('1 match');
  expect(plural(3, 'match', 'matches')).toBe('3 matches');
});
