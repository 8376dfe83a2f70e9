import { expect, test } from 'vitest';
import { formatBytes } from '../../src/support/format-bytes.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [512, '512 B'],
  [1_023, '1,023 B'],
  [1_024, '1 KiB'],
  [1_536, '1.5 KiB'],
  [10 * 1_024, '10 KiB'],
  [20.4 * 1_024 ** 2, '20 MiB'],
  [1_024 ** 2, '1 MiB'],
  [5 * 1_024 ** 3, '5 GiB'],
  [2.25 * 1_024 ** 4, '2.3 TiB'],
  [5_000 * 1_024 ** 4, '5,000 TiB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
