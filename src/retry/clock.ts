import { setTimeout as delay } from 'node:timers/promises';

/** Time as everything below the action sees it, so that tests decide what time it is. */
export interface Clock {
  /** Milliseconds since the epoch; dates in `Retry-After` are held against it. */
  wallMs(): number;
  /** Milliseconds from an arbitrary start, never set back; durations are differences of it. */
  monotonicMs(): number;
  /** Resolves after `ms` milliseconds, or as soon as the signal aborts; it never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: async (ms, signal) => {
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};
