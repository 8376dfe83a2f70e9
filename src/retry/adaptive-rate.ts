/** The end of a pause. Times in milliseconds of one monotonic clock. */
export interface PauseEnd {
  readonly fromMs: number;
  /** Whether the server set the length of the pause with `Retry-After`. */
  readonly hasRetryAfter: boolean;
  /** Whether the pause lasted to the end of a period in which the server counts. */
  readonly endsPeriod: boolean;
}

/** The new rate after a pause, as a share of the measured rate. */
const BACK_OFF = 0.98;
/** The rate falls no lower than this share of the previous one, because a single 429 may be chance. */
const LOWEST_SHARE = 0.88;
/** The rate grows by 1 % in the first step, by 2 % in the next, then 4 %, and so on. It doubles at most. */
const GROWTH = 0.01;
/** The rate grows at most once in this time, and at most once in the time that `GROWTH_STEP_REQUESTS` requests take. */
const GROWTH_STEP_MS = 1_000;
const GROWTH_STEP_REQUESTS = 10;
/**
 * With fewer accepted requests before the first pause, the rate is searched for: it begins with one request per pause, at
 * least one per second, and grows with every accepted request. Each pause that follows accepted requests makes the steps
 * smaller, until they are too small to matter.
 */
const MIN_SAMPLES = 5;
const MAX_SEARCH_START_MS = 1_000;
const SEARCH_GROWTH = 1.5;
const MIN_SEARCH_GROWTH = 1.05;
/** `Retry-After` is rounded up to whole seconds, so the server may accept up to 2 % more after it. */
const ROUNDING_ALLOWANCE = 1.02;
/** The request after a burst goes alone for this many times the last response time, at most `MAX_ALONE_MS`. */
const ALONE_RESPONSE_TIMES = 1.5;
const MAX_ALONE_MS = 1_000;
/** After this many pauses in a row that began at a rate accepted before, the limit is forgotten. */
const MAX_CONTRADICTIONS = 8;

/**
 * Learns from accepted and throttled requests how fast requests may follow each other.
 *
 * There is no limit before the first pause. After a pause a burst is sent at once, because a token bucket has refilled or a
 * new window has begun: usually as many requests as were accepted before the first pause. The next request goes alone, and shows
 * whether the server accepts more. The others follow at a little less than the rate measured from pause to pause. This rate
 * then grows, slowly at first.
 */
export class AdaptiveRate {
  /** Requests per millisecond. */
  #rate = Number.POSITIVE_INFINITY;
  /** Factor by which a searched rate grows with every accepted request; 1 if the rate is not searched for. */
  #searchGrowth = 1;
  #growth = GROWTH;
  #grownAtMs = 0;
  /** When the next request after the burst may be sent. */
  #nextSlotMs = 0;
  /** Requests that the server accepts at once after a pause. */
  #burst = 0;
  #burstLeft = 0;
  /** Whether the next request after the burst goes alone. */
  #isNextAlone = false;
  #responseTimeMs = 0;
  #pauses = 0;
  /** Pauses in a row that began at a rate that the server had accepted before. */
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

  get hasLimit(): boolean {
    return this.#rate !== Number.POSITIVE_INFINITY;
  }

  /** Whether throttled requests contradict a limit. The rate must then be learned anew. */
  get isContradicted(): boolean {
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

  /** The time between two requests after the burst; 0 without a limit. */
  get slotMs(): number {
    return 1 / this.#rate;
  }

  /** When the next request may be sent. */
  nextMs(nowMs: number): number {
    return this.hasLimit && this.#burstLeft < 1 ? Math.max(nowMs, this.#nextSlotMs) : nowMs;
  }

  /** Reserves the next slot and returns its time. */
  take(nowMs: number): number {
    const atMs = this.nextMs(nowMs);
    if (this.#burstLeft >= 1) {
      this.#burstLeft -= 1;
      return atMs;
    }
    const aloneMs = this.#isNextAlone ? ALONE_RESPONSE_TIMES * this.#responseTimeMs : 0;
    this.#nextSlotMs = atMs + Math.max(1 / this.#rate, Math.min(aloneMs, MAX_ALONE_MS));
    this.#isNextAlone = false;
    return atMs;
  }

  /** Counts an accepted request that was sent before the last pause. */
  countStale(): void {
    this.#accepted += 1;
  }

  /** Counts an accepted request that was sent since the last pause. */
  count(sentMs: number, nowMs: number): void {
    // The server's first period begins with the first request that arrives, and connections take time before that.
    if (this.#pauses === 0 && this.#acceptedInCycle === 0) this.#cycleStartMs = nowMs;
    this.#responseTimeMs = nowMs - sentMs;
    this.#accepted += 1;
    this.#acceptedInCycle += 1;
  }

  /** Raises the rate after an accepted request. */
  grow(nowMs: number): void {
    if (!this.hasLimit) return;
    this.#rate *= this.#searchGrowth;
    const stepMs = Math.max(GROWTH_STEP_MS, GROWTH_STEP_REQUESTS / this.#rate);
    // Only one step, even after a long time without requests: that time shows nothing about the limit.
    if (nowMs - this.#grownAtMs >= stepMs) {
      this.#rate *= 1 + this.#growth;
      this.#growth = Math.min(1, this.#growth * 2);
      this.#grownAtMs = nowMs;
    }
    // The rate has more than doubled since the measurement began, so its first requests no longer show the limit.
    if (!this.#isSearching && this.#rate > this.#measurement.rate * 2) this.#startMeasurement(nowMs);
  }

  /**
   * Records a throttled request.
   *
   * @param isSteady whether this cycle accepted about as many requests as the previous one
   */
  throttled(isSteady: boolean): void {
    // A cycle that is only a burst shows nothing about the rate.
    if (this.#pauses < 2 || this.#acceptedInCycle <= this.#burst) return;
    const contradicts = !isSteady && this.#rate * BACK_OFF <= this.#measurement.rate;
    this.#contradictions = contradicts ? this.#contradictions + 1 : 0;
  }

  /** Sets burst and rate after a pause. */
  resume({ fromMs, hasRetryAfter, endsPeriod }: PauseEnd, nowMs: number): void {
    const pauseMs = nowMs - fromMs;
    const isFirst = this.#pauses === 0;
    const measuredMs = (isFirst ? nowMs : fromMs) - this.#measurement.startMs;
    const measuredRate = Math.max(1, this.#accepted) / Math.max(1, measuredMs);
    const lowestRate = this.#lowestRate();
    if (isFirst || this.#isInBurst) this.#burst = Math.max(1, this.#acceptedInCycle);
    // The pause was at least as long as the cycle before it, so the server accepts as many requests again.
    const repeatsCycle = hasRetryAfter && fromMs - this.#cycleStartMs <= pauseMs;
    const refilled = measuredRate * pauseMs;
    if (repeatsCycle) this.#burstLeft = this.#acceptedInCycle;
    else if (hasRetryAfter) this.#burstLeft = Math.min(this.#burst, refilled * ROUNDING_ALLOWANCE);
    // Without `Retry-After` the probe was the first request of the burst.
    else if (endsPeriod) this.#burstLeft = this.#burst - 1;
    else this.#burstLeft = isFirst ? 0 : Math.min(this.#burst, refilled);
    if (hasRetryAfter) this.#burstLeft = Math.max(1, this.#burstLeft);

    if (isFirst && this.#acceptedInCycle < MIN_SAMPLES) {
      this.#searchGrowth = SEARCH_GROWTH;
      this.#rate = 1 / Math.max(1, Math.min(pauseMs, MAX_SEARCH_START_MS));
    } else {
      this.#rate = Math.max(measuredRate * BACK_OFF, lowestRate);
      this.#searchGrowth = this.#nextSearchGrowth();
    }
    // A burst that has refilled is sent ahead of the rate, so the next slot comes when the rate has caught up with it.
    const fromBurstMs = fromMs + (this.#burstLeft + 1) / this.#rate;
    const nextMs = nowMs + 1 / this.#rate;
    this.#nextSlotMs = hasRetryAfter && !repeatsCycle ? Math.max(nowMs, fromBurstMs) : nextMs;
    this.#isNextAlone = true;
    this.#growth = GROWTH;
    this.#grownAtMs = nowMs;
    this.#startMeasurement(fromMs);
    this.#cycleStartMs = nowMs;
    this.#acceptedInCycle = 0;
    this.#pauses += 1;
  }

  /** Whether the burst since the last pause was throttled. That shows nothing about the rate. */
  get #isInBurst(): boolean {
    return this.#acceptedInCycle < this.#burst;
  }

  #lowestRate(): number {
    // Nothing was accepted, so the server is down and shows nothing about the rate.
    if (this.#acceptedInCycle === 0 && this.hasLimit) return this.#rate;
    // The last step of a search was too fast.
    if (this.#isSearching) return this.#rate / this.#searchGrowth;
    // The first rate is measured with a full bucket, and may be much too high.
    if (this.#pauses < 2) return 0;
    return this.#isInBurst ? this.#rate : this.#rate * LOWEST_SHARE;
  }

  get #isSearching(): boolean {
    return this.#searchGrowth > 1;
  }

  #nextSearchGrowth(): number {
    if (this.#acceptedInCycle === 0) return this.#searchGrowth;
    const growth = Math.sqrt(this.#searchGrowth);
    return this.#acceptedInCycle >= MIN_SAMPLES || growth < MIN_SEARCH_GROWTH ? 1 : growth;
  }

  #startMeasurement(startMs: number): void {
    this.#measurement = { startMs, rate: this.#rate };
    this.#accepted = 0;
  }
}
