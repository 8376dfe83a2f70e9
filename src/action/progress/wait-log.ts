import { RequestError } from '../../api/errors.ts';
import type { RetryWait } from '../../retry/results.ts';
import { formatDuration, plural } from '../../support/format.ts';

/** Minimum time between two lines about similar waits. */
const MIN_INTERVAL_MS = 5_000;

/** Maximum lines about waits per run. After them, only the status lines mention waits. */
const MAX_LINES = 100;

interface LoggedWait {
  readonly atMs: number;
  readonly untilMs: number;
  /** Similar waits since then that got no line. */
  similar: number;
}

/** Turns waits into log lines. One 429 makes many requests wait, so similar waits to the same host share one line. */
export class WaitLog {
  readonly #logged = new Map<string, LoggedWait>();
  #lines = 0;
  #pausedUntilMs = 0;
  #retryAtMs = 0;

  /** Returns the line to log; `undefined` if a similar wait was just logged. */
  lineFor(wait: RetryWait, nowMs: number): string | undefined {
    const untilMs = nowMs + wait.waitMs;
    if (wait.pausesAll) this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
    else this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
    const key = similarityKey(wait);
    const last = this.#logged.get(key);
    const isNew =
      last === undefined || nowMs - last.atMs >= MIN_INTERVAL_MS || untilMs - last.untilMs >= MIN_INTERVAL_MS;
    if (!isNew || this.#lines >= MAX_LINES) {
      if (last !== undefined) last.similar += 1;
      return undefined;
    }
    this.#lines += 1;
    this.#logged.set(key, { atMs: nowMs, untilMs, similar: 0 });
    const similar = last?.similar ? `; ${plural(last.similar, 'request')} waited before` : '';
    return `${describeWait(wait)}${similar}`;
  }

  /** Whether a server keeps all requests to it from being sent. */
  isPaused(nowMs: number): boolean {
    return this.#pausedUntilMs > nowMs;
  }

  /** The time until the last wait is over, as the end of a status line; empty if nothing waits. */
  formatRemaining(nowMs: number): string {
    if (this.isPaused(nowMs)) return `, paused for ${formatSeconds(this.#pausedUntilMs - nowMs)} more`;
    return this.#retryAtMs > nowMs ? `, next attempt within ${formatSeconds(this.#retryAtMs - nowMs)}` : '';
  }
}

function describeWait({ error, waitMs, asked, attempt, maxAttempts }: RetryWait): string {
  const reason = asked ? 'as the server asked' : 'before another try';
  const most = maxAttempts === undefined ? '' : ` of ${maxAttempts}`;
  return `${error.message}; waiting ${formatDuration(waitMs)} ${reason} (attempt ${attempt}${most})`;
}

/** Waits with the same key share a line. Only the host counts, because each upload has a path of its own. */
function similarityKey({ error, kind, asked }: RetryWait): string {
  const { location = '', method = '' } = error instanceof RequestError ? error : {};
  return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}

function formatSeconds(ms: number): string {
  return formatDuration(Math.ceil(ms / 1000) * 1000);
}
