import { expect, test } from 'vitest';
import { CircuitBreaker } from '../../src/retry/circuit-breaker.ts';
import type { FailureKind } from '../../src/retry/decide.ts';

/** When something happens, what, the wait that the server asks for, and when the request was sent, in seconds. */
type Event = readonly [
  atSeconds: number,
  what: FailureKind | 'progress',
  askedSeconds?: number,
  sentAtSeconds?: number,
];

/** When the circuit opens, in seconds; `undefined` if it stays closed. It takes three errors, and refusals for two minutes. */
function opensAt(events: readonly Event[]): number | undefined {
  const circuit = new CircuitBreaker({ maxAttempts: 3, maxRetryWaitMs: 120_000 }, 0);
  for (const [at, what, asked = 0, sent = at] of events) {
    if (what === 'progress') circuit.sawProgress(at * 1_000);
    else if (circuit.opensAfter(failure(what, asked), sent * 1_000, at * 1_000)) return at;
  }
  return undefined;
}

const failure = (kind: FailureKind, asked: number) => ({
  kind,
  error: new Error(kind),
  retryAfterMs: asked * 1_000,
});

const errors = (...at: readonly number[]): Event[] => at.map((second) => [second, 'transient']);
const refusals = (...at: readonly number[]): Event[] => at.map((second) => [second, 'throttled']);

test.each<[string, Event[], number | undefined]>([
  ['30 s after the last success, at an error', errors(10, 20, 29.999, 30), 30],
  ['not before as many errors as it takes', errors(40, 50, 60), 60],
  ['not at a server that makes progress meanwhile', [[20, 'progress'], ...errors(30, 40, 49.999)], undefined],
  ['30 s after the progress', [[20, 'progress'], ...errors(30, 40, 50)], 50],
  ['at errors since the progress only', [...errors(25, 26), [27, 'progress'], ...errors(57, 58)], undefined],
  ['two minutes after the first refusal', refusals(50, 60, 169.999, 170), 170],
  [
    'two minutes after the first refusal since progress',
    [[0, 'throttled'], [60, 'progress'], ...refusals(100, 219, 220)],
    220,
  ],
  [
    'not at errors between refusals',
    [[0, 'throttled'], ...errors(10), [20, 'progress'], ...refusals(130)],
    undefined,
  ],
  [
    'once a request was refused that was sent after the last wait that was asked for',
    [
      [100, 'throttled', 60],
      [220, 'throttled', 0, 159],
      [221, 'throttled', 0, 160],
    ],
    221,
  ],
  ['although a wait is asked for that no attempt follows', [[0, 'throttled', 3_600], ...refusals(120)], 120],
  [
    'although waits are asked for after these two minutes',
    [
      [0, 'throttled', 60],
      [119, 'throttled', 60],
      [120, 'throttled', 60, 118],
      [180, 'throttled', 60],
    ],
    180,
  ],
])('the circuit opens %s', (_, events, expected) => {
  expect(opensAt(events)).toBe(expected);
});
