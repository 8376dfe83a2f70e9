import { expect, test } from 'vitest';
import { CircuitBreaker } from '../../src/retry/circuit-breaker.ts';
import type { FailureKind } from '../../src/retry/decide.ts';

/**
 * When something happens, what, the wait that the server asks for, and when the request was sent, in seconds. `part`: the server took a
 * part of an upload.
 */
type Event = readonly [at: number, what: FailureKind | 'accepted' | 'part', asked?: number, sentAt?: number];

/** When the circuit opens, in seconds; `undefined` if it stays closed. It takes three errors, and refusals for two minutes. */
function opensAt(events: readonly Event[]): number | undefined {
  const circuit = new CircuitBreaker();
  for (const [at, what, asked = 0, sent = at] of events) {
    if (what === 'accepted') circuit.accepted();
    else if (what === 'part') circuit.tookPart(sent * 1_000, at * 1_000);
    else {
      const failure = { kind: what, error: new Error(what), retryAfterMs: asked * 1_000 };
      const limits = { maxAttempts: 3, maxRetryWaitMs: 120_000 };
      if (circuit.opensAfter(failure, sent * 1_000, at * 1_000, limits)) return at;
    }
  }
  return undefined;
}

const errors = (...at: readonly number[]): Event[] => at.map((second) => [second, 'transient']);
const refusals = (...at: readonly number[]): Event[] => at.map((second) => [second, 'throttled']);
const wait = (at: number, asked: number): Event => [at, 'throttled', asked];
const part = (at: number, sentAt: number): Event => [at, 'part', 0, sentAt];

const AFTER: Event[] = [219, 220].map((sentAt) => [sentAt + 1, 'throttled', 0, sentAt]);
const LATE: Event = [120, 'throttled', 60, 118];
const accepted = (at: number): Event => [at, 'accepted'];

test.each<[string, Event[], number | undefined]>([
  ['30 s after the first error, at another one', errors(10, 20, 39.999, 40), 40],
  ['not before as many errors as it takes', errors(40, 80, 90), 90],
  ['not at errors of a moment, although the last success was long ago', errors(600, 600.1, 601), undefined],
  ['not while it takes parts of an upload', [...errors(9), part(20, 0), ...errors(30, 40, 49)], undefined],
  ['30 s after the first error since then', [...errors(9), part(20, 0), ...errors(30, 40, 60)], 60],
  ['at errors since the last success', [...errors(25, 26), accepted(27), ...errors(57, 87)], undefined],
  ['two minutes after the first refusal', refusals(50, 60, 169.999, 170), 170],
  ['or since the last success', [...refusals(0), accepted(60), ...refusals(100, 219, 220)], 220],
  ['not at errors between them', [...refusals(0), ...errors(10), accepted(20), ...refusals(130)], undefined],
  ['although it takes uploads and then refuses them', [...refusals(10), part(90, 10), ...refusals(130)], 130],
  [
    'two minutes after it took a part of an upload from before the refusals',
    [...refusals(10), part(90, 9), ...refusals(130), part(150, 10), ...refusals(209.999, 210)],
    210,
  ],
  ['at a request that was sent after the last wait that was asked for', [wait(100, 120), ...AFTER], 221],
  ['although a wait is asked for that no attempt follows', [wait(0, 3_600), ...refusals(120)], 120],
  ['although waits are asked for later', [wait(0, 60), wait(119, 60), LATE, wait(180, 60)], 180],
])('the circuit opens %s', (_, events, expected) => {
  expect(opensAt(events)).toBe(expected);
});
