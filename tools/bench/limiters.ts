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

type Decision = ReturnType<Limiter['decide']>;

const ACCEPTED: Decision = { accepted: true };

/** `Retry-After`, if it is sent, is in whole seconds, at least one. */
function refusal(waitMs: number, sendsRetryAfter: boolean): Decision {
  const askedMs = sendsRetryAfter ? Math.max(1, Math.ceil(waitMs / 1000)) * 1000 : undefined;
  return { accepted: false, askedMs };
}

/** Without settings there is no limit. */
export function makeLimiter(settings: LimitSettings | undefined): Limiter {
  if (settings === undefined) return { decide: () => ACCEPTED };
  if (settings.kind === 'in flight') return inFlight(settings.most, settings.askedMs);
  const { kind, rate, sendsRetryAfter } = settings;
  return kind === 'bucket'
    ? tokenBucket(rate, rate, sendsRetryAfter)
    : fixedWindow(rate, 1_000, sendsRetryAfter);
}

/** Holds up to `size` tokens, starts full, and gains `rate` tokens per second. */
export function tokenBucket(rate: number, size: number, sendsRetryAfter: boolean): Limiter {
  let tokens = size;
  let atMs = Number.NaN;
  return {
    decide: (nowMs) => {
      if (atMs < nowMs) tokens = Math.min(size, tokens + ((nowMs - atMs) * rate) / 1000);
      atMs = nowMs;
      if (tokens < 1) return refusal(((1 - tokens) / rate) * 1000, sendsRetryAfter);
      tokens -= 1;
      return ACCEPTED;
    },
  };
}

/** Accepts `limit` requests per window of `windowMs`. A window starts with the first request after the last window. */
export function fixedWindow(limit: number, windowMs: number, sendsRetryAfter: boolean): Limiter {
  let endMs = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return {
    decide: (nowMs) => {
      if (nowMs >= endMs) [endMs, taken] = [nowMs + windowMs, 0];
      taken += 1;
      return taken <= limit ? ACCEPTED : refusal(endMs - nowMs, sendsRetryAfter);
    },
  };
}

/** Accepts `limit` requests in any `windowMs`. */
export function slidingWindow(limit: number, windowMs: number, sendsRetryAfter: boolean): Limiter {
  const times: number[] = [];
  return {
    decide: (nowMs) => {
      while (Number(times[0]) <= nowMs - windowMs) times.shift();
      if (times.length >= limit) return refusal(Number(times[0]) + windowMs - nowMs, sendsRetryAfter);
      times.push(nowMs);
      return ACCEPTED;
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
      return ACCEPTED;
    },
    done: () => {
      count -= 1;
    },
  };
}

/** Rejects a share of all requests at random, at any rate. */
export function chance(share: number, random: () => number, askedMs?: number): Limiter {
  return { decide: () => (random() < share ? { accepted: false, askedMs } : ACCEPTED) };
}

/** Rejects every nth request. */
export function everyNth(n: number, askedMs?: number): Limiter {
  let seen = 0;
  return {
    decide: () => {
      seen += 1;
      return seen % n === 0 ? { accepted: false, askedMs } : ACCEPTED;
    },
  };
}
