import type { Clock } from './clock.ts';

/** A wait that was asked for and is longer than allowed: the run is red already, and nothing more is sent. */
export interface Blockade {
  /** What the request that met it brought; every later one brings the same. */
  readonly error: unknown;
  /** Milliseconds. */
  readonly askedMs: number;
}

/**
 * The waits that all requests to one side share: when one of them is throttled, none is sent before the pause is over,
 * and none at all where the pause would be longer than allowed.
 */
export class SharedPause {
  /** On the monotonic clock. */
  #endMs = Number.NEGATIVE_INFINITY;
  #blockade: Blockade | undefined;
  readonly #released = new AbortController();

  /** Holds every request back for `ms` milliseconds from now, at least. */
  extend(ms: number, clock: Clock): void {
    this.#endMs = Math.max(this.#endMs, clock.monotonicMs() + ms);
  }

  /** Lets no request pass that has not been sent yet. */
  block(blockade: Blockade): void {
    this.#blockade ??= blockade;
  }

  get blockade(): Blockade | undefined {
    return this.#blockade;
  }

  /** Ends every wait, now and later: nothing is worth waiting for any more. */
  release(): void {
    this.#released.abort();
  }

  /** Resolves when there is no pause (any more), or as soon as the signal aborts or the waits are released. */
  async over(clock: Clock, signal: AbortSignal): Promise<void> {
    for (;;) {
      const restMs = this.#endMs - clock.monotonicMs();
      if (restMs <= 0 || signal.aborted || this.#released.signal.aborted || this.#blockade) return;
      await this.sleep(restMs, clock, signal);
    }
  }

  /** Resolves after `ms` milliseconds, or as soon as the signal aborts or the waits are released. */
  async sleep(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
    await clock.sleep(ms, AbortSignal.any([signal, this.#released.signal]));
  }
}
