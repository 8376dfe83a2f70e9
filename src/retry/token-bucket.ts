/** The rate grows by 1 %, then 2 %, 4 % and so on: at most once per second, and once in the time that three requests take. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
const GROWTH_STEP_REQUESTS = 3;
/** Timers may be late by this much. The requests that were due meanwhile are sent at once. */
const LATE_TIMER_MS = 100;

interface Filled {
  /** Tokens per millisecond. */
  readonly rate: number;
  readonly tokens: number;
  /** Whether the rate doubles with each step. */
  readonly doubles: boolean;
  readonly nowMs: number;
}

/** Tokens, one per request, that refill at a rate. The rate grows. Every time is in milliseconds of one monotonic clock. */
export class TokenBucket {
  #rate: number;
  #tokens: number;
  #filledAtMs: number;
  #growth: number;
  #grownAtMs: number;

  constructor({ rate, tokens, doubles, nowMs }: Filled) {
    this.#rate = rate;
    this.#tokens = tokens;
    this.#filledAtMs = nowMs;
    this.#growth = doubles ? 1 : GROWTH;
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
    if (nowMs - this.#grownAtMs < Math.max(GROWTH_STEP_MS, GROWTH_STEP_REQUESTS / this.#rate)) return;
    this.#rate *= 1 + this.#growth;
    this.#growth = Math.min(1, this.#growth * 2);
    this.#grownAtMs = nowMs;
  }
}
