import { describe, expect, test } from 'vitest';
import { type Permit, RateLimiter, type Throttling } from '../../src/retry/rate-limiter.ts';

const RETRY_AFTER = { retryAfterMs: 1_000, backoffMs: 99 };
const NO_RETRY_AFTER = { backoffMs: 200 };

/** Acquires a permit, whenever the request may be sent. */
function acquire(limiter: RateLimiter, nowMs: number): { readonly permit: Permit; readonly atMs: number } {
  const acquisition = limiter.acquire(nowMs);
  if (acquisition.kind !== 'granted') throw new Error('not granted');
  return acquisition;
}

/** Acquires a permit for a request that may be sent at once. */
function send(limiter: RateLimiter, nowMs: number): Permit {
  const { permit, atMs } = acquire(limiter, nowMs);
  expect(atMs).toBe(nowMs);
  return permit;
}

function accept(limiter: RateLimiter, nowMs: number, count = 1): void {
  for (let sent = 0; sent < count; sent += 1) limiter.accepted(send(limiter, nowMs), nowMs);
}

/** A limiter with three requests in flight since 0 ms. */
function threeInFlight() {
  const limiter = new RateLimiter(0);
  return { limiter, first: send(limiter, 0), second: send(limiter, 0), third: send(limiter, 0) };
}

/** Sends as many requests as possible at once, at most 1,000, and accepts them all. Returns their number. */
function acceptBurst(limiter: RateLimiter, nowMs: number): number {
  for (let count = 0; count < 1_000; count += 1) {
    const acquisition = limiter.acquire(nowMs);
    // If granted, this permit is for the first slot after the burst.
    if (acquisition.kind !== 'granted' || acquisition.atMs > nowMs) return count;
    limiter.accepted(acquisition.permit, nowMs);
  }
  return 1_000;
}

/** The time between two requests after the burst. */
function slotMs(limiter: RateLimiter, nowMs: number): number {
  acceptBurst(limiter, nowMs);
  const first = acquire(limiter, nowMs);
  return acquire(limiter, nowMs).atMs - first.atMs;
}

/** A limiter with requests accepted at 0 ms, and the next three, in flight together, throttled. */
function throttledAfter(accepted: number, throttling: Throttling): RateLimiter {
  const limiter = new RateLimiter(0);
  accept(limiter, 0, accepted);
  const permits = [send(limiter, 0), send(limiter, 0), send(limiter, 0)];
  for (const permit of permits) limiter.throttled(permit, 0, throttling);
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
    const { limiter, first } = threeInFlight();
    expect(limiter.throttled(first, 0, RETRY_AFTER)).toBe(1_000);
    expect(limiter.acquire(999)).toEqual({ kind: 'wait', atMs: 1_000 });
  });

  test.each([
    ['is not shortened by a shorter', 500, 990],
    ['is extended by a longer', 5_000, 5_000],
  ])('%s Retry-After of a request that was in flight', (_, retryAfterMs, pauseMs) => {
    const { limiter, first, second } = threeInFlight();
    limiter.throttled(first, 0, RETRY_AFTER);
    expect(limiter.throttled(second, 10, { retryAfterMs, backoffMs: 0 })).toBe(pauseMs);
    expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 10 + pauseMs });
  });

  test('is followed by a burst as large as before, and then by one request per slot', () => {
    const limiter = throttledAfter(100, RETRY_AFTER);
    expect(acceptBurst(limiter, 1_000)).toBe(100);
    const times = [1, 2, 3].map(() => acquire(limiter, 1_000).atMs - 1_000);
    // The server accepted 100 requests per second. 98 % of that rate is used.
    expect(times).toEqual([3, 4, 5].map((count) => expect.closeTo((count * 10) / 0.98, 6)));
  });

  test('is followed by one request and a search for the rate if none was accepted before', () => {
    const limiter = throttledAfter(0, { retryAfterMs: 60_000, backoffMs: 0 });
    expect(acceptBurst(limiter, 60_000)).toBe(1);
    accept(limiter, 61_000);
    expect(slotMs(limiter, 61_000)).toBeLessThan(100);
  });
});

describe('a pause without Retry-After', () => {
  test('lasts as long as the longest backoff of the requests in flight', () => {
    const { limiter, first, second } = threeInFlight();
    limiter.throttled(first, 0, NO_RETRY_AFTER);
    expect(limiter.throttled(second, 0, { backoffMs: 230 })).toBe(230);
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
    expect(limiter.throttled(acquire(limiter, 1_100).permit, 1_100, NO_RETRY_AFTER)).toBe(
      1_005 + 1_005 - 1_100,
    );
  });

  test('forgets the period if another number of requests was accepted in it', () => {
    const limiter = inSecondPeriod();
    expect(limiter.throttled(send(limiter, 1_010), 1_010, NO_RETRY_AFTER)).toBe(200);
  });

  test('is not extended past a known period by the backoff of a request in flight', () => {
    const limiter = inSecondPeriod();
    accept(limiter, 1_005, 98);
    const last = send(limiter, 1_005);
    limiter.throttled(acquire(limiter, 1_100).permit, 1_100, NO_RETRY_AFTER);
    expect(limiter.throttled(last, 1_100, { backoffMs: 20_000 })).toBe(910);
  });

  test('makes no older permit current again when its probe is throttled', () => {
    const { limiter, first, second } = threeInFlight();
    limiter.throttled(second, 0, NO_RETRY_AFTER);
    limiter.throttled(send(limiter, 200), 200, NO_RETRY_AFTER);
    expect(limiter.isCurrent(first)).toBe(false);
  });

  test('waits for the end of a period unless more requests were accepted than throttled', () => {
    const limiter = new RateLimiter(0);
    const [throttled, accepted] = [send(limiter, 0), send(limiter, 0)];
    limiter.throttled(throttled, 1, NO_RETRY_AFTER);
    limiter.accepted(accepted, 2);
    expect(limiter.throttled(send(limiter, 201), 201, { backoffMs: 300 })).toBe(1_005 - 201);
  });

  test('waits for no period if its probe is throttled while most requests were accepted', () => {
    const limiter = new RateLimiter(0);
    const first = send(limiter, 0);
    const others = Array.from({ length: 7 }, () => send(limiter, 0));
    limiter.throttled(first, 1, NO_RETRY_AFTER);
    for (const permit of others) limiter.accepted(permit, 2);
    expect(limiter.throttled(send(limiter, 201), 201, { backoffMs: 300 })).toBe(300);
  });
});

describe('a throttled request while no limit is known', () => {
  /** Throttles the first of several requests in flight and reports the given results of the others. */
  function throttledFirst(...results: readonly ('accepted' | 'throttled')[]): RateLimiter {
    const limiter = new RateLimiter(0);
    const first = send(limiter, 0);
    const others = results.map((result) => ({ result, permit: send(limiter, 0) }));
    limiter.throttled(first, 1, RETRY_AFTER);
    for (const { result, permit } of others) {
      if (result === 'accepted') limiter.accepted(permit, 2);
      else limiter.throttled(permit, 2, RETRY_AFTER);
    }
    return limiter;
  }

  test('sets no limit if at least half of the later requests were accepted', () => {
    expect(acceptBurst(throttledFirst('accepted', 'accepted'), 1_001)).toBe(1_000);
    expect(acceptBurst(throttledFirst('accepted', 'throttled'), 1_002)).toBe(1_000);
  });

  test('sets a limit if most of the later requests were throttled as well', () => {
    expect(acceptBurst(throttledFirst('throttled', 'throttled'), 1_002)).toBe(1);
    expect(acceptBurst(throttledFirst('throttled', 'throttled', 'accepted'), 1_002)).toBeLessThan(10);
  });

  test('sets a limit the second time if it was alone in flight both times', () => {
    const limiter = new RateLimiter(0);
    limiter.throttled(send(limiter, 0), 0, RETRY_AFTER);
    accept(limiter, 1_000, 5);
    limiter.throttled(send(limiter, 1_000), 1_000, RETRY_AFTER);
    expect(acceptBurst(limiter, 2_000)).toBeLessThan(10);
  });

  test('sets no limit if it was alone in flight, but the previous one was not', () => {
    const limiter = new RateLimiter(0);
    limiter.throttled(send(limiter, 0), 0, RETRY_AFTER);
    const [throttled, accepted] = [send(limiter, 1_000), send(limiter, 1_000)];
    limiter.throttled(throttled, 1_000, RETRY_AFTER);
    limiter.accepted(accepted, 1_001);
    limiter.throttled(send(limiter, 2_000), 2_000, RETRY_AFTER);
    expect(acceptBurst(limiter, 3_000)).toBe(1_000);
  });

  test('was alone in flight if the other request was released', () => {
    const limiter = new RateLimiter(0);
    limiter.release(send(limiter, 0));
    limiter.throttled(send(limiter, 0), 0, RETRY_AFTER);
    limiter.throttled(send(limiter, 1_000), 1_000, RETRY_AFTER);
    expect(acceptBurst(limiter, 2_000)).toBeLessThan(200);
  });

  test('sets a limit although an earlier request was accepted', () => {
    const { limiter, first, second, third } = threeInFlight();
    limiter.throttled(second, 1, RETRY_AFTER);
    limiter.accepted(first, 2);
    limiter.throttled(third, 2, RETRY_AFTER);
    expect(acceptBurst(limiter, 1_002)).toBeLessThan(200);
  });

  test('sets no limit if only an earlier request was throttled as well', () => {
    const limiter = new RateLimiter(0);
    const [earlier, throttled] = [send(limiter, 0), send(limiter, 0)];
    limiter.throttled(throttled, 1, RETRY_AFTER);
    limiter.throttled(earlier, 2, RETRY_AFTER);
    expect(acceptBurst(limiter, 1_002)).toBe(1_000);
  });

  test('sets no limit if an earlier request is accepted after the pause', () => {
    const limiter = new RateLimiter(0);
    const [earlier, throttled] = [send(limiter, 0), send(limiter, 0)];
    limiter.throttled(throttled, 1, RETRY_AFTER);
    send(limiter, 1_001);
    limiter.accepted(earlier, 1_002);
    expect(acceptBurst(limiter, 1_002)).toBe(1_000);
  });
});

describe('a permit', () => {
  test('is current until a pause begins', () => {
    const { limiter, first, second } = threeInFlight();
    expect(limiter.isCurrent(first)).toBe(true);
    limiter.throttled(second, 0, RETRY_AFTER);
    expect(limiter.isCurrent(first)).toBe(false);
  });

  test.each([
    ['another pause if its response has', { retryAfterMs: 30_000, backoffMs: 0 }, 30_000],
    ['no other pause if its response has no', NO_RETRY_AFTER, 0],
  ])('from before a pause begins %s Retry-After, and changes no rate', (_, response, waitMs) => {
    const limiter = new RateLimiter(0);
    const [early, other] = [send(limiter, 0), send(limiter, 0)];
    limiter.throttled(other, 0, RETRY_AFTER);
    send(limiter, 1_000);
    expect(limiter.throttled(early, 1_001, response)).toBe(waitMs);
    if (waitMs > 0) expect(limiter.acquire(1_001)).toEqual({ kind: 'wait', atMs: 1_001 + waitMs });
    else send(limiter, 1_001);
    expect(acceptBurst(limiter, 1_001 + waitMs)).toBe(1_000);
  });

  test('of an accepted probe does not shorten the Retry-After of another response', () => {
    const limiter = new RateLimiter(0);
    const [first, second] = [send(limiter, 0), send(limiter, 0)];
    limiter.throttled(first, 0, NO_RETRY_AFTER);
    const probe = send(limiter, 200);
    limiter.throttled(second, 210, { retryAfterMs: 3_000, backoffMs: 0 });
    limiter.accepted(probe, 220);
    expect(limiter.acquire(220)).toEqual({ kind: 'wait', atMs: 3_210 });
  });

  test('from before a pause ends no pause when its request is accepted', () => {
    const { limiter, first, second } = threeInFlight();
    limiter.throttled(second, 0, NO_RETRY_AFTER);
    limiter.accepted(first, 10);
    expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 200 });
  });

  test('changes nothing when it is released outside of a pause', () => {
    const limiter = new RateLimiter(0);
    limiter.release(send(limiter, 0));
    send(limiter, 0);
  });
});

describe('the rate', () => {
  test('grows by 1 % after the first second, by 2 % after the next, and ever faster', () => {
    const limiter = throttledAfter(100, RETRY_AFTER);
    const before = slotMs(limiter, 1_000);
    accept(limiter, 2_000);
    const afterOne = slotMs(limiter, 2_000);
    expect(before / afterOne).toBeCloseTo(1.01, 6);
    accept(limiter, 3_000);
    expect(afterOne / slotMs(limiter, 3_000)).toBeCloseTo(1.02, 6);
    accept(limiter, 60_000);
    expect(slotMs(limiter, 60_000)).toBeLessThan(0.001);
  });

  test('falls to 98 % of the rate measured between the last two pauses', () => {
    const limiter = throttledAfter(100, RETRY_AFTER);
    acceptBurst(limiter, 1_000);
    limiter.throttled(send(limiter, 2_000), 2_000, RETRY_AFTER);
    // 100 requests were accepted in 2 s.
    expect(slotMs(limiter, 3_000)).toBeCloseTo(20 / 0.98, 6);
  });

  test('falls by at most a fifth at once, because a 429 may be sporadic', () => {
    const limiter = throttledAfter(100, RETRY_AFTER);
    acceptBurst(limiter, 1_000);
    limiter.throttled(send(limiter, 2_000), 2_000, RETRY_AFTER);
    const before = slotMs(limiter, 3_000);
    limiter.throttled(send(limiter, 20_000), 20_000, RETRY_AFTER);
    expect(slotMs(limiter, 21_000) / before).toBeCloseTo(1 / 0.8, 6);
  });

  /** A limiter at 100 requests per second whose first request after each of several pauses is throttled. */
  function throttledAtOnce(times: number): { readonly limiter: RateLimiter; readonly nowMs: number } {
    const limiter = throttledAfter(100, RETRY_AFTER);
    let nowMs = 1_000;
    for (let count = 0; count < times; count += 1, nowMs += 1_000) {
      limiter.throttled(send(limiter, nowMs), nowMs, RETRY_AFTER);
    }
    return { limiter, nowMs };
  }

  test('is unlimited again after eight throttled responses in a row at a rate that was accepted before', () => {
    // The first response does not count: a rate is measured between two pauses.
    const [limited, unlimited] = [throttledAtOnce(8), throttledAtOnce(9)];
    expect(acceptBurst(limited.limiter, limited.nowMs)).toBeLessThan(200);
    expect(acceptBurst(unlimited.limiter, unlimited.nowMs)).toBe(1_000);
  });

  test('stays limited if a response is throttled at a higher rate than was accepted before', () => {
    const { limiter, nowMs } = throttledAtOnce(8);
    // The rate grows in this time.
    accept(limiter, nowMs);
    limiter.accepted(acquire(limiter, nowMs + 3_000).permit, nowMs + 3_000);
    limiter.throttled(acquire(limiter, nowMs + 3_000).permit, nowMs + 3_000, RETRY_AFTER);
    expect(acceptBurst(limiter, nowMs + 4_000)).toBeLessThan(200);
  });

  test('reserves no slot more than 250 ms ahead, because the rate may grow', () => {
    const limiter = throttledAfter(30, { retryAfterMs: 60_000, backoffMs: 0 });
    accept(limiter, 60_000, 30);
    expect(limiter.acquire(60_000)).toEqual({ kind: 'wait', atMs: 60_250 });
  });
});
