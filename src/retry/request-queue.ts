import { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock, WaitTimer } from './clock.ts';
import type { FailedAttempt, RetryLimits, StopReason } from './decide.ts';
import { InFlight, type Place } from './in-flight.ts';
import { type Permit, RateLimiter } from './rate-limiter.ts';

/** Why no more requests are sent: they would only repeat the error. */
export interface OpenCircuit {
  /** Every later request fails with it. */
  readonly error: Error;
  readonly because: StopReason;
  readonly retryAfterMs?: number | undefined;
}

/** The right to send one request now. Its result is reported with it. */
export interface Turn {
  readonly permit: Permit;
  readonly place: Place;
  /** When it began, in milliseconds of the clock. */
  readonly atMs: number;
}

/** A request that waits. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** Those with a smaller number go first. */
  readonly order: number;
  /** Goes before all others. */
  readonly isUrgent?: boolean;
  /** What `permit` has returned for it. */
  readonly held?: Permit | undefined;
}

interface Waiter extends Waiting {
  /** Whether it also waits until there is room among the requests under way. */
  readonly goes: boolean;
  /** Ends the wait: with a permit, or without because it was aborted or the circuit is open. */
  readonly end: (permit: Permit | undefined, nowMs: number) => void;
}

/** The requests to one server: the oldest first, as fast and as many at a time as its limits let them go. */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waitTimer: WaitTimer;
  readonly #limiter: RateLimiter;
  readonly #inFlight = new InFlight();
  readonly #circuit: CircuitBreaker;
  /** In their order. */
  #waiters: Waiter[] = [];
  /** Ends the sleep until the rate lets the next request go. */
  #alarm = new AbortController();
  #alarmMs = Number.POSITIVE_INFINITY;
  /** Aborted when the circuit opens, with an `OpenCircuit` as the reason. */
  readonly #opened = new AbortController();

  /** @param waitTimer adds up all waits; it may be shared with other queues */
  constructor(clock: Clock, waitTimer: WaitTimer, limits: RetryLimits) {
    this.#clock = clock;
    this.#waitTimer = waitTimer;
    this.#limiter = new RateLimiter(clock.monotonicMs());
    this.#circuit = new CircuitBreaker(limits, clock.monotonicMs());
  }

  get openCircuit(): OpenCircuit | undefined {
    return this.#opened.signal.reason;
  }

  /** Opens the circuit: no further request is sent. The first call decides the error. */
  open(circuit: OpenCircuit): void {
    this.#opened.abort(circuit);
    this.#serve();
  }

  /** Waits until the request may be sent. Returns `undefined` once it is aborted, or the circuit opens. */
  turn(waiting: Waiting): Promise<Turn | undefined> {
    return this.#wait(waiting, true, (permit, atMs) => ({ permit, atMs, place: this.#inFlight.enter() }));
  }

  /** The same for a request that needs another one first, and has no place among those under way meanwhile. */
  permit(waiting: Waiting): Promise<Permit | undefined> {
    return this.#wait(waiting, false, (permit) => permit);
  }

  async #wait<T>(
    waiting: Waiting,
    goes: boolean,
    give: (permit: Permit, nowMs: number) => T,
  ): Promise<T | undefined> {
    const { promise, resolve } = Promise.withResolvers<T | undefined>();
    const serve = (): void => this.#serve();
    this.#waiters.push({ ...waiting, goes, end: (permit, nowMs) => resolve(permit && give(permit, nowMs)) });
    this.#waiters.sort(inTurn);
    waiting.signal.addEventListener('abort', serve);
    serve();
    const given = await promise;
    waiting.signal.removeEventListener('abort', serve);
    return given;
  }

  /** Ends the waits of all that may go now or never, and comes back when the rate lets the next one go. */
  #serve(): void {
    const nowMs = this.#clock.monotonicMs();
    let againMs = Number.POSITIVE_INFINITY;
    this.#waiters = this.#waiters.filter(({ signal, goes, held, end }) => {
      const isOver = signal.aborted || this.openCircuit !== undefined;
      if (!isOver && goes && this.#inFlight.isFull) return true;
      const permit = isOver ? undefined : this.#limiter.acquire(nowMs, held);
      if (typeof permit === 'number') againMs = permit;
      else end(permit, nowMs);
      return typeof permit === 'number';
    });
    if (againMs !== this.#alarmMs) void this.#serveAt(againMs, nowMs);
  }

  async #serveAt(atMs: number, nowMs: number): Promise<void> {
    this.#alarm.abort();
    this.#alarmMs = atMs;
    if (atMs === Number.POSITIVE_INFINITY) return;
    this.#alarm = new AbortController();
    const { signal } = this.#alarm;
    // Rounding errors may leave a time that is no later.
    const ms = Math.max(1, Math.ceil(atMs - nowMs));
    await this.#waitTimer.measure(() => this.#clock.sleep(ms, signal));
    if (signal.aborted) return;
    this.#alarmMs = Number.POSITIVE_INFINITY;
    this.#serve();
  }

  /** Resolves after `ms` milliseconds, once the signal aborts, or once the circuit opens. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (ms === 0) return;
    const ended = AbortSignal.any([signal, this.#opened.signal]);
    if (!ended.aborted) await this.#waitTimer.measure(() => this.#clock.sleep(ms, ended));
  }

  /** Whether no pause began or ended since. */
  isCurrent(permit: Permit): boolean {
    return this.#limiter.isCurrent(permit);
  }

  /** The next request goes alone. */
  startOver(): void {
    this.#inFlight.startOver();
  }

  /** The request has been under way for a while. */
  underWay({ place }: Turn): void {
    this.#inFlight.underWay(place);
    this.#serve();
  }

  /** The request was not sent. */
  release({ permit, place }: Pick<Turn, 'permit'> & Partial<Turn>): void {
    this.#limiter.release(permit);
    if (place) this.#inFlight.leave(place);
    this.#serve();
  }

  /** The server took a part of an upload, so the circuit stays closed. */
  sawProgress(): void {
    this.#circuit.sawProgress(this.#clock.monotonicMs());
  }

  /** The server responded and did not refuse the request for now, even if it rejected it. */
  accepted(turn: Turn): void {
    this.sawProgress();
    this.#limiter.accepted(turn.permit, this.#clock.monotonicMs());
    this.#leave(turn);
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
    const isRefused = kind === 'throttled' || mayBeLimit === true;
    if (kind === 'permanent') {
      this.accepted(turn);
      return 0;
    }
    if (!isRefused) {
      if (kind === 'transient') this.#limiter.accepted(turn.permit, nowMs);
      else this.#limiter.release(turn.permit);
      this.#leave(turn);
    }
    const pauseMs = isRefused ? this.#refused(turn, failure, nowMs) : 0;
    const counted = isRefused ? 'throttled' : kind;
    if ((isRefused || countsAsFailure) && this.#circuit.opensAfter(counted, turn.atMs, nowMs, retryAfterMs))
      this.open({ error, because: 'attempts-exhausted', retryAfterMs });
    return pauseMs;
  }

  #leave({ place }: Turn): void {
    this.#inFlight.accepted(place);
    this.#inFlight.leave(place);
    this.#serve();
  }

  #refused({ permit, place }: Turn, { retryAfterMs, mayBeLimit }: FailedAttempt, nowMs: number): number {
    this.#inFlight.leave(place);
    const isOther = this.#limiter.isFree && this.#inFlight.refused(place);
    if (mayBeLimit) this.#inFlight.stayAtOne();
    const pauseMs = this.#limiter.throttled(permit, nowMs, { retryAfterMs, isLost: mayBeLimit, isOther });
    if (!this.#limiter.isFree) this.#inFlight.restore();
    this.#serve();
    return pauseMs;
  }
}

/** The urgent ones first, then those with a smaller number. */
function inTurn(one: Waiting, other: Waiting): number {
  return Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false) || one.order - other.order;
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
