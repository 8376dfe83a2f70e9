import { AdaptiveRate } from './adaptive-rate.ts';

/** Usual lengths of a rate limit's window. A probe after a 429 without `Retry-After` is sent when one of them ends. */
const COMMON_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Added to a period, so that no request arrives before its end. */
const MARGIN_MS = 5;
/** If a probe has no result after this time, another one is sent: an upload may take long. */
const PROBE_TIMEOUT_MS = 1_000;
/** Slots are reserved at most this far ahead, so that a growing rate applies to all later requests. */
const MAX_SLOT_DELAY_MS = 250;
/**
 * A pause ends early if this many requests, sent after the throttled one, were accepted for each throttled one: a limit would
 * throttle most of them.
 */
const ACCEPTED_PER_THROTTLED = 3;
/** After this many steady cycles the next shorter common period is tried. That costs one more throttled request. */
const CYCLES_PER_SHORTER_PERIOD = 3;
/** A cycle with fewer accepted requests does not show whether the server counts per period. */
const MIN_REQUESTS_PER_PERIOD = 5;

/**
 * Rate limiter for all requests to one server, as a pure state machine. Every method takes the time in milliseconds of one
 * monotonic clock.
 *
 * A throttled response (429, or 503 with `Retry-After`) pauses all requests, for as long as `Retry-After` says. Without
 * `Retry-After` the pause lasts for a backoff, and then one request, the probe, finds out whether it is over.
 * If the requests that were in flight behind the throttled one are accepted, it was throttled by chance: the pause ends
 * early and changes no rate. `AdaptiveRate` decides how fast requests follow each other after a pause.
 *
 * The spec gives neither limits nor headers (service spec part 8), so both are learned.
 */
export class RateLimiter {
  #rate: AdaptiveRate;
  #generation = 0;
  #permitCount = 0;
  /** Requests without a result. */
  #inFlight = 0;
  #acceptedInLastCycle: number | undefined;
  /** Cycles in a row with about the same number of accepted requests. */
  #steadyCycles = 0;
  /** The window in which the server counts, if it was found out without `Retry-After`. */
  #periodMs: number | undefined;
  /** Whether the last throttled request was the only one in flight. */
  #lastWasAlone = false;
  #pause: Pause | undefined;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#rate = new AdaptiveRate(nowMs);
  }

  /** Grants a permit for the next request, which counts as in flight from now on, or says when to ask again. */
  acquire(nowMs: number): Acquisition {
    const pause = this.#pause;
    if (pause !== undefined) {
      if (nowMs < pause.untilMs) return { kind: 'wait', atMs: pause.untilMs };
      if (!pause.explicit) {
        if (nowMs < pause.nextProbeMs) return { kind: 'wait', atMs: pause.nextProbeMs };
        pause.nextProbeMs = nowMs + PROBE_TIMEOUT_MS;
        pause.probe = this.#newPermit();
        return { kind: 'granted', atMs: nowMs, permit: pause.probe };
      }
      this.#resume(pause, nowMs);
    }
    if (this.#rate.nextMs(nowMs) > nowMs + MAX_SLOT_DELAY_MS) {
      return { kind: 'wait', atMs: nowMs + MAX_SLOT_DELAY_MS };
    }
    return { kind: 'granted', atMs: this.#rate.take(nowMs), permit: this.#newPermit() };
  }

  /** Changes whenever a pause begins or ends. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether no pause began or ended since the permit was granted. */
  isCurrent({ generation }: Permit): boolean {
    return generation === this.#generation;
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(permit: Permit, nowMs: number): void {
    this.#inFlight -= 1;
    if (!this.isCurrent(permit)) {
      const pause = this.#pause;
      if (pause !== undefined && permit.order > pause.order) {
        pause.acceptedAfter += 1;
        if (
          !this.#rate.limited &&
          pause.acceptedAfter >= ACCEPTED_PER_THROTTLED * (1 + pause.throttledAfter)
        ) {
          this.#endSporadicPause();
        }
      }
      this.#rate.countStale();
      return;
    }
    if (this.#pause === undefined) this.#rate.grow(nowMs);
    // An accepted probe does not shorten a wait that another response asked for meanwhile.
    else if (!this.#pause.explicit) this.#resume(this.#pause, nowMs);
    this.#rate.count(nowMs);
  }

  /** The request did not reach the server. If it was the probe, another one may be sent. */
  release(permit: Permit): void {
    this.#inFlight -= 1;
    if (this.#pause?.probe === permit) this.#pause.nextProbeMs = 0;
  }

  /** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
  throttled(permit: Permit, nowMs: number, { retryAfterMs, backoffMs }: Throttling): number {
    const explicit = retryAfterMs !== undefined;
    const untilMs = nowMs + (retryAfterMs ?? backoffMs);
    this.#inFlight -= 1;
    if (this.#pause === undefined) {
      const stale = !this.isCurrent(permit);
      // A request from before the last pause shows nothing new, except for its `Retry-After`.
      if (stale && !explicit) return 0;
      const periodEndMs = stale ? 0 : this.#endCycle();
      const endsWithPeriod = !explicit && periodEndMs > untilMs;
      this.#generation += 1;
      this.#pause = {
        fromMs: nowMs,
        untilMs: endsWithPeriod ? periodEndMs : untilMs,
        explicit,
        endsWithPeriod,
        nextProbeMs: 0,
        order: permit.order,
        stale,
        wasAlone: this.#inFlight === 0,
        acceptedAfter: 0,
        throttledAfter: 0,
      };
    } else if (!this.isCurrent(permit)) {
      // The request was in flight when the pause began.
      if (permit.order > this.#pause.order) this.#pause.throttledAfter += 1;
      this.#pause.explicit ||= explicit;
      if (explicit || !this.#pause.endsWithPeriod) {
        this.#pause.untilMs = Math.max(this.#pause.untilMs, untilMs);
      }
    } else {
      this.#generation += 1;
      const throttledAfter = this.#pause.throttledAfter + 1;
      const isSporadic = !this.#rate.limited && throttledAfter < this.#pause.acceptedAfter;
      this.#periodMs = explicit || isSporadic ? undefined : this.#nextPeriod(nowMs);
      this.#pause = {
        ...this.#pause,
        untilMs: this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs),
        explicit,
        endsWithPeriod: !explicit,
        probe: undefined,
        nextProbeMs: 0,
        throttledAfter,
      };
    }
    return Math.max(0, this.#pause.untilMs - nowMs);
  }

  #newPermit(): Permit {
    this.#permitCount += 1;
    this.#inFlight += 1;
    return { generation: this.#generation, order: this.#permitCount };
  }

  /** Ends a cycle, which lasts from pause to pause. Returns the end of the server's period; 0 if it is unknown. */
  #endCycle(): number {
    const count = this.#rate.acceptedInCycle;
    const lastCount = this.#acceptedInLastCycle ?? count;
    this.#acceptedInLastCycle = count;
    // A server that counts per period accepts the same number in each.
    const steady = count >= MIN_REQUESTS_PER_PERIOD && Math.abs(count - lastCount) <= lastCount * 0.1;
    this.#steadyCycles = steady ? this.#steadyCycles + 1 : 0;
    if (!steady) this.#periodMs = undefined;
    // A multiple of the server's period looks steady, too.
    else if (this.#steadyCycles % CYCLES_PER_SHORTER_PERIOD === 0) this.#periodMs = this.#shorterPeriod();
    this.#rate.throttled(steady);
    return this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
  }

  #shorterPeriod(): number | undefined {
    const periodMs = this.#periodMs ?? 0;
    return COMMON_PERIODS_MS.findLast((ms) => ms < periodMs) ?? this.#periodMs;
  }

  #nextPeriod(nowMs: number): number | undefined {
    return COMMON_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
  }

  #periodEnd(periodMs: number): number {
    return this.#rate.cycleStartMs + periodMs + MARGIN_MS;
  }

  /** The server throttled a request by chance, so its rate is no reason to hold the others back. */
  #endSporadicPause(): void {
    this.#lastWasAlone = false;
    this.#pause = undefined;
    this.#generation += 1;
  }

  #resume(pause: Pause, nowMs: number): void {
    if (!pause.stale && !this.#isSporadic(pause)) {
      if (this.#rate.contradicted) this.#rate = new AdaptiveRate(nowMs);
      else this.#rate.resume({ ...pause, periodMs: this.#periodMs }, nowMs);
    }
    this.#pause = undefined;
    this.#generation += 1;
  }

  /**
   * Whether a single request was throttled while no limit is known, for instance by one busy backend. With a real limit, the
   * requests sent after the throttled one are throttled as well. If none was sent after it, the next throttled request decides.
   */
  #isSporadic({ wasAlone, acceptedAfter, throttledAfter }: Pause): boolean {
    if (this.#rate.limited) return false;
    const lastWasAlone = this.#lastWasAlone;
    this.#lastWasAlone = wasAlone;
    return wasAlone ? !lastWasAlone : throttledAfter <= acceptedAfter;
  }
}

/** A time in which no request is sent. Times in milliseconds of one monotonic clock. */
interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether `Retry-After` set its length. If not, a probe finds out whether it is over. */
  explicit: boolean;
  /** Whether it lasts to the end of a known period. */
  readonly endsWithPeriod: boolean;
  /** The request that finds out whether the pause is over. */
  probe?: Permit | undefined;
  /** When another probe may be sent. */
  nextProbeMs: number;
  /** `order` of the request that began the pause. */
  readonly order: number;
  /** Whether that request was sent before the previous pause, so that it shows nothing about the rate. */
  readonly stale: boolean;
  /** Whether that request was the only one in flight. */
  readonly wasAlone: boolean;
  /** Requests sent after that request and accepted during the pause. */
  acceptedAfter: number;
  /** Requests sent after that request and throttled during the pause. */
  throttledAfter: number;
}

/** The right to send one request. Its result is reported to the rate limiter with it. */
export interface Permit {
  /** The rate limiter's generation when it was granted. */
  readonly generation: number;
  /** Permits are numbered in the order in which they are granted. */
  readonly order: number;
}

export type Acquisition =
  /** The request may be sent at `atMs` if the permit is still current then. */
  | { readonly kind: 'granted'; readonly atMs: number; readonly permit: Permit }
  /** The caller asks again at `atMs`, or as soon as the generation changes. */
  | { readonly kind: 'wait'; readonly atMs: number };

/** A throttled response. In milliseconds. */
export interface Throttling {
  readonly retryAfterMs?: number | undefined;
  /** The request's own backoff, used if there is no `Retry-After`. */
  readonly backoffMs: number;
}
