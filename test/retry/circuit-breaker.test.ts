import { expect, test } from 'vitest';
import { CircuitBreaker } from '../../src/retry/circuit-breaker.ts';
import type { FailureKind } from '../../src/retry/decide.ts';

const MIN_ERRORS = 10;

/** Lets one attempt fail each second from `fromS` on. Returns the second in which the circuit opens. */
function opensAtS(
  circuit: CircuitBreaker,
  kind: FailureKind,
  { fromS = 0, askedMs = 0 } = {},
): number | undefined {
  for (let second = fromS; second < fromS + 600; second += 1) {
    if (circuit.opensAfter(kind, second * 1_000, askedMs)) return second;
  }
  return undefined;
}

test.each<[FailureKind, number]>([
  ['unreachable', 30],
  ['transient', 30],
  ['throttled', 75],
])('opens after %s attempts if the server was not alive for %i s', (kind, seconds) => {
  expect(opensAtS(new CircuitBreaker(MIN_ERRORS, 0), kind)).toBe(seconds);
  const circuit = new CircuitBreaker(MIN_ERRORS, 0);
  circuit.isAlive(100_000);
  expect(opensAtS(circuit, kind, { fromS: 100 })).toBe(100 + seconds);
});

test.each<[FailureKind, number]>([
  ['transient', MIN_ERRORS],
  ['throttled', 20],
])('opens after %i attempts in a row at the earliest: %s', (kind, count) => {
  const circuit = new CircuitBreaker(MIN_ERRORS, 0);
  for (let failed = 1; failed < count; failed += 1) expect(circuit.opensAfter(kind, 100_000)).toBe(false);
  circuit.isAlive(100_000);
  for (let failed = 1; failed < count; failed += 1) expect(circuit.opensAfter(kind, 200_000)).toBe(false);
  expect(circuit.opensAfter(kind, 200_000)).toBe(true);
});

test('does not count the first wait that the server asks for, and those that begin during it', () => {
  expect(opensAtS(new CircuitBreaker(MIN_ERRORS, 0), 'throttled', { askedMs: 500 })).toBe(76);
  const circuit = new CircuitBreaker(MIN_ERRORS, 0);
  circuit.opensAfter('throttled', 1_000, 60_000);
  circuit.opensAfter('throttled', 2_000, 60_000);
  // A request that was in flight is accepted. The wait goes on.
  circuit.isAlive(3_000);
  circuit.opensAfter('throttled', 4_000, 60_000);
  expect(opensAtS(circuit, 'throttled', { fromS: 65 })).toBe(64 + 75);
});
