import type { Clock, WaitTimer } from './clock.ts';
import type { StopReason } from './decide.ts';
import { type Permit, RateLimiter, type Throttling } from './rate-limiter.ts';

/** Why the circuit breaker is open: the run has failed already, and more requests would only repeat the error. */
export interface OpenCircuit {
  /** The error of the request that opened it. Every later request fails with the same error. */
  readonly error: unknown;
  readonly because: StopReason;
  readonly retryAfterMs?: number | undefined;
}

/** For a request that is not going to be sent. */
const NO_PERMIT: Permit = { generation: -1, order: 0 };

/** The circuit breaker opens after this many requests in a row that used up all attempts, … */
const EXHAUSTED_TO_OPEN = 16;
/** … if no request was accepted for this time. */
const OPEN_AFTER_MS = 30_000;

/** The rate limiter and circuit breaker that all requests to one server share. */
export class SharedRateLimiter {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limiter: RateLimiter;
  /** Aborted and replaced whenever waiting requests have to look again. */
  #wakeUp = new AbortController();
  readonly #watchedSignals = new WeakSet<AbortSignal>();
  #openCircuit: OpenCircuit | undefined;
  #waitsEnded = false;
  #exhausted = 0;
  #acceptedAtMs: number;

  /** @param waitTimer adds up all waits; it may be shared with other rate limiters */
  constructor(clock: Clock, waitTimer: WaitTimer) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#acceptedAtMs = clock.monotonicMs();
    this.#limiter = new RateLimiter(this.#acceptedAtMs);
  }

  /** Resolves when a request may be sent, or as soon as waiting is pointless: aborted, circuit open or waits ended. */
  async acquire(signal: AbortSignal): Promise<Permit> {
    this.#wakeUpOnAbort(signal);
    for (;;) {
      const { generation } = this.#limiter;
      const nowMs = this.#clock.monotonicMs();
      const acquisition = this.#limiter.acquire(nowMs);
      if (this.#limiter.generation !== generation) this.#wakeAll();
      if (acquisition.kind === 'granted') {
        const { permit, atMs } = acquisition;
        await this.#sleepUntil(atMs, signal);
        if (this.#isPointless(signal) || this.#limiter.isCurrent(permit)) return permit;
        this.#limiter.release(permit);
      } else {
        if (this.#isPointless(signal)) return NO_PERMIT;
        await this.#sleepOrWake(acquisition.atMs - nowMs);
      }
    }
  }

  /** Resolves after `ms` milliseconds, or as soon as waiting is pointless. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.#wakeUpOnAbort(signal);
    await this.#sleepUntil(this.#clock.monotonicMs() + ms, signal);
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(permit: Permit): void {
    this.#exhausted = 0;
    this.#acceptedAtMs = this.#clock.monotonicMs();
    const { generation } = this.#limiter;
    this.#limiter.accepted(permit, this.#acceptedAtMs);
    if (this.#limiter.generation !== generation) this.#wakeAll();
  }

  /** The request did not reach the server. */
  release(permit: Permit): void {
    if (permit === NO_PERMIT) return;
    this.#limiter.release(permit);
    this.#wakeAll();
  }

  /** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
  throttled(permit: Permit, throttling: Throttling): number {
    const pauseMs = this.#limiter.throttled(permit, this.#clock.monotonicMs(), throttling);
    this.#wakeAll();
    return pauseMs;
  }

  /** Records a request that was throttled in all its attempts. Several in a row open the circuit. */
  recordExhausted(circuit: OpenCircuit): void {
    this.#exhausted += 1;
    const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
    if (this.#exhausted >= EXHAUSTED_TO_OPEN && sinceMs >= OPEN_AFTER_MS) this.open(circuit);
  }

  /** Opens the circuit: no further request is sent. The first call decides the error. */
  open(circuit: OpenCircuit): void {
    this.#openCircuit ??= circuit;
    this.#wakeAll();
  }

  get openCircuit(): OpenCircuit | undefined {
    return this.#openCircuit;
  }

  /** Ends all present and future waits. */
  endWaits(): void {
    this.#waitsEnded = true;
    this.#wakeAll();
  }

  #isPointless(signal: AbortSignal): boolean {
    return signal.aborted || this.#waitsEnded || this.#openCircuit !== undefined;
  }

  async #sleepUntil(atMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const remainingMs = atMs - this.#clock.monotonicMs();
      if (remainingMs <= 0 || this.#isPointless(signal)) return;
      await this.#sleepOrWake(remainingMs);
    }
  }

  #sleepOrWake(ms: number): Promise<void> {
    return this.#waitTimer.measure(() => this.#clock.sleep(ms, this.#wakeUp.signal));
  }

  #wakeAll(): void {
    const wakeUp = this.#wakeUp;
    this.#wakeUp = new AbortController();
    wakeUp.abort();
  }

  /** Adds one listener per signal, which lives as long as the signal, instead of one per wait. */
  #wakeUpOnAbort(signal: AbortSignal): void {
    if (this.#watchedSignals.has(signal)) return;
    this.#watchedSignals.add(signal);
    signal.addEventListener('abort', () => this.#wakeAll(), { once: true });
  }
}
