import type { Clock } from './clock.ts';
import { backoffMs, type RetryLimits, stopReason } from './decide.ts';
import type { RequestQueue } from './request-queue.ts';
import {
  type AttemptResult,
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
  #wasSent = false;
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
    if (this.#result === undefined && end !== undefined) this.#fail(end);
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
      const isUrgent = server !== undefined;
      const waiting = { signal, order: this.#order, isUrgent, notBeforeMs: this.#notBeforeMs };
      this.#sentMs = await this.#queue.turn(waiting);
      if (this.hasTurn) return true;
    }
    return false;
  }

  /** Why no attempt may be made any more. */
  get #end(): Stop | undefined {
    if (this.#options.signal.aborted) return { error: new CancelledError(), because: 'cancelled' };
    const circuit = this.#queue.openCircuit;
    // The last error of a request names what it was about. What concerns every request says more than that.
    if (circuit === undefined || circuit.because === 'withheld') return circuit;
    return { ...circuit, error: this.#lastError ?? circuit.error };
  }

  /** Whether the attempt may still be made. If not, wait for another turn. */
  get hasTurn(): boolean {
    return this.#sentMs !== undefined && this.#end === undefined && !this.#queue.isPaused;
  }

  /** Counts the attempt, decides whether another one follows, and records it for all requests to this server. */
  settle(result: AttemptResult<T>): void {
    const { idempotent, limits, random, signal, onWait, clock } = this.#options;
    this.#wasSent ||= result.ok || result.kind !== 'unreachable';
    const pauseMs = this.#queue.settle(this.#useTurn(), result.ok ? undefined : result);
    if (result.ok) {
      this.#result = { ok: true, value: result.value, effort: { attempts: this.#made } };
      return;
    }
    const { error, kind, retryAfterMs } = result;
    this.#lastError = error;
    const isRefused = kind === 'throttled';
    if (!isRefused) this.#failed += 1;
    const attempt = isRefused ? this.#made - this.#failed : this.#failed;
    const because = stopReason(result, { attempt, idempotent }, limits);
    if (because !== undefined) {
      // A cancellation replaces every reason except those that say what happened to the request. The next turn tells of it.
      const isFinal = because === 'permanent' || because === 'may-have-been-done';
      if (isFinal || !signal.aborted) this.#fail({ error, because, retryAfterMs });
      return;
    }
    // The backoff is for one that waits alone.
    const waitMs = retryAfterMs || pauseMs || backoffMs(attempt, random());
    this.#notBeforeMs = clock.monotonicMs() + waitMs;
    if (this.#end !== undefined) return;
    const counted = isRefused ? { attempt: this.#made } : { attempt, maxAttempts: limits.maxAttempts };
    onWait({ error, kind, waitMs, asked: Boolean(retryAfterMs), pausesAll: pauseMs > 0, ...counted });
  }

  /** Records an attempt that the server rejected for a reason that no longer holds. The next one follows at once, and this one uses up nothing. */
  repeat(): void {
    this.#wasSent = true;
    this.#queue.settle(this.#useTurn());
  }

  /** Ends the request without another attempt, because of another one that it needs. */
  endWith({ effort, ...failure }: RetryFailure): RetryResult<T> {
    this.goesOn();
    const attempts = this.#made + effort.attempts;
    return { ...failure, effort: { attempts, elapsedMs: this.#elapsedMs ?? effort.elapsedMs } };
  }

  /** @throws Error before `turn` has returned `false` */
  get result(): RetryResult<T> {
    if (this.#result === undefined) throw new Error('the request is not finished');
    return this.#result;
  }

  /** An attempt was made. Returns when its turn began. */
  #useTurn(): number {
    const sentMs = this.#sentMs;
    if (sentMs === undefined) throw new Error('the request has no turn');
    this.#sentMs = undefined;
    this.#startedMs ??= sentMs;
    this.#made += 1;
    return sentMs;
  }

  #fail(stop: Stop): void {
    const effort = { attempts: this.#made, elapsedMs: this.#elapsedMs };
    const neverSent = this.#made > 0 && !this.#wasSent;
    this.#result = { ok: false, ...stop, effort, ...(neverSent && { neverSent }) };
  }

  get #elapsedMs(): number | undefined {
    return this.#startedMs === undefined ? undefined : this.#options.clock.monotonicMs() - this.#startedMs;
  }
}
