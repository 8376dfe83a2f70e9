import type { FailedAttempt } from './decide.ts';
import { TokenBucket } from './token-bucket.ts';

/** While no limit is known, a 429 adds 1 to a score, and every other response takes off a half. At this score there is a limit. */
const LIMIT_SCORE = 5;
/** The shortest pause before the first probe. */
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
/** The second rate, because the first one may be much too high: its cycle began with a full bucket. */
const LOWEST_SECOND_SHARE = 0.5;
/** Below this share of the second rate, the limit was chance or has changed. */
const FORGOTTEN_SHARE = 0.5;

/** A time in which nothing is sent but probes. */
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
 * service shows neither limits nor headers. docs/decisions/002 explains the rules, and has a diagram of the states.
 *
 * A pure state machine. Every time is in milliseconds of one monotonic clock.
 */
export class RateLimiter {
  #pause: Pause | undefined;
  /** What the server's limit is taken for, also during a pause; `undefined` while none is known. */
  #bucket: TokenBucket | undefined;
  #score = 0;
  #generation = 0;
  /** A cycle lasts from its first accepted request, which is a probe, to the end of the next pause. */
  #cycleStartMs: number;
  /** Requests that this cycle accepted. */
  #accepted = 0;
  /** The first refusal since the score was 0, and how many requests were accepted before. */
  #refused = { atMs: 0, accepted: 0 };
  /** The fewest requests that a cycle accepted. */
  #fewest = Number.POSITIVE_INFINITY;
  /** The first rate that shows what the server refills; 0 while none does. */
  #secondRate = 0;

  constructor(nowMs: number) {
    this.#cycleStartMs = nowMs;
  }

  /** Whether no limit is known, and everything is sent at once. */
  get isFree(): boolean {
    return this.#pause === undefined && this.#bucket === undefined;
  }

  /** Pauses begun, prolonged and ended so far. A result that comes with an earlier number is of a request that was sent before the last. */
  get generation(): number {
    return this.#generation;
  }

  /** Lets one request go, or returns the time to ask again. */
  take(nowMs: number): number | undefined {
    if (this.#pause === undefined) return this.#bucket?.take(nowMs);
    const atMs = Math.max(this.#pause.untilMs, this.#pause.probeMs);
    if (nowMs < atMs) return atMs;
    this.#pause.probeMs = nowMs + PROBE_TIMEOUT_MS;
    return undefined;
  }

  /** The request was not sent, or did not reach the server. */
  release(generation: number): void {
    if (generation !== this.#generation) return;
    if (this.#pause === undefined) this.#bucket?.giveBack();
    else this.#pause.probeMs = 0;
  }

  /** The server did not throttle the request. It may have failed for another reason. */
  accepted(generation: number, nowMs: number): void {
    if (this.#pause === undefined) {
      this.#bucket?.grow(nowMs);
      this.#score = Math.max(0, this.#score - 0.5);
    } else if (generation === this.#generation && nowMs >= this.#pause.untilMs) {
      // A wait that another response asked for meanwhile goes on.
      this.#endPause(this.#pause, nowMs);
    }
    if (this.#accepted === 0) this.#cycleStartMs = nowMs;
    this.#accepted += 1;
  }

  /**
   * The server refused the request. A transient failure must not be sent again: each further one would be lost too, so a pause begins at
   * once.
   *
   * @param isOther whether the server does not limit the requests under way, but something else
   * @returns how long all requests now wait, in milliseconds
   */
  refused(
    generation: number,
    nowMs: number,
    { retryAfterMs = 0, mayBeLimit: isLost = false }: FailedAttempt,
    isOther: boolean,
  ): number {
    const isCurrent = generation === this.#generation;
    const isProbe = isCurrent && this.#pause !== undefined;
    if (this.#pause === undefined && isCurrent) this.#begin(nowMs, isLost, isOther);
    const pause = this.#pause;
    if (pause === undefined) return 0;
    const ownMs = isProbe || isLost ? this.#windowEndMs(nowMs) : 0;
    pause.endKnown ||= isProbe || retryAfterMs > 0;
    pause.untilMs = Math.max(pause.untilMs, retryAfterMs > 0 ? nowMs + retryAfterMs : ownMs);
    if (isCurrent) {
      pause.probeMs = 0;
      this.#generation += 1;
    }
    return Math.max(0, pause.untilMs - nowMs);
  }

  /** Begins a pause if the refusal comes from a limit. */
  #begin(nowMs: number, isLost: boolean, isOther: boolean): void {
    if (this.#score === 0) this.#refused = { atMs: nowMs, accepted: this.#accepted };
    this.#score += 1;
    if (this.#bucket === undefined && !isLost && !(isOther && this.#score >= LIMIT_SCORE)) return;
    const shortMs = Math.max(SHORT_PAUSE_MS, this.#bucket === undefined ? 0 : 1 / this.#bucket.rate);
    this.#pause = { fromMs: nowMs, untilMs: nowMs + shortMs, endKnown: false, probeMs: 0 };
  }

  /** When the server's window may end, if it began with the cycle. */
  #windowEndMs(nowMs: number): number {
    const endsMs = WINDOWS_MS.map((ms) => this.#cycleStartMs + ms + MARGIN_MS);
    return endsMs.find((ms) => ms > nowMs) ?? nowMs + LATE_PROBES_MS;
  }

  /** Learns from the cycle that ends with this pause, and begins the next one. */
  #endPause({ fromMs, endKnown }: Pause, nowMs: number): void {
    const earlier = this.#bucket?.rate;
    const cycleMs = Math.max(1, nowMs - this.#cycleStartMs);
    // The first cycle began with a full bucket. Unless it was a window, what came after the first refusal counts, and the probe.
    const measured =
      earlier !== undefined || endKnown
        ? this.#accepted / cycleMs
        : (this.#accepted - this.#refused.accepted + 1) / Math.max(1, nowMs - this.#refused.atMs);
    const lowest = (earlier ?? 0) * (this.#secondRate === 0 ? LOWEST_SECOND_SHARE : LOWEST_SHARE);
    const rate = Math.max(measured * BACK_OFF, lowest);
    this.#fewest = Math.min(this.#fewest, this.#accepted);
    if (earlier !== undefined) this.#secondRate ||= rate;
    // If nothing was accepted before, the server was down.
    if (this.#accepted === 0 || rate < FORGOTTEN_SHARE * this.#secondRate) {
      this.#bucket = undefined;
      this.#fewest = Number.POSITIVE_INFINITY;
      this.#secondRate = 0;
    } else {
      // What has refilled during the pause, or is there in a new window. The probe was the first request of it.
      const tokens = Math.max(
        0,
        Math.min(this.#fewest, endKnown ? Number.POSITIVE_INFINITY : rate * (nowMs - fromMs)) - 1,
      );
      this.#bucket = new TokenBucket({ rate, tokens, tooHigh: earlier ?? Number.POSITIVE_INFINITY, nowMs });
    }
    this.#pause = undefined;
    this.#score = 0;
    this.#accepted = 0;
    this.#generation += 1;
  }
}
