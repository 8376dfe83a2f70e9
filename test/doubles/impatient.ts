/** How long a test waits for progress; without it, longer than any machine takes. */
export interface Patience {
  readonly idleTimeoutMs?: number;
}

/** For a request that is to time out: short for a test, yet long enough that no request beside it times out on a busy machine. */
export const IMPATIENT: Patience = { idleTimeoutMs: 1_000 };
