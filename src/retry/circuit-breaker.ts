import type { FailureKind } from './decide.ts';

/** The circuit opens if the server gave only errors and timeouts for this time, or no connection at all. */
const OPEN_AFTER_ERRORS_MS = 30_000;
/** The circuit opens if the server throttled every request for this time. A window of a minute accepts nothing for up to 60 s. */
const OPEN_AFTER_429_MS = 75_000;
/** So many 429s in a row are no chance. */
const MIN_429 = 20;

/**
 * Finds out whether a server no longer accepts anything, so that more requests would only repeat the error. A pure state machine. Every
 * time is in milliseconds of one monotonic clock.
 */
export class CircuitBreaker {
  readonly #minErrors: number;
  /** Failed attempts since the server was alive. */
  #failures = 0;
  #aliveMs: number;
  /** When the first wait ends that the server has asked for since it was alive. */
  #waitEndsMs = 0;

  /** @param minErrors errors open the circuit if there are as many */
  constructor(minErrors: number, nowMs: number) {
    this.#minErrors = minErrors;
    this.#aliveMs = nowMs;
  }

  /** The server accepted a request, or took a part of an upload. */
  sawProgress(nowMs: number): void {
    this.#failures = 0;
    this.#aliveMs = nowMs;
  }

  /** Records a failed attempt. Returns whether the circuit opens. */
  opensAfter(kind: FailureKind, nowMs: number, askedMs = 0): boolean {
    // Later waits count as quiet time: otherwise a server that always asks for a second would never open the circuit.
    const isFirstWait = this.#waitEndsMs <= this.#aliveMs || nowMs <= this.#waitEndsMs;
    if (isFirstWait && askedMs > 0) this.#waitEndsMs = Math.max(this.#waitEndsMs, nowMs + askedMs);
    const quietMs = nowMs - Math.max(this.#aliveMs, this.#waitEndsMs);
    this.#failures += 1;
    if (kind === 'throttled') return this.#failures >= MIN_429 && quietMs >= OPEN_AFTER_429_MS;
    return this.#failures >= this.#minErrors && quietMs >= OPEN_AFTER_ERRORS_MS;
  }
}
