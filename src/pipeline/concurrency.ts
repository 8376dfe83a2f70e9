/** Files in flight at first, and of all that is no upload. */
export const INITIAL_CONCURRENCY = 16;
const MIN_CONCURRENCY = 4;
const MAX_CONCURRENCY = 128;

/** So much in flight fills every line: where files are large, fewer are enough, and take less memory. */
const BYTES_IN_FLIGHT = 32 * 1024 * 1024;

/** A process that is busy for more than this share of the time gains nothing from more in flight. */
const BUSY = 0.7;

/** A level that is not faster by this factor than the one before is not worth its requests. */
const WORTH_IT = 1.1;
/** A level is judged by the better of so many windows: one may have met a pause of the machine. */
const WINDOWS = 2;
/** After a step that brought nothing, and after a refusal, no further step is made for so long. */
const FLAT_HOLD_MS = 5_000;
const REFUSED_HOLD_MS = 10_000;
/** What was under way when the first refusal came may be refused as well: that is the same one. */
const SAME_REFUSAL_MS = 1_000;

/** What the control has to know at the start. */
export interface ControlStart {
  readonly nowMs: number;
  /** Of the files, on average. */
  readonly meanBytes: number;
  /** For how long the process has been busy so far, in milliseconds. */
  readonly busyMs: () => number;
}

/**
 * How many files may be in flight, found out while they are sent: a pure state machine; times are milliseconds of one
 * monotonic clock.
 *
 * The level doubles for as long as nothing at all was answered, because who is far away is not kept busy by few, and
 * afterwards whenever the last step made the files go faster, but only if this process has time to spare. A step that
 * brought nothing is taken back, a refusal or a broken connection halves the level, and both forbid growth for a while.
 */
export class AutoConcurrency {
  readonly #most: number;
  readonly #busyMs: () => number;
  #level: number;
  #changed: () => void = () => undefined;
  /** Whether anything is known of the other side. */
  #heard = false;
  #heldUntilMs = 0;
  #refusedAtMs = Number.NEGATIVE_INFINITY;
  /** Of the level below, in files a millisecond; 0 where it was not measured. */
  #rateBelow = 0;
  /** The best window of this level so far, and how many there were. */
  #rate = 0;
  #windows = 0;
  #windowFromMs: number;
  #busyFromMs: number;
  #settled = 0;

  constructor({ nowMs, meanBytes, busyMs }: ControlStart) {
    const fitting = Math.floor(BYTES_IN_FLIGHT / Math.max(1, meanBytes));
    this.#most = Math.min(MAX_CONCURRENCY, Math.max(INITIAL_CONCURRENCY, fitting));
    this.#level = INITIAL_CONCURRENCY;
    this.#windowFromMs = nowMs;
    this.#busyMs = busyMs;
    this.#busyFromMs = busyMs();
  }

  /** Files that may be in flight now. */
  get limit(): number {
    return this.#level;
  }

  /** Whether nothing was answered so far, and more may be sent because of it. */
  get isIdle(): boolean {
    return !this.#heard && this.#level < this.#most;
  }

  /** @param changed called after each change of `limit`; only the last one given is */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Some time has passed, and nothing was answered in it. */
  noProgress(nowMs: number): void {
    if (!this.isIdle) return;
    if (this.#isBusy(nowMs)) this.#openWindow(nowMs);
    else this.#moveTo(this.#level * 2, 0, nowMs);
  }

  /** A file is done, whatever became of it. */
  settled(nowMs: number): void {
    this.#heard = true;
    this.#settled += 1;
    if (this.#settled < this.#level || nowMs <= this.#windowFromMs) return;
    this.#rate = Math.max(this.#rate, this.#settled / (nowMs - this.#windowFromMs));
    this.#windows += 1;
    const busy = this.#isBusy(nowMs);
    this.#openWindow(nowMs);
    const faster = this.#rate >= this.#rateBelow * WORTH_IT;
    if (faster && !busy) this.#grow(nowMs);
    if (!faster && this.#windows >= WINDOWS) {
      this.#heldUntilMs = nowMs + FLAT_HOLD_MS;
      this.#moveTo(this.#level / 2, 0, nowMs);
    }
  }

  /** A request was refused for now, or got no answer. */
  throttled(nowMs: number): void {
    this.#heard = true;
    this.#heldUntilMs = nowMs + REFUSED_HOLD_MS;
    if (nowMs - this.#refusedAtMs < SAME_REFUSAL_MS) return;
    this.#refusedAtMs = nowMs;
    this.#moveTo(this.#level / 2, 0, nowMs);
  }

  #grow(nowMs: number): void {
    if (this.#level >= this.#most || nowMs < this.#heldUntilMs) return;
    this.#moveTo(this.#level * 2, this.#rate, nowMs);
  }

  #isBusy(nowMs: number): boolean {
    return this.#busyMs() - this.#busyFromMs > BUSY * (nowMs - this.#windowFromMs);
  }

  #openWindow(nowMs: number): void {
    this.#settled = 0;
    this.#windowFromMs = nowMs;
    this.#busyFromMs = this.#busyMs();
  }

  #moveTo(level: number, rateBelow: number, nowMs: number): void {
    this.#level = Math.min(this.#most, Math.max(MIN_CONCURRENCY, Math.floor(level)));
    this.#rateBelow = rateBelow;
    this.#rate = 0;
    this.#windows = 0;
    this.#openWindow(nowMs);
    this.#changed();
  }
}
