import { describe, expect, test } from 'vitest';
import {
  decide,
  type FailedAttempt,
  type FailureKind,
  type RetryLimits,
  type StopReason,
} from '../../src/retry/decide.ts';

const LIMITS = { maxAttempts: 10, maxRetryWaitMs: 120_000 };

type Given = Partial<FailedAttempt & { attempt: number; idempotent: boolean }>;

/** The decision after a failed attempt, by default the first of an idempotent request. */
function decideAfter(
  { attempt = 1, idempotent = true, ...failed }: Given,
  limits: RetryLimits,
  random: number,
) {
  return decide({ kind: 'transient', ...failed }, { attempt, idempotent }, limits, random);
}

describe('a failed attempt', () => {
  const table: { kind: FailureKind; idempotent: boolean; because?: StopReason }[] = [
    { kind: 'throttled', idempotent: true },
    { kind: 'throttled', idempotent: false },
    { kind: 'unreachable', idempotent: true },
    { kind: 'unreachable', idempotent: false },
    { kind: 'transient', idempotent: true },
    { kind: 'transient', idempotent: false, because: 'may-have-been-done' },
    { kind: 'permanent', idempotent: true, because: 'permanent' },
    { kind: 'permanent', idempotent: false, because: 'permanent' },
  ];
  const label = (row: (typeof table)[number]): string =>
    `that is ${row.kind} and ${row.idempotent ? '' : 'not '}idempotent: ${row.because ?? 'is retried'}`;

  test.each(table.map((row) => ({ ...row, name: label(row) })))('$name', ({ kind, idempotent, because }) => {
    const expected =
      because === undefined ? { action: 'retry', waitMs: 125, asked: false } : { action: 'stop', because };
    expect(decideAfter({ kind, idempotent }, LIMITS, 0.5)).toEqual(expected);
  });

  test.each(table.filter(({ because }) => because !== undefined))(
    'that is $kind stays $because with a Retry-After',
    (row) => {
      const { kind, idempotent, because } = row;
      const decision = decideAfter({ kind, idempotent, retryAfterMs: 1_000 }, LIMITS, 0.5);
      expect(decision).toEqual({ action: 'stop', because });
    },
  );
});

describe('attempts', () => {
  test.each([1, 2, 10, 50])('of %i allowed attempts, the last one is final', (maxAttempts) => {
    const limits = { ...LIMITS, maxAttempts };
    expect(decideAfter({ attempt: maxAttempts }, limits, 0)).toEqual({
      action: 'stop',
      because: 'attempts-exhausted',
    });
  });

  test.each([2, 10, 50])('of %i allowed attempts, the one before the last is retried', (maxAttempts) => {
    const limits = { ...LIMITS, maxAttempts };
    expect(decideAfter({ attempt: maxAttempts - 1 }, limits, 0)).toMatchObject({ action: 'retry' });
  });

  test('the last attempt stops as may-have-been-done, not as exhausted, if that applies', () => {
    expect(decideAfter({ idempotent: false, attempt: 10 }, LIMITS, 0)).toEqual({
      action: 'stop',
      because: 'may-have-been-done',
    });
  });
});

describe('waits', () => {
  test.each([250, 999, 119_999, 120_000])('last exactly the %i ms of Retry-After', (retryAfterMs) => {
    expect(decideAfter({ kind: 'throttled', retryAfterMs }, LIMITS, 0.999)).toEqual({
      action: 'retry',
      waitMs: retryAfterMs,
      asked: true,
    });
  });

  test.each([0, 1, 100])(
    'are a backoff if Retry-After is %i ms, so that attempts are not used up at once',
    (retryAfterMs) => {
      const decision = decideAfter({ kind: 'throttled', retryAfterMs }, LIMITS, 0.5);
      expect(decision).toEqual(decideAfter({ kind: 'throttled' }, LIMITS, 0.5));
    },
  );

  test('are not shorter than a Retry-After that is longer than the backoff', () => {
    const decision = decideAfter({ kind: 'throttled', retryAfterMs: 200 }, LIMITS, 0.1);
    expect(decision).toEqual({ action: 'retry', waitMs: 200, asked: false });
  });

  test.each([120_001, 86_400_000, Number.POSITIVE_INFINITY])(
    'of %f ms are too long and stop at once',
    (retryAfterMs) => {
      expect(decideAfter({ kind: 'throttled', retryAfterMs }, LIMITS, 0)).toEqual({
        action: 'stop',
        because: 'wait-too-long',
      });
    },
  );

  test('a wait that is too long is the reason even in the last attempt', () => {
    const last = { kind: 'throttled', retryAfterMs: 120_001, attempt: 10 } as const;
    expect(decideAfter(last, LIMITS, 0)).toEqual({ action: 'stop', because: 'wait-too-long' });
  });

  test('are an exponential backoff with full jitter without Retry-After', () => {
    const waits = [1, 2, 3, 4].map((attempt) => decideAfter({ attempt }, LIMITS, 0.5));
    expect(waits).toEqual(
      [125, 250, 500, 1_000].map((waitMs) => ({ action: 'retry', waitMs, asked: false })),
    );
  });

  test('of our own backoff are not limited by maxRetryWaitMs', () => {
    const limits = { maxAttempts: 10, maxRetryWaitMs: 0 };
    expect(decideAfter({ attempt: 3 }, limits, 0.5)).toEqual({
      action: 'retry',
      waitMs: 500,
      asked: false,
    });
  });
});
