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
const NO_PERMIT: Permit = { generation: -1, atMs: 0 };

/** The circuit breaker opens after this many times `maxAttempts` failed attempts in a row, but not before `OPEN_AFTER_MS`. */
const REQUESTS_TO_OPEN = 16;
/** The circuit breaker opens only if the server accepted no request for this time. */
const OPEN_AFTER_MS = 30_000;

/** A request that waits for a permit. */
interface Waiter {
  /** Whether it was sent before. */
  readonly isRetry: boolean;
  readonly order: number;
  readonly signal: AbortSignal;
  readonly resolve: (permit: Permit) => void;
}

/** The rate limiter and circuit breaker that all requests to one server share. */
export class SharedRateLimiter {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limiter: RateLimiter;
  /** Aborted and replaced whenever waiting requests have to look again. */
  #wakeUp = new AbortController();
  readonly #watchedSignals = new WeakSet<AbortSignal>();
  #openCircuit: OpenCircuit | undefined;
  /** Requests that wait for a permit, in the order in which they get one. */
  readonly #queue: Waiter[] = [];
  #waiterCount = 0;
  #isServing = false;
  #waitsEnded = false;
  #failedAttempts = 0;
  #acceptedCount = 0;
  #acceptedAtMs: number;

  /** @param waitTimer adds up all waits; it may be shared with other rate limiters */
  constructor(clock: Clock, waitTimer: WaitTimer) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#acceptedAtMs = clock.monotonicMs();
    this.#limiter = new RateLimiter(this.#acceptedAtMs);
  }

  /**
   * Resolves when a request may be sent, or as soon as waiting is pointless: aborted, circuit open or waits ended. Requests
   * get their permits first in, first out, but those that were sent before go ahead of those that were not.
   */
  acquire(signal: AbortSignal, isRetry = false): Promise<Permit> {
    if (this.#isPointless(signal)) return Promise.resolve(NO_PERMIT);
    // Without a limit no request waits. The queue and its promises would take 3 % of an upload's CPU time.
    const unlimited = this.#limiter.acquireUnlimited(this.#clock.monotonicMs());
    if (unlimited !== undefined) return Promise.resolve(unlimited);
    this.#wakeUpOnAbort(signal);
    const { promise, resolve } = Promise.withResolvers<Permit>();
    this.#waiterCount += 1;
    this.#enqueue({ isRetry, order: this.#waiterCount, signal, resolve });
    void this.#serveQueue();
    return promise;
  }

  #enqueue(waiter: Waiter): void {
    const isAhead = (other: Waiter): boolean =>
      other.isRetry === waiter.isRetry ? other.order < waiter.order : other.isRetry;
    const index = this.#queue.findLastIndex(isAhead) + 1;
    this.#queue.splice(index, 0, waiter);
  }

  async #serveQueue(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let [waiter] = this.#queue; waiter !== undefined; [waiter] = this.#queue) {
      const aborted = this.#queue.find(({ signal }) => this.#isPointless(signal));
      if (aborted !== undefined) {
        this.#queue.splice(this.#queue.indexOf(aborted), 1);
        aborted.resolve(NO_PERMIT);
        continue;
      }
      const { generation } = this.#limiter;
      const nowMs = this.#clock.monotonicMs();
      const acquisition = this.#limiter.acquire(nowMs);
      if (this.#limiter.generation !== generation) this.#wakeAll();
      if (acquisition.kind === 'wait') {
        await this.#sleepOrWake(acquisition.atMs - nowMs);
        continue;
      }
      this.#queue.shift();
      const { permit } = acquisition;
      if (permit.atMs <= nowMs) waiter.resolve(permit);
      else void this.#holdUntilSlot(waiter, permit);
    }
    this.#isServing = false;
  }

  /** A pause that begins or ends meanwhile puts the request back into the queue, in its old place. */
  async #holdUntilSlot(waiter: Waiter, permit: Permit): Promise<void> {
    while (this.#clock.monotonicMs() < permit.atMs && this.#limiter.isCurrent(permit)) {
      if (this.#isPointless(waiter.signal)) break;
      await this.#sleepOrWake(permit.atMs - this.#clock.monotonicMs());
    }
    if (this.#isPointless(waiter.signal) || this.#limiter.isCurrent(permit)) {
      waiter.resolve(permit);
      return;
    }
    this.#limiter.release(permit);
    this.#enqueue(waiter);
    void this.#serveQueue();
  }

  /** Resolves after `ms` milliseconds, or as soon as waiting is pointless. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.#wakeUpOnAbort(signal);
    await this.#sleepUntil(this.#clock.monotonicMs() + ms, signal);
  }

  /** The server responded and did not throttle the request, even if it rejected it. */
  accepted(permit: Permit): void {
    this.#failedAttempts = 0;
    this.#acceptedCount += 1;
    this.#acceptedAtMs = this.#clock.monotonicMs();
    this.notThrottled(permit);
  }

  /** The server did not throttle the request, but gave no proper response either (a timeout, a 5xx). */
  notThrottled(permit: Permit): void {
    const { generation } = this.#limiter;
    this.#limiter.accepted(permit, this.#clock.monotonicMs());
    if (this.#limiter.generation !== generation) this.#wakeAll();
  }

  /** Requests accepted so far. */
  get acceptedCount(): number {
    return this.#acceptedCount;
  }

  /** Whether no pause began, became longer or ended since the permit was granted. */
  isCurrent(permit: Permit): boolean {
    return this.#limiter.isCurrent(permit);
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

  /** Records a failed attempt. Many in a row, with none accepted meanwhile, open the circuit. */
  recordFailure(error: unknown, maxAttempts: number): void {
    this.#failedAttempts += 1;
    const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
    const isDead = this.#failedAttempts >= REQUESTS_TO_OPEN * maxAttempts && sinceMs >= OPEN_AFTER_MS;
    if (isDead) this.open({ error, because: 'attempts-exhausted' });
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
    return this.#waitTimer.measure(() => this.#clock.sleep(Math.max(0, ms), this.#wakeUp.signal));
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
