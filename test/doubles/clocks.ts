import { setImmediate as settled } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { type Clock, systemClock } from '../../src/retry/clock.ts';

interface FakeClockOptions {
  /** Called during every sleep. The sleep lasts until its promise resolves. */
  readonly whileAsleep?: (ms: number) => void | Promise<void>;
}

/** A clock that only advances when the code sleeps. Every sleep is recorded and ends at once. */
export class FakeClock implements Clock {
  /** Every requested sleep, in milliseconds. */
  readonly sleeps: number[] = [];
  readonly #whileAsleep: (ms: number) => void | Promise<void>;
  #elapsedMs = 0;

  constructor({ whileAsleep = () => undefined }: FakeClockOptions = {}) {
    this.#whileAsleep = whileAsleep;
  }

  wallMs(): number {
    return Date.UTC(2026, 0, 1) + this.#elapsedMs;
  }

  /** Differs from `wallMs`, so that tests fail if the code confuses the two. */
  monotonicMs(): number {
    return 5_000 + this.#elapsedMs;
  }

  advance(ms: number): void {
    this.#elapsedMs += ms;
  }

  /** A cancelled sleep takes no time. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    await this.#whileAsleep(ms);
    if (!signal.aborted) this.advance(ms);
  }

  /** In real time, as the sockets of a test. */
  later(ms: number, act: () => void): void {
    systemClock.later(ms, act);
  }
}

/** A clock whose time passes when a test says so. */
export class FakeTime extends FakeClock {
  #due: { readonly atMs: number; readonly act: () => void }[] = [];

  override later(ms: number, act: () => void): void {
    this.#due.push({ atMs: this.monotonicMs() + ms, act });
    this.#due.sort((a, b) => a.atMs - b.atMs);
  }

  pass(ms: number): void {
    const endMs = this.monotonicMs() + ms;
    while (this.#due[0] !== undefined && this.#due[0].atMs <= endMs) {
      const [next, ...rest] = this.#due;
      this.#due = rest;
      this.advance(next.atMs - this.monotonicMs());
      next.act();
    }
    this.advance(endMs - this.monotonicMs());
  }
}

/**
 * From now on the timeouts of the running test wait for `pass`, as does `performance.now()`. Sockets and the timers of Node itself keep
 * real time, so that an answer is never late.
 */
export function virtualTimeouts(): { readonly pass: (ms: number) => void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (ms) => void vi.advanceTimersByTime(ms) };
}

/** Turns of the event loop in which code reads a response that has arrived. */
const TURNS_TO_READ = 20;

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

/** A clock for concurrent sleeps. When all code waits, time jumps to the end of the next sleep. */
export class VirtualClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  readonly #isExchanging: (() => boolean) | undefined;
  #nowMs = 0;

  /** @param isExchanging whether a server is about to respond. No time passes then. */
  constructor(isExchanging?: () => boolean) {
    this.#isExchanging = isExchanging;
  }

  wallMs(): number {
    return Date.UTC(2026, 0, 1) + this.#nowMs;
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    if (ms >= 2 ** 31) throw new Error('such a timer of Node ends at once');
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

  later(ms: number, act: () => void): void {
    this.#sleepers.add({ atMs: this.#nowMs + ms, wake: act });
  }

  /** Lets time pass until `work` is done. @throws Error if `work` waits for something other than a sleep */
  async run<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const settle = (): void => {
      done = true;
    };
    work.then(settle, settle);
    for (await this.#settle(); !done; await this.#settle()) {
      let next: Sleeper | undefined;
      for (const sleeper of this.#sleepers)
        if (next === undefined || sleeper.atMs < next.atMs) next = sleeper;
      if (next === undefined) throw new Error('the work waits, but nothing sleeps');
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      this.#sleepers.delete(next);
      next.wake();
    }
    return work;
  }

  async #settle(): Promise<void> {
    const turns = this.#isExchanging ? TURNS_TO_READ : 1;
    for (let turn = 0; turn < turns; turn += 1) {
      await settled();
      if (this.#isExchanging?.()) turn = 0;
    }
  }
}
