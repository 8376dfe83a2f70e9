import type { Clock } from './clock.ts';
import { backoffMs, type RetryLimits, stopReason } from './decide.ts';
import type { RequestQueue } from './request-queue.ts';
import {
  type AttemptResult,
  type AttemptStats,
  CancelledError,
  type RetryFailure,
  type RetryResult,
  type RetryWait,
  type Stop,
} from './results.ts';

export interface RetryOptions {
  readonly idempotent: boolean;
  readonly limits: RetryLimits;
  readonly clock: Clock;
  /** Shared by all requests to the same server. */
  readonly queue: RequestQueue;
  /** Returns numbers in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onWait: (wait: RetryWait) => void;
}

/** Requests begun so far. Older ones go first, so that a retry does not wait behind all new ones. */
let begun = 0;

/**
 * The attempts of one request:
 *
 *     while (await attempts.turn()) attempts.settle(await send());
 *     return attempts.result;
 */
export class Attempts<T> {
  readonly #options: RetryOptions;
  readonly #order = begun++;
  #queue: RequestQueue;
  /** When the turn began, in milliseconds of the clock; `undefined` without one. */
  #sentMs: number | undefined;
  /** When the wait before the next attempt ends, in milliseconds of the clock. */
  #notBeforeMs = 0;
  #made = 0;
  /** Attempts that failed and were not refused. */
  #failed = 0;
  #neverSent = true;
  #startedMs: number | undefined;
  #lastError: Error | undefined;
  #result: RetryResult<T> | undefined;

  constructor(options: RetryOptions) {
    this.#options = options;
    this.#queue = options.queue;
  }

  /** Whether an attempt may follow. If not, there is a result. A turn that was not used is given back. */
  goesOn(): boolean {
    if (this.#sentMs !== undefined) this.#queue.release();
    this.#sentMs = undefined;
    const end = this.#end;
    if (end !== undefined) this.#result ??= this.#failure(end);
    return this.#result === undefined;
  }

  /**
   * Waits until an attempt may be made. Returns `false` once there is a result.
   *
   * @param server of an attempt that needed another request first: it goes to this server, and before all others
   */
  async turn(server?: RequestQueue): Promise<boolean> {
    const { signal } = this.#options;
    while (this.goesOn()) {
      this.#queue = server ?? this.#queue;
      const [order, notBeforeMs, isUrgent] = [this.#order, this.#notBeforeMs, server !== undefined];
      this.#sentMs = await this.#queue.turn({ signal, order, isUrgent, notBeforeMs });
      if (this.hasTurn) return true;
    }
    return false;
  }

  /** Why no attempt may be made any more. */
  get #end(): Stop | undefined {
    if (this.#options.signal.aborted) return { error: new CancelledError(), because: 'cancelled' };
    const circuit = this.#queue.openCircuit;
    // The request's own last error names its file or export. But a rejected token, for instance, says more than that.
    if (circuit === undefined || circuit.because === 'withheld') return circuit;
    return { ...circuit, error: this.#lastError ?? circuit.error };
  }

  /** Whether the attempt may still be made. If not, wait for another turn. */
  get hasTurn(): boolean {
    const isPaused = this.#options.clock.monotonicMs() < this.#queue.pace.pausedUntilMs;
    return this.#sentMs !== undefined && this.#end === undefined && !isPaused;
  }

  /**
   * Counts the attempt, decides whether another one follows, and records it for all requests to this server.
   *
   * @param result absent if the server rejected it for a reason that no longer holds: the next one follows at once, and nothing is used up
   */
  settle(result?: AttemptResult<T>): void {
    const { idempotent, limits, random, signal, onWait, clock } = this.#options;
    const sentMs = this.#sentMs;
    if (sentMs === undefined) throw new Error('the request has no turn');
    this.#sentMs = undefined;
    this.#startedMs ??= sentMs;
    this.#made += 1;
    const failed = result?.ok === false ? result : undefined;
    const pauseMs = this.#queue.settle(sentMs, failed);
    this.#neverSent &&= failed?.neverSent ?? false;
    if (result?.ok) this.#result = { ...result, effort: { attempts: this.#made } };
    if (failed === undefined) return;
    const { error, kind, retryAfterMs } = failed;
    this.#lastError = error;
    const isRefused = kind === 'throttled';
    if (!isRefused) this.#failed += 1;
    const attempt = isRefused ? this.#made - this.#failed : this.#failed;
    const because = stopReason(failed, { attempt, idempotent }, limits);
    if (because !== undefined) {
      // In a cancelled run, "attempts exhausted" would be wrong: the next turn ends the request as cancelled. What happened to it stays.
      const isFinal = because === 'permanent' || because === 'may-have-been-done';
      if (isFinal || !signal.aborted) this.#result = this.#failure({ error, because, retryAfterMs });
      return;
    }
    // Without a wait that the server asked for, and without a pause of all requests, this one waits alone.
    const waitMs = retryAfterMs || pauseMs || backoffMs(attempt, random());
    this.#notBeforeMs = clock.monotonicMs() + waitMs;
    if (this.#end !== undefined) return;
    const counted = isRefused ? { attempt: this.#made } : { attempt, maxAttempts: limits.maxAttempts };
    onWait({ ...failed, waitMs, pausesAll: pauseMs > 0, ...counted });
  }

  /** Ends the request without another attempt. @param effort that of another request, which it needs */
  endWith({ effort = { attempts: 0 }, ...stop }: Stop & { readonly effort?: AttemptStats }): RetryFailure {
    this.goesOn();
    const failure = this.#failure(stop);
    const { attempts, elapsedMs = effort.elapsedMs } = failure.effort;
    return { ...failure, effort: { attempts: attempts + effort.attempts, elapsedMs } };
  }

  /** @throws Error before `turn` has returned `false` */
  get result(): RetryResult<T> {
    if (this.#result === undefined) throw new Error('the request is not finished');
    return this.#result;
  }

  #failure(stop: Stop): RetryFailure {
    const startedMs = this.#startedMs;
    const elapsedMs = startedMs === undefined ? undefined : this.#options.clock.monotonicMs() - startedMs;
    return { ...stop, ok: false, neverSent: this.#neverSent, effort: { attempts: this.#made, elapsedMs } };
  }
}
