/** Time as everything below the action sees it, so that tests decide what time it is. */
export interface Clock {
  /** Milliseconds since the epoch; dates in `Retry-After` are held against it. */
  wallMs(): number;
  /** Milliseconds from an arbitrary start, never set back; durations are differences of it. */
  monotonicMs(): number;
  /** Resolves after `ms` milliseconds, or as soon as the signal aborts; it never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      signal.addEventListener('abort', wake);
    }),
};

/** In the monotonic milliseconds of the clock. */
export interface WaitSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** How long a run has waited: the time in which at least one of its requests did. */
export class WaitTimer {
  readonly #clock: Clock;
  readonly #over: WaitSpan[] = [];
  #waiting = 0;
  #sinceMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** When something waited, from the first to the last; waits that overlap are one. What still waits does so until now. */
  get spans(): readonly WaitSpan[] {
    return this.#waiting > 0 ? [...this.#over, this.#current()] : this.#over;
  }

  /** Waits that overlap count once. In milliseconds. */
  get totalMs(): number {
    return this.spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  }

  /** Counts the time that `wait` takes. */
  async measure(wait: () => Promise<void>): Promise<void> {
    if (this.#waiting === 0) this.#sinceMs = this.#clock.monotonicMs();
    this.#waiting += 1;
    try {
      await wait();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#over.push(this.#current());
    }
  }

  #current(): WaitSpan {
    return { startMs: this.#sinceMs, endMs: this.#clock.monotonicMs() };
  }
}
