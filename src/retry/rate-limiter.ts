/** While no limit is known, a 429 adds 1 to a score, and every other response takes off a half. At this score a limit is assumed. */
const LIMIT_SCORE = 10;
/** The pause before the first probe, without `Retry-After`. */
const SHORT_PAUSE_MS = 100;
/** Usual lengths of a server's window. After a refused probe, the next one is sent when one of them ends. */
const WINDOWS_MS = [1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
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
/** The rate grows by 1 %, then 2 %, 4 % and so on: at most once per second, and once in the time that three requests take. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
const GROWTH_STEP_REQUESTS = 3;
/** With fewer accepted requests, the first cycle shows little about the rate. So it doubles at once until the next pause. */
const MIN_SAMPLES = 5;
/** Timers may be late by this much. The requests that were due meanwhile are sent at once. */
const LATE_TIMER_MS = 100;

/** The right to send one request. Its result is reported with it. */
export interface Permit {
  /** Pauses begun, prolonged and ended before. */
  readonly generation: number;
  /** Whether the request goes alone, to find out whether a pause is over. */
  readonly isProbe: boolean;
}

interface Pause {
  readonly fromMs: number;
  untilMs: number;
  /** Whether its length is that of the server: by `Retry-After`, or because a probe was refused. */
  endKnown: boolean;
  /** When the next probe may be sent. */
  probeMs: number;
}

/**
 * A mirror of the server's token bucket: tokens, one per request, refilled at a rate. Both are learned from the responses, because the
 * service shows neither limits nor headers. docs/decisions/023 explains the rules.
 *
 * A pure state machine. Every time is in milliseconds of one monotonic clock.
 */
export class RateLimiter {
  #generation = 0;
  #score = 0;
  /** The longest `Retry-After` since the score was 0. */
  #askedUntilMs = 0;
  #pause: Pause | undefined;
  /** Requests per millisecond; infinite while no limit is known. */
  #rate = Number.POSITIVE_INFINITY;
  #firstRate: number | undefined;
  #tokens = 0;
  #filledAtMs = 0;
  #growth = GROWTH;
  #grownAtMs = 0;
  /** A cycle lasts from the end of a pause to the end of the next. */
  #cycleStartMs: number;
  #accepted = 0;
  /** The fewest requests that a cycle accepted. */
  #fewest = Number.POSITIVE_INFINITY;

  constructor(nowMs: number) {
    this.#cycleStartMs = nowMs;
  }

  /** Whether no pause began, was prolonged or ended since the permit was granted. */
  isCurrent({ generation }: Permit): boolean {
    return generation === this.#generation;
  }

  /** Grants a permit, or returns the time to ask again. */
  acquire(nowMs: number): Permit | number {
    const pause = this.#pause;
    const permit = { generation: this.#generation, isProbe: pause !== undefined };
    if (pause !== undefined) {
      const atMs = Math.max(pause.untilMs, pause.probeMs);
      if (nowMs < atMs) return atMs;
      pause.probeMs = nowMs + PROBE_TIMEOUT_MS;
      return permit;
    }
    if (this.#rate === Number.POSITIVE_INFINITY) return permit;
    const most = Math.max(this.#tokens, 1 + this.#rate * LATE_TIMER_MS);
    this.#tokens = Math.min(most, this.#tokens + (nowMs - this.#filledAtMs) * this.#rate);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return nowMs + (1 - this.#tokens) / this.#rate;
    this.#tokens -= 1;
    return permit;
  }

  /** The request was not sent, or did not reach the server. */
  release(permit: Permit): void {
    if (!this.isCurrent(permit)) return;
    if (this.#pause !== undefined) this.#pause.probeMs = 0;
    else this.#tokens += 1;
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(permit: Permit, nowMs: number): void {
    this.#score = Math.max(0, this.#score - 0.5);
    if (this.#score === 0) this.#askedUntilMs = 0;
    const pause = this.#pause;
    // A wait that another response asked for meanwhile goes on.
    if (pause !== undefined && this.isCurrent(permit) && nowMs >= pause.untilMs) this.#resume(pause, nowMs);
    this.#accepted += 1;
    if (pause === undefined) this.#grow(nowMs);
  }

  /**
   * The server throttled the request. Returns how long all requests now wait.
   *
   * @param isLost whether it must not be sent again: each further one would be lost too, so a pause begins at once
   */
  throttled(permit: Permit, nowMs: number, retryAfterMs?: number, isLost = false): number {
    const askedUntilMs = retryAfterMs === undefined ? 0 : nowMs + retryAfterMs;
    const pause = this.#pause;
    if (pause !== undefined) {
      // The permit was the probe's, or is from before the pause.
      const isProbe = this.isCurrent(permit);
      pause.endKnown ||= isProbe || askedUntilMs > 0;
      pause.untilMs = Math.max(isProbe ? 0 : pause.untilMs, askedUntilMs) || this.#windowEndMs(nowMs);
      if (isProbe) pause.probeMs = 0;
      if (isProbe) this.#generation += 1;
    } else if (this.isCurrent(permit)) {
      this.#score += 1;
      this.#askedUntilMs = Math.max(this.#askedUntilMs, askedUntilMs);
      if (isLost || this.#score >= LIMIT_SCORE || this.#rate !== Number.POSITIVE_INFINITY)
        this.#startPause(nowMs, isLost);
    }
    return Math.max(0, (this.#pause?.untilMs ?? 0) - nowMs);
  }

  /** @param isLost whether a probe that comes too early would be lost */
  #startPause(nowMs: number, isLost: boolean): void {
    const endKnown = this.#askedUntilMs > nowMs;
    const shortMs = nowMs + Math.max(SHORT_PAUSE_MS, 1 / this.#rate);
    const ownMs = isLost ? Math.max(shortMs, this.#windowEndMs(nowMs)) : shortMs;
    const untilMs = endKnown ? this.#askedUntilMs : ownMs;
    this.#pause = { fromMs: nowMs, untilMs, endKnown, probeMs: 0 };
    this.#generation += 1;
    this.#score = 0;
  }

  /** When the server's window may end. */
  #windowEndMs(nowMs: number): number {
    const endsMs = WINDOWS_MS.map((ms) => this.#cycleStartMs + ms + MARGIN_MS);
    return endsMs.find((ms) => ms > nowMs) ?? nowMs + LATE_PROBES_MS;
  }

  /** Learns from the cycle that ends with this pause, and begins the next one with what has refilled meanwhile. */
  #resume({ fromMs, endKnown }: Pause, nowMs: number): void {
    const cycleMs = Math.max(1, nowMs - this.#cycleStartMs);
    const pauseMs = nowMs - fromMs;
    const isFirst = this.#rate === Number.POSITIVE_INFINITY;
    // A cycle without an accepted request shows that the server was down, and nothing about its rate.
    if (this.#accepted > 0) this.#learn((this.#accepted / cycleMs) * BACK_OFF, isFirst);
    const isWindow = endKnown && pauseMs >= cycleMs / 2;
    // The first cycle began with a full bucket, so its rate does not show what refills in a short pause.
    const refilled = isFirst && !endKnown ? 0 : this.#rate * pauseMs;
    // The probe was the first request of the burst.
    this.#tokens = Math.max(0, (isWindow ? this.#fewest : Math.min(this.#fewest, refilled)) - 1);
    this.#filledAtMs = nowMs;
    this.#growth = isFirst && this.#accepted < MIN_SAMPLES ? 1 : GROWTH;
    this.#grownAtMs = nowMs;
    this.#cycleStartMs = nowMs;
    this.#accepted = 0;
    this.#pause = undefined;
    this.#generation += 1;
  }

  #learn(measured: number, isFirst: boolean): void {
    // The first two rates may be much too high, because the first cycle began with a full bucket.
    const lowest = this.#firstRate === undefined ? 0 : this.#rate * LOWEST_SHARE;
    this.#rate = Math.max(measured, lowest);
    this.#fewest = Math.min(this.#fewest, this.#accepted);
    if (!isFirst) this.#firstRate ??= this.#rate;
    if (this.#rate >= FORGOTTEN_SHARE * (this.#firstRate ?? 0)) return;
    this.#rate = Number.POSITIVE_INFINITY;
    this.#firstRate = undefined;
    this.#fewest = Number.POSITIVE_INFINITY;
  }

  #grow(nowMs: number): void {
    // Only one step, even after a long time without requests: that time shows nothing about the limit.
    if (nowMs - this.#grownAtMs < Math.max(GROWTH_STEP_MS, GROWTH_STEP_REQUESTS / this.#rate)) return;
    this.#rate *= 1 + this.#growth;
    this.#growth = Math.min(1, this.#growth * 2);
    this.#grownAtMs = nowMs;
  }
}
