import type { Clock } from './clock.ts';

/** How long a run has waited: the time in which at least one of its requests did. */
export class WaitingTime {
  readonly #clock: Clock;
  #waiting = 0;
  #sinceMs = 0;
  #totalMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits that overlap count once. In milliseconds. */
  get totalMs(): number {
    return this.#totalMs + (this.#waiting > 0 ? this.#clock.monotonicMs() - this.#sinceMs : 0);
  }

  /** Counts the time that `wait` takes. */
  async during(wait: () => Promise<void>): Promise<void> {
    if (this.#waiting === 0) this.#sinceMs = this.#clock.monotonicMs();
    this.#waiting += 1;
    try {
      await wait();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#totalMs += this.#clock.monotonicMs() - this.#sinceMs;
    }
  }
}
