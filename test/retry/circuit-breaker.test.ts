import { expect, test } from 'vitest';
import { CircuitBreaker } from '../../src/retry/circuit-breaker.ts';
import type { FailureKind } from '../../src/retry/decide.ts';

/** When something happens, what, and the wait that the server asks for, in seconds. */
type Event = readonly [atSeconds: number, what: FailureKind | 'progress', askedSeconds?: number];

/** The time at which the circuit opens, in seconds; `undefined` if it stays closed. Three errors may open it. */
function opensAt(events: readonly Event[]): number | undefined {
  const circuit = new CircuitBreaker(3, 0);
  for (const [at, what, asked] of events) {
    if (what === 'progress') circuit.sawProgress(at * 1_000);
    else if (circuit.opensAfter(what, at * 1_000, asked && asked * 1_000)) return at;
  }
  return undefined;
}

const times = (count: number, at: number, kind: FailureKind): Event[] => Array(count).fill([at, kind]);
const errors = (...at: readonly number[]): Event[] => at.map((second) => [second, 'transient']);
/** More 429s than it takes, at each of these times. */
const refusals = (...at: readonly number[]): Event[] =>
  at.flatMap((second) => times(20, second, 'throttled'));

test.each<[string, Event[], number | undefined]>([
  ['30 s after the last success, at an error', errors(10, 20, 29.999, 30), 30],
  ['not before as many errors as it takes', errors(40, 50, 60), 60],
  ['not at a server that makes progress meanwhile', [[20, 'progress'], ...errors(30, 40, 49.999)], undefined],
  ['30 s after the progress', [[20, 'progress'], ...errors(30, 40, 50)], 50],
  ['at errors since the progress only', [...errors(25, 26), [27, 'progress'], ...errors(57, 58)], undefined],
  ['75 s after the last success, at a 429', refusals(74.999, 75), 75],
  ['not before the twentieth 429', times(19, 80, 'throttled'), undefined],
  [
    '75 s after the first wait that the server asked for',
    [[0, 'throttled', 60], ...refusals(134.999, 135)],
    135,
  ],
  [
    'after the longest of the first waits',
    [[0, 'throttled', 10], [5, 'throttled', 60], [10, 'throttled', 1], ...refusals(139.999, 140)],
    140,
  ],
  [
    'although later waits are asked for',
    [[0, 'throttled', 1], [2, 'throttled', 60], ...refusals(75.999, 76)],
    76,
  ],
  [
    'after the first wait since the progress',
    [[0, 'throttled', 1], [100, 'progress'], [101, 'throttled', 60], ...refusals(235.999, 236)],
    236,
  ],
])('the circuit opens %s', (_, events, expected) => {
  expect(opensAt(events)).toBe(expected);
});
