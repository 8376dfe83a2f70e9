import { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock, WaitTimer } from './clock.ts';
import { type FailedAttempt, isRefusal, type RetryLimits } from './decide.ts';
import { Pace } from './pace.ts';
import type { Stop } from './results.ts';

/** A request that waits for its turn. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** Those with a smaller number go first. */
  readonly order: number;
  /** Goes before all others. */
  readonly isUrgent: boolean;
  /** When a wait of its own ends, in milliseconds of the clock. */
  readonly notBeforeMs: number;
}

interface Waiter extends Waiting {
  /** Ends the wait: with the time of its turn, or without because it was aborted or the circuit is open. */
  readonly end: (sentMs: number | undefined) => void;
}

/** The requests to one server: the oldest first, as many at a time as its pace lets go. */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limits: RetryLimits;
  readonly #pace = new Pace();
  readonly #circuit: CircuitBreaker;
  /** In their order. */
  #waiters: Waiter[] = [];
  /** Ends the sleep until the next request may go. */
  #alarm = new AbortController();
  /** Whether a timer looks whether nothing moves. */
  #isWatched = false;
  #openCircuit: Stop | undefined;

  /** @param waitTimer adds up all waits; it may be shared with other queues */
  constructor(clock: Clock, waitTimer: WaitTimer, limits: RetryLimits) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#limits = limits;
    this.#circuit = new CircuitBreaker(limits);
  }

  /** Why every later request fails: it would only repeat the error. */
  get openCircuit(): Stop | undefined {
    return this.#openCircuit;
  }

  /** Opens the circuit: no further request is sent. The first call decides the error. */
  open(circuit: Stop): void {
    this.#openCircuit ??= circuit;
    this.#serve();
  }

  /** Whether all requests wait. */
  get isPaused(): boolean {
    return this.#clock.monotonicMs() < this.#pace.pausedUntilMs;
  }

  /** Another operation begins: its first request goes alone. @param isGradual as in `Pace` */
  startOver(isGradual: boolean): void {
    this.#pace.startOver(isGradual);
  }

  /** The first request of an operation need not be alone any more. */
  letOthersFollow(): void {
    this.#pace.letOthersFollow();
    this.#serve();
  }

  /** The server took a part of an upload. */
  sawProgress(sentMs: number): void {
    this.#circuit.tookPart(sentMs, this.#clock.monotonicMs());
  }

  /**
   * Waits until the request may be sent. Its end must be reported, by `release` or `settle`.
   *
   * @returns the time of its turn, in milliseconds of the clock; `undefined` once it is aborted, or the circuit opens
   */
  async turn(waiting: Waiting): Promise<number | undefined> {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const serve = (): void => this.#serve();
    this.#waiters.push({ ...waiting, end: resolve });
    this.#waiters.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.order - b.order);
    waiting.signal.addEventListener('abort', serve);
    serve();
    const sentMs = await promise;
    waiting.signal.removeEventListener('abort', serve);
    return sentMs;
  }

  /** Ends the waits of all that may go now or never, and comes back when the next one may go. */
  #serve(): void {
    const nowMs = this.#clock.monotonicMs();
    let againMs = Number.POSITIVE_INFINITY;
    this.#waiters = this.#waiters.filter(({ signal, notBeforeMs, end }) => {
      const isOver = signal.aborted || this.#openCircuit !== undefined;
      const waitMs = Math.max(notBeforeMs, this.#pace.pausedUntilMs);
      const placeMs = this.#pace.placeMs(nowMs);
      if (isOver) end(undefined);
      else if (nowMs < waitMs) againMs = Math.min(againMs, waitMs);
      else if (nowMs < placeMs) this.#watch(placeMs - nowMs);
      else {
        this.#pace.begin(nowMs);
        end(nowMs);
      }
      return !isOver && nowMs < Math.max(waitMs, placeMs);
    });
    this.#alarm.abort();
    if (againMs < Number.POSITIVE_INFINITY) void this.#serveAfter(againMs - nowMs);
  }

  /** Serves after this time. Requests in flight keep the process running. */
  #watch(ms: number): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#clock.later(ms, () => {
      this.#isWatched = false;
      this.#serve();
    });
  }

  async #serveAfter(ms: number): Promise<void> {
    this.#alarm = new AbortController();
    const { signal } = this.#alarm;
    // Rounding errors may leave a time that is no later.
    await this.#waitTimer.measure(() => this.#clock.sleep(Math.max(1, ms), signal));
    if (!signal.aborted) this.#serve();
  }

  /** The request was not sent. */
  release(): void {
    this.#pace.leave(this.#clock.monotonicMs());
    this.#serve();
  }

  /**
   * Records how an attempt ended.
   *
   * @param failure absent if the server accepted it
   * @returns how long all requests wait now, in milliseconds
   */
  settle(sentMs: number, failure?: FailedAttempt): number {
    const nowMs = this.#clock.monotonicMs();
    let pauseMs = 0;
    if (failure !== undefined && isRefusal(failure)) pauseMs = this.#pace.refused(sentMs, nowMs, failure);
    else if (failure?.kind === 'unreachable') this.#pace.leave(nowMs);
    else this.#pace.accepted(sentMs, nowMs);
    if (failure === undefined || failure.kind === 'permanent') this.#circuit.accepted();
    else {
      const { error, retryAfterMs } = failure;
      if (this.#circuit.opensAfter(failure, sentMs, nowMs))
        this.open({ error, because: 'attempts-exhausted', retryAfterMs });
      if (pauseMs > this.#limits.maxRetryWaitMs) this.open({ error, because: 'wait-too-long', retryAfterMs });
    }
    this.#serve();
    return pauseMs;
  }
}

/** The servers of a run: one queue for each origin, so that requests to one gateway share its limit. */
export class Servers {
  readonly #makeQueue: () => RequestQueue;
  readonly #queues = new Map<string, RequestQueue>();

  constructor(clock: Clock, waitTimer: WaitTimer, limits: RetryLimits) {
    this.#makeQueue = () => new RequestQueue(clock, waitTimer, limits);
  }

  at({ origin }: URL): RequestQueue {
    const queue = this.#queues.get(origin) ?? this.#makeQueue();
    this.#queues.set(origin, queue);
    return queue;
  }
}
