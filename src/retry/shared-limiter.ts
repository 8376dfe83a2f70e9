import type { Clock, WaitTimer } from './clock.ts';
import type { StopReason } from './decide.ts';
import { type Permit, RateLimiter, type Throttling } from './rate-limiter.ts';

/** Why nothing more is sent to a side: the run is red already, and waiting for longer would not help it. */
export interface OpenCircuit {
  /** What the request that met it brought; every later one brings the same. */
  readonly error: unknown;
  readonly because: StopReason;
  /** The wait that was asked for, in milliseconds. */
  readonly askedMs?: number | undefined;
}

/** Of a request that is not going to be sent. */
const NO_PERMIT: Permit = { generation: -1, order: 0 };

/** So many requests in a row that used up all their attempts, with none accepted for so long, speak for the others. */
const EXHAUSTED_TO_OPEN = 16;
const OPEN_AFTER_MS = 30_000;

/** The one pace of all requests to one side, and the waits that it imposes on them. */
export class SharedRateLimiter {
  readonly #clock: Clock;
  readonly #waiting: WaitTimer;
  readonly #limiter: RateLimiter;
  /** Aborted, and replaced, when there is something new for those who wait. */
  #alarm = new AbortController();
  readonly #watched = new WeakSet<AbortSignal>();
  #circuit: OpenCircuit | undefined;
  #released = false;
  #exhausted = 0;
  #acceptedAtMs: number;

  /** @param waiting where the waits are added up, those of other sides too */
  constructor(clock: Clock, waiting: WaitTimer) {
    this.#clock = clock;
    this.#waiting = waiting;
    this.#acceptedAtMs = clock.monotonicMs();
    this.#limiter = new RateLimiter(this.#acceptedAtMs);
  }

  /** Resolves when a request may be sent, or as soon as there is no point in waiting: aborted, blocked or released. */
  async acquire(signal: AbortSignal): Promise<Permit> {
    this.#watch(signal);
    for (;;) {
      const { generation } = this.#limiter;
      const nowMs = this.#clock.monotonicMs();
      const acquisition = this.#limiter.acquire(nowMs);
      // The end of a pause is news for all who wait.
      if (this.#limiter.generation !== generation) this.#ring();
      if (acquisition.kind === 'given') {
        if (acquisition.atMs > nowMs) await this.#until(acquisition.atMs, signal);
        if (this.#pointless(signal) || this.#limiter.isCurrent(acquisition.permit)) return acquisition.permit;
        this.#limiter.release(acquisition.permit);
      } else {
        if (this.#pointless(signal)) return NO_PERMIT;
        await this.#untilNews(acquisition.atMs);
      }
    }
  }

  /** Resolves after `ms` milliseconds, or as soon as there is no point in waiting. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.#watch(signal);
    await this.#until(this.#clock.monotonicMs() + ms, signal);
  }

  /** The request was not refused for its rate, whatever else became of it. */
  accepted(permit: Permit): void {
    this.#exhausted = 0;
    this.#acceptedAtMs = this.#clock.monotonicMs();
    const { generation } = this.#limiter;
    this.#limiter.accepted(permit, this.#acceptedAtMs);
    if (this.#limiter.generation !== generation) this.#ring();
  }

  /** The request never arrived. */
  release(permit: Permit): void {
    if (permit === NO_PERMIT) return;
    this.#limiter.release(permit);
    this.#ring();
  }

  /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
  throttled(permit: Permit, throttling: Throttling): number {
    const pauseMs = this.#limiter.throttled(permit, this.#clock.monotonicMs(), throttling);
    this.#ring();
    return pauseMs;
  }

  /** A request was refused for its rate in all its attempts: after some more of those there is no use in others. */
  recordExhausted(circuit: OpenCircuit): void {
    this.#exhausted += 1;
    const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
    if (this.#exhausted >= EXHAUSTED_TO_OPEN && sinceMs >= OPEN_AFTER_MS) this.open(circuit);
  }

  /** Lets no request pass that has not been sent yet. */
  open(circuit: OpenCircuit): void {
    this.#circuit ??= circuit;
    this.#ring();
  }

  get openCircuit(): OpenCircuit | undefined {
    return this.#circuit;
  }

  /** Ends every wait, now and later: nothing is worth waiting for any more. */
  endWaits(): void {
    this.#released = true;
    this.#ring();
  }

  #pointless(signal: AbortSignal): boolean {
    return signal.aborted || this.#released || this.#circuit !== undefined;
  }

  async #until(atMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const restMs = atMs - this.#clock.monotonicMs();
      if (restMs <= 0 || this.#pointless(signal)) return;
      await this.#waiting.measure(() => this.#clock.sleep(restMs, this.#alarm.signal));
    }
  }

  async #untilNews(atMs: number): Promise<void> {
    const restMs = Math.max(0, atMs - this.#clock.monotonicMs());
    await this.#waiting.measure(() => this.#clock.sleep(restMs, this.#alarm.signal));
  }

  #ring(): void {
    const alarm = this.#alarm;
    this.#alarm = new AbortController();
    alarm.abort();
  }

  /** One listener a signal instead of one a wait. */
  #watch(signal: AbortSignal): void {
    if (this.#watched.has(signal)) return;
    this.#watched.add(signal);
    signal.addEventListener('abort', () => this.#ring(), { once: true });
  }
}
