import { setTimeout as sleep } from 'node:timers/promises';

/** The source of time for everything below the action. Tests replace it. */
export interface Clock {
  /** Milliseconds since the epoch. Dates in `Retry-After` are compared with it. */
  wallMs(): number;
  /** Milliseconds from an arbitrary start, never set back. Durations are differences of it. */
  monotonicMs(): number;
  /** Resolves after at least `ms` milliseconds, or as soon as the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls `act` after `ms` milliseconds, unless the process ends before. */
  later(ms: number, act: () => void): void;
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  // Node's timers count whole milliseconds, so they may fire up to one early. The only error is an abort.
  sleep: (ms, signal) => sleep(Math.ceil(ms) + 1, undefined, { signal }).catch(() => undefined),
  later: (ms, act) => void setTimeout(act, ms).unref(),
};
