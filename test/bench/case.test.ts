import { expect, test } from 'vitest';
import { missedBounds } from '../../tools/bench/case.ts';

const RATIO = { what: 'time against undici', unit: '×', atMost: 1.1 };

test('a figure at its bound does not miss it', () => {
  expect(missedBounds([{ ...RATIO, value: 1.1 }])).toEqual([]);
});

test('every missed bound is named with the measured figure', () => {
  const peak = { what: 'peak memory', unit: 'MB', atMost: 210, value: 211 };
  expect(missedBounds([{ ...RATIO, value: 1.16 }, peak])).toEqual([
    'time against undici is 1.16 ×, at most 1.1 allowed',
    'peak memory is 211.00 MB, at most 210 allowed',
  ]);
});

test('a figure that could not be computed misses its bound', () => {
  expect(missedBounds([{ ...RATIO, value: Number.NaN }])).toHaveLength(1);
});
