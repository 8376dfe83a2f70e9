import { setImmediate as settled } from 'node:timers/promises';
import type { Clock } from '../../src/retry/clock.ts';

/** A clock for many that wait at once: time stands still while anybody has something to do, then jumps to the next waking. */
export class VirtualClock implements Clock {
  readonly #sleepers = new Set<{ readonly atMs: number; readonly wake: () => void }>();
  #nowMs = 0;

  wallMs(): number {
    return Date.UTC(2026, 0, 1) + this.#nowMs;
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#sleepers.delete(sleeper);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper = { atMs: this.#nowMs + ms, wake };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', wake);
    });
  }

  /** Lets time pass until `work` is done. @throws Error when it never will be, because nobody is asleep. */
  async run<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const settle = (): void => {
      done = true;
    };
    work.then(settle, settle);
    for (await settled(); !done; await settled()) {
      const next = [...this.#sleepers].sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) throw new Error('everybody waits, and nobody for the clock');
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.wake();
    }
    return work;
  }
}
