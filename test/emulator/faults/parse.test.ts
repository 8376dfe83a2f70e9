import { describe, expect, test } from 'vitest';
import { parseFaultSpec } from '../../../src/emulator/faults/parse.ts';

const NAMES = '429, 5xx, reset, reset-body, stall, truncate, expired or seed';

describe('parseFaultSpec', () => {
  test('accepts every fault, and a seed', () => {
    const text = '429=0.1,5xx=0.2,reset=0.05,reset-body=0,stall=0.05,truncate=0.1,expired=0.5,seed=7';
    const rates = {
      '429': 0.1,
      '5xx': 0.2,
      reset: 0.05,
      'reset-body': 0,
      stall: 0.05,
      truncate: 0.1,
      expired: 0.5,
    };
    expect(parseFaultSpec(text)).toEqual({ faults: { rates, seed: 7 }, problems: [] });
  });

  test('accepts a seed at any position, and none', () => {
    const rates = { reset: 1 };
    expect(parseFaultSpec('seed=4294967295,reset=1').faults).toEqual({ rates, seed: 4_294_967_295 });
    expect(parseFaultSpec('reset=1').faults).toEqual({ rates });
  });

  test.each([
    ...['', 'reset', '=1', 'reset:1'].map((text) => [
      text,
      `must be a list of name=rate, separated by commas, not "${text}"`,
    ]),
    ['reset=1,', 'must be a list of name=rate, separated by commas, not ""'],
    ...['500', 'Reset', 'reset ', 'toString'].map((name) => [
      `${name}=0.1`,
      `must use the names ${NAMES}, not "${name}"`,
    ]),
    ...['', '-0.1', '1.1', '10%', '1e-1', ' 0.1', 'x', '0.1=0.2'].map((rate) => [
      `stall=${rate}`,
      `stall must be a rate from 0 to 1, not "${rate}"`,
    ]),
    ...['', '-1', '1.5', '4294967296', 'x'].map((seed) => [
      `seed=${seed}`,
      `seed must be a whole number from 0 to 4294967295, not "${seed}"`,
    ]),
  ])('rejects "%s": %s', (text = '', problem = '') => {
    expect(parseFaultSpec(text).problems).toEqual([problem]);
  });

  test('rejects a sum of rates above 1, ignoring floating-point errors', () => {
    expect(parseFaultSpec('reset=0.5,stall=0.6').problems).toEqual([
      'must have rates that add up to at most 1, not 1.1',
    ]);
    const tenths = '429=0.1,5xx=0.1,reset=0.1,reset-body=0.2,stall=0.2,truncate=0.1,expired=0.2';
    expect(parseFaultSpec(tenths).problems).toEqual([]);
  });

  test('reports all problems at once', () => {
    const { faults, problems } = parseFaultSpec(
      'reset=0.1,reset=0.2,stall=2,wat=1,seed=x,seed=1,truncate,5xx=1',
    );
    expect(faults).toBeUndefined();
    expect(problems).toEqual([
      '"reset" must be given once',
      'stall must be a rate from 0 to 1, not "2"',
      `must use the names ${NAMES}, not "wat"`,
      'seed must be a whole number from 0 to 4294967295, not "x"',
      '"seed" must be given once',
      'must be a list of name=rate, separated by commas, not "truncate"',
      'must have rates that add up to at most 1, not 1.2',
    ]);
  });
});
