import { describe, expect, test } from 'vitest';
import { decide, type FailedAttempt, type FailureKind, type StopReason } from '../../src/retry/decide.ts';

const LIMITS = { maxAttempts: 10, maxRetryWaitMs: 120_000 };

function failed(overrides: Partial<FailedAttempt> = {}): FailedAttempt {
  return { kind: 'transient', attempt: 1, idempotent: true, ...overrides };
}

describe('what is tried again', () => {
  const table: { kind: FailureKind; idempotent: boolean; because?: StopReason }[] = [
    { kind: 'throttled', idempotent: true },
    { kind: 'throttled', idempotent: false },
    { kind: 'unreachable', idempotent: true },
    { kind: 'unreachable', idempotent: false },
    { kind: 'transient', idempotent: true },
    { kind: 'transient', idempotent: false, because: 'may-have-been-done' },
    { kind: 'permanent', idempotent: true, because: 'permanent' },
    { kind: 'permanent', idempotent: false, because: 'permanent' },
    { kind: 'withheld', idempotent: true, because: 'withheld' },
    { kind: 'withheld', idempotent: false, because: 'withheld' },
  ];
  const label = (row: (typeof table)[number]): string =>
    `${row.kind}, ${row.idempotent ? 'harmless to repeat' : 'not to be done twice'}: ${row.because ?? 'tried again'}`;

  test.each(table.map((row) => ({ ...row, name: label(row) })))('$name', ({ kind, idempotent, because }) => {
    const expected = because === undefined ? { action: 'retry', waitMs: 125 } : { action: 'stop', because };
    expect(decide(failed({ kind, idempotent }), LIMITS, 0.5)).toEqual(expected);
  });

  test.each(table.filter(({ because }) => because !== undefined))(
    'a wait that was asked for makes nothing of it possible: $kind, $because',
    (row) => {
      const { kind, idempotent, because } = row;
      const decision = decide(failed({ kind, idempotent, retryAfterMs: 1_000 }), LIMITS, 0.5);
      expect(decision).toEqual({ action: 'stop', because });
    },
  );
});

describe('attempts', () => {
  test.each([1, 2, 10, 50])('of %i allowed, the last is not followed by another', (maxAttempts) => {
    const limits = { ...LIMITS, maxAttempts };
    expect(decide(failed({ attempt: maxAttempts }), limits, 0)).toEqual({
      action: 'stop',
      because: 'attempts-exhausted',
    });
  });

  test.each([2, 10, 50])('of %i allowed, the one before the last is followed by another', (maxAttempts) => {
    const limits = { ...LIMITS, maxAttempts };
    expect(decide(failed({ attempt: maxAttempts - 1 }), limits, 0)).toMatchObject({ action: 'retry' });
  });

  test('an exhausted request that may have been done is told as that, not as exhausted', () => {
    expect(decide(failed({ idempotent: false, attempt: 10 }), LIMITS, 0)).toEqual({
      action: 'stop',
      because: 'may-have-been-done',
    });
  });
});

describe('waits', () => {
  test.each([1, 999, 119_999, 120_000])('waits exactly the %i ms that were asked for', (retryAfterMs) => {
    expect(decide(failed({ kind: 'throttled', retryAfterMs }), LIMITS, 0.999)).toEqual({
      action: 'retry',
      waitMs: retryAfterMs,
    });
  });

  test('backs off where it was asked for no wait at all, so that no attempts are used up in no time', () => {
    const asked = decide(failed({ kind: 'throttled', retryAfterMs: 0 }), LIMITS, 0.5);
    expect(asked).toEqual(decide(failed({ kind: 'throttled' }), LIMITS, 0.5));
  });

  test.each([120_001, 86_400_000, Number.POSITIVE_INFINITY])(
    'stops at once when asked for %f ms, which is too long',
    (retryAfterMs) => {
      expect(decide(failed({ kind: 'throttled', retryAfterMs }), LIMITS, 0)).toEqual({
        action: 'stop',
        because: 'wait-too-long',
      });
    },
  );

  test('names the wait, not the attempts, when the last attempt is asked for too long a wait', () => {
    const last = failed({ kind: 'throttled', retryAfterMs: 120_001, attempt: 10 });
    expect(decide(last, LIMITS, 0)).toEqual({ action: 'stop', because: 'wait-too-long' });
  });

  test('backs off exponentially with full jitter where nothing was asked for', () => {
    const waits = [1, 2, 3, 4].map((attempt) => decide(failed({ attempt }), LIMITS, 0.5));
    expect(waits).toEqual([125, 250, 500, 1_000].map((waitMs) => ({ action: 'retry', waitMs })));
  });

  test('the longest wait that may be asked for does not shorten our own backoff', () => {
    const limits = { maxAttempts: 10, maxRetryWaitMs: 0 };
    expect(decide(failed({ attempt: 3 }), limits, 0.5)).toEqual({ action: 'retry', waitMs: 500 });
  });
});
