import { describe, expect, test } from 'vitest';
import type { Phase } from '../../../src/action/progress/phase-timer.ts';
import { joinWaits } from '../../../src/action/summary/join-waits.ts';

function wait(startMs: number, endMs: number): Phase {
  return { name: 'wait', startMs, endMs };
}

describe('waits that are drawn', () => {
  test('are none where there was none', () => {
    expect(joinWaits([], 1_000)).toEqual([]);
  });

  test('are one where the gap between them can not be seen, with the time of both', () => {
    expect(joinWaits([wait(0, 100), wait(119, 200), wait(220, 300)], 1_000)).toEqual([
      { startMs: 0, endMs: 200, tookMs: 181 },
      { startMs: 220, endMs: 300, tookMs: 80 },
    ]);
  });

  test('are the five longest, in their order', () => {
    const lengths = [10, 60, 20, 50, 30, 40, 5];
    const waits = lengths.map((length, index) => wait(index * 100, index * 100 + length));
    expect(joinWaits(waits, 700).map(({ tookMs }) => tookMs)).toEqual([60, 20, 50, 30, 40]);
  });

  test('are none too short to be seen', () => {
    expect(joinWaits([wait(0, 9), wait(500, 510)], 1_000)).toEqual([
      { startMs: 500, endMs: 510, tookMs: 10 },
    ]);
  });

  test('are few even of very many', () => {
    const waits = Array.from({ length: 100_000 }, (_, index) => wait(index * 10, index * 10 + 5));
    expect(joinWaits(waits, 1_000_000)).toEqual([{ startMs: 0, endMs: 999_995, tookMs: 500_000 }]);
  });
});
