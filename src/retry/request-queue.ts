import { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock, WaitTimer } from './clock.ts';
import type { FailedAttempt, RetryLimits } from './decide.ts';
import { InFlight, type Place } from './in-flight.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { Stop } from './results.ts';

/** The right to send one request now. Its result is reported with it. */
export interface Turn {
  /** Of the rate, when it was granted. */
  readonly generation: number;
  readonly inFlight: InFlight;
  readonly place: Place;
  /** When it began, in milliseconds of the clock. */
  readonly atMs: number;
}

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
  /** Ends the wait: with a turn, or without because it was aborted or the circuit is open. */
  readonly end: (turn: Turn | undefined) => void;
}

/** The requests to one server: the oldest first, as fast and as many at a time as its limits let them go. */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limiter: RateLimiter;
  #inFlight = new InFlight();
  readonly #circuit: CircuitBreaker;
  /** In their order. */
  #waiters: Waiter[] = [];
  /** Ends the sleep until the next request may go. */
  #alarm = new AbortController();
  #alarmMs = Number.POSITIVE_INFINITY;
  #openCircuit: Stop | undefined;

  /** @param waitTimer adds up all waits; it may be shared with other queues */
  constructor(clock: Clock, waitTimer: WaitTimer, limits: RetryLimits) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#limiter = new RateLimiter(clock.monotonicMs());
    this.#circuit = new CircuitBreaker(limits, clock.monotonicMs());
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

  /** Waits until the request may be sent. Returns `undefined` once it is aborted, or the circuit opens. */
  async turn(waiting: Waiting): Promise<Turn | undefined> {
    const { promise, resolve } = Promise.withResolvers<Turn | undefined>();
    const serve = (): void => this.#serve();
    this.#waiters.push({ ...waiting, end: resolve });
    this.#waiters.sort(inTurn);
    waiting.signal.addEventListener('abort', serve);
    serve();
    const turn = await promise;
    waiting.signal.removeEventListener('abort', serve);
    return turn;
  }

  /** Ends the waits of all that may go now or never, and comes back when the next one may go. */
  #serve(): void {
    const nowMs = this.#clock.monotonicMs();
    let againMs = Number.POSITIVE_INFINITY;
    this.#waiters = this.#waiters.filter((waiter) => {
      const isOver = waiter.signal.aborted || this.#openCircuit !== undefined;
      const turn = isOver ? undefined : this.#turnOrTime(waiter, nowMs);
      if (typeof turn === 'number') againMs = Math.min(againMs, turn);
      else waiter.end(turn);
      return typeof turn === 'number';
    });
    if (againMs !== this.#alarmMs) void this.#serveAt(againMs, nowMs);
  }

  /** The turn of a request, or the time to ask again; infinite if another one must leave first. */
  #turnOrTime({ notBeforeMs }: Waiting, nowMs: number): Turn | number {
    if (nowMs < notBeforeMs) return notBeforeMs;
    if (this.#inFlight.isFull) return Number.POSITIVE_INFINITY;
    const nextMs = this.#limiter.take(nowMs);
    if (nextMs !== undefined) return nextMs;
    const [{ generation }, inFlight] = [this.#limiter, this.#inFlight];
    return { generation, inFlight, place: inFlight.enter(), atMs: nowMs };
  }

  async #serveAt(atMs: number, nowMs: number): Promise<void> {
    this.#alarm.abort();
    this.#alarmMs = atMs;
    if (atMs === Number.POSITIVE_INFINITY) return;
    this.#alarm = new AbortController();
    const { signal } = this.#alarm;
    // Rounding errors may leave a time that is no later.
    const ms = Math.max(1, atMs - nowMs);
    await this.#waitTimer.measure(() => this.#clock.sleep(ms, signal));
    if (signal.aborted) return;
    this.#alarmMs = Number.POSITIVE_INFINITY;
    this.#serve();
  }

  /** Whether no pause began or ended since. */
  isCurrent({ generation }: Turn): boolean {
    return generation === this.#limiter.generation;
  }

  /** Another operation begins: its first request goes alone. */
  startOver(): void {
    this.#inFlight = new InFlight();
  }

  /** The request has been under way for a while. */
  underWay({ inFlight, place }: Turn): void {
    inFlight.underWay(place);
    this.#serve();
  }

  /** The request was not sent, or did not reach the server. */
  release({ generation, inFlight, place }: Turn): void {
    this.#limiter.release(generation);
    inFlight.leave(place);
    this.#serve();
  }

  /** The server took a part of an upload, so the circuit stays closed. */
  sawProgress(): void {
    this.#circuit.sawProgress(this.#clock.monotonicMs());
  }

  /** The server responded and did not refuse the request for now, even if it rejected it. */
  accepted(turn: Turn): void {
    this.sawProgress();
    this.#passed(turn);
  }

  /**
   * Records a failed attempt.
   *
   * @param countsAsFailure whether it shows that the server has done nothing of the request
   * @returns how long all requests now wait, in milliseconds
   */
  failed(turn: Turn, failure: FailedAttempt, countsAsFailure: boolean): number {
    const { kind, error, retryAfterMs, mayBeLimit } = failure;
    const nowMs = this.#clock.monotonicMs();
    const isRefused = kind === 'throttled' || mayBeLimit;
    let pauseMs = 0;
    if (isRefused) pauseMs = this.#refused(turn, failure, nowMs);
    else if (kind === 'unreachable') this.release(turn);
    else this.#passed(turn);
    if (kind === 'permanent') this.sawProgress();
    else if (
      (isRefused || countsAsFailure) &&
      this.#circuit.opensAfter(isRefused ? 'throttled' : kind, turn.atMs, nowMs, retryAfterMs)
    )
      this.open({ error, because: 'attempts-exhausted', retryAfterMs });
    return pauseMs;
  }

  /** The request was not refused. */
  #passed({ generation, inFlight, place }: Turn): void {
    this.#limiter.accepted(generation, this.#clock.monotonicMs());
    inFlight.accepted(place);
    inFlight.leave(place);
    this.#serve();
  }

  #refused({ generation, inFlight, place }: Turn, failure: FailedAttempt, nowMs: number): number {
    inFlight.leave(place);
    const isOther = this.#limiter.isFree && inFlight.refused(place);
    if (failure.mayBeLimit) inFlight.stayAtOne();
    const pauseMs = this.#limiter.refused(generation, nowMs, failure, isOther);
    if (!this.#limiter.isFree) inFlight.restore();
    this.#serve();
    return pauseMs;
  }
}

/** The urgent ones first, then those with a smaller number. */
function inTurn(one: Waiting, other: Waiting): number {
  return Number(other.isUrgent) - Number(one.isUrgent) || one.order - other.order;
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
