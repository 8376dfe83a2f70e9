import { backoffMs } from './delays.ts';

/**
 * What is known of a request that did not succeed.
 *
 * - `throttled`: refused for now, certainly not done
 * - `unreachable`: it never left, certainly not done
 * - `transient`: it may have been done, and trying again may help
 * - `permanent`: trying again can't help
 * - `withheld`: not sent at all, because an earlier answer forbids it
 */
export type FailureKind = 'throttled' | 'unreachable' | 'transient' | 'permanent' | 'withheld';

export type StopReason =
  | 'permanent'
  | 'may-have-been-done'
  | 'attempts-exhausted'
  | 'wait-too-long'
  | 'withheld'
  | 'cancelled';

export interface RetryLimits {
  /** Attempts for one request, the first included. */
  readonly maxAttempts: number;
  /** The longest single wait that the other side may ask for, in milliseconds. */
  readonly maxRetryWaitMs: number;
}

export interface FailedAttempt {
  readonly kind: FailureKind;
  /** The wait that the other side asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The attempt that failed, counted from 1. */
  readonly attempt: number;
  /** Whether doing it twice does no harm. */
  readonly idempotent: boolean;
}

export type Decision =
  | { readonly action: 'retry'; readonly waitMs: number }
  | { readonly action: 'stop'; readonly because: StopReason };

/** The contract's table "What is tried again", with the columns turned into kinds of failure. */
const RETRIED: Readonly<Record<FailureKind, { idempotent: boolean; other: boolean }>> = {
  throttled: { idempotent: true, other: true },
  unreachable: { idempotent: true, other: true },
  transient: { idempotent: true, other: false },
  permanent: { idempotent: false, other: false },
  withheld: { idempotent: false, other: false },
};

/** Whether and when to try again; a pure function of its arguments. `random` is a number in [0, 1). */
export function decide(failed: FailedAttempt, limits: RetryLimits, random: number): Decision {
  const { kind, idempotent, attempt } = failed;
  if (!RETRIED[kind][idempotent ? 'idempotent' : 'other']) {
    return { action: 'stop', because: kind === 'transient' ? 'may-have-been-done' : stopFor(kind) };
  }
  const asked = failed.retryAfterMs;
  if (asked !== undefined && asked > limits.maxRetryWaitMs)
    return { action: 'stop', because: 'wait-too-long' };
  if (attempt >= limits.maxAttempts) return { action: 'stop', because: 'attempts-exhausted' };
  // Asked for no wait (a date that has passed, by a clock that is behind), it would use up its attempts in no time.
  return { action: 'retry', waitMs: asked || backoffMs(attempt, random) };
}

function stopFor(kind: FailureKind): StopReason {
  return kind === 'withheld' ? 'withheld' : 'permanent';
}
