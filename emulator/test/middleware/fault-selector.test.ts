import { expect, test } from 'vitest';
import { faultSelector } from '../../src/middleware/faults.ts';
import { FAULT_NAMES, type FaultOptions } from '../../src/options.ts';

const RATES = {
  '429': 0.1,
  '5xx': 0.05,
  reset: 0.1,
  'reset-body': 0.05,
  stall: 0.05,
  truncate: 0.1,
  expired: 0.05,
} satisfies FaultOptions['rates'];

/** The names of the faults of `times` equal requests. */
function selectOften(times: number, isStorage: boolean, options: FaultOptions) {
  const select = faultSelector(options);
  return Array.from({ length: times }, () => select('x', isStorage)?.name);
}

function shares<Key>(values: readonly Key[]): Map<Key, number> {
  return new Map(
    [...Map.groupBy(values, (value) => value)].map(([key, { length }]) => [key, length / values.length]),
  );
}

test('each fault has its share of the requests', () => {
  const names = selectOften(20_000, true, { rates: RATES });
  for (const name of FAULT_NAMES)
    expect(Math.abs((shares(names).get(name) ?? 0) - RATES[name])).toBeLessThan(0.01);
});

test('the API has neither the fault expired nor another one instead', () => {
  const names = selectOften(5_000, false, { rates: { expired: 0.5, stall: 0.25 } });
  expect([...shares(names).keys()].sort()).toEqual(['stall', undefined]);
  expect(Math.abs((shares(names).get('stall') ?? 0) - 0.25)).toBeLessThan(0.02);
});
