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
