import { RequestError } from '../../../api/errors.ts';
import { type Clock, systemClock } from '../../../retry/clock.ts';
import type { RetryWait } from '../../../retry/results.ts';
import { formatDuration } from '../../../support/format.ts';
import type { Log } from '../../runner/log.ts';

const TICK_MS = 1_000;

/** Minimum time between two status lines, and between two lines about similar waits. */
const MIN_INTERVAL_MS = 5_000;

/**
 * Logs the phases of a run. Each phase is a group that a reader can fold. If a phase logs nothing for some seconds, it
 * gets a line with its status and the time that is left to wait.
 */
export class Progress {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #waits = new WaitLog();
  #status: (() => string | undefined) | undefined;
  #lastLineMs = 0;

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

  /** Logs that a request waits before its next attempt, unless a similar wait was just logged. */
  logWait(wait: RetryWait): void {
    const line = this.#waits.lineFor(wait, this.nowMs);
    if (line !== undefined) this.log(`  ${line}`);
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
      if (this.nowMs - this.#lastLineMs >= MIN_INTERVAL_MS)
        this.log(`  ${status() ?? 'no response yet'}${this.#waits.formatRemaining(this.nowMs)}`);
      this.#tickLater(status);
    });
  }
}

/** Maximum lines about waits per run. After them, only the status lines mention waits. */
const MAX_LINES = 100;

/** Turns waits into log lines. One 429 makes many requests wait, so similar waits to the same host share one line. */
class WaitLog {
  /** When a line was logged last, by what its wait has in common with others. */
  readonly #loggedMs = new Map<string, number>();
  #lines = 0;
  /** When the last wait of all requests is over, and that of one. */
  readonly #overMs = { all: 0, one: 0 };

  /** Returns the line to log; `undefined` if a similar wait was just logged. */
  lineFor(wait: RetryWait, nowMs: number): string | undefined {
    const { error, waitMs, retryAfterMs, attempt, maxAttempts, kind, pausesAll } = wait;
    const asked = Boolean(retryAfterMs);
    const whose = pausesAll ? 'all' : 'one';
    this.#overMs[whose] = Math.max(this.#overMs[whose], nowMs + waitMs);
    const { location = '', method = '' } = error instanceof RequestError ? error.request : {};
    // Only the host counts, because each upload has a path of its own.
    const key = [kind, asked, method, URL.parse(location)?.host ?? location].join(' ');
    const lastMs = this.#loggedMs.get(key) ?? Number.NEGATIVE_INFINITY;
    if (nowMs - lastMs < MIN_INTERVAL_MS || this.#lines >= MAX_LINES) return undefined;
    this.#lines += 1;
    this.#loggedMs.set(key, nowMs);
    const reason = asked ? 'as the server asked' : 'before another try';
    const most = maxAttempts === undefined ? '' : ` of ${maxAttempts}`;
    return `${error.message}; waiting ${formatDuration(waitMs)} ${reason} (attempt ${attempt}${most})`;
  }

  /** The time until the last wait is over, as the end of a status line; empty if nothing waits. */
  formatRemaining(nowMs: number): string {
    const { all, one } = this.#overMs;
    const format = (ms: number): string => formatDuration(Math.ceil(ms / 1000) * 1000);
    if (all > nowMs) return `, paused for ${format(all - nowMs)} more`;
    return one > nowMs ? `, next attempt within ${format(one - nowMs)}` : '';
  }
}
