import { describe, expect, test } from 'vitest';
import { backoffMs, type FailureKind, type StopReason, stopReason } from '../../src/retry/decide.ts';

interface Given {
  readonly kind?: FailureKind;
  readonly retryAfterMs?: number;
  readonly attempt?: number;
  readonly idempotent?: boolean;
  readonly maxAttempts?: number;
}

/** Why nothing follows a failed attempt, by default the first of ten of an idempotent request. */
function stopAfter({
  attempt = 1,
  idempotent = true,
  maxAttempts = 10,
  kind = 'transient',
  ...asked
}: Given) {
  const limits = { maxAttempts, maxRetryWaitMs: 120_000 };
  return stopReason({ kind, ...asked }, { attempt, idempotent }, limits);
}

describe('a failed attempt', () => {
  test.each<[FailureKind, StopReason | undefined, StopReason | undefined]>([
    ['throttled', undefined, undefined],
    ['unreachable', undefined, undefined],
    ['transient', undefined, 'may-have-been-done'],
    ['permanent', 'permanent', 'permanent'],
  ])('that is %s: %s if it is idempotent, else %s', (kind, idempotent, other) => {
    expect(stopAfter({ kind })).toBe(idempotent);
    expect(stopAfter({ kind, idempotent: false })).toBe(other);
  });

  const REFUSED = { kind: 'throttled' } as const;

  test.each<[string, Given, StopReason | undefined]>([
    ['is final if it is the only one', { maxAttempts: 1 }, 'attempts-exhausted'],
    ['is final if it is the only one, and refused', { ...REFUSED, maxAttempts: 1 }, 'attempts-exhausted'],
    ['is final if it is the last one', { attempt: 50, maxAttempts: 50 }, 'attempts-exhausted'],
    ['is followed by the last one', { attempt: 49, maxAttempts: 50 }, undefined],
    ['is followed by another one if refused', { ...REFUSED, attempt: 50, maxAttempts: 2 }, undefined],
    ['may have been done, also as the last one', { idempotent: false, attempt: 10 }, 'may-have-been-done'],
    ['is permanent, even with Retry-After', { kind: 'permanent', retryAfterMs: 120_001 }, 'permanent'],
    ['is followed by another one after a long wait', { retryAfterMs: 120_000 }, undefined],
    ['is final if the wait is too long', { retryAfterMs: 120_001 }, 'wait-too-long'],
    ['is final if it is endless', { retryAfterMs: Number.POSITIVE_INFINITY, attempt: 10 }, 'wait-too-long'],
  ])('%s', (_, given, reason) => {
    expect(stopAfter(given)).toBe(reason);
  });
});

test('the backoff is spread evenly from 0 to just below a limit that doubles, at most 20 s (full jitter)', () => {
  const limits = { 1: 250, 2: 500, 3: 1_000, 7: 16_000, 8: 20_000, 5000: 20_000 };
  for (const [attempt, limitMs] of Object.entries(limits)) {
    const waits = [0, 0.25, 1 - Number.EPSILON].map((random) => backoffMs(Number(attempt), random));
    expect(waits).toEqual([0, Math.floor(limitMs / 4), limitMs - 1]);
  }
});
