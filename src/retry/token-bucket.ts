/** The rate grows by 1 %, then 2 %, 4 % and so on: at most once per second, and once in the time that three requests take. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
const GROWTH_STEP_REQUESTS = 3;
/** Far below the rate that was too high, it doubles, and sooner. */
const FAR_BELOW = 0.45;
const DOUBLING_STEP_MS = 500;
/** Timers may be late by this much. The requests that were due meanwhile are sent at once. */
const LATE_TIMER_MS = 100;

interface Filled {
  /** Tokens per millisecond. */
  readonly rate: number;
  readonly tokens: number;
  /** The rate that was too high; infinite if none is known. */
  readonly tooHigh: number;
  readonly nowMs: number;
}

/** Tokens, one per request, that refill at a rate. The rate grows. Every time is in milliseconds of one monotonic clock. */
export class TokenBucket {
  #rate: number;
  #tokens: number;
  #filledAtMs: number;
  readonly #tooHigh: number;
  #growth = GROWTH;
  #grownAtMs: number;

  constructor({ rate, tokens, tooHigh, nowMs }: Filled) {
    this.#rate = rate;
    this.#tokens = tokens;
    this.#filledAtMs = nowMs;
    this.#tooHigh = tooHigh;
    this.#grownAtMs = nowMs;
  }

  get rate(): number {
    return this.#rate;
  }

  /** Takes a token. If there is none, returns the time of the next one. */
  take(nowMs: number): number | undefined {
    const most = Math.max(this.#tokens, 1 + this.#rate * LATE_TIMER_MS);
    this.#tokens = Math.min(most, this.#tokens + (nowMs - this.#filledAtMs) * this.#rate);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return nowMs + (1 - this.#tokens) / this.#rate;
    this.#tokens -= 1;
    return undefined;
  }

  /** The token was not used. */
  giveBack(): void {
    this.#tokens += 1;
  }

  /** Grows by one step, even after a long time without requests: that time shows nothing about the limit. */
  grow(nowMs: number): void {
    const isFar = this.#rate <= FAR_BELOW * this.#tooHigh;
    const stepMs = isFar ? DOUBLING_STEP_MS : GROWTH_STEP_MS;
    if (nowMs - this.#grownAtMs < Math.max(stepMs, GROWTH_STEP_REQUESTS / this.#rate)) return;
    this.#rate *= isFar ? 2 : 1 + this.#growth;
    if (!isFar) this.#growth = Math.min(1, this.#growth * 2);
    this.#grownAtMs = nowMs;
  }
}
