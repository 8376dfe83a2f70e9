/** A whole response may take this many idle timeouts, counted from the end of the request. */
const RESPONSE_TIMEOUTS = 10;

/**
 * The time that one request has. It aborts the request if it makes no progress for the idle timeout, if its response takes ten idle
 * timeouts, or if the run is cancelled.
 *
 * Progress is a connection, 64 KiB of an upload, and each part of a response body. Interim responses and parts of a head are none, so a
 * server can't delay a run with them.
 */
export class Deadline {
  readonly #controller = new AbortController();
  /** Why the request was aborted; absent if it was not. */
  abort: { readonly reason: 'cancelled' | 'timeout'; readonly cause: Error } | undefined;
  readonly signal = this.#controller.signal;
  readonly #aborted = Promise.withResolvers<never>();
  /** Rejects when the request is aborted. Some requests without a connection emit no event then, nor does a file that is being opened. */
  readonly aborted = this.#aborted.promise;
  readonly #cancelSignal: AbortSignal;
  readonly #idleTimeoutMs: number;
  readonly #idleTimer: NodeJS.Timeout;
  #responseTimer: NodeJS.Timeout | undefined;
  #progressMs = performance.now();
  readonly #onConnected: (() => void) | undefined;
  /** Whether a connection that stands got the first byte of the request. Before that, nothing was sent. */
  isHandedOver = false;

  /**
   * @param idleTimeoutMs time without progress after which the request is aborted
   * @param onConnected called when the request is handed to its connection
   */
  constructor(cancelSignal: AbortSignal, idleTimeoutMs: number, onConnected?: () => void) {
    this.#onConnected = onConnected;
    this.#cancelSignal = cancelSignal;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#idleTimer = setTimeout(() => this.#expireIdle(), idleTimeoutMs);
    if (cancelSignal.aborted) this.#cancel();
    else cancelSignal.addEventListener('abort', this.#cancel);
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

  /** The connection stands, and now gets the request. */
  handOver(): void {
    this.isHandedOver = true;
    this.progress();
    this.#onConnected?.();
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
    this.#cancelSignal.removeEventListener('abort', this.#cancel);
  }

  readonly #cancel = (): void => this.#stop('cancelled', new Error('cancelled'));

  #expireIdle(): void {
    this.#expire(this.isHandedOver ? 'no progress for' : 'no connection after', this.#idleTimeoutMs);
  }

  #expire(problem: string, timeoutMs: number): void {
    this.#stop('timeout', new Error(`${problem} ${timeoutMs / 1000} s`));
  }

  #stop(reason: 'cancelled' | 'timeout', cause: Error): void {
    this.abort ??= { reason, cause };
    this.#controller.abort(cause);
    this.#aborted.reject(cause);
  }
}
