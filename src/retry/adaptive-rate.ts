/** The end of a pause. Times in milliseconds of one monotonic clock. */
export interface PauseEnd {
  readonly fromMs: number;
  /** Whether the server set the length of the pause with `Retry-After`. */
  readonly explicit: boolean;
  /** The window in which the server counts, from the end of a pause to the end of the next one; `undefined`: unknown. */
  readonly periodMs: number | undefined;
}

/** New rate after a throttled response, as a share of the measured rate. */
const BACK_OFF = 0.98;
/** Least new rate, as a share of the present one: a sporadic 429 must not stop all requests. */
const MIN_BACK_OFF = 0.8;
/** The rate grows by 1 % after the first second, by 2 % after the next, then 4 %, and so on; it doubles at most. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
/** If too few requests were accepted to measure a rate, the search starts here. Requests per millisecond. */
const SEARCH_START = 0.01;
/** Factor by which the searched rate grows with every accepted request. */
const SEARCH_GROWTH = 1.5;
/** `Retry-After` is rounded to whole seconds, so the server may accept up to 2 % more after it. */
const ROUNDING_ALLOWANCE = 1.02;
/** With fewer accepted requests before the first pause, no rate can be measured. */
const MIN_SAMPLES = 20;
/** A real limit accepts again what it accepted before. After this many contradictions in a row there is no limit. */
const MAX_CONTRADICTIONS = 8;

/**
 * Learns from accepted and throttled requests how fast requests may follow each other.
 *
 * There is no limit before the first pause. After a pause a burst may be sent at once, because a token bucket has refilled
 * or a new window has begun: as many requests as were accepted in one burst before. The other requests follow at a
 * little less than the rate measured between the last two pauses. The rate then grows, slowly at first.
 */
export class AdaptiveRate {
  /** Requests per millisecond. */
  #rate = Number.POSITIVE_INFINITY;
  /** Whether the rate was measured. If not, it is searched for. */
  #measured = false;
  #growth = GROWTH;
  #grownAtMs = 0;
  /** When the next request outside of the burst may be sent. */
  #nextSlotMs = 0;
  /** Requests of the burst that are left. */
  #burstLeft = 0;
  #burst = 0;
  #pauses = 0;
  /** Throttled responses in a row at a rate that the server accepted before. */
  #contradictions = 0;
  /** When the present measurement began, and the rate then. */
  #measurement: { readonly startMs: number; readonly rate: number };
  /** Requests accepted since the measurement began. */
  #accepted = 0;
  #cycleStartMs: number;
  #acceptedInCycle = 0;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#measurement = { startMs: nowMs, rate: this.#rate };
    this.#cycleStartMs = nowMs;
  }

  /** Whether there is a limit. */
  get limited(): boolean {
    return this.#rate !== Number.POSITIVE_INFINITY;
  }

  /** Whether throttled responses contradict a limit. The rate must then be learned anew. */
  get contradicted(): boolean {
    return this.#contradictions >= MAX_CONTRADICTIONS;
  }

  /** When the last pause ended. */
  get cycleStartMs(): number {
    return this.#cycleStartMs;
  }

  /** Requests that were sent since the last pause and accepted. */
  get acceptedInCycle(): number {
    return this.#acceptedInCycle;
  }

  /** When the next request may be sent. */
  nextMs(nowMs: number): number {
    return this.limited && this.#burstLeft < 1 ? Math.max(nowMs, this.#nextSlotMs) : nowMs;
  }

  /** Reserves the next slot and returns its time. */
  take(nowMs: number): number {
    const atMs = this.nextMs(nowMs);
    if (this.#burstLeft >= 1) this.#burstLeft -= 1;
    else this.#nextSlotMs = atMs + 1 / this.#rate;
    return atMs;
  }

  /** Counts an accepted request that was sent before the last pause. */
  countStale(): void {
    this.#accepted += 1;
  }

  /** Counts an accepted request that was sent since the last pause. */
  count(nowMs: number): void {
    // The server's first period begins with the first request that arrives, and connections take time before that.
    if (this.#pauses === 0 && this.#acceptedInCycle === 0) this.#cycleStartMs = nowMs;
    this.#accepted += 1;
    this.#acceptedInCycle += 1;
  }

  /** Raises the rate after an accepted request. */
  grow(nowMs: number): void {
    if (!this.limited) return;
    if (!this.#measured) this.#rate *= SEARCH_GROWTH;
    for (; nowMs - this.#grownAtMs >= GROWTH_STEP_MS; this.#grownAtMs += GROWTH_STEP_MS) {
      this.#rate *= 1 + this.#growth;
      this.#growth = Math.min(1, this.#growth * 2);
    }
    // The rate has more than doubled since the measurement began, so its first requests no longer show the limit.
    if (this.#measured && this.#rate > this.#measurement.rate * 2) this.#startMeasurement(nowMs);
  }

  /**
   * Records a throttled response at the present rate.
   *
   * @param steady whether about as many requests were accepted before it as before the last one
   */
  throttled(steady: boolean): void {
    const contradicts = this.#pauses > 1 && !steady && this.#rate * BACK_OFF <= this.#measurement.rate;
    this.#contradictions = contradicts ? this.#contradictions + 1 : 0;
  }

  /** Sets burst and rate after a pause. */
  resume(pause: PauseEnd, nowMs: number): void {
    const { fromMs, explicit, periodMs } = pause;
    const pauseMs = nowMs - fromMs;
    const isFirst = this.#pauses === 0;
    const measuredRate = this.#measure(pause, nowMs);
    const hasBurstLeft = this.#burstLeft >= 1;
    this.#burst =
      isFirst || hasBurstLeft
        ? Math.max(1, this.#acceptedInCycle)
        : Math.max(this.#burst, Math.min(this.#acceptedInCycle, this.#burst * 2));
    // The cycle was no longer than the pause. So the server accepts as many requests after the pause as in the cycle.
    const repeatsCycle = explicit && fromMs - this.#cycleStartMs <= pauseMs;
    const refilled = measuredRate * pauseMs;
    if (repeatsCycle) this.#burstLeft = this.#acceptedInCycle;
    else if (explicit) this.#burstLeft = Math.min(this.#burst, refilled * ROUNDING_ALLOWANCE);
    else if (periodMs !== undefined) this.#burstLeft = this.#burst - 1;
    else this.#burstLeft = isFirst ? 0 : Math.min(this.#burst, refilled);
    // After `Retry-After` one request is certain. Without it the probe was that request.
    if (explicit) this.#burstLeft = Math.max(1, this.#burstLeft);

    // The server accepts at least one request per pause. A rate measured before the first two pauses is no lower bound.
    const minRate = Math.max(this.#pauses > 1 ? this.#rate * MIN_BACK_OFF : 0, 1 / Math.max(1, pauseMs));
    this.#measured = isFirst ? this.#acceptedInCycle >= MIN_SAMPLES : this.#accepted > 0;
    this.#rate = Math.max(measuredRate * BACK_OFF, this.#measured ? minRate : SEARCH_START);
    // The burst is sent ahead of the rate, so the next slot comes only when the rate has caught up with it.
    const paidBackMs =
      explicit && !repeatsCycle ? fromMs + (this.#burstLeft + 1) / this.#rate : nowMs + 2 / this.#rate;
    this.#nextSlotMs = Math.max(nowMs, paidBackMs);
    this.#growth = GROWTH;
    this.#grownAtMs = nowMs;
    this.#startMeasurement(fromMs);
    this.#cycleStartMs = nowMs;
    this.#acceptedInCycle = 0;
    this.#pauses += 1;
  }

  #startMeasurement(startMs: number): void {
    this.#measurement = { startMs, rate: this.#rate };
    this.#accepted = 0;
  }

  /** Accepted requests per millisecond: from the start to the end of the first pause, later from pause to pause. */
  #measure({ fromMs, explicit, periodMs }: PauseEnd, nowMs: number): number {
    const untilMs = this.#pauses === 0 ? nowMs : fromMs;
    const measuredRate = this.#accepted / Math.max(1, untilMs - this.#measurement.startMs);
    return explicit || periodMs === undefined
      ? measuredRate
      : Math.max(measuredRate, this.#acceptedInCycle / periodMs);
  }
}
