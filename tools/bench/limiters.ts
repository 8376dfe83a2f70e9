/** A rate limit of a service. `askedMs` is its `Retry-After`. */
export interface Limiter {
  decide(nowMs: number): { readonly accepted: boolean; readonly askedMs?: number | undefined };
  /** An accepted request has its response. */
  done?(): void;
}

export type LimitSettings =
  | {
      readonly kind: 'bucket' | 'window';
      /** Requests per second: a bucket holds as many tokens, a window takes one second. */
      readonly rate: number;
      /** Whether a 429 has `Retry-After`. */
      readonly sendsRetryAfter: boolean;
    }
  | { readonly kind: 'in flight'; readonly most: number; readonly askedMs?: number | undefined };

/** Without settings there is no limit. */
export function makeLimiter(settings: LimitSettings | undefined): Limiter {
  if (settings === undefined) return { decide: () => ({ accepted: true }) };
  if (settings.kind === 'in flight') return inFlight(settings.most, settings.askedMs);
  const { kind, rate, sendsRetryAfter } = settings;
  return kind === 'bucket'
    ? tokenBucket(rate, rate, sendsRetryAfter)
    : fixedWindow(rate, 1_000, sendsRetryAfter);
}

/** `Retry-After` is in whole seconds, at least one. */
function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000)) * 1000;
}

/** Holds up to `size` tokens, starts full, and gains `rate` tokens per second. */
export function tokenBucket(rate: number, size: number, sendsRetryAfter: boolean): Limiter {
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
      const askedMs = sendsRetryAfter ? wholeSeconds(((1 - tokens) / rate) * 1000) : undefined;
      return { accepted: false, askedMs };
    },
  };
}

/** Accepts `limit` requests per window of `windowMs`. A window starts with the first request after the last window. */
export function fixedWindow(limit: number, windowMs: number, sendsRetryAfter: boolean): Limiter {
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
        : { accepted: false, askedMs: sendsRetryAfter ? wholeSeconds(endMs - nowMs) : undefined };
    },
  };
}

/** Accepts `limit` requests in any `windowMs`. */
export function slidingWindow(limit: number, windowMs: number, sendsRetryAfter: boolean): Limiter {
  const times: number[] = [];
  return {
    decide: (nowMs) => {
      while (Number(times[0]) <= nowMs - windowMs) times.shift();
      const oldestMs = times[0] ?? nowMs;
      if (times.length < limit) return { accepted: times.push(nowMs) > 0 };
      const askedMs = sendsRetryAfter ? wholeSeconds(oldestMs + windowMs - nowMs) : undefined;
      return { accepted: false, askedMs };
    },
  };
}

/** Accepts up to `most` requests at the same time. */
export function inFlight(most: number, askedMs?: number): Limiter {
  let count = 0;
  return {
    decide: () => {
      if (count >= most) return { accepted: false, askedMs };
      count += 1;
      return { accepted: true };
    },
    done: () => {
      count -= 1;
    },
  };
}

/** Rejects a share of all requests at random, at any rate. */
export function chance(share: number, random: () => number, askedMs?: number): Limiter {
  return { decide: () => (random() < share ? { accepted: false, askedMs } : { accepted: true }) };
}

/** Rejects every nth request. */
export function everyNth(n: number, askedMs?: number): Limiter {
  let seen = 0;
  return {
    decide: () => {
      seen += 1;
      return seen % n === 0 ? { accepted: false, askedMs } : { accepted: true };
    },
  };
}
