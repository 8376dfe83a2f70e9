import { TokenBucket } from './token-bucket.ts';

/** While no limit is known, a 429 adds 1 to a score, and every other response takes off a half. At this score there is a limit. */
const LIMIT_SCORE = 5;
/** Fewer accepted requests show little about a rate. */
const MIN_SAMPLES = 5;
/** Then the rate falls to no less than this share of the last one. */
const FEW_SAMPLES_SHARE = 0.5;
/** The pause before the first probe, without `Retry-After`. */
const SHORT_PAUSE_MS = 100;
/** Usual lengths of a server's window. After a refused probe, the next one is sent when one of them ends. */
const WINDOWS_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000];
/** Added to a window, so that no probe arrives before its end. */
const MARGIN_MS = 5;
/** Between probes after the longest window. */
const LATE_PROBES_MS = 15_000;
/** If a probe has no result after this time, another one is sent: an upload may take long. */
const PROBE_TIMEOUT_MS = 1_000;
/** The new rate after a pause, as a share of the measured rate. */
const BACK_OFF = 0.98;
/** The rate falls no lower than this share of the last one, because a 429 may be chance. */
const LOWEST_SHARE = 0.85;
/** Below this share of the first measured rate, the limit was chance or has changed. */
const FORGOTTEN_SHARE = 0.5;

/** The right to send one request. Its result is reported with it. */
export interface Permit {
  /** Pauses begun, prolonged and ended before. */
  readonly generation: number;
}

/** How the server refused a request. */
export interface Refusal {
  readonly retryAfterMs?: number | undefined;
  /** Whether it must not be sent again: each further one would be lost too, so a pause begins at once. */
  readonly isLost?: boolean | undefined;
  /** Whether the server does not limit the requests under way, but something else. */
  readonly isOther: boolean;
}

/** Everything is sent at once. */
interface Free {
  readonly name: 'free';
  /** A 429 adds 1, and every other response takes off a half. */
  score: number;
  /** The longest `Retry-After` since the score was 0. */
  askedUntilMs: number;
}

/** Nothing is sent but probes. */
interface Paused {
  readonly name: 'paused';
  readonly fromMs: number;
  /** Requests per millisecond before; infinite while no limit was known. */
  readonly earlierRate: number;
  untilMs: number;
  /** Whether its length is that of the server: by `Retry-After`, or because a probe was refused. */
  endKnown: boolean;
  /** When the next probe may be sent. */
  probeMs: number;
}

/** What the server's limit is taken for. */
interface Limited {
  readonly name: 'limited';
  readonly bucket: TokenBucket;
}

/**
 * A mirror of the server's token bucket: tokens, one per request, refilled at a rate. Both are learned from the responses, because the
 * service shows neither limits nor headers. docs/decisions/002 explains the rules, and has a diagram of the states: `#pause`, `#prolong`,
 * `#limit` and `#free` are its arrows.
 *
 * A pure state machine. Every time is in milliseconds of one monotonic clock.
 */
export class RateLimiter {
  #state: Free | Paused | Limited = { name: 'free', score: 0, askedUntilMs: 0 };
  #generation = 0;
  /** Whether nothing was accepted so far. */
  #isNew = true;
  /** A cycle lasts from the end of a pause to the end of the next. */
  #cycleStartMs: number;
  /** Requests that this cycle accepted. */
  #accepted = 0;
  /** The first refusal of the first cycle, and how many requests were accepted before. */
  #burst = { untilMs: Number.POSITIVE_INFINITY, accepted: 0 };
  /** The fewest requests that a cycle accepted. */
  #fewest = Number.POSITIVE_INFINITY;
  /** The first rate that shows what the server refills; `undefined` until the second cycle. */
  #firstRate: number | undefined;

  constructor(nowMs: number) {
    this.#cycleStartMs = nowMs;
  }

  get isFree(): boolean {
    return this.#state.name === 'free';
  }

  /** Whether no pause began, was prolonged or ended since the permit was granted. */
  isCurrent({ generation }: Permit): boolean {
    return generation === this.#generation;
  }

  /** Grants a permit, which is the one that is `held` if that is current, or returns the time to ask again. */
  acquire(nowMs: number, held?: Permit): Permit | number {
    if (held && this.isCurrent(held)) return held;
    const state = this.#state;
    const permit = { generation: this.#generation };
    if (state.name === 'paused') {
      const atMs = Math.max(state.untilMs, state.probeMs);
      if (nowMs < atMs) return atMs;
      state.probeMs = nowMs + PROBE_TIMEOUT_MS;
    } else if (state.name === 'limited') return state.bucket.take(nowMs) ?? permit;
    return permit;
  }

  /** The request was not sent, or did not reach the server. */
  release(permit: Permit): void {
    const state = this.#state;
    if (!this.isCurrent(permit)) return;
    if (state.name === 'paused') state.probeMs = 0;
    else if (state.name === 'limited') state.bucket.giveBack();
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(permit: Permit, nowMs: number): void {
    const state = this.#state;
    if (this.#isNew) this.#cycleStartMs = nowMs;
    this.#isNew = false;
    if (state.name === 'free') {
      state.score = Math.max(0, state.score - 0.5);
      if (state.score === 0) state.askedUntilMs = 0;
    } else if (state.name === 'limited') {
      state.bucket.grow(nowMs);
    } else if (this.isCurrent(permit) && nowMs >= state.untilMs) {
      // A wait that another response asked for meanwhile goes on.
      this.#endPause(state, nowMs);
    }
    this.#accepted += 1;
  }

  /** The server refused the request. Returns how long all requests now wait. */
  throttled(permit: Permit, nowMs: number, { retryAfterMs, isLost = false, isOther }: Refusal): number {
    const state = this.#state;
    const askedUntilMs = retryAfterMs === undefined ? 0 : nowMs + retryAfterMs;
    if (state.name === 'paused') this.#prolong(state, nowMs, askedUntilMs, this.isCurrent(permit));
    else if (this.isCurrent(permit)) {
      if (state.name === 'limited') this.#pause(nowMs, askedUntilMs, state.bucket.rate, isLost);
      else {
        if (state.score === 0) this.#burst = { untilMs: nowMs, accepted: this.#accepted };
        state.score += 1;
        state.askedUntilMs = Math.max(state.askedUntilMs, askedUntilMs);
        if (isLost || (isOther && state.score >= LIMIT_SCORE))
          this.#pause(nowMs, state.askedUntilMs, Number.POSITIVE_INFINITY, isLost);
      }
    }
    return this.#state.name === 'paused' ? Math.max(0, this.#state.untilMs - nowMs) : 0;
  }

  /** @param isLost whether a probe that comes too early would be lost */
  #pause(nowMs: number, askedUntilMs: number, earlierRate: number, isLost: boolean): void {
    const endKnown = askedUntilMs > nowMs;
    const shortMs = nowMs + Math.max(SHORT_PAUSE_MS, 1 / earlierRate);
    const ownMs = isLost ? Math.max(shortMs, this.#windowEndMs(nowMs)) : shortMs;
    const untilMs = endKnown ? askedUntilMs : ownMs;
    this.#enter({ name: 'paused', fromMs: nowMs, earlierRate, untilMs, endKnown, probeMs: 0 });
  }

  /** @param isProbe whether the probe was refused; else a request that was sent before the pause */
  #prolong(pause: Paused, nowMs: number, askedUntilMs: number, isProbe: boolean): void {
    pause.endKnown ||= isProbe || askedUntilMs > 0;
    pause.untilMs = Math.max(isProbe ? 0 : pause.untilMs, askedUntilMs) || this.#windowEndMs(nowMs);
    if (!isProbe) return;
    pause.probeMs = 0;
    this.#generation += 1;
  }

  /** When the server's window may end, if it began with the cycle. */
  #windowEndMs(nowMs: number): number {
    const endsMs = WINDOWS_MS.map((ms) => this.#cycleStartMs + ms + MARGIN_MS);
    return endsMs.find((ms) => ms > nowMs) ?? nowMs + LATE_PROBES_MS;
  }

  /** Learns from the cycle that ends with this pause, and begins the next one. */
  #endPause(pause: Paused, nowMs: number): void {
    const cycleMs = Math.max(1, nowMs - this.#cycleStartMs);
    // A cycle without an accepted request shows that the server was down, and nothing about its rate.
    const { earlierRate } = pause;
    const rate =
      this.#accepted > 0 ? this.#learn(this.#measure(pause, cycleMs, nowMs), earlierRate) : earlierRate;
    this.#cycleStartMs = nowMs;
    this.#accepted = 0;
    if (rate === Number.POSITIVE_INFINITY) this.#enter({ name: 'free', score: 0, askedUntilMs: 0 });
    else this.#limit(pause, rate, cycleMs, nowMs);
  }

  /** What the server accepted per millisecond. The first cycle began with a full bucket: there what came after the first refusal counts. */
  #measure({ fromMs, endKnown, earlierRate }: Paused, cycleMs: number, nowMs: number): number {
    const whole = this.#accepted / cycleMs;
    if (earlierRate !== Number.POSITIVE_INFINITY) return whole;
    const { untilMs, accepted } = this.#burst;
    const more = this.#accepted - accepted;
    if (!endKnown) return (more + 1) / Math.max(1, nowMs - untilMs);
    return more < MIN_SAMPLES ? whole : Math.max(whole, more / Math.max(1, fromMs - untilMs));
  }

  /** The rate to go on with; infinite if what was known does not hold any more. */
  #learn(measured: number, earlierRate: number): number {
    // The first two rates may be much too high, because the first cycle began with a full bucket.
    const few = this.#accepted < MIN_SAMPLES ? FEW_SAMPLES_SHARE : 0;
    const share = this.#firstRate === undefined ? few : LOWEST_SHARE;
    const isFirst = earlierRate === Number.POSITIVE_INFINITY;
    const rate = Math.max(measured * BACK_OFF, isFirst ? 0 : earlierRate * share);
    this.#fewest = Math.min(this.#fewest, this.#accepted);
    if (!isFirst) this.#firstRate ??= rate;
    if (rate >= FORGOTTEN_SHARE * (this.#firstRate ?? 0)) return rate;
    this.#firstRate = undefined;
    this.#fewest = Number.POSITIVE_INFINITY;
    return Number.POSITIVE_INFINITY;
  }

  /** Goes on with the tokens that have refilled during the pause. */
  #limit({ fromMs, endKnown, earlierRate }: Paused, rate: number, cycleMs: number, nowMs: number): void {
    const pauseMs = nowMs - fromMs;
    const isFirst = earlierRate === Number.POSITIVE_INFINITY;
    const isWindow = endKnown && pauseMs >= cycleMs / 2;
    // The first cycle began with a full bucket, so its rate does not show what refills in a short pause.
    const refilled = isFirst && !endKnown ? 0 : rate * pauseMs;
    // The probe was the first request of the burst.
    const tokens = Math.max(0, (isWindow ? this.#fewest : Math.min(this.#fewest, refilled)) - 1);
    this.#enter({ name: 'limited', bucket: new TokenBucket({ rate, tokens, tooHigh: earlierRate, nowMs }) });
  }

  #enter(state: Free | Paused | Limited): void {
    this.#state = state;
    this.#generation += 1;
  }
}
