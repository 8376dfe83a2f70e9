import { describe, expect, test } from 'vitest';
import { type Decision, decide, type FailureKind, type StopReason } from '../../src/retry/decide.ts';

interface Given {
  readonly kind?: FailureKind;
  readonly retryAfterMs?: number;
  readonly attempt?: number;
  readonly idempotent?: boolean;
  readonly maxAttempts?: number;
  readonly random?: number;
}

/** The decision after a failed attempt, by default the first of ten of an idempotent request. */
function decideAfter({ attempt = 1, idempotent = true, maxAttempts = 10, random = 0.5, ...failed }: Given) {
  const limits = { maxAttempts, maxRetryWaitMs: 120_000 };
  return decide({ kind: 'transient', ...failed }, { attempt, idempotent }, limits, random);
}

const stop = (because: StopReason): Decision => ({ action: 'stop', because });
const retry = (waitMs: number, asked = false): Decision => ({ action: 'retry', waitMs, asked });

describe('a failed attempt', () => {
  test.each<[FailureKind, { idempotent: Decision; other: Decision }]>([
    ['throttled', { idempotent: retry(125), other: retry(125) }],
    ['unreachable', { idempotent: retry(125), other: retry(125) }],
    ['transient', { idempotent: retry(125), other: stop('may-have-been-done') }],
    ['permanent', { idempotent: stop('permanent'), other: stop('permanent') }],
  ])('that is %s: %o', (kind, { idempotent, other }) => {
    expect(decideAfter({ kind })).toEqual(idempotent);
    expect(decideAfter({ kind, idempotent: false })).toEqual(other);
  });

  test.each<[string, Given, Decision]>([
    ['is final if it is the only one', { attempt: 1, maxAttempts: 1 }, stop('attempts-exhausted')],
    ['is final if it is the last one', { attempt: 50, maxAttempts: 50 }, stop('attempts-exhausted')],
    ['is followed by the last one', { attempt: 49, maxAttempts: 50, random: 0 }, retry(0)],
    [
      'may have been done, even if it is the last one',
      { idempotent: false, attempt: 10 },
      stop('may-have-been-done'),
    ],
    [
      'may have been done, even with Retry-After',
      { idempotent: false, retryAfterMs: 1_000 },
      stop('may-have-been-done'),
    ],
    ['is permanent, even with Retry-After', { kind: 'permanent', retryAfterMs: 1_000 }, stop('permanent')],
  ])('%s', (_, given, decision) => {
    expect(decideAfter(given)).toEqual(decision);
  });
});

describe('a wait', () => {
  test.each([
    [1, 250],
    [2, 500],
    [3, 1_000],
    [7, 16_000],
    [8, 20_000],
    [50, 20_000],
  ])('after attempt %i is spread evenly from 0 to just below %i ms (full jitter)', (attempt, limitMs) => {
    const waits = [0, 0.25, 1 - Number.EPSILON].map((random) =>
      decideAfter({ attempt, random, maxAttempts: 99 }),
    );
    expect(waits).toEqual([0, Math.floor(limitMs / 4), limitMs - 1].map((waitMs) => retry(waitMs)));
  });

  test.each([250, 999, 119_999, 120_000])('lasts exactly the %i ms of Retry-After', (retryAfterMs) => {
    expect(decideAfter({ retryAfterMs, random: 0.999 })).toEqual(retry(retryAfterMs, true));
  });

  test.each([
    [0, 125],
    [100, 125],
    [200, 200],
  ])(
    'after a Retry-After of %i ms is %i ms, so that attempts are not used up at once',
    (retryAfterMs, waitMs) => {
      expect(decideAfter({ retryAfterMs })).toEqual(retry(waitMs));
    },
  );

  test.each([120_001, 86_400_000, Number.POSITIVE_INFINITY])(
    'of %f ms is too long, at once',
    (retryAfterMs) => {
      expect(decideAfter({ retryAfterMs })).toEqual(stop('wait-too-long'));
      expect(decideAfter({ retryAfterMs, attempt: 10 })).toEqual(stop('wait-too-long'));
    },
  );

  test('of our own backoff is not limited by maxRetryWaitMs', () => {
    const limits = { maxAttempts: 10, maxRetryWaitMs: 0 };
    const decision = decide({ kind: 'transient' }, { attempt: 3, idempotent: true }, limits, 0.5);
    expect(decision).toEqual(retry(500));
  });
});
