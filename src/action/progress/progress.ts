import type { Clock } from '../../retry/clock.ts';
import { truncate } from '../../support/text.ts';
import type { Log } from '../runner/log.ts';

const TICK_MS = 1_000;

/** Between two signs of life. Later on fewer will do: a log of many hours stays below some thousand lines. */
const HEARTBEAT_MS = 5_000;
const LATER_HEARTBEAT_MS = 9_000;
const LATER_MS = 20 * 60_000;

/** A name from outside may be a part of a title, and be longer than any line. */
const MAX_TITLE_LENGTH = 200;

/** Timers are not on time to the millisecond. */
const MARGIN_MS = 100;

export interface LogPhase {
  /** Of the group in the log. */
  readonly title: string;
  /** How far it is, in a line. */
  readonly status: () => string;
  /** Whether other lines are signs of life as well, so that none is needed after them. */
  readonly talkative: boolean;
  /** Called every second. */
  readonly tick?: () => void;
}

/**
 * The phases of a run as they are seen in the log: each a group that can be folded, with a sign of life whenever nothing
 * was said for some seconds.
 */
export class Progress {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #ticker: Ticker;
  #phase: LogPhase | undefined;
  #stopTicker: () => void = () => undefined;
  #startedMs = 0;
  #spokeMs = 0;

  constructor(log: Log, time: { readonly clock: Clock; readonly ticker: Ticker }) {
    this.#log = log;
    this.#clock = time.clock;
    this.#ticker = time.ticker;
  }

  /** Opens the group of a phase, and closes the one before. */
  begin(phase: LogPhase): void {
    this.end();
    this.#phase = phase;
    this.#startedMs = this.#clock.monotonicMs();
    this.#spokeMs = this.#startedMs;
    this.#log.startGroup(truncate(phase.title, MAX_TITLE_LENGTH));
    this.#stopTicker = this.#ticker(TICK_MS, () => this.#tick());
  }

  /** A line of the phase. */
  log(text: string): void {
    if (this.#phase?.talkative) this.#spokeMs = this.#clock.monotonicMs();
    this.#log.info(text);
  }

  /** Closes the group of the phase, if there is one; nothing more is said of it. */
  end(): void {
    if (this.#phase === undefined) return;
    this.#phase = undefined;
    this.#stopTicker();
    this.#log.endGroup();
  }

  #tick(): void {
    if (this.#phase === undefined) return;
    this.#phase.tick?.();
    const nowMs = this.#clock.monotonicMs();
    const beatMs = nowMs - this.#startedMs < LATER_MS ? HEARTBEAT_MS : LATER_HEARTBEAT_MS;
    if (nowMs - this.#spokeMs < beatMs - MARGIN_MS) return;
    this.#spokeMs = nowMs;
    this.#log.info(`  ${this.#phase.status()}`);
  }
}

/** Calls `tick` every `ms` milliseconds until the function that it returns is called. */
export type Ticker = (ms: number, tick: () => void) => () => void;

/** Never what keeps the process alive: work that has come to a standstill must be able to end. */
export const systemTicker: Ticker = (ms, tick) => {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
};
