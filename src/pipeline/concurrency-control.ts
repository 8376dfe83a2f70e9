/** Files in flight at first, and of all that is no upload. */
export const FIRST_LEVEL = 16;
const LEAST = 4;
const MOST = 128;

/** So much in flight fills every line: where files are large, fewer are enough. */
const BYTES_IN_FLIGHT = 64 * 1024 * 1024;

/** A level that is not faster by this factor than the one before is not worth its requests. */
const WORTH_IT = 1.1;
/** A level is judged by the better of so many windows: one may have met a pause of the machine. */
const WINDOWS = 2;
/** After a step that brought nothing, and after a refusal, no further step is made for so long. */
const FLAT_HOLD_MS = 5_000;
const REFUSED_HOLD_MS = 10_000;
/** What was under way when the first refusal came may be refused as well: that is the same one. */
const SAME_REFUSAL_MS = 1_000;

/**
 * How many files may be in flight, found out while they are sent: a pure state machine; times are milliseconds of one
 * monotonic clock.
 *
 * The level doubles for as long as nothing at all was answered, because who is far away is not kept busy by few, and
 * afterwards whenever the level before it made the files go faster. A step that did not is taken back. A refusal or a
 * broken connection halves the level, and both forbid growth for a while.
 */
export class ConcurrencyControl {
  readonly #most: number;
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
  #settled = 0;

  /** @param meanBytes of the files, on average */
  constructor(nowMs: number, meanBytes: number) {
    const fitting = Math.floor(BYTES_IN_FLIGHT / Math.max(1, meanBytes));
    this.#most = Math.min(MOST, Math.max(FIRST_LEVEL, fitting));
    this.#level = FIRST_LEVEL;
    this.#windowFromMs = nowMs;
  }

  /** Files that may be in flight now. */
  get limit(): number {
    return this.#level;
  }

  /** Whether nothing was answered so far, and more may be sent because of it. */
  get silent(): boolean {
    return !this.#heard && this.#level < this.#most;
  }

  /** @param changed called after each change of `limit`; only the last one given is */
  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Some time has passed, and nothing was answered in it. */
  heardNothing(nowMs: number): void {
    if (this.silent) this.#moveTo(this.#level * 2, 0, nowMs);
  }

  /** A file is done, whatever became of it. */
  settled(nowMs: number): void {
    this.#heard = true;
    this.#settled += 1;
    if (this.#settled < this.#level || nowMs <= this.#windowFromMs) return;
    this.#rate = Math.max(this.#rate, this.#settled / (nowMs - this.#windowFromMs));
    this.#windows += 1;
    this.#settled = 0;
    this.#windowFromMs = nowMs;
    const faster = this.#rate >= this.#rateBelow * WORTH_IT;
    if (faster) this.#grow(nowMs);
    else if (this.#windows >= WINDOWS) {
      this.#heldUntilMs = nowMs + FLAT_HOLD_MS;
      this.#moveTo(this.#level / 2, 0, nowMs);
    }
  }

  /** A request was refused for now, or got no answer. */
  refused(nowMs: number): void {
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

  #moveTo(level: number, rateBelow: number, nowMs: number): void {
    this.#level = Math.min(this.#most, Math.max(LEAST, Math.floor(level)));
    this.#rateBelow = rateBelow;
    this.#rate = 0;
    this.#windows = 0;
    this.#settled = 0;
    this.#windowFromMs = nowMs;
    this.#changed();
  }
}
