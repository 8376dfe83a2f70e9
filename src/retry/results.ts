import type { FailedAttempt, FailureKind, StopReason } from './decide.ts';

/** The result of one attempt. */
export type AttemptResult<T, E> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & FailedAttempt<E>);

/** The result of a request after all its attempts. */
export type RetryResult<T, E> =
  | { readonly ok: true; readonly value: T; readonly effort: AttemptStats }
  | RetryFailure<E>;

/** No attempt succeeded, or none was made. */
export interface RetryFailure<E> {
  readonly ok: false;
  readonly error: E;
  readonly because: StopReason;
  readonly effort: AttemptStats;
}

/** What a request took. */
export interface AttemptStats {
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
