import type { CallError } from '../../api/call.ts';
import { RequestError } from '../../api/errors.ts';
import type { RetryWait } from '../../retry/retry.ts';
import { formatDuration, plural } from '../../support/format.ts';

/** Between two lines about the same kind of wait. */
const QUIET_MS = 5_000;

/** The rest is only told by how far the work is. */
const MAX_LINES = 100;

interface LoggedWait {
  atMs: number;
  /** When the longest of these waits is over. */
  untilMs: number;
  /** Waits since then that got no line. */
  others: number;
}

/**
 * What is told of waits. One refusal pauses all requests, and each that was refused tells of it: those of one kind and one
 * address get a line together.
 */
export class WaitLog {
  readonly #told = new Map<string, LoggedWait>();
  #lines = 0;
  #pausedUntilMs = 0;
  #retryAtMs = 0;

  /** A line about the wait; `undefined` where one has just told the same. */
  lineFor(wait: RetryWait<CallError>, nowMs: number): string | undefined {
    const untilMs = nowMs + wait.waitMs;
    if (wait.kind === 'throttled') this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
    else this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
    const key = keyOf(wait);
    const told = this.#told.get(key);
    const isNew = told === undefined || nowMs - told.atMs >= QUIET_MS || untilMs - told.untilMs >= QUIET_MS;
    if (!isNew || this.#lines >= MAX_LINES) {
      if (told !== undefined) told.others += 1;
      return undefined;
    }
    this.#lines += 1;
    this.#told.set(key, { atMs: nowMs, untilMs, others: 0 });
    const others =
      told === undefined || told.others === 0 ? '' : `; so did ${plural(told.others, 'request')} before`;
    return `${describe(wait)}${others}`;
  }

  /** Whether a refusal keeps all requests from being sent. */
  isPaused(nowMs: number): boolean {
    return this.#pausedUntilMs > nowMs;
  }

  /** How long it is to the end of the waits, in words that follow others; empty where nothing waits. */
  formatRemaining(nowMs: number): string {
    if (this.isPaused(nowMs)) {
      return `, paused after 429 for ${inSeconds(this.#pausedUntilMs - nowMs)} more`;
    }
    return this.#retryAtMs > nowMs ? `, next try within ${inSeconds(this.#retryAtMs - nowMs)}` : '';
  }
}

function describe({ error, waitMs, asked, attempt, maxAttempts }: RetryWait<CallError>): string {
  const why = asked ? 'as it asked' : 'before another try';
  return `${error.message}; waiting ${formatDuration(waitMs)} ${why} (attempt ${attempt} of ${maxAttempts})`;
}

function keyOf({ error, kind, asked }: RetryWait<CallError>): string {
  const { location = '', method = '' } = error instanceof RequestError ? error : {};
  // The path of an upload is another one for each file.
  return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}

function inSeconds(ms: number): string {
  return formatDuration(Math.ceil(ms / 1000) * 1000);
}
