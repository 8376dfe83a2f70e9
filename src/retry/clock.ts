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
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      signal.addEventListener('abort', wake);
    }),
};
