import { type FailedAttempt, isRefusal, type RetryLimits } from './decide.ts';

/** The circuit opens if the server gave only errors and timeouts for this time, or no connection at all. */
const OPEN_AFTER_ERRORS_MS = 30_000;

/**
 * Finds out whether a server no longer accepts anything, so that more requests would only repeat the error. A pure state machine. Every
 * time is in milliseconds of one monotonic clock; `sentMs` is when a request got its turn.
 */
export class CircuitBreaker {
  /** Failed attempts since the server was alive, without refusals, and when the first one ended. */
  #failures = 0;
  #failingMs = 0;
  /** If requests were refused since the last accepted one: when first, and since when nothing shows that one is being accepted. */
  #refused: { readonly firstMs: number; readonly sinceMs: number } | undefined;
  /** When the last wait ends that a refusal has asked for in time. */
  #askedUntilMs = 0;

  /** The server accepted a request. */
  accepted(): void {
    this.#failures = 0;
    this.#refused = undefined;
  }

  /** The server took a part of an upload, so it is alive. If the upload began after the first refusal, it may still be refused at its end. */
  tookPart(sentMs: number, nowMs: number): void {
    this.#failures = 0;
    const refused = this.#refused;
    if (refused !== undefined && sentMs < refused.firstMs) this.#refused = { ...refused, sinceMs: nowMs };
  }

  /** Records a failed attempt. Returns whether the circuit opens. */
  opensAfter(failure: FailedAttempt, sentMs: number, nowMs: number, limits: RetryLimits): boolean {
    const { maxAttempts, maxRetryWaitMs } = limits;
    if (!isRefusal(failure)) {
      if (this.#failures === 0) this.#failingMs = nowMs;
      this.#failures += 1;
      return this.#failures >= maxAttempts && nowMs - this.#failingMs >= OPEN_AFTER_ERRORS_MS;
    }
    this.#refused ??= { firstMs: nowMs, sinceMs: nowMs };
    if (nowMs - this.#refused.sinceMs >= maxRetryWaitMs) return sentMs >= this.#askedUntilMs;
    const { retryAfterMs: askedMs = 0 } = failure;
    // No attempt follows a longer wait.
    if (askedMs <= maxRetryWaitMs) this.#askedUntilMs = Math.max(this.#askedUntilMs, nowMs + askedMs);
    return false;
  }
}
