import { CircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { type FailedAttempt, isRefusal, type RetryLimits } from './decide.ts';
import { Pace } from './pace.ts';
import type { Stop } from './results.ts';

/** A request that waits for its turn. */
interface Waiter {
  readonly signal: AbortSignal;
  /** Those with a smaller number go first. */
  readonly order: number;
  /** Goes before all others. */
  readonly isUrgent: boolean;
  /** When a wait of its own ends, in milliseconds of the clock. */
  readonly notBeforeMs: number;
  /** Ends the wait: with the time of its turn, or without because it was aborted or the circuit is open. */
  readonly end: (sentMs?: number) => void;
}

/** The requests to one server: the oldest first, as many at a time as its pace lets go. */
export class RequestQueue {
  readonly #clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  readonly #limits: RetryLimits;
  readonly pace = new Pace();
  readonly #circuit = new CircuitBreaker();
  /** In their order. */
  #waiters: Waiter[] = [];
  /** Ends the sleep until the next request may go. */
  #alarm = new AbortController();
  /** Why every later request fails: it would only repeat the error. */
  openCircuit: Stop | undefined;

  constructor(clock: Pick<Clock, 'monotonicMs' | 'sleep'>, limits: RetryLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Opens the circuit: no further request is sent. The first call decides the error. */
  open(circuit: Stop): void {
    this.openCircuit ??= circuit;
    this.#serve();
  }

  /** The first request of an operation need not be alone any more. */
  letOthersFollow(): void {
    this.pace.letOthersFollow();
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
  async turn(waiting: Omit<Waiter, 'end'>): Promise<number | undefined> {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const serve = () => this.#serve();
    this.#waiters.push({ ...waiting, end: resolve });
    this.#waiters.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.order - b.order);
    waiting.signal.addEventListener('abort', serve);
    serve();
    const sentMs = await promise;
    waiting.signal.removeEventListener('abort', serve);
    return sentMs;
  }

  /** Ends the waits of all that may go now or never, and comes back when the next one may go. */
  async #serve(): Promise<void> {
    const nowMs = this.#clock.monotonicMs();
    let againMs = Number.POSITIVE_INFINITY;
    this.#waiters = this.#waiters.filter(({ signal, notBeforeMs, end }) => {
      const isOver = signal.aborted || this.openCircuit !== undefined;
      const atMs = Math.max(notBeforeMs, this.pace.pausedUntilMs, this.pace.placeMs(nowMs));
      if (!isOver && nowMs < atMs) {
        againMs = Math.min(againMs, atMs);
        return true;
      }
      if (!isOver) this.pace.begin(nowMs);
      end(isOver ? undefined : nowMs);
      return false;
    });
    this.#alarm.abort('served'); // Without a reason, Node would make an error with its stack.
    if (againMs === Number.POSITIVE_INFINITY) return;
    this.#alarm = new AbortController();
    const { signal } = this.#alarm;
    // Rounding errors may leave a time that is no later.
    await this.#clock.sleep(Math.max(1, againMs - nowMs), signal);
    if (!signal.aborted) this.#serve();
  }

  /** The request was not sent. */
  release(): void {
    this.pace.leave(this.#clock.monotonicMs());
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
    if (failure !== undefined && isRefusal(failure)) pauseMs = this.pace.refused(sentMs, nowMs, failure);
    else if (failure?.kind === 'unreachable') this.pace.leave(nowMs);
    else this.pace.accepted(sentMs, nowMs);
    if (failure === undefined || failure.kind === 'permanent') this.#circuit.accepted();
    else {
      const { error, retryAfterMs } = failure;
      const isOver = this.#circuit.opensAfter(failure, sentMs, nowMs, this.#limits);
      if (isOver) this.open({ error, because: 'attempts-exhausted', retryAfterMs });
      if (pauseMs > this.#limits.maxRetryWaitMs) this.open({ error, because: 'wait-too-long', retryAfterMs });
    }
    this.#serve();
    return pauseMs;
  }
}

/** Finds the queue of a server. */
export type QueueOf = (server: URL) => RequestQueue;

/** The queues of a run: one for each origin, so that requests to one gateway share its limit. */
export function queuesByOrigin(...settings: ConstructorParameters<typeof RequestQueue>): QueueOf {
  const queues = new Map<string, RequestQueue>();
  return ({ origin }) => {
    const queue = queues.get(origin) ?? new RequestQueue(...settings);
    queues.set(origin, queue);
    return queue;
  };
}
