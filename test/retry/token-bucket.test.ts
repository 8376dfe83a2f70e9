import { expect, test } from 'vitest';
import { TokenBucket } from '../../src/retry/token-bucket.ts';

test('a bucket gives its tokens, and then names the time of the next one', () => {
  const bucket = new TokenBucket({ rate: 0.002, tokens: 1, tooHigh: 0.002, nowMs: 0 });
  expect([0, 0, 250, 500, 500].map((nowMs) => bucket.take(nowMs))).toEqual([
    undefined,
    500,
    500,
    undefined,
    1_000,
  ]);
  bucket.giveBack();
  expect(bucket.take(500)).toBeUndefined();
});

test('a bucket refills for at most 100 ms in advance, and keeps what it was filled with', () => {
  const bucket = new TokenBucket({ rate: 0.1, tokens: 0, tooHigh: 0.1, nowMs: 0 });
  const taken = Array.from({ length: 12 }, () => bucket.take(10_000));
  expect(taken).toEqual([...Array(11).fill(undefined), 10_010]);
  const full = new TokenBucket({ rate: 0.001, tokens: 50, tooHigh: 0.001, nowMs: 0 });
  expect(Array.from({ length: 51 }, () => full.take(0)).filter((atMs) => atMs === undefined)).toHaveLength(
    50,
  );
});

test.each([
  ['1 %, then 2 %', 2, 1, [999, 1_000, 1_999, 2_000], [1, 1.01, 1.01, 1.0302]],
  ['twice each half second far below what was too much', 4, 1, [499, 500, 999, 1_000], [1, 2, 2, 2]],
  ['twice for ever if nothing was too much', Number.POSITIVE_INFINITY, 1, [500, 1_000], [2, 4]],
  ['not before three requests', 1, 0.001, [2_999, 3_000], [0.001, 0.002]],
])('the rate grows by %s', (_, tooHigh, rate, times, expected) => {
  const bucket = new TokenBucket({ rate, tokens: 0, tooHigh, nowMs: 0 });
  const rates = times.map((nowMs) => {
    bucket.grow(nowMs);
    return bucket.rate;
  });
  expect(rates.map((one) => Number(one.toFixed(9)))).toEqual(expected);
});
