import { expect, test } from 'vitest';
import { formatNumber } from '../../src/support/format-number.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567_890, '1,234,567,890'],
  [1.5, '1.5'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
