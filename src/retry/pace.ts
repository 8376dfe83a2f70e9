/** Leave to send one request; what came of it is told to the pace with it. */
export interface Ticket {
  /** Pauses and releases seen when it was given: one of before says nothing about now. */
  readonly era: number;
  /** The order in which they were given. */
  readonly order: number;
}

/** When a request may be sent. */
export type Turn =
  /** At `atMs`, if the ticket still holds then; else by another turn. */
  | { readonly kind: 'given'; readonly atMs: number; readonly ticket: Ticket }
  /** Ask again at `atMs`. */
  | { readonly kind: 'later'; readonly atMs: number }
  /** Ask again when something has changed: one request is finding out whether the pause is over. */
  | { readonly kind: 'held' };

/** A refusal to take a request now. In milliseconds. */
export interface Throttling {
  /** The wait that the answer asks for, if it does. */
  readonly askedMs?: number | undefined;
  /** The wait that the request would choose by itself. */
  readonly backoffMs: number;
}

interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether the other side said how long it is; else a probe finds out whether it is over. */
  asked: boolean;
  /** Whether it lasts to the end of a period that was found out before. */
  readonly planned: boolean;
  probe?: Ticket | undefined;
  /** Of the request that was refused. */
  readonly order: number;
  /** Whether another request was under way then. */
  readonly accompanied: boolean;
  /** Requests sent after it, by what became of them before the pause was over. */
  acceptedAfter: number;
  refusedAfter: number;
}

/** Sustained rate after a throttling, as a share of the rate at which requests were accepted until then. */
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
/** Limits are counted by the second, the minute or a round part of them: 429 without a wait is asked after at those. */
const USUAL_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Comes behind a period, so as not to arrive before its end. */
const MARGIN_MS = 5;
/** So many accepted before the first refusal make a rate of their own. */
const ENOUGH = 20;
/** Fewer accepted in a period say nothing about its length. */
const FEW = 5;

/**
 * The pace of all requests to one side, as a pure state machine; every method takes the time, in milliseconds of one
 * monotonic clock.
 *
 * Without a refusal there is no limit. A refusal (429, or 503 with `Retry-After`) pauses all requests: as long as the answer
 * asks for, else for a backoff, after which a single request finds out whether the pause is over. Then as many as were
 * accepted in one go before are sent at once, since a bucket has filled or a window has begun meanwhile, and the others
 * at the rate that was accepted between the last two refusals, a little less, which then grows, at first slowly.
 *
 * The spec shows neither limit nor headers (service spec part 8); bench/pace compares this with others.
 */
export class Pace {
  #era = 0;
  #given = 0;
  /** Requests of which nothing is known yet. */
  #underWay = 0;
  /** Requests a millisecond. */
  #rate = Number.POSITIVE_INFINITY;
  /** Pauses that are over. */
  #pauses = 0;
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

  /** Since when acceptances are counted for the rate, how many, and the rate at that time. */
  #since: { readonly atMs: number; readonly rate: number };
  #accepted = 0;
  /** When the last pause ended, and what was accepted since. */
  #cycleAtMs: number;
  #acceptedInCycle = 0;
  #acceptedInLastCycle: number | undefined;
  /** From the end of a pause to the end of the next one, where the side says nothing but was found to count so. */
  #periodMs: number | undefined;

  /** Whether the last refusal befell a request that was under way alone. */
  #unclear = false;

  #pause: Pause | undefined;

  /** @param nowMs when the first request can be sent at the earliest */
  constructor(nowMs: number) {
    this.#since = { atMs: nowMs, rate: this.#rate };
    this.#cycleAtMs = nowMs;
  }

  /** When the next request may be sent; it counts as sent then. */
  turn(nowMs: number): Turn {
    const pause = this.#pause;
    if (pause !== undefined) {
      if (nowMs < pause.untilMs) return { kind: 'later', atMs: pause.untilMs };
      if (!pause.asked) {
        if (pause.probe !== undefined) return { kind: 'held' };
        pause.probe = this.#ticket();
        return { kind: 'given', atMs: nowMs, ticket: pause.probe };
      }
      this.#resume(pause, nowMs);
    }
    const ticket = this.#ticket();
    if (this.#rate === Number.POSITIVE_INFINITY) return { kind: 'given', atMs: nowMs, ticket };
    if (this.#credit >= 1) {
      this.#credit -= 1;
      return { kind: 'given', atMs: nowMs, ticket };
    }
    const atMs = Math.max(nowMs, this.#slotMs);
    this.#slotMs = atMs + 1 / this.#rate;
    return { kind: 'given', atMs, ticket };
  }

  #ticket(): Ticket {
    this.#given += 1;
    this.#underWay += 1;
    return { era: this.#era, order: this.#given };
  }

  /** Whether no pause began or ended since the ticket was given. */
  holds({ era }: Ticket): boolean {
    return era === this.#era;
  }

  /** The request was not refused for its rate, whatever else became of it. */
  passed(ticket: Ticket, nowMs: number): void {
    this.#underWay -= 1;
    if (this.#pause !== undefined && ticket.order > this.#pause.order && !this.holds(ticket))
      this.#pause.acceptedAfter += 1;
    if (this.#pause !== undefined && this.holds(ticket)) this.#resume(this.#pause, nowMs);
    else if (this.holds(ticket)) this.#grow(nowMs);
    else {
      this.#accepted += 1;
      return;
    }
    this.#accepted += 1;
    this.#acceptedInCycle += 1;
  }

  /** The request never arrived: another one has to find out what it was to find out. */
  lost(ticket: Ticket): void {
    this.#underWay -= 1;
    if (this.#pause !== undefined && this.holds(ticket)) this.#pause.probe = undefined;
  }

  /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
  throttled(ticket: Ticket, nowMs: number, { askedMs, backoffMs }: Throttling): number {
    const asked = askedMs !== undefined;
    const untilMs = nowMs + (askedMs ?? backoffMs);
    this.#underWay -= 1;
    if (this.#pause === undefined) {
      // Sent before the last pause: it says nothing new.
      if (!this.holds(ticket)) return 0;
      this.#pause = this.#begin(ticket, nowMs, untilMs, asked);
    } else if (!this.holds(ticket)) {
      // Under way when the pause began.
      if (ticket.order > this.#pause.order) this.#pause.refusedAfter += 1;
      this.#pause.asked ||= asked;
      if (asked || !this.#pause.planned) this.#pause.untilMs = Math.max(this.#pause.untilMs, untilMs);
    } else {
      this.#era += 1;
      this.#periodMs = asked ? undefined : this.#nextPeriod(nowMs);
      const next = asked || this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs);
      this.#pause = {
        ...this.#pause,
        untilMs: next,
        asked,
        planned: !asked,
        probe: undefined,
        refusedAfter: this.#pause.refusedAfter + 1,
      };
    }
    return Math.max(0, this.#pause.untilMs - nowMs);
  }

  #begin({ order }: Ticket, nowMs: number, untilMs: number, asked: boolean): Pause {
    this.#era += 1;
    const [count, last = count] = [this.#acceptedInCycle, this.#acceptedInLastCycle];
    this.#acceptedInLastCycle = count;
    // A side that counts by periods takes the same number in each.
    if (count < FEW || Math.abs(count - last) > last * 0.1) this.#periodMs = undefined;
    const endMs = this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
    const planned = !asked && endMs > untilMs;
    return {
      fromMs: nowMs,
      untilMs: planned ? endMs : untilMs,
      asked,
      planned,
      order,
      accompanied: this.#underWay > 0,
      acceptedAfter: 0,
      refusedAfter: 0,
    };
  }

  #nextPeriod(nowMs: number): number | undefined {
    return USUAL_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
  }

  #periodEnd(periodMs: number): number {
    return this.#cycleAtMs + periodMs + MARGIN_MS;
  }

  #resume(pause: Pause, nowMs: number): void {
    const { fromMs, asked } = pause;
    if (this.#isByChance(pause)) {
      this.#pause = undefined;
      this.#era += 1;
      return;
    }
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
    else if (this.#periodMs !== undefined) this.#credit = this.#burst - 1;
    else this.#credit = first ? 0 : Math.min(this.#burst, inPause);
    // It said when to come again: one may come for certain. Else the probe was the one.
    if (asked) this.#credit = Math.max(1, this.#credit);

    const least = this.#pauses > 1 ? this.#rate * LEAST : 0;
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
    this.#pause = undefined;
    this.#era += 1;
  }

  /**
   * Whether a request was refused while no limit is known, and those that came after it were not: by a single backend that
   * is busy, say. A limit that is reached refuses them all. Where none came after it, the next refusal decides.
   */
  #isByChance({ accompanied, acceptedAfter, refusedAfter }: Pause): boolean {
    if (this.#rate !== Number.POSITIVE_INFINITY) return false;
    const wasUnclear = this.#unclear;
    this.#unclear = !accompanied;
    return accompanied ? refusedAfter <= acceptedAfter : !wasUnclear;
  }

  /** What was accepted a millisecond: between two refusals, or before the second one, until more was taken again. */
  #measure({ fromMs, asked }: Pause, nowMs: number): number {
    const untilMs = this.#pauses === 0 ? nowMs : fromMs;
    const measured = this.#accepted / Math.max(1, untilMs - this.#since.atMs);
    return asked || this.#periodMs === undefined
      ? measured
      : Math.max(measured, this.#acceptedInCycle / this.#periodMs);
  }

  #grow(nowMs: number): void {
    if (this.#rate === Number.POSITIVE_INFINITY) return;
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
}
