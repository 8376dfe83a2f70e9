/**
 * Why a request failed.
 *
 * - `throttled`: the server rejected it for now and did not process it
 * - `unreachable`: it was never sent
 * - `transient`: the server may have processed it, and a retry may help
 * - `permanent`: a retry cannot help
 */
export type FailureKind = 'throttled' | 'unreachable' | 'transient' | 'permanent';

/** `withheld`: it was not sent, because an earlier response forbids it. */
export type StopReason =
  | 'permanent'
  | 'may-have-been-done'
  | 'attempts-exhausted'
  | 'wait-too-long'
  | 'withheld'
  | 'cancelled';

export interface RetryLimits {
  /** Attempts per request that may fail, including the first. Refusals are not counted, but after 1 nothing is repeated. */
  readonly maxAttempts: number;
  /** Longest single wait that the server may ask for, and how long it may refuse everything, in milliseconds. */
  readonly maxRetryWaitMs: number;
}

/** How an attempt failed. */
export interface FailedAttempt {
  readonly error: Error;
  readonly kind: FailureKind;
  /** The wait that the server asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Whether a transient failure may be how the server limits requests, so that others slow down. */
  readonly mayBeLimit?: boolean;
}

/** Whether the server refused the request for now. */
export function isRefusal({ kind, mayBeLimit = false }: FailedAttempt): boolean {
  return kind === 'throttled' || mayBeLimit;
}

export type Decision =
  /** `asked`: whether the wait is that of `Retry-After`. */
  | { readonly action: 'retry'; readonly waitMs: number; readonly asked: boolean }
  | { readonly action: 'stop'; readonly because: StopReason };

/** The longest wait after the first attempt, in milliseconds. */
const BASE_MS = 250;
const CAP_MS = 20_000;

/**
 * Exponential backoff with full jitter, which spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015): from 0
 * to `250 ms * 2^(attempt - 1)`, at most 20 s.
 */
function backoffMs(attempt: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}

/** Which failures are retried: the table in docs/retries.md. */
const RETRIED: Readonly<Record<FailureKind, { idempotent: boolean; other: boolean }>> = {
  throttled: { idempotent: true, other: true },
  unreachable: { idempotent: true, other: true },
  transient: { idempotent: true, other: false },
  permanent: { idempotent: false, other: false },
};

/**
 * Whether and when to retry; a pure function of its arguments.
 *
 * @param attempt counted from 1: refusals and failures of their own
 * @param idempotent whether processing the request twice does no harm
 * @param random a number in [0, 1)
 */
export function decide(
  { kind, retryAfterMs = 0 }: Pick<FailedAttempt, 'kind' | 'retryAfterMs'>,
  { attempt, idempotent }: { readonly attempt: number; readonly idempotent: boolean },
  limits: RetryLimits,
  random: number,
): Decision {
  if (!RETRIED[kind][idempotent ? 'idempotent' : 'other'])
    return { action: 'stop', because: kind === 'transient' ? 'may-have-been-done' : 'permanent' };
  if (retryAfterMs > limits.maxRetryWaitMs) return { action: 'stop', because: 'wait-too-long' };
  // The queue of the server ends refusals, by time.
  const most = kind === 'throttled' && limits.maxAttempts > 1 ? Number.POSITIVE_INFINITY : limits.maxAttempts;
  if (attempt >= most) return { action: 'stop', because: 'attempts-exhausted' };
  // A shorter wait, for instance a date in the past, would use up all attempts at once.
  const asked = retryAfterMs >= BASE_MS;
  const waitMs = asked ? retryAfterMs : Math.max(retryAfterMs, backoffMs(attempt, random));
  return { action: 'retry', waitMs, asked };
}
