import { expect, test } from 'vitest';
import { missedBounds, unmeasuredBounds } from '../../bench/bounds.ts';
import type { CaseResult, Measured } from '../../bench/case-result.ts';

const SECOND = { min: 1_000, median: 1_000, max: 1_000 };

function measured(name: string, ratio: number, peakMib?: number): Measured {
  return { name, runs: 7, ms: SECOND, ratio, peakMib };
}

function coldStart(...rivals: Measured[]): CaseResult {
  return { name: 'cold-start', title: 'cold start', sink: 'none', measured: rivals, leftOut: [] };
}

test('a bound that is just kept is not missed', () => {
  const result = coldStart(measured('action', 1, 200), measured('node -e 0', 3));
  expect(missedBounds(result)).toEqual([]);
  expect(unmeasuredBounds(result)).toEqual([]);
});

test('each bound that is missed is named with what was measured', () => {
  const result = coldStart(measured('action', 1, 201), measured('node -e 0', 3.01));
  expect(missedBounds(result)).toEqual([
    'cold start: 3.01 × node -e 0, at most 3.00 allowed',
    'cold start: a peak of 201 MiB, at most 200 allowed',
  ]);
});

test('only the action has a peak to keep', () => {
  expect(missedBounds(coldStart(measured('action', 1, 90), measured('node -e 0', 2, 900)))).toEqual([]);
});

test('a rival that did not run is told, and is no bound that was missed', () => {
  const result = coldStart(measured('action', 1, 90));
  expect(missedBounds(result)).toEqual([]);
  expect(unmeasuredBounds(result)).toEqual(['cold start against node -e 0']);
});
