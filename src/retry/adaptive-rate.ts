/** A pause that is over, as far as it tells how to go on. Times in milliseconds of one monotonic clock. */
export interface PauseEnd {
  readonly fromMs: number;
  /** Whether the other side said how long it was. */
  readonly asked: boolean;
  /** From the end of a pause to the end of the next one, where that was found out. */
  readonly periodMs: number | undefined;
}

/** Sustained rate after a refusal, as a share of the rate at which requests were accepted until then. */
const CUT = 0.98;
/** A measured rate counts for no less than this share of the present one: a chance 429 must not bring all to a halt. */
const LEAST = 0.8;
/** The rate grows by this share after a second, by twice that after the next, and so on, at most doubling. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
/** Where too little was accepted to tell a rate it is looked for: from here, in requests a millisecond, … */
const SEARCH_FROM = 0.01;
/** … growing by this factor with every request that is accepted. */
const SEARCH_GROWTH = 1.5;
/** What a service says it takes again at once, it may take by as much more as rounding hides. */
const SLACK = 1.02;
/** So many accepted before the first refusal make a rate of their own. */
const ENOUGH = 20;
/** A limit does not refuse what it accepted before: so many such refusals in a row speak against there being one. */
const TOO_EARLY = 8;

/**
 * How fast requests may follow each other, found out from which are accepted.
 *
 * There is no limit before the first pause. After one, as many as were accepted in one go before may be sent at once, since a
 * bucket has filled or a window has begun meanwhile, and the others at the rate that was accepted between the last two
 * refusals, a little less, which then grows, at first slowly.
 */
export class AdaptiveRate {
  /** Requests a millisecond. */
  #rate = Number.POSITIVE_INFINITY;
  /** Whether enough was accepted to tell a rate; else it is looked for. */
  #known = false;
  #growth = GROWTH;
  #grownAtMs = 0;
  /** The next request beyond the burst. */
  #slotMs = 0;
  /** Requests that may be sent at once. */
  #credit = 0;
  /** Accepted in one go after a pause. */
  #burst = 0;
  #pauses = 0;
  /** Refusals in a row that came before the rate had grown to what was accepted before. */
  #early = 0;
  /** Since when acceptances are counted for the rate, and the rate at that time. */
  #since: { readonly atMs: number; readonly rate: number };
  #accepted = 0;
  #cycleAtMs: number;
  #acceptedInCycle = 0;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#since = { atMs: nowMs, rate: this.#rate };
    this.#cycleAtMs = nowMs;
  }

  /** Whether any limit has been met. */
  get limited(): boolean {
    return this.#rate !== Number.POSITIVE_INFINITY;
  }

  /** When the last pause ended. */
  get cycleAtMs(): number {
    return this.#cycleAtMs;
  }

  /** Requests sent since then and accepted. */
  get acceptedInCycle(): number {
    return this.#acceptedInCycle;
  }

  /** When the next request may be sent. */
  nextMs(nowMs: number): number {
    return this.limited && this.#credit < 1 ? Math.max(nowMs, this.#slotMs) : nowMs;
  }

  /** Takes the next place: when a request may be sent. */
  take(nowMs: number): number {
    if (!this.limited) return nowMs;
    if (this.#credit >= 1) {
      this.#credit -= 1;
      return nowMs;
    }
    const atMs = this.nextMs(nowMs);
    this.#slotMs = atMs + 1 / this.#rate;
    return atMs;
  }

  /** A request was accepted that was sent before the last pause. */
  countLate(): void {
    this.#accepted += 1;
  }

  /** A request was accepted that was sent since the last pause. */
  count(): void {
    this.#accepted += 1;
    this.#acceptedInCycle += 1;
  }

  /** Time passes, and requests are accepted. */
  maybeGrow(nowMs: number): void {
    if (!this.limited) return;
    if (!this.#known) this.#rate *= SEARCH_GROWTH;
    for (; nowMs - this.#grownAtMs >= GROWTH_STEP_MS; this.#grownAtMs += GROWTH_STEP_MS) {
      this.#rate *= 1 + this.#growth;
      this.#growth = Math.min(1, this.#growth * 2);
    }
    // What was accepted at a much lower rate says little about the limit.
    if (this.#known && this.#rate > this.#since.rate * 2) {
      this.#since = { atMs: nowMs, rate: this.#rate };
      this.#accepted = 0;
    }
  }

  /**
   * A request was refused at this rate.
   *
   * @param steady whether about as many were accepted before it as before the last one
   */
  throttled(steady: boolean): void {
    const early = this.#pauses > 1 && !steady && this.#rate * CUT <= this.#since.rate;
    this.#early = early ? this.#early + 1 : 0;
  }

  /** Goes on after a pause, at a rate that the refusal before it and what was accepted tell. */
  resume(pause: PauseEnd, nowMs: number): void {
    if (this.#early >= TOO_EARLY) {
      this.#forget(nowMs);
      return;
    }
    const { fromMs, asked, periodMs } = pause;
    const first = this.#pauses === 0;
    const measured = this.#measure(pause, nowMs);
    const unused = this.#credit >= 1;
    this.#burst =
      first || unused
        ? Math.max(1, this.#acceptedInCycle)
        : Math.max(this.#burst, Math.min(this.#acceptedInCycle, this.#burst * 2));
    // What was accepted in no more time than the pause took will be again.
    const again = asked && fromMs - this.#cycleAtMs <= nowMs - fromMs;
    const inPause = measured * (nowMs - fromMs);
    if (again) this.#credit = this.#acceptedInCycle;
    else if (asked) this.#credit = Math.min(this.#burst, inPause * SLACK);
    else if (periodMs !== undefined) this.#credit = this.#burst - 1;
    else this.#credit = first ? 0 : Math.min(this.#burst, inPause);
    // It said when to come again: one may come for certain. Else the probe was the one.
    if (asked) this.#credit = Math.max(1, this.#credit);

    // What was accepted before a long pause says little, and the wait that ended it says one thing for certain.
    const least = Math.max(this.#pauses > 1 ? this.#rate * LEAST : 0, 1 / Math.max(1, nowMs - fromMs));
    this.#known = first ? this.#acceptedInCycle >= ENOUGH : this.#accepted > 0;
    this.#rate = Math.max(measured * CUT, this.#known ? least : SEARCH_FROM);
    // What is sent at once beyond the rate is an advance.
    const repaidMs = asked && !again ? fromMs + (this.#credit + 1) / this.#rate : nowMs + 2 / this.#rate;
    this.#slotMs = Math.max(nowMs, repaidMs);
    this.#growth = GROWTH;
    this.#grownAtMs = nowMs;

    this.#since = { atMs: fromMs, rate: this.#rate };
    this.#accepted = 0;
    this.#cycleAtMs = nowMs;
    this.#acceptedInCycle = 0;
    this.#pauses += 1;
  }

  #forget(nowMs: number): void {
    this.#rate = Number.POSITIVE_INFINITY;
    this.#since = { atMs: nowMs, rate: this.#rate };
    this.#accepted = 0;
    this.#cycleAtMs = nowMs;
    this.#acceptedInCycle = 0;
    this.#credit = 0;
    this.#pauses = 0;
    this.#early = 0;
  }

  /** What was accepted a millisecond: between two refusals, or before the second one, until more was taken again. */
  #measure({ fromMs, asked, periodMs }: PauseEnd, nowMs: number): number {
    const untilMs = this.#pauses === 0 ? nowMs : fromMs;
    const measured = this.#accepted / Math.max(1, untilMs - this.#since.atMs);
    return asked || periodMs === undefined ? measured : Math.max(measured, this.#acceptedInCycle / periodMs);
  }
}
