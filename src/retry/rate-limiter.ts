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
 * While no limit is known, every throttled request adds 1 to a score, and every other response takes off a half. At this
 * score a limit is assumed. If up to a fifth of the requests are throttled by chance, it is hardly ever reached.
 */
const LIMIT_SCORE = 10;
const SCORE_OF_ACCEPTED = -0.5;
/** After this many steady cycles the next shorter common period is tried. That costs one more throttled request. */
const CYCLES_PER_SHORTER_PERIOD = 3;
/** A cycle with fewer accepted requests does not show whether the server counts per period. */
const MIN_REQUESTS_PER_PERIOD = 5;

/**
 * Rate limiter for all requests to one server, as a pure state machine. Every method takes the time in milliseconds of one
 * monotonic clock. `docs/decisions/023` has a diagram of its states.
 *
 * At first no limit is known: a throttled request (429, or 503 with `Retry-After`) waits, and the others go on. If so many
 * are throttled that it cannot be chance, all requests pause, for as long as `Retry-After` says. Without `Retry-After` the
 * pause lasts for a backoff, and then one request, the probe, finds out whether it is over. `AdaptiveRate` decides how fast
 * requests follow each other after a pause. From then on, every throttled request begins a pause.
 *
 * The spec gives neither limits nor headers (service spec part 8), so both are learned.
 */
export class RateLimiter {
  #rate: AdaptiveRate;
  #generation = 0;
  #limitScore = 0;
  /** The longest wait of the requests throttled since the score was 0. */
  #suspectedWait: Wait | undefined;
  #acceptedInLastCycle: number | undefined;
  /** Cycles in a row with about the same number of accepted requests. */
  #steadyCycles = 0;
  /** The window in which the server counts, if it was found out without `Retry-After`. */
  #periodMs: number | undefined;
  #pause: Pause | undefined;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#rate = new AdaptiveRate(nowMs);
  }

  /** Grants a permit at once, but only if no limit is known. */
  acquireUnlimited(nowMs: number): Permit | undefined {
    const isUnlimited = this.#pause === undefined && !this.#rate.hasLimit;
    return isUnlimited ? { generation: this.#generation, atMs: this.#rate.take(nowMs) } : undefined;
  }

  /** Grants a permit for the next request, or says when to ask again. */
  acquire(nowMs: number): Acquisition {
    const pause = this.#pause;
    if (pause !== undefined) {
      if (nowMs < pause.untilMs) return { kind: 'wait', atMs: pause.untilMs };
      if (!pause.hasRetryAfter) {
        if (nowMs < pause.nextProbeMs) return { kind: 'wait', atMs: pause.nextProbeMs };
        pause.nextProbeMs = nowMs + PROBE_TIMEOUT_MS;
        pause.probe = { generation: this.#generation, atMs: nowMs };
        return { kind: 'granted', permit: pause.probe };
      }
      this.#resume(pause, nowMs);
    }
    if (this.#rate.nextMs(nowMs) > nowMs + MAX_SLOT_DELAY_MS) {
      return { kind: 'wait', atMs: nowMs + MAX_SLOT_DELAY_MS };
    }
    return { kind: 'granted', permit: { generation: this.#generation, atMs: this.#rate.take(nowMs) } };
  }

  /** Changes whenever a pause begins, is made longer by a throttled probe, or ends. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether the generation is still the one in which the permit was granted. */
  isCurrent({ generation }: Permit): boolean {
    return generation === this.#generation;
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(permit: Permit, nowMs: number): void {
    this.#limitScore = Math.max(0, this.#limitScore + SCORE_OF_ACCEPTED);
    if (this.#limitScore === 0) this.#suspectedWait = undefined;
    if (!this.isCurrent(permit)) {
      this.#rate.countStale();
      return;
    }
    if (this.#pause === undefined) this.#rate.grow(nowMs);
    // An accepted probe does not shorten a wait that another response asked for meanwhile.
    else if (!this.#pause.hasRetryAfter) this.#resume(this.#pause, nowMs);
    this.#rate.count(permit.atMs, nowMs);
  }

  /** The request did not reach the server. If it was the probe, another one may be sent. */
  release(permit: Permit): void {
    if (this.#pause?.probe === permit) this.#pause.nextProbeMs = 0;
  }

  /** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
  throttled(permit: Permit, nowMs: number, { retryAfterMs, backoffMs }: Throttling): number {
    const hasRetryAfter = retryAfterMs !== undefined;
    // A server that accepts one request in a few seconds rejects a probe that comes sooner.
    const waitMs = retryAfterMs ?? Math.max(backoffMs, this.#rate.slotMs);
    const wait: Wait = { untilMs: nowMs + waitMs, hasRetryAfter };
    if (this.#pause === undefined) {
      // A request from before the last pause shows nothing new.
      if (!this.isCurrent(permit)) return 0;
      if (this.#rate.hasLimit) this.#startPause(wait, nowMs);
      else this.#suspectLimit(wait, nowMs);
    } else if (this.isCurrent(permit)) {
      this.#continuePause(this.#pause, wait, nowMs);
    } else {
      // The request was in flight when the pause began.
      this.#pause.hasRetryAfter ||= hasRetryAfter;
      if (hasRetryAfter || !this.#pause.endsPeriod) {
        this.#pause.untilMs = Math.max(this.#pause.untilMs, wait.untilMs);
      }
    }
    return Math.max(0, (this.#pause?.untilMs ?? 0) - nowMs);
  }

  #suspectLimit({ untilMs, hasRetryAfter }: Wait, nowMs: number): void {
    this.#limitScore += 1;
    const longest: Wait = {
      untilMs: Math.max(untilMs, this.#suspectedWait?.untilMs ?? 0),
      hasRetryAfter: hasRetryAfter || this.#suspectedWait?.hasRetryAfter === true,
    };
    this.#suspectedWait = longest;
    if (this.#limitScore < LIMIT_SCORE) return;
    this.#limitScore = 0;
    this.#suspectedWait = undefined;
    this.#startPause(longest, nowMs);
  }

  #startPause({ untilMs, hasRetryAfter }: Wait, nowMs: number): void {
    const periodEndMs = this.#endCycle();
    const endsPeriod = !hasRetryAfter && periodEndMs > untilMs;
    this.#generation += 1;
    this.#pause = {
      fromMs: nowMs,
      untilMs: endsPeriod ? periodEndMs : untilMs,
      hasRetryAfter,
      endsPeriod,
      nextProbeMs: 0,
    };
  }

  /** The probe was throttled. */
  #continuePause({ fromMs }: Pause, { untilMs, hasRetryAfter }: Wait, nowMs: number): void {
    this.#periodMs = hasRetryAfter ? undefined : COMMON_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
    this.#generation += 1;
    this.#pause = {
      fromMs,
      untilMs: this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs),
      hasRetryAfter,
      endsPeriod: !hasRetryAfter,
      nextProbeMs: 0,
    };
  }

  /** Ends a cycle, which lasts from pause to pause. Returns the end of the server's period; 0 if it is unknown. */
  #endCycle(): number {
    const count = this.#rate.acceptedInCycle;
    const lastCount = this.#acceptedInLastCycle ?? count;
    this.#acceptedInLastCycle = count;
    // A server that counts per period accepts the same number in each.
    const isSteady = count >= MIN_REQUESTS_PER_PERIOD && Math.abs(count - lastCount) <= lastCount * 0.1;
    this.#steadyCycles = isSteady ? this.#steadyCycles + 1 : 0;
    if (!isSteady) this.#periodMs = undefined;
    // A multiple of the server's period looks steady, too.
    else if (this.#steadyCycles % CYCLES_PER_SHORTER_PERIOD === 0) this.#periodMs = this.#shorterPeriod();
    this.#rate.throttled(isSteady);
    return this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
  }

  #shorterPeriod(): number | undefined {
    const periodMs = this.#periodMs ?? 0;
    return COMMON_PERIODS_MS.findLast((ms) => ms < periodMs) ?? this.#periodMs;
  }

  #periodEnd(periodMs: number): number {
    return this.#rate.cycleStartMs + periodMs + MARGIN_MS;
  }

  #resume(pause: Pause, nowMs: number): void {
    if (this.#rate.isContradicted) this.#rate = new AdaptiveRate(nowMs);
    else this.#rate.resume({ ...pause, endsPeriod: this.#periodMs !== undefined }, nowMs);
    this.#pause = undefined;
    this.#generation += 1;
  }
}

/** The wait of a throttled request. */
interface Wait {
  /** In milliseconds of the monotonic clock. */
  readonly untilMs: number;
  /** Whether `Retry-After` set its length. */
  readonly hasRetryAfter: boolean;
}

/** A time in which no request is sent. Times in milliseconds of one monotonic clock. */
interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether `Retry-After` set its length. If not, a probe finds out whether it is over. */
  hasRetryAfter: boolean;
  /** Whether it lasts to the end of a period in which the server counts. */
  readonly endsPeriod: boolean;
  /** The request that finds out whether the pause is over. */
  probe?: Permit | undefined;
  /** When another probe may be sent. */
  nextProbeMs: number;
}

/** The right to send one request. Its result is reported to the rate limiter with it. */
export interface Permit {
  /** The rate limiter's generation when it was granted. */
  readonly generation: number;
  /** When the request may be sent, if the permit is still current then. */
  readonly atMs: number;
}

export type Acquisition =
  | { readonly kind: 'granted'; readonly permit: Permit }
  /** The caller asks again at `atMs`, or as soon as the generation changes. */
  | { readonly kind: 'wait'; readonly atMs: number };

/** A throttled request. In milliseconds. */
export interface Throttling {
  readonly retryAfterMs?: number | undefined;
  /** The request's own backoff, used if there is no `Retry-After`. */
  readonly backoffMs: number;
}
