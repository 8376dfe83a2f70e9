import { describe, expect, test } from 'vitest';
import { type Permit, RateLimiter, type Throttling } from '../../src/retry/rate-limiter.ts';

const RETRY_AFTER = { retryAfterMs: 1_000, backoffMs: 99 };
const NO_RETRY_AFTER = { backoffMs: 200 };

/** Throttled responses in a row that show a limit. */
const LIMIT_SCORE = 10;

/** Acquires a permit, whenever the request may be sent. */
function acquire(limiter: RateLimiter, nowMs: number): Permit {
  let acquisition = limiter.acquire(nowMs);
  while (acquisition.kind === 'wait') acquisition = limiter.acquire(acquisition.atMs);
  return acquisition.permit;
}

/** Acquires a permit for a request that may be sent at once. */
function send(limiter: RateLimiter, nowMs: number): Permit {
  const permit = acquire(limiter, nowMs);
  expect(permit.atMs).toBe(nowMs);
  return permit;
}

function accept(limiter: RateLimiter, nowMs: number, count = 1): void {
  for (let sent = 0; sent < count; sent += 1) limiter.accepted(send(limiter, nowMs), nowMs);
}

/** Throttles requests. Returns how long all requests then wait. */
function throttle(limiter: RateLimiter, permits: readonly Permit[], nowMs: number, throttling: Throttling) {
  return permits.map((permit) => limiter.throttled(permit, nowMs, throttling)).at(-1);
}

/** A limiter with requests in flight since 0 ms: as many as it takes to show a limit, and another one. */
function inFlight() {
  const limiter = new RateLimiter(0);
  const permits = Array.from({ length: LIMIT_SCORE }, () => send(limiter, 0));
  return { limiter, permits, other: send(limiter, 0) };
}

/** Sends as many requests as possible at once, at most 1,000, and accepts them all. Returns their number. */
function acceptBurst(limiter: RateLimiter, nowMs: number): number {
  for (let count = 0; count < 1_000; count += 1) {
    const acquisition = limiter.acquire(nowMs);
    // If granted, this permit is for the first slot after the burst.
    if (acquisition.kind !== 'granted' || acquisition.permit.atMs > nowMs) return count;
    limiter.accepted(acquisition.permit, nowMs);
  }
  return 1_000;
}

/** A limiter with requests accepted at 0 ms, and the next ones, in flight together, throttled. */
function throttledAfter(accepted: number, throttling: Throttling): RateLimiter {
  const limiter = new RateLimiter(0);
  accept(limiter, 0, accepted);
  const permits = Array.from({ length: LIMIT_SCORE }, () => send(limiter, 0));
  throttle(limiter, permits, 0, throttling);
  return limiter;
}

/** A limiter that has learned a period of 1,000 ms, from 1,005 ms on, with one request accepted in it. */
function inSecondPeriod(): RateLimiter {
  const limiter = throttledAfter(100, NO_RETRY_AFTER);
  limiter.throttled(send(limiter, 200), 200, NO_RETRY_AFTER);
  accept(limiter, 1_005);
  return limiter;
}

test('sets no limit before a request is throttled', () => {
  expect(acceptBurst(new RateLimiter(0), 0)).toBe(1_000);
});

describe('a pause with Retry-After', () => {
  test('holds all requests back for that time and returns its length', () => {
    const { limiter, permits } = inFlight();
    expect(throttle(limiter, permits, 0, RETRY_AFTER)).toBe(1_000);
    expect(limiter.acquire(999)).toEqual({ kind: 'wait', atMs: 1_000 });
  });

  test.each([
    ['is not shortened by a shorter', 500, 990],
    ['is extended by a longer', 5_000, 5_000],
  ])('%s Retry-After of a request that was in flight', (_, retryAfterMs, pauseMs) => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits, 0, RETRY_AFTER);
    expect(limiter.throttled(other, 10, { retryAfterMs, backoffMs: 0 })).toBe(pauseMs);
    expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 10 + pauseMs });
  });

  test('is followed by a burst as large as before, and then by one request per slot', () => {
    const limiter = throttledAfter(100, RETRY_AFTER);
    expect(acceptBurst(limiter, 1_000)).toBe(100);
    const times = [1, 2, 3].map(() => acquire(limiter, 1_000).atMs - 1_000);
    // The server accepted 100 requests per second. 98 % of that rate is used.
    expect(times).toEqual([2, 3, 4].map((count) => expect.closeTo((count * 10) / 0.98, 6)));
  });

  test('is followed by one request and a search for the rate if none was accepted before', () => {
    const limiter = throttledAfter(0, { retryAfterMs: 60_000, backoffMs: 0 });
    expect(acceptBurst(limiter, 60_000)).toBe(1);
    let nowMs = 60_000;
    for (let count = 0; count < 12; count += 1) {
      const permit = acquire(limiter, nowMs);
      nowMs = permit.atMs;
      limiter.accepted(permit, nowMs);
    }
    expect(nowMs).toBeLessThan(64_000);
  });
});

describe('a pause without Retry-After', () => {
  test('lasts as long as the longest backoff of the requests in flight', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits.slice(0, 1), 0, { backoffMs: 210 });
    expect(throttle(limiter, permits.slice(1), 0, NO_RETRY_AFTER)).toBe(210);
    expect(limiter.throttled(other, 0, { backoffMs: 230 })).toBe(230);
    expect(limiter.acquire(229)).toEqual({ kind: 'wait', atMs: 230 });
  });

  test('ends when a single probe is accepted', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    const probe = send(limiter, 200);
    expect(limiter.acquire(200)).toEqual({ kind: 'wait', atMs: 1_200 });
    limiter.accepted(probe, 210);
    expect(limiter.acquire(210).kind).toBe('granted');
  });

  test('allows another probe after one second without a result', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    send(limiter, 200);
    expect(limiter.acquire(1_199)).toEqual({ kind: 'wait', atMs: 1_200 });
    send(limiter, 1_200);
  });

  test('allows another probe at once if the first one did not reach the server', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    limiter.release(send(limiter, 200));
    send(limiter, 200);
  });

  test('continues to the end of the next common period if the probe is throttled', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    expect(limiter.throttled(send(limiter, 200), 200, { backoffMs: 50 })).toBe(805);
    expect(limiter.acquire(1_004)).toEqual({ kind: 'wait', atMs: 1_005 });
    expect(limiter.throttled(send(limiter, 1_005), 1_010, { backoffMs: 50 })).toBe(995);
  });

  test('continues for a backoff if the probe is throttled after the longest common period', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    expect(limiter.throttled(send(limiter, 61_000), 61_000, { backoffMs: 12_345 })).toBe(12_345);
  });

  test('lasts as long as Retry-After says once the response to the probe has one', () => {
    const limiter = throttledAfter(100, NO_RETRY_AFTER);
    expect(limiter.throttled(send(limiter, 200), 200, RETRY_AFTER)).toBe(1_000);
    expect(acceptBurst(limiter, 1_200)).toBe(100);
  });

  test('lasts to the end of a known period', () => {
    const limiter = inSecondPeriod();
    expect(acceptBurst(limiter, 1_005)).toBe(99);
    expect(limiter.throttled(acquire(limiter, 1_100), 1_100, NO_RETRY_AFTER)).toBe(1_005 + 1_005 - 1_100);
  });

  test('forgets the period if another number of requests was accepted in it', () => {
    const limiter = inSecondPeriod();
    expect(limiter.throttled(send(limiter, 1_010), 1_010, NO_RETRY_AFTER)).toBe(200);
  });

  test('is not extended past a known period by the backoff of a request in flight', () => {
    const limiter = inSecondPeriod();
    accept(limiter, 1_005, 98);
    const last = send(limiter, 1_005);
    limiter.throttled(acquire(limiter, 1_100), 1_100, NO_RETRY_AFTER);
    expect(limiter.throttled(last, 1_100, { backoffMs: 20_000 })).toBe(910);
  });

  test('makes no older permit current again when its probe is throttled', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits, 0, NO_RETRY_AFTER);
    limiter.throttled(send(limiter, 200), 200, NO_RETRY_AFTER);
    expect(limiter.isCurrent(other)).toBe(false);
  });
});

describe('while no limit is known', () => {
  test('a throttled request holds no other request back', () => {
    const { limiter, permits, other } = inFlight();
    expect(throttle(limiter, permits.slice(1), 0, RETRY_AFTER)).toBe(0);
    expect(limiter.isCurrent(other)).toBe(true);
    expect(acceptBurst(limiter, 0)).toBe(1_000);
  });

  test.each([
    ['no pause begins if every third response is 429', 2, 1_000],
    ['a pause begins if every second response is 429', 1, 0],
  ])('%s', (_, acceptedEach, sentAfter) => {
    const limiter = new RateLimiter(0);
    for (let count = 0; count < 2 * LIMIT_SCORE - 1; count += 1) {
      limiter.throttled(send(limiter, 0), 0, RETRY_AFTER);
      if (limiter.acquire(0).kind === 'granted') accept(limiter, 0, acceptedEach);
    }
    expect(acceptBurst(limiter, 0)).toBe(sentAfter);
  });

  test('the pause lasts as long as the longest wait of the requests that show a limit', () => {
    const { limiter, permits } = inFlight();
    throttle(limiter, permits.slice(0, 1), 0, { retryAfterMs: 7_000, backoffMs: 0 });
    expect(throttle(limiter, permits.slice(1), 0, NO_RETRY_AFTER)).toBe(7_000);
    // The end of a wait without Retry-After would be tried with a single probe, for a second.
    send(limiter, 7_000);
    expect(limiter.acquire(7_000)).toEqual({ kind: 'wait', atMs: 7_250 });
  });

  test('a wait from before other requests were accepted does not count', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits.slice(0, 1), 0, { retryAfterMs: 7_000, backoffMs: 0 });
    accept(limiter, 0, 2);
    expect(throttle(limiter, [...permits.slice(1), other], 0, NO_RETRY_AFTER)).toBe(200);
  });
});

describe('a permit', () => {
  test('is current until a pause begins', () => {
    const { limiter, permits, other } = inFlight();
    expect(limiter.isCurrent(other)).toBe(true);
    throttle(limiter, permits, 0, RETRY_AFTER);
    expect(limiter.isCurrent(other)).toBe(false);
  });

  test('from before a pause begins no other pause', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits, 0, RETRY_AFTER);
    send(limiter, 1_000);
    expect(limiter.throttled(other, 1_001, { retryAfterMs: 30_000, backoffMs: 0 })).toBe(0);
    expect(acquire(limiter, 1_001).atMs).toBeLessThan(2_001);
  });

  test('of an accepted probe does not shorten the Retry-After of another response', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits, 0, NO_RETRY_AFTER);
    const probe = send(limiter, 200);
    limiter.throttled(other, 210, { retryAfterMs: 3_000, backoffMs: 0 });
    limiter.accepted(probe, 220);
    expect(limiter.acquire(220)).toEqual({ kind: 'wait', atMs: 3_210 });
  });

  test('from before a pause ends no pause when its request is accepted', () => {
    const { limiter, permits, other } = inFlight();
    throttle(limiter, permits, 0, NO_RETRY_AFTER);
    limiter.accepted(other, 10);
    expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 200 });
  });

  test('changes nothing when it is released outside of a pause', () => {
    const limiter = new RateLimiter(0);
    limiter.release(send(limiter, 0));
    send(limiter, 0);
  });
});

test('reserves no slot more than 250 ms ahead, because the rate may grow', () => {
  const limiter = throttledAfter(30, { retryAfterMs: 60_000, backoffMs: 0 });
  accept(limiter, 60_000, 30);
  expect(limiter.acquire(60_000)).toEqual({ kind: 'wait', atMs: 60_250 });
});

test('gives up a limit that throttled requests contradict', () => {
  const limiter = throttledAfter(100, RETRY_AFTER);
  let nowMs = 1_000;
  for (let cycle = 0; cycle < 12; cycle += 1) {
    // Not steady: a cycle accepts the burst, or 30 more.
    const more = acceptBurst(limiter, nowMs) + (cycle % 2) * 30 - 100;
    for (let count = 0; count < more; count += 1) {
      const permit = acquire(limiter, nowMs);
      limiter.accepted(permit, permit.atMs);
      nowMs = permit.atMs;
    }
    if (acceptBurst(limiter, nowMs) === 1_000) return;
    limiter.throttled(acquire(limiter, nowMs), nowMs, RETRY_AFTER);
    nowMs += 1_000;
  }
  expect.fail('the limit stays');
});
