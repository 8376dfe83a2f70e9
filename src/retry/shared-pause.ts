import type { Clock } from './clock.ts';

/** The pause that all requests to one side keep: when one of them is throttled, none is sent before it is over. */
export class SharedPause {
  /** On the monotonic clock. */
  #endMs = Number.NEGATIVE_INFINITY;

  /** Holds every request back for `ms` milliseconds from now, at least. */
  extend(ms: number, clock: Clock): void {
    this.#endMs = Math.max(this.#endMs, clock.monotonicMs() + ms);
  }

  /** Resolves when there is no pause (any more), or as soon as the signal aborts. */
  async over(clock: Clock, signal: AbortSignal): Promise<void> {
    for (;;) {
      const restMs = this.#endMs - clock.monotonicMs();
      if (restMs <= 0 || signal.aborted) return;
      await clock.sleep(restMs, signal);
    }
  }
}
