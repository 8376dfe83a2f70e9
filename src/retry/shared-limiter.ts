import type { Clock, WaitingTime } from './clock.ts';
import type { StopReason } from './decide.ts';
import { Pace, type Throttling, type Ticket } from './rate-limiter.ts';

/** Why nothing more is sent to a side: the run is red already, and waiting for longer would not help it. */
export interface Blockade {
  /** What the request that met it brought; every later one brings the same. */
  readonly error: unknown;
  readonly because: StopReason;
  /** The wait that was asked for, in milliseconds. */
  readonly askedMs?: number | undefined;
}

/** Of a request that is not going to be sent. */
const NO_TICKET: Ticket = { era: -1, order: 0 };

/** So many requests in a row that used up all their attempts, with none accepted for so long, speak for the others. */
const GIVEN_UP_IN_A_ROW = 16;
const GIVEN_UP_AFTER_MS = 30_000;

/** The one pace of all requests to one side, and the waits that it imposes on them. */
export class SharedPace {
  readonly #clock: Clock;
  readonly #waiting: WaitingTime;
  readonly #pace: Pace;
  /** Aborted, and replaced, when there is something new for those who wait. */
  #alarm = new AbortController();
  readonly #watched = new WeakSet<AbortSignal>();
  #blockade: Blockade | undefined;
  #released = false;
  #givenUp = 0;
  #acceptedAtMs: number;

  /** @param waiting where the waits are added up, those of other sides too */
  constructor(clock: Clock, waiting: WaitingTime) {
    this.#clock = clock;
    this.#waiting = waiting;
    this.#acceptedAtMs = clock.monotonicMs();
    this.#pace = new Pace(this.#acceptedAtMs);
  }

  /** Resolves when a request may be sent, or as soon as there is no point in waiting: aborted, blocked or released. */
  async turn(signal: AbortSignal): Promise<Ticket> {
    this.#watch(signal);
    for (;;) {
      const { era } = this.#pace;
      const nowMs = this.#clock.monotonicMs();
      const turn = this.#pace.turn(nowMs);
      // The end of a pause is news for all who wait.
      if (this.#pace.era !== era) this.#ring();
      if (turn.kind === 'given') {
        if (turn.atMs > nowMs) await this.#until(turn.atMs, signal);
        if (this.#pointless(signal) || this.#pace.holds(turn.ticket)) return turn.ticket;
        this.#pace.lost(turn.ticket);
      } else {
        if (this.#pointless(signal)) return NO_TICKET;
        await this.#untilNews(turn.atMs);
      }
    }
  }

  /** Resolves after `ms` milliseconds, or as soon as there is no point in waiting. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.#watch(signal);
    await this.#until(this.#clock.monotonicMs() + ms, signal);
  }

  /** The request was not refused for its rate, whatever else became of it. */
  passed(ticket: Ticket): void {
    this.#givenUp = 0;
    this.#acceptedAtMs = this.#clock.monotonicMs();
    const { era } = this.#pace;
    this.#pace.passed(ticket, this.#acceptedAtMs);
    if (this.#pace.era !== era) this.#ring();
  }

  /** The request never arrived. */
  lost(ticket: Ticket): void {
    if (ticket === NO_TICKET) return;
    this.#pace.lost(ticket);
    this.#ring();
  }

  /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
  throttled(ticket: Ticket, throttling: Throttling): number {
    const pauseMs = this.#pace.throttled(ticket, this.#clock.monotonicMs(), throttling);
    this.#ring();
    return pauseMs;
  }

  /** A request was refused for its rate in all its attempts: after some more of those there is no use in others. */
  gaveUp(blockade: Blockade): void {
    this.#givenUp += 1;
    const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
    if (this.#givenUp >= GIVEN_UP_IN_A_ROW && sinceMs >= GIVEN_UP_AFTER_MS) this.block(blockade);
  }

  /** Lets no request pass that has not been sent yet. */
  block(blockade: Blockade): void {
    this.#blockade ??= blockade;
    this.#ring();
  }

  get blockade(): Blockade | undefined {
    return this.#blockade;
  }

  /** Ends every wait, now and later: nothing is worth waiting for any more. */
  release(): void {
    this.#released = true;
    this.#ring();
  }

  #pointless(signal: AbortSignal): boolean {
    return signal.aborted || this.#released || this.#blockade !== undefined;
  }

  async #until(atMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const restMs = atMs - this.#clock.monotonicMs();
      if (restMs <= 0 || this.#pointless(signal)) return;
      await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
    }
  }

  async #untilNews(atMs: number): Promise<void> {
    const restMs = Math.max(0, atMs - this.#clock.monotonicMs());
    await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
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
