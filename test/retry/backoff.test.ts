import { expect, test } from 'vitest';
import { backoffMs } from '../../src/retry/backoff.ts';

const ALMOST_ONE = 1 - Number.EPSILON;

test.each([
  { attempt: 1, longest: 250 },
  { attempt: 2, longest: 500 },
  { attempt: 3, longest: 1_000 },
  { attempt: 6, longest: 8_000 },
  { attempt: 7, longest: 16_000 },
  { attempt: 8, longest: 20_000 },
  { attempt: 50, longest: 20_000 },
])('waits less than $longest ms after attempt $attempt, and comes close to it', ({ attempt, longest }) => {
  expect(backoffMs(attempt, ALMOST_ONE)).toBe(longest - 1);
});

test.each([1, 2, 8, 50])('may wait for no time at all after attempt %i', (attempt) => {
  expect(backoffMs(attempt, 0)).toBe(0);
});

test('spreads the waits evenly over the whole span (full jitter)', () => {
  expect([0.1, 0.25, 0.5, 0.75, 0.9].map((random) => backoffMs(3, random))).toEqual([
    100, 250, 500, 750, 900,
  ]);
});

test('waits whole milliseconds', () => {
  expect(backoffMs(1, 0.333)).toBe(83);
});
