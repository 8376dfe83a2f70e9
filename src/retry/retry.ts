import type { Clock } from './clock.ts';
import { type Decision, decide, type FailedAttempt, type RetryLimits, type StopReason } from './decide.ts';
import type { Permit } from './rate-limiter.ts';
import type { RequestQueue } from './request-queue.ts';
import {
  type AttemptResult,
  CancelledError,
  type RetryFailure,
  type RetryResult,
  type RetryWait,
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

interface SettledAttempt {
  readonly result: FailedAttempt;
  readonly attempt: number;
  /** How long all requests to the server wait. */
  readonly pauseMs: number;
}

/** A request is sent at most 5 × `maxAttempts` times, including the attempts that do not count. */
const MAX_SENDS_PER_ATTEMPT = 5;

/**
 * The attempts of one request:
 *
 *     while (await attempts.turn()) attempts.settle(await send());
 *     return attempts.result;
 */
export class Attempts<T> {
  readonly #options: RetryOptions;
  #permit: Permit | undefined;
  #isRetry = false;
  /** Before the next attempt, in milliseconds. */
  #waitMs = 0;
  #made = 0;
  /** Attempts of which one request may make `maxAttempts`. */
  #counted = 0;
  #acceptedCount: number;
  #startedMs: number | undefined;
  #result: RetryResult<T> | undefined;

  constructor(options: RetryOptions) {
    this.#options = options;
    this.#acceptedCount = options.queue.acceptedCount;
  }

  /** Waits until an attempt may be made. Returns `false` once there is a result. A turn that was not used is given back. */
  async turn(): Promise<boolean> {
    const { queue, signal, clock } = this.#options;
    this.#giveBack();
    if (this.#result !== undefined) return false;
    await queue.sleep(this.#waitMs, signal);
    this.#waitMs = 0;
    while (!signal.aborted && queue.openCircuit === undefined) {
      this.#permit = await queue.turn(signal, this.#isRetry);
      this.#isRetry = true;
      if (this.hasTurn) {
        this.#startedMs ??= clock.monotonicMs();
        return true;
      }
      this.#giveBack();
    }
    const { openCircuit } = queue;
    if (signal.aborted || openCircuit === undefined) this.#fail('cancelled', new CancelledError());
    else this.#fail(openCircuit.because, openCircuit.error, openCircuit.retryAfterMs);
    return false;
  }

  /** Whether the attempt may still be made. If not, wait for another turn. */
  get hasTurn(): boolean {
    const { queue, signal } = this.#options;
    const isPointless = signal.aborted || queue.openCircuit !== undefined;
    return this.#permit !== undefined && !isPointless && queue.isCurrent(this.#permit);
  }

  /** Counts the attempt, decides whether another one follows, and records it for all requests to this server. */
  settle(result: AttemptResult<T>): void {
    const permit = this.#takePermit();
    this.#made += 1;
    if (result.ok) {
      this.#options.queue.accepted(permit);
      this.#result = { ok: true, value: result.value, effort: { attempts: this.#made } };
      return;
    }
    const attempt = this.#count(result);
    const { idempotent, limits, random } = this.#options;
    const decision = decide(result, { attempt, idempotent }, limits, random());
    const pauseMs = this.#record(permit, result, decision);
    this.#follow(decision, { result, attempt, pauseMs });
  }

  /**
   * The number of a failed attempt, from 1. A throttled one does not count if the server accepted another request since the previous
   * attempt.
   */
  #count({ kind }: FailedAttempt): number {
    const { queue, limits } = this.#options;
    if (kind !== 'throttled' || queue.acceptedCount === this.#acceptedCount) this.#counted += 1;
    this.#acceptedCount = queue.acceptedCount;
    const isLast = this.#made >= MAX_SENDS_PER_ATTEMPT * limits.maxAttempts;
    return isLast ? limits.maxAttempts : Math.max(1, this.#counted);
  }

  /** Tells the queue of a failed attempt. Returns how long all requests now wait, in milliseconds. */
  #record(permit: Permit, failed: FailedAttempt, decision: Decision): number {
    const isRetried = decision.action === 'retry';
    // A wait that is too short to be obeyed is not asked of the others either.
    const retryAfterMs = isRetried && !decision.asked ? undefined : failed.retryAfterMs;
    const countsAsFailure = isRetried || decision.because === 'attempts-exhausted';
    return this.#options.queue.failed(permit, { ...failed, retryAfterMs }, countsAsFailure);
  }

  /** Waits for the next attempt, or ends the request. */
  #follow(
    decision: Decision,
    { result: { error, kind, retryAfterMs }, attempt, pauseMs }: SettledAttempt,
  ): void {
    const { queue, limits, signal, onWait } = this.#options;
    const isRetried = decision.action === 'retry';
    // A cancellation replaces every reason except those that say what happened to the request.
    if (signal.aborted && (isRetried || !isFinal(decision.because)))
      this.#fail('cancelled', new CancelledError());
    else if (isRetried) {
      const { asked } = decision;
      this.#waitMs = decision.waitMs;
      const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pauseMs);
      onWait({
        error,
        kind,
        waitMs,
        asked,
        pausesAll: pauseMs > 0,
        attempt,
        maxAttempts: limits.maxAttempts,
      });
    } else {
      const { because } = decision;
      if (because === 'wait-too-long') queue.open({ error, because, retryAfterMs });
      this.#fail(because, error, retryAfterMs);
    }
  }

  /** Records an attempt that the server rejected for a reason that no longer holds. The next one follows at once, and this one uses up nothing. */
  repeat(): void {
    this.#options.queue.accepted(this.#takePermit());
    this.#made += 1;
  }

  /** Ends the request without another attempt, because of another one that it needs. */
  endWith({ effort, ...failure }: RetryFailure): RetryResult<T> {
    this.#giveBack();
    const attempts = this.#made + effort.attempts;
    const elapsedMs = this.#made > 0 ? this.#elapsedMs() : effort.elapsedMs;
    return { ...failure, effort: { ...effort, attempts, elapsedMs } };
  }

  /** Ends the request without another attempt, for a reason of the caller. */
  withhold(error: Error): RetryResult<T> {
    return this.endWith({ ok: false, error, because: 'withheld', effort: { attempts: 0 } });
  }

  /** @throws Error before `turn` has returned `false` */
  get result(): RetryResult<T> {
    if (this.#result === undefined) throw new Error('the request is not finished');
    return this.#result;
  }

  #takePermit(): Permit {
    const permit = this.#permit;
    if (permit === undefined) throw new Error('the request has no turn');
    this.#permit = undefined;
    return permit;
  }

  #giveBack(): void {
    if (this.#permit !== undefined) this.#options.queue.release(this.#takePermit());
  }

  #fail(because: StopReason, error: Error, retryAfterMs?: number): void {
    const effort = { attempts: this.#made, elapsedMs: this.#elapsedMs(), retryAfterMs };
    this.#result = { ok: false, error, because, effort };
  }

  #elapsedMs(): number | undefined {
    return this.#startedMs === undefined ? undefined : this.#options.clock.monotonicMs() - this.#startedMs;
  }
}

/** Whether the reason says what happened to the request, so that a cancellation does not replace it. */
function isFinal(because: StopReason): boolean {
  return because === 'permanent' || because === 'may-have-been-done';
}
