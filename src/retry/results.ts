import type { FailedAttempt, StopReason } from './decide.ts';

export type AttemptResult<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & FailedAttempt);

/** The result of a request after all its attempts. */
export type RetryResult<T> =
  | { readonly ok: true; readonly value: T; readonly effort: AttemptStats }
  | RetryFailure;

/** Why no attempt follows. */
export interface Stop {
  readonly error: Error;
  readonly because: StopReason;
  /** The wait that the last response asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** No attempt succeeded, or none was made. */
export interface RetryFailure extends Stop {
  readonly ok: false;
  /** Whether the server got nothing to process. */
  readonly neverSent: boolean;
  readonly effort: AttemptStats;
}

export interface AttemptStats {
  /** Attempts made; 0 if the request was never sent. */
  readonly attempts: number;
  /** Of a failure: time from the first attempt to the end, in milliseconds; absent if the request was never sent. */
  readonly elapsedMs?: number | undefined;
}

/** A wait before the next attempt, after one that failed. */
export interface RetryWait extends FailedAttempt {
  readonly waitMs: number;
  /** Whether all requests to this server wait. */
  readonly pausesAll: boolean;
  /** The attempt, counted from 1; of a failure, without those that were refused. */
  readonly attempt: number;
  /** How many may fail; absent for a refusal, because refusals end by time. */
  readonly maxAttempts?: number;
}

/** A request that was not sent, or was aborted, because the run was cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';

  constructor() {
    super('The run was stopped before this was done');
  }
}
