import { expect, it } from 'vitest';
import { PROFILES } from '../../../scripts/conformance/profiles.ts';
import { readConformanceOptions } from '../../../scripts/conformance/read-options.ts';

it('makes every run with the seed 1 unless told otherwise', () => {
  expect(readConformanceOptions([])).toEqual({ seed: 1, profiles: PROFILES, verbose: false });
  expect(readConformanceOptions(['--seed', '7', '--only', 'no-token', '--verbose'])).toMatchObject({
    seed: 7,
    profiles: [{ name: 'no-token' }],
    verbose: true,
  });
  expect(readConformanceOptions(['-h'])).toBe('help');
});

it.each([
  [['--seed', 'x'], '--seed must be a whole number, not "x"'],
  [['--only', 'nothing'], '--only must name a run'],
  [['--unknown'], "Unknown option '--unknown'"],
])('refuses %j', (argv, message) => {
  expect(() => readConformanceOptions(argv)).toThrow(message);
});
