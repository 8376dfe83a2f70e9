import { setImmediate as settled } from 'node:timers/promises';
import type { Ticker } from '../../src/action/progress/progress.ts';
import type { Clock } from '../../src/retry/clock.ts';

interface FakeClockOptions {
  /** What a calendar shows at the start, in milliseconds since the epoch. */
  readonly wallMs?: number;
  /** What happens in the middle of every sleep; a promise it returns keeps the sleeper asleep. */
  readonly whileAsleep?: (ms: number) => void | Promise<void>;
}

/** A clock that stands still until someone sleeps on it; a sleep is noted down and over at once. */
export class FakeClock implements Clock {
  /** Every sleep asked for, in milliseconds. */
  readonly sleeps: number[] = [];
  readonly #startWallMs: number;
  readonly #whileAsleep: (ms: number) => void | Promise<void>;
  #elapsedMs = 0;

  constructor({ wallMs = Date.UTC(2026, 0, 1), whileAsleep = () => undefined }: FakeClockOptions = {}) {
    this.#startWallMs = wallMs;
    this.#whileAsleep = whileAsleep;
  }

  wallMs(): number {
    return this.#startWallMs + this.#elapsedMs;
  }

  /** Far from `wallMs`, so that whoever confuses the two is found out. */
  monotonicMs(): number {
    return 5_000 + this.#elapsedMs;
  }

  advance(ms: number): void {
    this.#elapsedMs += ms;
  }

  /** A sleep that a cancellation cuts short takes no time. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    await this.#whileAsleep(ms);
    if (!signal.aborted) this.advance(ms);
  }
}

interface Ticking {
  readonly ms: number;
  readonly tick: () => void;
  atMs: number;
}

/** A clock and a ticker that belong together: time passes when a test says so, and whoever is due is called on the way. */
export class FakeTime {
  readonly clock = new FakeClock();
  readonly #ticking = new Set<Ticking>();

  readonly ticker: Ticker = (ms, tick) => {
    const ticking = { ms, tick, atMs: this.clock.monotonicMs() + ms };
    this.#ticking.add(ticking);
    return () => this.#ticking.delete(ticking);
  };

  /** How many tickers have not been stopped. */
  get tickers(): number {
    return this.#ticking.size;
  }

  pass(ms: number): void {
    const endMs = this.clock.monotonicMs() + ms;
    for (;;) {
      const [next] = [...this.#ticking].sort((a, b) => a.atMs - b.atMs);
      if (next === undefined || next.atMs > endMs) break;
      this.clock.advance(next.atMs - this.clock.monotonicMs());
      next.atMs += next.ms;
      next.tick();
    }
    this.clock.advance(endMs - this.clock.monotonicMs());
  }
}

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
