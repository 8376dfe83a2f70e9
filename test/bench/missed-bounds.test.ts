import { expect, test } from 'vitest';
import { missedBounds } from '../../bench/missed-bounds.ts';

const RATIO = { what: 'time against undici', unit: '×', atMost: 1.1 };
const RATE = { what: 'upload URLs', unit: 'per second', atLeast: 2_000 };

test('a figure at its bound does not miss it', () => {
  expect(
    missedBounds([
      { ...RATIO, value: 1.1 },
      { ...RATE, value: 2_000 },
    ]),
  ).toEqual([]);
});

test('every missed bound is named with the measured figure', () => {
  expect(
    missedBounds([
      { ...RATIO, value: 1.16 },
      { ...RATE, value: 1_999 },
    ]),
  ).toEqual([
    'time against undici is 1.16 ×, at most 1.1 allowed',
    'upload URLs is 1999.00 per second, at least 2000 required',
  ]);
});

test('a figure without a bound misses none', () => {
  expect(missedBounds([{ what: 'time', unit: 's', value: 1e9 }])).toEqual([]);
});

test('a figure that could not be computed misses its bound', () => {
  expect(missedBounds([{ ...RATIO, value: Number.NaN }])).toHaveLength(1);
});
