import { type Clock, systemClock } from '../../../retry/clock.ts';
import type { RetryWait } from '../../../retry/results.ts';
import { formatDuration } from '../../../support/format.ts';
import type { Log } from '../../runner/log.ts';

const TICK_MS = 1_000;

/** Minimum time between two status lines, and between two lines about waits. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Logs the phases of a run. Each phase is a group that a reader can fold. If a phase logs nothing for some seconds, it
 * gets a line with its status and the time that is left to wait.
 */
export class Progress {
  readonly #log: Log;
  readonly #clock: Clock;
  #status: (() => string | undefined) | undefined;
  #lastLineMs = 0;
  #lastWaitLineMs = Number.NEGATIVE_INFINITY;
  /** When the last wait is over, and what to say until then. */
  #wait = { untilMs: 0, words: '' };

  constructor(log: Log, clock: Clock = systemClock) {
    this.#log = log;
    this.#clock = clock;
  }

  get nowMs(): number {
    return this.#clock.monotonicMs();
  }

  /**
   * Ends the phase before and opens the group of the next one.
   *
   * @param status says in one line how far the phase is; `undefined` if there is no response yet
   */
  startPhase(title: string, status: () => string | undefined = () => undefined): void {
    this.endPhase();
    this.#status = status;
    this.#lastLineMs = this.nowMs;
    this.#log.startGroup(title);
    this.#tickLater(status);
  }

  log(text: string): void {
    this.#lastLineMs = this.nowMs;
    this.#log.info(text);
  }

  /** Logs that a request waits before its next attempt. One 429 makes many requests wait, so there is at most one such line in 5 s. */
  logWait({ error, waitMs, retryAfterMs, attempt, maxAttempts, pausesAll }: RetryWait): void {
    const words = pausesAll ? 'paused for' : 'next attempt within';
    this.#wait = { untilMs: Math.max(this.#wait.untilMs, this.nowMs + waitMs), words };
    if (this.nowMs - this.#lastWaitLineMs < MIN_INTERVAL_MS) return;
    this.#lastWaitLineMs = this.nowMs;
    const reason = retryAfterMs ? 'as the server asked' : 'before another try';
    const most = maxAttempts === undefined ? '' : ` of ${maxAttempts}`;
    this.log(`  ${error.message}; waiting ${formatDuration(waitMs)} ${reason} (attempt ${attempt}${most})`);
  }

  /** Closes the group of the current phase, if there is one. No status line follows. */
  endPhase(): void {
    if (this.#status === undefined) return;
    this.#status = undefined;
    this.#log.endGroup();
  }

  #tickLater(status: () => string | undefined): void {
    this.#clock.later(TICK_MS, () => {
      if (this.#status !== status) return;
      if (this.nowMs - this.#lastLineMs >= MIN_INTERVAL_MS) {
        const seconds = Math.ceil((this.#wait.untilMs - this.nowMs) / 1_000);
        const wait = seconds > 0 ? `, ${this.#wait.words} ${formatDuration(seconds * 1_000)}` : '';
        this.log(`  ${status() ?? 'no response yet'}${wait}`);
      }
      this.#tickLater(status);
    });
  }
}
