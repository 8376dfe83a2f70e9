import type { FailedAttempt } from './decide.ts';

/** The shortest pause. One that ends with a refusal is followed by one of twice its length. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;
/** The shortest pause after a refusal that lost its request: each further one would be lost, too. */
const PAUSE_AFTER_LOSS_MS = 1_000;
/** If no request begins or ends for so long, one more goes: those under way may hang, or be long uploads. */
const STALLED_MS = 5_000;
/** The threshold of an operation whose refused requests may be lost. */
const GRADUAL_THRESHOLD = 8;

/**
 * How many requests to one server may be in flight, and when: TCP's congestion control (RFC 5681) with requests for segments, and refusals
 * for losses. docs/retries.md, *How fast requests go*, says what is different. A pure state machine. Every time is in milliseconds of one
 * monotonic clock; `sentMs` is when a request got its turn.
 */
export class Pace {
  #flight = 0;
  /** When a request began or ended last. */
  #movedMs = 0;
  /** Whether the first request of an operation is still to go alone. */
  #isAlone = true;
  /** Whether a refusal has lost its request. */
  #hasLost = false;
  /** So many may be in flight. */
  #window = Number.POSITIVE_INFINITY;
  /** Below it the window grows by one for each accepted request, above it by one for about as many as it holds. */
  #threshold = Number.POSITIVE_INFINITY;
  /** The last refusal, if no request was accepted since: when it came, and the wait that it asked for. */
  #refusal: { readonly atMs: number; readonly askedMs: number } | undefined;
  /** When the last pause began. */
  #pausedMs = Number.NEGATIVE_INFINITY;
  /** Until then all requests wait. */
  pausedUntilMs = Number.NEGATIVE_INFINITY;
  #nextPauseMs = FIRST_PAUSE_MS;

  /** Another operation begins: its first request goes alone. @param isGradual whether each accepted one lets only two follow */
  startOver(isGradual: boolean): void {
    this.#isAlone = true;
    if (!isGradual) return;
    this.#window = 1;
    this.#threshold = Math.min(this.#threshold, GRADUAL_THRESHOLD);
  }

  /** The first request of the operation need not be alone any more. */
  letOthersFollow(): void {
    this.#isAlone = false;
  }

  /** When one more request may be in flight: now, or later, unless another one begins or ends before. */
  placeMs(nowMs: number): number {
    const most = this.#isAlone || this.#hasLost ? 1 : this.#window;
    return this.#flight + 1 <= most ? nowMs : this.#movedMs + STALLED_MS;
  }

  begin(nowMs: number): void {
    this.#flight += 1;
    this.#movedMs = nowMs;
  }

  /** A request ended, and shows nothing about the pace. */
  leave(nowMs: number): void {
    this.#flight -= 1;
    this.#movedMs = nowMs;
  }

  /** A request was not refused. */
  accepted(sentMs: number, nowMs: number): void {
    this.leave(nowMs);
    this.#isAlone = false;
    if (sentMs <= this.#pausedMs) return;
    this.#refusal = undefined;
    this.#nextPauseMs = FIRST_PAUSE_MS;
    this.#window += this.#window < this.#threshold ? 1 : 1 / Math.floor(this.#window);
  }

  /**
   * A request was refused. The second refusal in a row begins a pause: as long as the server asked for twice, else one that doubles.
   * Refusals of requests that were sent together ask once.
   *
   * @returns how long all requests wait now, in milliseconds
   */
  refused(sentMs: number, nowMs: number, failure: FailedAttempt): number {
    const { retryAfterMs: askedMs = 0, mayBeLimit: isLost = false } = failure;
    const flight = this.#flight;
    this.leave(nowMs);
    this.#hasLost ||= isLost;
    const isEarlier = sentMs <= this.#pausedMs;
    this.#window = Math.max(1, (isEarlier ? this.#window : Math.min(this.#window, flight)) - 1);
    if (!isEarlier) {
      this.#threshold = flight / 2;
      const before = this.#refusal;
      this.#refusal = { atMs: nowMs, askedMs };
      if (before || isLost) {
        const ownMs = Math.max(this.#nextPauseMs, isLost ? PAUSE_AFTER_LOSS_MS : 0);
        this.#nextPauseMs = Math.min(LONGEST_PAUSE_MS, 2 * ownMs);
        const bothMs = before && sentMs >= before.atMs ? Math.min(before.askedMs, askedMs) : 0;
        this.#pausedMs = nowMs;
        this.pausedUntilMs = nowMs + (bothMs || ownMs);
      }
    }
    return Math.max(0, this.pausedUntilMs - nowMs);
  }
}
