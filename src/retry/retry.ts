import type { Clock } from './clock.ts';
import { decide, type FailureKind, type RetryLimits, type StopReason } from './decide.ts';
import { backoffMs } from './delays.ts';
import type { SharedRateLimiter } from './shared-limiter.ts';

export type AttemptResult<T, E> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: E;
      readonly kind: FailureKind;
      readonly retryAfterMs?: number | undefined;
    };

/** How a request ended, and what it took. */
export type RetryResult<T, E> =
  | { readonly ok: true; readonly value: T; readonly effort: Effort }
  | { readonly ok: false; readonly error: E; readonly because: StopReason; readonly effort: Effort };

export interface Effort {
  /** Attempts made: 0 where the request was never sent. */
  readonly attempts: number;
  /** Time spent waiting between them, in milliseconds. */
  readonly waitedMs: number;
  /** The wait that the last answer asked for, in milliseconds. */
  readonly askedMs?: number | undefined;
}

/** One wait before a further attempt. */
export interface RetryWait<E> {
  /** What the failed attempt brought. */
  readonly error: E;
  readonly kind: FailureKind;
  readonly waitMs: number;
  /** Whether the other side asked for this very wait. */
  readonly asked: boolean;
  /** The attempt that failed, counted from 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface RetryOptions<E> {
  readonly idempotent: boolean;
  readonly limits: RetryLimits;
  readonly clock: Clock;
  /** Shared by all requests to the same side. */
  readonly limiter: SharedRateLimiter;
  /** A source of numbers in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Resolves when a request may ask for its turn at the pace; at once where there is none. */
  readonly admit?: (() => Promise<void>) | undefined;
  readonly onWait: (wait: RetryWait<E>) => void;
  /** Makes the error of a request that a cancellation ended before it was sent (again). */
  readonly cancelled: () => E;
}

/**
 * Makes attempts until one succeeds or `decide` says stop.
 *
 * @param attempt makes one attempt; a rejection is a bug and passes through
 */
export async function retry<T, E>(
  attempt: () => Promise<AttemptResult<T, E>>,
  options: RetryOptions<E>,
): Promise<RetryResult<T, E>> {
  const { idempotent, limits, clock, signal, limiter } = options;
  let waitedMs = 0;
  const waitedSince = (startMs: number): void => {
    waitedMs += clock.monotonicMs() - startMs;
  };
  const cancelled = (attempts: number): RetryResult<T, E> => {
    return { ok: false, error: options.cancelled(), because: 'cancelled', effort: { attempts, waitedMs } };
  };
  for (let count = 1; ; count += 1) {
    await options.admit?.();
    const turnMs = clock.monotonicMs();
    const permit = await limiter.acquire(signal);
    waitedSince(turnMs);
    const { openCircuit } = limiter;
    if (signal.aborted) {
      limiter.release(permit);
      return cancelled(count - 1);
    }
    if (openCircuit !== undefined) {
      const { because, askedMs } = openCircuit;
      // Put there below, by a request of the same kind: the error is one of these.
      const error = openCircuit.error as E;
      return { ok: false, error, because, effort: { attempts: count - 1, waitedMs, askedMs } };
    }
    let result: AttemptResult<T, E>;
    try {
      result = await attempt();
    } catch (error) {
      limiter.release(permit);
      throw error;
    }
    if (result.ok) {
      limiter.accepted(permit);
      return { ok: true, value: result.value, effort: { attempts: count, waitedMs } };
    }
    // A pause counts from here, and not from where it has been told.
    const settledMs = clock.monotonicMs();
    const { kind, retryAfterMs, error } = result;
    const attempts = kind === 'withheld' ? count - 1 : count;
    const random = options.random();
    const decision = decide({ kind, retryAfterMs, attempt: count, idempotent }, limits, random);
    let pausedMs = 0;
    if (kind === 'throttled') {
      const askedMs = retryAfterMs || undefined;
      pausedMs = limiter.throttled(permit, { askedMs, backoffMs: backoffMs(count, random) });
    } else if (kind === 'unreachable' || kind === 'withheld') limiter.release(permit);
    else limiter.accepted(permit);

    // Whatever else kept it from succeeding, it was the cancellation that kept it from being tried again.
    if (signal.aborted && !(decision.action === 'stop' && isFinal(decision.because)))
      return cancelled(attempts);
    if (decision.action === 'stop') {
      const { because } = decision;
      if (because === 'wait-too-long') limiter.open({ error, because, askedMs: retryAfterMs });
      else if (kind === 'throttled') limiter.recordExhausted({ error, because });
      return { ok: false, error, because, effort: { attempts, waitedMs, askedMs: retryAfterMs } };
    }
    const asked = decision.waitMs === retryAfterMs;
    const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pausedMs);
    options.onWait({ error, kind, waitMs, asked, attempt: count, maxAttempts: limits.maxAttempts });
    // What was asked for is the pause itself.
    if (!asked) await limiter.sleep(decision.waitMs, signal);
    waitedSince(settledMs);
  }
}

/** Whether a request that ended so would have ended so without a cancellation, too. */
function isFinal(because: StopReason): boolean {
  return because === 'permanent' || because === 'may-have-been-done';
}
