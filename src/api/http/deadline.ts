import { NoResponse } from './connection-errors.ts';

/** A whole response may take this many idle timeouts, counted from the end of the request. */
const RESPONSE_TIMEOUTS = 10;

export interface DeadlineOptions {
  /** Cancels the request. */
  readonly signal: AbortSignal;
  /** Cancels the request as long as nothing of it was sent. */
  readonly unsentSignal?: AbortSignal;
  /** Called once, when the connection stands and gets the request. */
  readonly onConnected?: () => void;
}

/**
 * The time that one request has. It aborts the request if it makes no progress for the idle timeout, if its response takes ten idle
 * timeouts, or if the run is cancelled.
 *
 * Progress is a connection, 64 KiB of an upload, and each part of a response body. Interim responses and parts of a head are none, so a
 * server can't delay a run with them.
 */
export class Deadline {
  readonly #controller = new AbortController();
  /** Aborted with a `NoResponse`. */
  readonly signal = this.#controller.signal;
  readonly #aborted = Promise.withResolvers<never>();
  /** Rejects when the request is aborted. Some requests without a connection emit no event then, nor does a file that is being opened. */
  readonly aborted = this.#aborted.promise;
  readonly #options: DeadlineOptions;
  readonly #idleTimeoutMs: number;
  readonly #idleTimer: NodeJS.Timeout;
  #responseTimer: NodeJS.Timeout | undefined;
  #progressMs = performance.now();
  /** Whether a connection that stands got the first byte of the request. Before that, nothing was sent. */
  isHandedOver = false;

  /** @param idleTimeoutMs time without progress after which the request is aborted */
  constructor(options: DeadlineOptions, idleTimeoutMs: number) {
    this.#options = options;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#idleTimer = setTimeout(
      () => this.#expire(this.isHandedOver ? 'no progress for' : 'no connection after', idleTimeoutMs),
      idleTimeoutMs,
    );
    const { signal, unsentSignal } = options;
    if (signal.aborted || unsentSignal?.aborted) this.#cancel();
    signal.addEventListener('abort', this.#cancel);
    unsentSignal?.addEventListener('abort', this.#cancelUnsent);
  }

  /** Time since the last progress, in milliseconds. */
  get idleMs(): number {
    return performance.now() - this.#progressMs;
  }

  /** Restarts the idle time. */
  progress(): void {
    this.#progressMs = performance.now();
    this.#idleTimer.refresh();
  }

  /** The connection stands, and now gets the request. A second one may follow if the first was closed while it was kept. */
  handOver(): void {
    if (!this.isHandedOver) this.#options.onConnected?.();
    this.isHandedOver = true;
    this.progress();
  }

  /** Starts the time of the response. */
  requestSent(): void {
    const timeoutMs = RESPONSE_TIMEOUTS * this.#idleTimeoutMs;
    this.#responseTimer ??= setTimeout(
      () => this.#expire('the response was not complete after', timeoutMs),
      timeoutMs,
    );
  }

  end(): void {
    clearTimeout(this.#idleTimer);
    clearTimeout(this.#responseTimer);
    const { signal, unsentSignal } = this.#options;
    signal.removeEventListener('abort', this.#cancel);
    unsentSignal?.removeEventListener('abort', this.#cancelUnsent);
  }

  readonly #cancel = (): void => this.#stop('cancelled', 'cancelled');

  readonly #cancelUnsent = (): void => {
    if (!this.isHandedOver) this.#cancel();
  };

  #expire(problem: string, timeoutMs: number): void {
    this.#stop('timeout', `${problem} ${timeoutMs / 1000} s`);
  }

  #stop(reason: 'cancelled' | 'timeout', words: string): void {
    const why = new NoResponse(reason, new Error(words));
    this.#controller.abort(why);
    this.#aborted.reject(why);
  }
}
