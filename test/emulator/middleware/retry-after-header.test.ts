import { describe, expect, it } from 'vitest';
import { retryAfterHeader } from '../../../src/emulator/middleware/retry-after-header.ts';

const NOON = Date.UTC(2027, 0, 1, 12);

describe('retryAfterHeader', () => {
  it.each([
    [1, '1'],
    [999, '1'],
    [1000, '1'],
    [1001, '2'],
    [60_000, '60'],
  ])('rounds %d ms up to whole seconds', (waitMs, header) => {
    expect(retryAfterHeader('seconds', waitMs, NOON)).toBe(header);
  });

  it.each([
    [NOON, 1000, 'Fri, 01 Jan 2027 12:00:01 GMT'],
    [NOON, 1, 'Fri, 01 Jan 2027 12:00:01 GMT'],
    [NOON + 999, 1, 'Fri, 01 Jan 2027 12:00:01 GMT'],
    [NOON + 999, 2, 'Fri, 01 Jan 2027 12:00:02 GMT'],
  ])('never gives a date before %d + %d ms', (nowMs, waitMs, header) => {
    expect(retryAfterHeader('date', waitMs, nowMs)).toBe(header);
  });

  it('gives nothing when there is to be none', () => {
    expect(retryAfterHeader('none', 1000, NOON)).toBeUndefined();
  });
});
