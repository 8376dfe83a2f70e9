import { describe, expect, test } from 'vitest';
import { type Fault, FaultSelector, type FaultTarget, parseFaults } from '../../src/faults/faults.ts';
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

const API: FaultTarget = { side: 'api', method: 'POST', subject: 'x', hasBody: false };
const PUT: FaultTarget = { side: 'storage', method: 'PUT', subject: 'x', hasBody: true };

/** The faults of `times` equal requests. */
function selectOften(times: number, target: FaultTarget, options: FaultOptions): (Fault | undefined)[] {
  const selector = new FaultSelector(options);
  return Array.from({ length: times }, () => selector.select(target));
}

function shares<Key>(values: readonly Key[]): Map<Key, number> {
  return new Map(
    [...Map.groupBy(values, (value) => value)].map(([key, { length }]) => [key, length / values.length]),
  );
}

describe('FaultSelector', () => {
  test('gives each fault its share of the requests', () => {
    const names = selectOften(20_000, PUT, { rates: RATES }).map((fault) => fault?.name);
    for (const name of FAULT_NAMES)
      expect(Math.abs((shares(names).get(name) ?? 0) - RATES[name])).toBeLessThan(0.01);
  });

  test('selects neither expired for the API nor another fault instead', () => {
    const names = selectOften(5_000, API, { rates: { expired: 0.5, stall: 0.25 } }).map(
      (fault) => fault?.name,
    );
    expect([...shares(names).keys()].sort()).toEqual(['stall', undefined]);
    expect(Math.abs((shares(names).get('stall') ?? 0) - 0.25)).toBeLessThan(0.02);
  });
});

describe('parseFaults', () => {
  test.each<[string, number | undefined]>([
    ['429=0.1,5xx=0.2,reset=0.05,reset-body=0,stall=0.05,truncate=0.1,expired=0.5', 7],
    ['reset=1', 4_294_967_295],
    ['reset=1', undefined],
    // Their sum has a floating-point error.
    ['429=0.1,5xx=0.1,reset=0.1,stall=0.2,truncate=0.1,expired=0.4', undefined],
  ])('%s with the seed %s is accepted', (text, seed) => {
    const rates = Object.fromEntries(
      text.split(',').map((item) => [item.split('=')[0], Number(item.split('=')[1])]),
    );
    const faults = parseFaults(seed === undefined ? text : `${text},seed=${seed}`);
    expect(faults).toMatchObject({ rates });
    expect(faults?.seed).toBe(seed);
  });

  test.each([
    ...['', 'reset', '=1', 'reset:1', 'reset=1,', '500=0.1', 'Reset=0.1', 'reset =0.1', 'toString=0.1'],
    ...['', '-0.1', '1.1', '10%', '1e-1', ' 0.1', 'x', '0.1=0.2'].map((rate) => `stall=${rate}`),
    ...['', '-1', '1.5', '4294967296', 'x'].map((seed) => `seed=${seed}`),
    ...['reset=0.5,stall=0.6', 'reset=0.1,reset=0.2', 'seed=1,seed=2'],
  ])('%s is rejected', (text) => {
    expect(parseFaults(text)).toBeUndefined();
  });
});
