import { expect, test } from 'vitest';
import { parseFaults } from '../../../src/emulator/faults/faults.ts';

test.each([
  [
    '429=0.1,5xx=0.2,reset=0.05,reset-body=0,stall=0.05,truncate=0.1,expired=0.5,seed=7',
    {
      rates: {
        '429': 0.1,
        '5xx': 0.2,
        reset: 0.05,
        'reset-body': 0,
        stall: 0.05,
        truncate: 0.1,
        expired: 0.5,
      },
      seed: 7,
    },
  ],
  ['seed=4294967295,reset=1', { rates: { reset: 1 }, seed: 4_294_967_295 }],
  ['reset=1', { rates: { reset: 1 } }],
  // Their sum has a floating-point error.
  [
    '429=0.1,5xx=0.1,reset=0.1,stall=0.2,truncate=0.1,expired=0.4',
    { rates: { '429': 0.1, '5xx': 0.1, reset: 0.1, stall: 0.2, truncate: 0.1, expired: 0.4 } },
  ],
])('%s is accepted', (text, faults) => {
  expect(parseFaults(text)).toEqual(faults);
});

test.each([
  ...['', 'reset', '=1', 'reset:1', 'reset=1,', '500=0.1', 'Reset=0.1', 'reset =0.1', 'toString=0.1'],
  ...['', '-0.1', '1.1', '10%', '1e-1', ' 0.1', 'x', '0.1=0.2'].map((rate) => `stall=${rate}`),
  ...['', '-1', '1.5', '4294967296', 'x'].map((seed) => `seed=${seed}`),
  ...['reset=0.5,stall=0.6', 'reset=0.1,reset=0.2', 'seed=1,seed=2'],
])('%s is rejected', (text) => {
  expect(parseFaults(text)).toBeUndefined();
});
