import { AdaptiveRate } from './adaptive-rate.ts';

/** Limits are counted by the second, the minute or a round part of them: 429 without a wait is asked after at those. */
const COMMON_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Comes behind a period, so as not to arrive before its end. */
const MARGIN_MS = 5;
/** An upload may take long, and whether it is refused is often clear at once: others don't wait for longer than this. */
const PROBE_MS = 1_000;
/** No place is taken so far ahead that a rate which grows could not reach it any more. */
const HORIZON_MS = 250;
/** Fewer accepted in a period say nothing about its length. */
const FEW_REQUESTS = 5;

/**
 * The pace of all requests to one side, as a pure state machine; every method takes the time, in milliseconds of one
 * monotonic clock.
 *
 * A refusal (429, or 503 with `Retry-After`) pauses all requests: as long as the answer asks for, else for a backoff, after
 * which a single request finds out whether the pause is over. How fast they may follow each other then is up to
 * `SendingRate`.
 *
 * The spec shows neither limit nor headers (service spec part 8); bench/pace compares this with others.
 */
export class RateLimiter {
  readonly #rate: AdaptiveRate;
  #era = 0;
  #given = 0;
  /** Requests of which nothing is known yet. */
  #underWay = 0;
  #acceptedInLastCycle: number | undefined;
  /** From the end of a pause to the end of the next one, where the side says nothing but was found to count so. */
  #periodMs: number | undefined;
  /** Whether the last refusal befell a request that was under way alone. */
  #unclear = false;
  #pause: Pause | undefined;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#rate = new AdaptiveRate(nowMs);
  }

  /** When the next request may be sent; it counts as sent then. */
  acquire(nowMs: number): Acquisition {
    const pause = this.#pause;
    if (pause !== undefined) {
      if (nowMs < pause.untilMs) return { kind: 'later', atMs: pause.untilMs };
      if (!pause.asked) {
        if (nowMs < pause.nextProbeMs) return { kind: 'later', atMs: pause.nextProbeMs };
        pause.nextProbeMs = nowMs + PROBE_MS;
        pause.probe = this.#permit();
        return { kind: 'given', atMs: nowMs, permit: pause.probe };
      }
      this.#resume(pause, nowMs);
    }
    if (this.#rate.nextMs(nowMs) > nowMs + HORIZON_MS) return { kind: 'later', atMs: nowMs + HORIZON_MS };
    return { kind: 'given', atMs: this.#rate.take(nowMs), permit: this.#permit() };
  }

  /** Changes whenever a pause begins or ends. */
  get generation(): number {
    return this.#era;
  }

  /** Whether no pause began or ended since the ticket was given. */
  isCurrent({ generation }: Permit): boolean {
    return generation === this.#era;
  }

  /** The request was not refused for its rate, whatever else became of it. */
  accepted(permit: Permit, nowMs: number): void {
    this.#underWay -= 1;
    if (!this.isCurrent(permit)) {
      if (this.#pause !== undefined && permit.order > this.#pause.order) this.#pause.acceptedAfter += 1;
      this.#rate.countLate();
      return;
    }
    if (this.#pause === undefined) this.#rate.maybeGrow(nowMs);
    // A probe that was accepted does not shorten what another request was asked to wait meanwhile.
    else if (!this.#pause.asked) this.#resume(this.#pause, nowMs);
    this.#rate.count();
  }

  /** The request never arrived: another one has to find out what it was to find out. */
  release(permit: Permit): void {
    this.#underWay -= 1;
    if (this.#pause?.probe === permit) this.#pause.nextProbeMs = 0;
  }

  /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
  throttled(permit: Permit, nowMs: number, { askedMs, backoffMs }: Throttling): number {
    const asked = askedMs !== undefined;
    const untilMs = nowMs + (askedMs ?? backoffMs);
    this.#underWay -= 1;
    if (this.#pause === undefined) {
      const late = !this.isCurrent(permit);
      // Sent before the last pause, it says nothing new, but what it asks for.
      if (late && !asked) return 0;
      this.#pause = late
        ? { ...this.#newPause(permit, nowMs, untilMs), asked, late }
        : this.#begin(permit, nowMs, untilMs, asked);
    } else if (!this.isCurrent(permit)) {
      // Under way when the pause began.
      if (permit.order > this.#pause.order) this.#pause.refusedAfter += 1;
      this.#pause.asked ||= asked;
      if (asked || !this.#pause.planned) this.#pause.untilMs = Math.max(this.#pause.untilMs, untilMs);
    } else {
      this.#era += 1;
      const refusedAfter = this.#pause.refusedAfter + 1;
      const byChance = !this.#rate.limited && refusedAfter < this.#pause.acceptedAfter;
      this.#periodMs = asked || byChance ? undefined : this.#nextPeriod(nowMs);
      const next = asked || this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs);
      this.#pause = {
        ...this.#pause,
        untilMs: next,
        asked,
        planned: !asked,
        probe: undefined,
        nextProbeMs: 0,
        refusedAfter,
      };
    }
    return Math.max(0, this.#pause.untilMs - nowMs);
  }

  #permit(): Permit {
    this.#given += 1;
    this.#underWay += 1;
    return { generation: this.#era, order: this.#given };
  }

  #begin(permit: Permit, nowMs: number, untilMs: number, asked: boolean): Pause {
    const [count, last = count] = [this.#rate.acceptedInCycle, this.#acceptedInLastCycle];
    this.#acceptedInLastCycle = count;
    // A side that counts by periods takes the same number in each.
    const steady = count >= FEW_REQUESTS && Math.abs(count - last) <= last * 0.1;
    if (!steady) this.#periodMs = undefined;
    this.#rate.throttled(steady);
    const endMs = this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
    const planned = !asked && endMs > untilMs;
    return { ...this.#newPause(permit, nowMs, planned ? endMs : untilMs), asked, planned };
  }

  #newPause({ order }: Permit, nowMs: number, untilMs: number): Pause {
    this.#era += 1;
    return {
      fromMs: nowMs,
      untilMs,
      asked: false,
      planned: false,
      nextProbeMs: 0,
      order,
      late: false,
      accompanied: this.#underWay > 0,
      acceptedAfter: 0,
      refusedAfter: 0,
    };
  }

  #nextPeriod(nowMs: number): number | undefined {
    return COMMON_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
  }

  #periodEnd(periodMs: number): number {
    return this.#rate.cycleAtMs + periodMs + MARGIN_MS;
  }

  #resume(pause: Pause, nowMs: number): void {
    if (!pause.late && !this.#isByChance(pause))
      this.#rate.resume({ ...pause, periodMs: this.#periodMs }, nowMs);
    this.#pause = undefined;
    this.#era += 1;
  }

  /**
   * Whether a request was refused while no limit is known, and those that came after it were not: by a single backend that
   * is busy, say. A limit that is reached refuses them all. Where none came after it, the next refusal decides.
   */
  #isByChance({ accompanied, acceptedAfter, refusedAfter }: Pause): boolean {
    if (this.#rate.limited) return false;
    const wasUnclear = this.#unclear;
    this.#unclear = !accompanied;
    return accompanied ? refusedAfter <= acceptedAfter : !wasUnclear;
  }
}

/** A time in which requests are held back, and what is known of it. In milliseconds of one monotonic clock. */
export interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether the other side said how long it is; else a probe finds out whether it is over. */
  asked: boolean;
  /** Whether it lasts to the end of a period that was found out before. */
  readonly planned: boolean;
  /** The request that finds out whether it is over, and when another one may. */
  probe?: Permit | undefined;
  nextProbeMs: number;
  /** Of the request that was refused. */
  readonly order: number;
  /** Whether it says nothing about the rate, because the request was sent before the pause before it. */
  readonly late: boolean;
  /** Whether another request was under way then. */
  readonly accompanied: boolean;
  /** Requests sent after it, by what became of them before the pause was over. */
  acceptedAfter: number;
  refusedAfter: number;
}

/** Leave to send one request; what came of it is told to the pace with it. */
export interface Permit {
  /** Pauses and releases seen when it was given: one of before says nothing about now. */
  readonly generation: number;
  /** The order in which they were given. */
  readonly order: number;
}

/** When a request may be sent. */
export type Acquisition =
  /** At `atMs`, if the ticket still holds then; else by another turn. */
  | { readonly kind: 'given'; readonly atMs: number; readonly permit: Permit }
  /** Ask again at `atMs`, or as soon as something has changed. */
  | { readonly kind: 'later'; readonly atMs: number };

/** A refusal to take a request now. In milliseconds. */
export interface Throttling {
  /** The wait that the answer asks for, if it does. */
  readonly askedMs?: number | undefined;
  /** The wait that the request would choose by itself. */
  readonly backoffMs: number;
}
