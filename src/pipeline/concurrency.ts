/** With `concurrency: auto`: uploads in flight at the start, and the fixed limit for hashing files and for exports. */
export const INITIAL_CONCURRENCY = 16;
const MIN_CONCURRENCY = 4;
const MAX_CONCURRENCY = 128;

/** This many bytes in flight fill any connection, so large files need fewer uploads at a time. It also bounds memory. */
const MAX_BYTES_IN_FLIGHT = 32 * 1024 * 1024;

/** If this process is busy for a larger share of the time, more uploads in flight make nothing faster. */
const MAX_BUSY_SHARE = 0.7;

/** A higher limit is kept if files settle faster by this factor. */
const MIN_SPEEDUP = 1.1;
/** Measurements per limit, of which the better one counts: a pause of the machine may spoil one of them. */
const MEASUREMENTS_PER_LIMIT = 2;
/** The limit does not grow for this long after a step that made nothing faster. */
const HOLD_AFTER_NO_GAIN_MS = 5_000;
/** The limit does not grow for this long after a throttled request. */
const HOLD_AFTER_THROTTLING_MS = 10_000;
/** The server may throttle several requests that were in flight together. Within this time they count as one. */
const SAME_THROTTLING_MS = 1_000;

export interface AutoConcurrencyOptions {
  readonly nowMs: number;
  /** Average size of the files. */
  readonly meanBytes: number;
  /** Returns how long this process has been busy since its start, in milliseconds. */
  readonly busyMs: () => number;
}

/**
 * Finds out during the uploads how many of them may be in flight. It is a pure state machine. All times are milliseconds of
 * the same monotonic clock.
 *
 * Before the first response the limit doubles at every call of `noResponse`, because a distant server needs many requests
 * in flight. After the first response the limit doubles whenever the last step made the uploads faster. It never grows while
 * this process is busy. A step that made nothing faster is undone, and a throttled request or a broken connection halves the
 * limit. After either of them the limit does not grow for a while.
 */
export class AutoConcurrency {
  readonly #maxLimit: number;
  readonly #busyMs: () => number;
  #limit = INITIAL_CONCURRENCY;
  #onChange: () => void = () => undefined;
  #hasResponse = false;
  #heldUntilMs = 0;
  #throttledAtMs = Number.NEGATIVE_INFINITY;
  /** Files per millisecond at the limit below this one; 0 if it was not measured. */
  #previousRate = 0;
  /** Best rate measured at this limit, in files per millisecond. */
  #bestRate = 0;
  #measurements = 0;
  #measuredFromMs: number;
  #busyAtStartMs: number;
  #settledFiles = 0;

  constructor({ nowMs, meanBytes, busyMs }: AutoConcurrencyOptions) {
    const byBytes = Math.floor(MAX_BYTES_IN_FLIGHT / Math.max(1, meanBytes));
    this.#maxLimit = Math.min(MAX_CONCURRENCY, Math.max(INITIAL_CONCURRENCY, byBytes));
    this.#measuredFromMs = nowMs;
    this.#busyMs = busyMs;
    this.#busyAtStartMs = busyMs();
  }

  /** Uploads that may be in flight now. */
  get limit(): number {
    return this.#limit;
  }

  /** Whether `noResponse` may still raise the limit: no response has arrived, and the limit is below its maximum. */
  get isProbing(): boolean {
    return !this.#hasResponse && this.#limit < this.#maxLimit;
  }

  /** @param listener called after each change of `limit`; replaces the previous listener */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  /** Reports that some time has passed without a response. */
  noResponse(nowMs: number): void {
    if (!this.isProbing) return;
    if (this.#isBusy(nowMs)) this.#startMeasurement(nowMs);
    else this.#setLimit(this.#limit * 2, 0, nowMs);
  }

  /** Reports that an upload has succeeded or failed. */
  settled(nowMs: number): void {
    this.#hasResponse = true;
    this.#settledFiles += 1;
    if (this.#settledFiles < this.#limit || nowMs <= this.#measuredFromMs) return;
    this.#bestRate = Math.max(this.#bestRate, this.#settledFiles / (nowMs - this.#measuredFromMs));
    this.#measurements += 1;
    const isBusy = this.#isBusy(nowMs);
    this.#startMeasurement(nowMs);
    const isFaster = this.#bestRate >= this.#previousRate * MIN_SPEEDUP;
    if (isFaster && !isBusy) this.#grow(nowMs);
    if (!isFaster && this.#measurements >= MEASUREMENTS_PER_LIMIT) {
      this.#heldUntilMs = nowMs + HOLD_AFTER_NO_GAIN_MS;
      this.#setLimit(this.#limit / 2, 0, nowMs);
    }
  }

  /** Reports that a request was throttled, or got no response because the connection broke. */
  throttled(nowMs: number): void {
    this.#hasResponse = true;
    this.#heldUntilMs = nowMs + HOLD_AFTER_THROTTLING_MS;
    if (nowMs - this.#throttledAtMs < SAME_THROTTLING_MS) return;
    this.#throttledAtMs = nowMs;
    this.#setLimit(this.#limit / 2, 0, nowMs);
  }

  #grow(nowMs: number): void {
    if (this.#limit >= this.#maxLimit || nowMs < this.#heldUntilMs) return;
    this.#setLimit(this.#limit * 2, this.#bestRate, nowMs);
  }

  #isBusy(nowMs: number): boolean {
    return this.#busyMs() - this.#busyAtStartMs > MAX_BUSY_SHARE * (nowMs - this.#measuredFromMs);
  }

  #startMeasurement(nowMs: number): void {
    this.#settledFiles = 0;
    this.#measuredFromMs = nowMs;
    this.#busyAtStartMs = this.#busyMs();
  }

  #setLimit(limit: number, previousRate: number, nowMs: number): void {
    this.#limit = Math.min(this.#maxLimit, Math.max(MIN_CONCURRENCY, Math.floor(limit)));
    this.#previousRate = previousRate;
    this.#bestRate = 0;
    this.#measurements = 0;
    this.#startMeasurement(nowMs);
    this.#onChange();
  }
}
