import type { Clock } from './clock.ts';
import { decide, type RetryLimits } from './decide.ts';
import type { RequestQueue, Turn } from './request-queue.ts';
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

/** Most refusals come within this time. */
const FOLLOW_MS = 100;

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
  readonly #order: number;
  #queue: RequestQueue;
  #turn: Turn | undefined;
  /** When the wait before the next attempt ends, in milliseconds of the clock. */
  #notBeforeMs = 0;
  #made = 0;
  /** Attempts that failed and were not refused. */
  #failed = 0;
  #wasSent = false;
  #startedMs: number | undefined;
  #result: RetryResult<T> | undefined;

  constructor(options: RetryOptions) {
    this.#options = options;
    this.#queue = options.queue;
    this.#order = begun;
    begun += 1;
  }

  /** Whether an attempt may follow. If not, there is a result. A turn that was not used is given back. */
  goesOn(): boolean {
    this.#giveBack();
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
    const { signal, clock } = this.#options;
    while (this.goesOn()) {
      this.#queue = server ?? this.#queue;
      this.#turn = await this.#queue.turn({
        signal,
        order: this.#order,
        isUrgent: server !== undefined,
        notBeforeMs: this.#notBeforeMs,
      });
      if (this.hasTurn) {
        this.#startedMs ??= clock.monotonicMs();
        return true;
      }
    }
    return false;
  }

  /** Why no attempt may be made any more. */
  get #end(): Stop | undefined {
    if (this.#options.signal.aborted) return { error: new CancelledError(), because: 'cancelled' };
    return this.#queue.openCircuit;
  }

  /** Whether the attempt may still be made. If not, wait for another turn. */
  get hasTurn(): boolean {
    return this.#turn !== undefined && this.#end === undefined && this.#queue.isCurrent(this.#turn);
  }

  /** The server took a part of the request, so it is alive. */
  sawProgress(): void {
    this.#queue.sawProgress();
  }

  /** Lets more and more requests follow after this time, although the attempt has no response. */
  letOthersFollow(afterMs = FOLLOW_MS, turn = this.#turn): void {
    this.#options.clock.later(afterMs, () => {
      if (turn === undefined || turn !== this.#turn) return;
      this.#queue.underWay(turn);
      this.letOthersFollow(FOLLOW_MS, turn);
    });
  }

  /** Counts the attempt, decides whether another one follows, and records it for all requests to this server. */
  settle(result: AttemptResult<T>): void {
    const { idempotent, limits, random, signal, onWait } = this.#options;
    const turn = this.#takeTurn();
    this.#made += 1;
    this.#wasSent ||= result.ok || result.kind !== 'unreachable';
    if (result.ok) {
      this.#queue.accepted(turn);
      this.#result = { ok: true, value: result.value, effort: { attempts: this.#made } };
      return;
    }
    const { error, kind, retryAfterMs } = result;
    const isRefused = kind === 'throttled';
    if (!isRefused) this.#failed += 1;
    const attempt = isRefused ? this.#made - this.#failed : this.#failed;
    const decision = decide(result, { attempt, idempotent }, limits, random());
    if (decision.action === 'stop') {
      const { because } = decision;
      const stop = { error, because, retryAfterMs };
      if (because === 'wait-too-long') this.#queue.open(stop);
      this.#queue.failed(turn, result, because !== 'may-have-been-done');
      // A cancellation replaces every reason except those that say what happened to the request. The next turn tells of it.
      const isFinal = because === 'permanent' || because === 'may-have-been-done';
      if (isFinal || !signal.aborted) this.#fail(stop);
      return;
    }
    const { waitMs, asked } = decision;
    // A wait that is too short to be obeyed is not asked of the others either.
    const pauseMs = this.#queue.failed(turn, asked ? result : { ...result, retryAfterMs: undefined }, true);
    this.#notBeforeMs = this.#options.clock.monotonicMs() + waitMs;
    if (this.#end !== undefined) return;
    const wait = { error, kind, waitMs: asked ? waitMs : Math.max(waitMs, pauseMs), asked };
    const counted = isRefused ? { attempt: this.#made } : { attempt, maxAttempts: limits.maxAttempts };
    onWait({ ...wait, ...counted, pausesAll: pauseMs > 0 });
  }

  /** Records an attempt that the server rejected for a reason that no longer holds. The next one follows at once, and this one uses up nothing. */
  repeat(): void {
    this.#wasSent = true;
    this.#queue.accepted(this.#takeTurn());
    this.#made += 1;
  }

  /** Ends the request without another attempt, because of another one that it needs. */
  endWith({ effort, ...failure }: RetryFailure): RetryResult<T> {
    this.#giveBack();
    const attempts = this.#made + effort.attempts;
    const elapsedMs = this.#made > 0 ? this.#elapsedMs() : effort.elapsedMs;
    return { ...failure, effort: { ...effort, attempts, elapsedMs } };
  }

  /** @throws Error before `turn` has returned `false` */
  get result(): RetryResult<T> {
    if (this.#result === undefined) throw new Error('the request is not finished');
    return this.#result;
  }

  #takeTurn(): Turn {
    const turn = this.#turn;
    if (turn === undefined) throw new Error('the request has no turn');
    this.#turn = undefined;
    return turn;
  }

  #giveBack(): void {
    if (this.#turn !== undefined) this.#queue.release(this.#turn);
    this.#turn = undefined;
  }

  #fail(stop: Stop): void {
    const effort = { attempts: this.#made, elapsedMs: this.#elapsedMs() };
    const neverSent = this.#made > 0 && !this.#wasSent;
    this.#result = { ok: false, ...stop, effort, ...(neverSent && { neverSent }) };
  }

  #elapsedMs(): number | undefined {
    return this.#startedMs === undefined ? undefined : this.#options.clock.monotonicMs() - this.#startedMs;
  }
}
