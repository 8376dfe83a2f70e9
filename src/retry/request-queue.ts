import { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock, WaitTimer } from './clock.ts';
import type { FailedAttempt, StopReason } from './decide.ts';
import { type Permit, RateLimiter } from './rate-limiter.ts';

/** Why no more requests are sent: they would only repeat the error. */
export interface OpenCircuit {
  /** Every later request fails with it. */
  readonly error: Error;
  readonly because: StopReason;
  readonly retryAfterMs?: number | undefined;
}

interface Waiter {
  readonly isRetry: boolean;
  readonly resolve: (permit: Permit | undefined) => void;
}

/**
 * The requests to one server. They get their turns first in, first out, as fast as the rate limiter lets them go. A request that was
 * sent before goes ahead of new ones, except as a probe: so no request uses up its attempts.
 */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limiter: RateLimiter;
  readonly #circuit: CircuitBreaker;
  readonly #waiters = new Set<Waiter>();
  #isServing = false;
  /** Aborted and replaced whenever the first in the queue may have to go earlier. */
  #change = new AbortController();
  /** Aborted when the circuit opens. */
  readonly #opened = new AbortController();
  openCircuit: OpenCircuit | undefined;
  /** Requests accepted so far. */
  acceptedCount = 0;

  /** @param waitTimer adds up all waits; it may be shared with other queues */
  constructor(clock: Clock, waitTimer: WaitTimer, maxAttempts: number) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#limiter = new RateLimiter(clock.monotonicMs());
    this.#circuit = new CircuitBreaker(maxAttempts, clock.monotonicMs());
  }

  /** Waits for the turn of a request. Returns `undefined` once it is aborted, or the circuit opens. */
  async turn(signal: AbortSignal, isRetry: boolean): Promise<Permit | undefined> {
    const { promise, resolve } = Promise.withResolvers<Permit | undefined>();
    const waiter = { isRetry, resolve };
    this.#waiters.add(waiter);
    const leave = (): void => {
      this.#waiters.delete(waiter);
      resolve(undefined);
      this.#wakeUp();
    };
    signal.addEventListener('abort', leave);
    void this.#serve();
    const permit = await promise;
    signal.removeEventListener('abort', leave);
    return permit;
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let [oldest] = this.#waiters; oldest !== undefined; [oldest] = this.#waiters) {
      const nowMs = this.#clock.monotonicMs();
      const permit = this.#limiter.acquire(nowMs);
      if (typeof permit === 'number') {
        // Rounding errors may leave a time that is no later.
        const ms = Math.max(1, Math.ceil(permit - nowMs));
        await this.#waitTimer.measure(() => this.#clock.sleep(ms, this.#change.signal));
        continue;
      }
      const waiter = this.#waiters.values().find(({ isRetry }) => isRetry !== permit.isProbe) ?? oldest;
      this.#waiters.delete(waiter);
      waiter.resolve(permit);
    }
    this.#isServing = false;
  }

  /** Resolves after `ms` milliseconds, once the signal aborts, or once the circuit opens. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (ms === 0) return;
    const ended = AbortSignal.any([signal, this.#opened.signal]);
    if (!ended.aborted) await this.#waitTimer.measure(() => this.#clock.sleep(ms, ended));
  }

  /** Whether no pause began or ended since the permit was granted. */
  isCurrent(permit: Permit): boolean {
    return this.#limiter.isCurrent(permit);
  }

  /** The request was not sent. */
  release(permit: Permit): void {
    this.#limiter.release(permit);
    this.#wakeUp();
  }

  /** The server responded and did not throttle the request, even if it rejected it. */
  accepted(permit: Permit): void {
    this.acceptedCount += 1;
    this.sawProgress();
    this.#limiter.accepted(permit, this.#clock.monotonicMs());
    this.#wakeUp();
  }

  /** The server took a part of an upload, so the circuit stays closed. */
  sawProgress(): void {
    this.#circuit.sawProgress(this.#clock.monotonicMs());
  }

  /**
   * Records a failed attempt.
   *
   * @param countsAsFailure whether it is made again, or was the last of its request
   * @returns how long all requests now wait, in milliseconds
   */
  failed(
    permit: Permit,
    { kind, error, retryAfterMs, mayBeLimit }: FailedAttempt,
    countsAsFailure: boolean,
  ): number {
    const nowMs = this.#clock.monotonicMs();
    let pauseMs = 0;
    if (kind === 'permanent') this.accepted(permit);
    else if (kind === 'throttled' || mayBeLimit)
      pauseMs = this.#limiter.throttled(permit, nowMs, retryAfterMs, mayBeLimit);
    else if (kind === 'transient') this.#limiter.accepted(permit, nowMs);
    else this.#limiter.release(permit);
    this.#wakeUp();
    if (countsAsFailure && this.#circuit.opensAfter(kind, nowMs, retryAfterMs))
      this.open({ error, because: 'attempts-exhausted' });
    return pauseMs;
  }

  /** Opens the circuit: no further request is sent. The first call decides the error. */
  open(circuit: OpenCircuit): void {
    this.openCircuit ??= circuit;
    this.#opened.abort();
    for (const { resolve } of this.#waiters) resolve(undefined);
    this.#waiters.clear();
    this.#wakeUp();
  }

  #wakeUp(): void {
    if (!this.#isServing) return;
    this.#change.abort();
    this.#change = new AbortController();
  }
}
