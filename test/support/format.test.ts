import { expect, test } from 'vitest';
import { formatDuration } from '../../src/support/format.ts';

test.each([
  [0, '0 ms'],
  [0.4, '0 ms'],
  [850, '850 ms'],
  [999, '999 ms'],
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [1_000, '1 s'],
  [12_345, '12.3 s'],
  [59_999, '59.9 s'],
  [59_999.6, '1 min 0 s'],
  [60_000, '1 min 0 s'],
  [245_000, '4 min 5 s'],
  [245_999, '4 min 5 s'],
  [3_600_000, '60 min 0 s'],
  [86_400_000, '1,440 min 0 s'],
])('%d ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
