import type { Clock } from './clock.ts';
import { decide, type FailureKind, type RetryLimits, type StopReason } from './decide.ts';
import { backoffMs } from './delays.ts';
import type { Permit } from './rate-limiter.ts';
import type { SharedRateLimiter } from './shared-limiter.ts';

/** How an attempt failed. */
export interface Classified {
  readonly kind: FailureKind;
  /** The wait that the response asks for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

export type AttemptResult<T, E> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false; readonly error: E } & Classified);

/** The result of a request after all its attempts. */
export type RetryResult<T, E> =
  | { readonly ok: true; readonly value: T; readonly effort: Effort }
  | ({ readonly ok: false } & RetryFailure<E>);

export interface RetryFailure<E> {
  readonly error: E;
  readonly because: StopReason;
  readonly effort: Effort;
}

export interface Effort {
  /** Attempts made; 0 if the request was never sent. */
  readonly attempts: number;
  /** Of a failure: time from the first attempt to the end, in milliseconds; absent if the request was never sent. */
  readonly elapsedMs?: number | undefined;
  /** The wait that the last response asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** A wait before the next attempt. */
export interface RetryWait<E> {
  /** The error of the failed attempt. */
  readonly error: E;
  readonly kind: FailureKind;
  readonly waitMs: number;
  /** Whether the server asked for this wait. */
  readonly asked: boolean;
  /** Whether all requests to this server wait. */
  readonly pausesAll: boolean;
  /** The failed attempt, counted from 1. Attempts that do not count keep the number of the one before. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface RetryOptions<E> {
  readonly idempotent: boolean;
  readonly limits: RetryLimits;
  readonly clock: Clock;
  /** Shared by all requests to the same server. */
  readonly limiter: SharedRateLimiter;
  /** Returns numbers in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Awaited before each attempt asks the rate limiter for a permit. */
  readonly admit?: (() => Promise<void>) | undefined;
  /**
   * Awaited before each attempt, once the rate limiter has granted a permit. Returns the failure that ends the request, if
   * there is one. Must not throw.
   */
  readonly prepare?: (() => Promise<RetryFailure<E> | undefined>) | undefined;
  readonly onWait: (wait: RetryWait<E>) => void;
  /** Makes the error of a request that was cancelled before an attempt. */
  readonly cancelled: () => E;
}

/** A request is sent at most 5 × `maxAttempts` times, including the attempts that do not count. */
const MAX_SENDS_PER_ATTEMPT = 5;

/**
 * Makes attempts until one succeeds or `decide` says stop.
 *
 * @param attempt makes one attempt
 * @throws the error that `attempt` throws, which is a bug
 */
export async function retry<T, E>(
  attempt: () => Promise<AttemptResult<T, E>>,
  options: RetryOptions<E>,
): Promise<RetryResult<T, E>> {
  const { idempotent, limits, clock, signal, limiter } = options;
  const maxSends = MAX_SENDS_PER_ATTEMPT * limits.maxAttempts;
  let startedMs: number | undefined;
  const sinceStartMs = () => (startedMs === undefined ? undefined : clock.monotonicMs() - startedMs);
  const fail = (because: StopReason, error: E, attempts: number, retryAfterMs?: number) =>
    ({
      ok: false,
      error,
      because,
      effort: { attempts, elapsedMs: sinceStartMs(), retryAfterMs },
    }) as const;
  /** A throttled attempt does not count if another request was accepted since the previous attempt. */
  let counted = 0;
  let { acceptedCount } = limiter;
  for (let count = 1; ; count += 1) {
    const { permit, failure } = await acquirePermit(options, count > 1);
    const { openCircuit } = limiter;
    if (signal.aborted) {
      limiter.release(permit);
      return fail('cancelled', options.cancelled(), count - 1);
    }
    if (openCircuit !== undefined) {
      // The cast holds because requests with the same type of error share a rate limiter.
      return fail(openCircuit.because, openCircuit.error as E, count - 1, openCircuit.retryAfterMs);
    }
    if (failure !== undefined) {
      limiter.release(permit);
      const attempts = failure.effort.attempts + count - 1;
      const elapsedMs = sinceStartMs() ?? failure.effort.elapsedMs;
      return { ok: false, ...failure, effort: { ...failure.effort, attempts, elapsedMs } };
    }
    startedMs ??= clock.monotonicMs();
    let result: AttemptResult<T, E>;
    try {
      result = await attempt();
    } catch (error) {
      limiter.release(permit);
      throw error;
    }
    if (result.ok) {
      limiter.accepted(permit);
      return { ok: true, value: result.value, effort: { attempts: count } };
    }
    // The wait starts with the response, not after `onWait`.
    const failedAtMs = clock.monotonicMs();
    const { kind, retryAfterMs, error } = result;
    const attempts = kind === 'withheld' ? count - 1 : count;
    if (kind !== 'throttled' || limiter.acceptedCount === acceptedCount) counted += 1;
    ({ acceptedCount } = limiter);
    const number = count < maxSends ? Math.max(1, counted) : limits.maxAttempts;
    const random = options.random();
    const decision = decide({ kind, retryAfterMs, attempt: number, idempotent }, limits, random);
    let pauseMs = 0;
    if (kind === 'throttled') {
      const asked = decision.action === 'retry' && decision.asked;
      pauseMs = limiter.throttled(permit, {
        retryAfterMs: asked ? decision.waitMs : undefined,
        backoffMs: backoffMs(number, random),
      });
    } else if (kind === 'unreachable' || kind === 'withheld') limiter.release(permit);
    else if (kind === 'transient') limiter.notThrottled(permit);
    else limiter.accepted(permit);

    if (decision.action === 'retry' || decision.because === 'attempts-exhausted')
      limiter.recordFailure(error, limits.maxAttempts);

    // A cancellation replaces every reason except those that say what happened to the request.
    if (signal.aborted && !(decision.action === 'stop' && isFinal(decision.because))) {
      return fail('cancelled', options.cancelled(), attempts);
    }
    if (decision.action === 'stop') {
      const { because } = decision;
      if (because === 'wait-too-long') limiter.open({ error, because, retryAfterMs });
      return fail(because, error, attempts, retryAfterMs);
    }
    const { asked } = decision;
    const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pauseMs);
    const { maxAttempts } = limits;
    options.onWait({ error, kind, waitMs, asked, pausesAll: pauseMs > 0, attempt: number, maxAttempts });
    // The shared pause may end before this request's own wait.
    const elapsedMs = asked ? clock.monotonicMs() - failedAtMs : 0;
    await limiter.sleep(decision.waitMs - elapsedMs, signal);
  }
}

/** Acquires a permit for an attempt, and prepares the attempt. If a pause begins or ends meanwhile, it acquires another one. */
async function acquirePermit<E>(
  { limiter, signal, admit, prepare }: RetryOptions<E>,
  isRetry: boolean,
): Promise<{ permit: Permit; failure: RetryFailure<E> | undefined }> {
  for (let isAhead = isRetry; ; isAhead = true) {
    await admit?.();
    const permit = await limiter.acquire(signal, isAhead);
    const isPointless = signal.aborted || limiter.openCircuit !== undefined;
    if (prepare === undefined || isPointless) return { permit, failure: undefined };
    const failure = await prepare();
    if (failure !== undefined || limiter.isCurrent(permit)) return { permit, failure };
    limiter.release(permit);
  }
}

/** Whether the reason says what happened to the request, so that a cancellation does not replace it. */
function isFinal(because: StopReason): boolean {
  return because === 'permanent' || because === 'may-have-been-done';
}
