/** What stands before a service and refuses more than it takes. `askedMs` is its `Retry-After`. */
export interface Limiter {
  decide(nowMs: number): { readonly accepted: boolean; readonly askedMs?: number | undefined };
}

export interface LimitSettings {
  readonly kind: 'bucket' | 'window';
  /** Requests a second; a bucket holds as many, a window is a second long. */
  readonly rate: number;
  /** Whether a refusal carries `Retry-After`. */
  readonly tells: boolean;
}

export function makeLimiter({ kind, rate, tells }: LimitSettings): Limiter {
  return kind === 'bucket' ? tokenBucket(rate, rate, tells) : fixedWindow(rate, 1_000, tells);
}

/** The time that so many requests take at best behind a limit, in milliseconds. */
export function idealMs({ rate }: LimitSettings, requests: number): number {
  return ((requests - rate) / rate) * 1_000;
}

/** As services say it: whole seconds, and never none. */
function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000)) * 1000;
}

/** Holds up to `size` tokens, full at first, and gains `rate` a second. */
export function tokenBucket(rate: number, size: number, tells: boolean): Limiter {
  let tokens = size;
  let atMs = Number.NaN;
  return {
    decide: (nowMs) => {
      if (atMs < nowMs) tokens = Math.min(size, tokens + ((nowMs - atMs) * rate) / 1000);
      atMs = nowMs;
      if (tokens >= 1) {
        tokens -= 1;
        return { accepted: true };
      }
      const askedMs = tells ? wholeSeconds(((1 - tokens) / rate) * 1000) : undefined;
      return { accepted: false, askedMs };
    },
  };
}

/** Takes `limit` in each window of `windowMs`; one begins with the first request after the end of the one before. */
export function fixedWindow(limit: number, windowMs: number, tells: boolean): Limiter {
  let endMs = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return {
    decide: (nowMs) => {
      if (nowMs >= endMs) {
        endMs = nowMs + windowMs;
        taken = 0;
      }
      taken += 1;
      return taken <= limit
        ? { accepted: true }
        : { accepted: false, askedMs: tells ? wholeSeconds(endMs - nowMs) : undefined };
    },
  };
}

/** Refuses at random, whatever the rate is. */
export function chance(share: number, random: () => number, askedMs?: number): Limiter {
  return { decide: () => (random() < share ? { accepted: false, askedMs } : { accepted: true }) };
}
