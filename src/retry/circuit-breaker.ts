import { type FailedAttempt, isRefusal, type RetryLimits } from './decide.ts';

/** The circuit opens if the server gave only errors and timeouts for this time, or no connection at all. */
const OPEN_AFTER_ERRORS_MS = 30_000;

/**
 * Finds out whether a server no longer accepts anything, so that more requests would only repeat the error. A pure state machine. Every
 * time is in milliseconds of one monotonic clock.
 */
export class CircuitBreaker {
  readonly #limits: RetryLimits;
  /** Failed attempts since the server was alive, without refusals. */
  #failures = 0;
  #aliveMs: number;
  /** The first refusal since the server was alive. */
  #refusedMs: number | undefined;
  /** When the last wait ends that a refusal has asked for in time. */
  #askedUntilMs = 0;

  constructor(limits: RetryLimits, nowMs: number) {
    this.#limits = limits;
    this.#aliveMs = nowMs;
  }

  /** The server accepted a request, or took a part of an upload. */
  sawProgress(nowMs: number): void {
    this.#failures = 0;
    this.#aliveMs = nowMs;
    this.#refusedMs = undefined;
  }

  /** Records a failed attempt. Returns whether the circuit opens. */
  opensAfter(failure: FailedAttempt, sentMs: number, nowMs: number): boolean {
    const { maxAttempts, maxRetryWaitMs } = this.#limits;
    if (!isRefusal(failure)) {
      this.#failures += 1;
      return this.#failures >= maxAttempts && nowMs - this.#aliveMs >= OPEN_AFTER_ERRORS_MS;
    }
    this.#refusedMs ??= nowMs;
    if (nowMs - this.#refusedMs >= maxRetryWaitMs) return sentMs >= this.#askedUntilMs;
    const { retryAfterMs: askedMs = 0 } = failure;
    // No attempt follows a longer wait.
    if (askedMs <= maxRetryWaitMs) this.#askedUntilMs = Math.max(this.#askedUntilMs, nowMs + askedMs);
    return false;
  }
}
