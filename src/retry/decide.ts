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
  /** Whether the server got nothing to process. */
  readonly neverSent?: boolean;
  /** The wait that the server asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Whether a transient failure may be how the server limits requests, so that others slow down. */
  readonly mayBeLimit?: boolean;
}

/** Whether the server refused the request for now. */
export function isRefusal({ kind, mayBeLimit = false }: FailedAttempt): boolean {
  return kind === 'throttled' || mayBeLimit;
}

/** The longest wait after the first attempt, in milliseconds. */
const BASE_MS = 250;
const CAP_MS = 20_000;

/**
 * Exponential backoff with full jitter, which spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015): from 0
 * to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * @param random a number in [0, 1)
 */
export function backoffMs(attempt: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}

/**
 * Why no attempt follows a failed one, by the table in docs/retries.md; `undefined` if one follows.
 *
 * @param attempt counted from 1: refusals and failures of their own
 * @param idempotent whether processing the request twice does no harm
 */
export function stopReason(
  { kind, retryAfterMs = 0 }: Pick<FailedAttempt, 'kind' | 'retryAfterMs'>,
  { attempt, idempotent }: { readonly attempt: number; readonly idempotent: boolean },
  { maxAttempts, maxRetryWaitMs }: RetryLimits,
): StopReason | undefined {
  if (kind === 'permanent') return 'permanent';
  if (kind === 'transient' && !idempotent) return 'may-have-been-done';
  if (retryAfterMs > maxRetryWaitMs) return 'wait-too-long';
  // The queue of the server ends refusals, by time.
  const isCounted = kind !== 'throttled' || maxAttempts === 1;
  return isCounted && attempt >= maxAttempts ? 'attempts-exhausted' : undefined;
}
