import { expect, test } from 'vitest';
import { formatAge } from '../../../src/emulator/page/text.ts';

test.each([
  [-5_000, 'just now'],
  [999, 'just now'],
  [1_000, '1 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 day ago'],
  [86_400_000 * 1_234, '1,234 days ago'],
])('%i ms is %s', (ageMs, text) => {
  expect(formatAge(ageMs)).toBe(text);
});
