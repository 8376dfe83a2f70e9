import { describe, expect, test } from 'vitest';
import { type Permit, RateLimiter } from '../../src/retry/rate-limiter.ts';

describe('rate limiter', () => {
  /** A turn that is given at once. */
  function go(limiter: RateLimiter, nowMs: number): Permit {
    const acquisition = limiter.acquire(nowMs);
    expect(acquisition).toMatchObject({ kind: 'granted', atMs: nowMs });
    if (acquisition.kind !== 'granted') throw new Error('not granted');
    return acquisition.permit;
  }

  /** As many requests as are given a turn at once, at most 1,000; all are accepted. */
  function acceptAtOnce(limiter: RateLimiter, nowMs: number): number {
    for (let count = 0; count < 1_000; count += 1) {
      const acquisition = limiter.acquire(nowMs);
      // This one has taken the first of the later turns.
      if (acquisition.kind !== 'granted' || acquisition.atMs > nowMs) return count;
      limiter.accepted(acquisition.permit, nowMs);
    }
    return 1_000;
  }

  /** The time between requests once those that go at once are gone. */
  function slotMs(limiter: RateLimiter, nowMs: number): number {
    acceptAtOnce(limiter, nowMs);
    const [one, other] = [limiter.acquire(nowMs), limiter.acquire(nowMs)];
    if (one.kind !== 'granted' || other.kind !== 'granted') throw new Error('not granted');
    return other.atMs - one.atMs;
  }

  const ASKED = { retryAfterMs: 1_000, backoffMs: 99 };
  const NOT_ASKED = { backoffMs: 200 };

  /** A pace that had `accepted` requests accepted at time 0 and the next ones, which were under way together, refused. */
  function refusedAfter(accepted: number, throttling: Parameters<RateLimiter['throttled']>[2]): RateLimiter {
    const limiter = new RateLimiter(0);
    for (let count = 0; count < accepted; count += 1) limiter.accepted(go(limiter, 0), 0);
    for (const permit of [go(limiter, 0), go(limiter, 0), go(limiter, 0)])
      limiter.throttled(permit, 0, throttling);
    return limiter;
  }

  describe('without a refusal', () => {
    test('there is no limit', () => {
      expect(acceptAtOnce(new RateLimiter(0), 0)).toBe(1_000);
    });
  });

  describe('a pause that was asked for', () => {
    test('holds all back for as long, and says so', () => {
      const limiter = new RateLimiter(0);
      expect(limiter.throttled(go(limiter, 0), 0, ASKED)).toBe(1_000);
      expect(limiter.acquire(999)).toEqual({ kind: 'wait', atMs: 1_000 });
    });

    test('is not shortened by a request that was under way and is asked to wait for less', () => {
      const limiter = new RateLimiter(0);
      const [one, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(one, 0, ASKED);
      expect(limiter.throttled(other, 10, { retryAfterMs: 500, backoffMs: 0 })).toBe(990);
      expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 1_000 });
    });

    test('is prolonged by a request that was under way and is asked to wait for longer', () => {
      const limiter = new RateLimiter(0);
      const [one, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(one, 0, ASKED);
      limiter.throttled(other, 10, { retryAfterMs: 5_000, backoffMs: 0 });
      expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 5_010 });
    });

    test('is followed by as many at once as were accepted before, and by the others one by one', () => {
      const limiter = refusedAfter(100, ASKED);
      expect(acceptAtOnce(limiter, 1_000)).toBe(100);
      const later = [limiter.acquire(1_000), limiter.acquire(1_000), limiter.acquire(1_000)];
      const times = later.map((acquisition) =>
        acquisition.kind === 'granted' ? acquisition.atMs - 1_000 : Number.NaN,
      );
      // 100 were accepted in a second; a little less than that is sent.
      const slotMs = 10 / 0.98;
      expect(times).toEqual([3, 4, 5].map((count) => expect.closeTo(count * slotMs, 6)));
    });

    test('lets one request pass where nothing was ever accepted, and looks for the rate', () => {
      const limiter = refusedAfter(0, { retryAfterMs: 60_000, backoffMs: 0 });
      expect(acceptAtOnce(limiter, 60_000)).toBe(1);
      limiter.accepted(go(limiter, 61_000), 61_000);
      expect(slotMs(limiter, 61_000)).toBeLessThan(100);
    });
  });

  describe('a pause that was not asked for', () => {
    test('lasts as long as the longest backoff of those that were under way', () => {
      const limiter = new RateLimiter(0);
      const [one, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(one, 0, NOT_ASKED);
      expect(limiter.throttled(other, 0, { backoffMs: 230 })).toBe(230);
      expect(limiter.acquire(229)).toEqual({ kind: 'wait', atMs: 230 });
    });

    test('lets a single request find out whether it is over', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      const probe = go(limiter, 200);
      expect(limiter.acquire(200)).toEqual({ kind: 'wait', atMs: 1_200 });
      limiter.accepted(probe, 210);
      expect(limiter.acquire(210).kind).toBe('granted');
    });

    test('lets another one find out where the first takes its time', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      go(limiter, 200);
      expect(limiter.acquire(1_199)).toEqual({ kind: 'wait', atMs: 1_200 });
      go(limiter, 1_200);
    });

    test('lets another one find out where the first was lost', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      limiter.release(go(limiter, 200));
      go(limiter, 200);
    });

    test('goes on to the end of a usual period where the probe is refused', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      expect(limiter.throttled(go(limiter, 200), 200, { backoffMs: 50 })).toBe(805);
      expect(limiter.acquire(1_004)).toEqual({ kind: 'wait', atMs: 1_005 });
      expect(limiter.throttled(go(limiter, 1_005), 1_010, { backoffMs: 50 })).toBe(995);
    });

    test('goes on for a backoff where no usual period is left', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      expect(limiter.throttled(go(limiter, 61_000), 61_000, { backoffMs: 12_345 })).toBe(12_345);
    });

    test('becomes one that was asked for where the probe is told how long', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      expect(limiter.throttled(go(limiter, 200), 200, ASKED)).toBe(1_000);
      expect(acceptAtOnce(limiter, 1_200)).toBe(100);
    });

    test('once a period was found out, lasts to its end', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      limiter.throttled(go(limiter, 200), 200, NOT_ASKED);
      limiter.accepted(go(limiter, 1_005), 1_005);
      expect(acceptAtOnce(limiter, 1_005)).toBe(99);
      const acquisition = limiter.acquire(1_100);
      if (acquisition.kind !== 'granted') throw new Error('not granted');
      expect(limiter.throttled(acquisition.permit, 1_100, NOT_ASKED)).toBe(1_005 + 1_005 - 1_100);
    });

    test('forgets a period in which another number was accepted', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      limiter.throttled(go(limiter, 200), 200, NOT_ASKED);
      limiter.accepted(go(limiter, 1_005), 1_005);
      expect(limiter.throttled(go(limiter, 1_010), 1_010, NOT_ASKED)).toBe(200);
    });

    test('is not prolonged by the backoff of a request under way where its end is known', () => {
      const limiter = refusedAfter(100, NOT_ASKED);
      limiter.throttled(go(limiter, 200), 200, NOT_ASKED);
      limiter.accepted(go(limiter, 1_005), 1_005);
      for (let count = 0; count < 98; count += 1) limiter.accepted(go(limiter, 1_005), 1_005);
      const last = go(limiter, 1_005);
      const late = limiter.acquire(1_100);
      if (late.kind !== 'granted') throw new Error('not granted');
      limiter.throttled(late.permit, 1_100, NOT_ASKED);
      expect(limiter.throttled(last, 1_100, { backoffMs: 20_000 })).toBe(910);
    });
  });

  describe('a refusal while no limit is known', () => {
    /** Three requests under way, of which the first is refused, and what becomes of the others. */
    function refusedFirst(...others: readonly ('accepted' | 'refused')[]): RateLimiter {
      const limiter = new RateLimiter(0);
      const first = go(limiter, 0);
      const permits = others.map((outcome) => ({ outcome, permit: go(limiter, 0) }));
      limiter.throttled(first, 1, ASKED);
      for (const { outcome, permit } of permits) {
        if (outcome === 'accepted') limiter.accepted(permit, 2);
        else limiter.throttled(permit, 2, ASKED);
      }
      return limiter;
    }

    test('sets no limit where those that came after it were accepted', () => {
      expect(acceptAtOnce(refusedFirst('accepted', 'accepted'), 1_001)).toBe(1_000);
      expect(acceptAtOnce(refusedFirst('accepted', 'refused'), 1_002)).toBe(1_000);
    });

    test('sets one where more of those were refused as well', () => {
      expect(acceptAtOnce(refusedFirst('refused', 'refused'), 1_002)).toBe(1);
      expect(acceptAtOnce(refusedFirst('refused', 'refused', 'accepted'), 1_002)).toBeLessThan(10);
    });

    test('waits for no period when its probe is refused, while most were accepted', () => {
      const limiter = new RateLimiter(0);
      const [first, ...others] = Array.from({ length: 8 }, () => go(limiter, 0));
      if (first === undefined) throw new Error('none');
      limiter.throttled(first, 1, NOT_ASKED);
      for (const permit of others) limiter.accepted(permit, 2);
      expect(limiter.throttled(go(limiter, 201), 201, { backoffMs: 300 })).toBe(300);
    });

    test('of a request that was under way alone sets one the second time', () => {
      const limiter = new RateLimiter(0);
      limiter.throttled(go(limiter, 0), 0, ASKED);
      for (let count = 0; count < 5; count += 1) limiter.accepted(go(limiter, 1_000), 1_000);
      limiter.throttled(go(limiter, 1_000), 1_000, ASKED);
      expect(acceptAtOnce(limiter, 2_000)).toBeLessThan(10);
    });

    test('of a request that was under way alone is forgotten with one that was not', () => {
      const limiter = new RateLimiter(0);
      limiter.throttled(go(limiter, 0), 0, ASKED);
      const [one, other] = [go(limiter, 1_000), go(limiter, 1_000)];
      limiter.throttled(one, 1_000, ASKED);
      limiter.accepted(other, 1_001);
      limiter.throttled(go(limiter, 2_000), 2_000, ASKED);
      expect(acceptAtOnce(limiter, 3_000)).toBe(1_000);
    });
  });

  describe('a ticket', () => {
    test('holds until a pause begins', () => {
      const limiter = new RateLimiter(0);
      const [permit, other] = [go(limiter, 0), go(limiter, 0)];
      expect(limiter.isCurrent(permit)).toBe(true);
      limiter.throttled(other, 0, ASKED);
      expect(limiter.isCurrent(permit)).toBe(false);
    });

    test('of before the pause starts another one when it is asked to wait after it, and changes no rate', () => {
      const limiter = new RateLimiter(0);
      const [permit, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(other, 0, ASKED);
      go(limiter, 1_000);
      expect(limiter.throttled(permit, 1_001, { retryAfterMs: 30_000, backoffMs: 0 })).toBe(30_000);
      expect(limiter.acquire(1_001)).toEqual({ kind: 'wait', atMs: 31_001 });
      expect(acceptAtOnce(limiter, 31_001)).toBe(1_000);
    });

    test('of before the pause starts none when it is asked for nothing after it', () => {
      const limiter = new RateLimiter(0);
      const [permit, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(other, 0, ASKED);
      go(limiter, 1_000);
      expect(limiter.throttled(permit, 1_001, NOT_ASKED)).toBe(0);
      go(limiter, 1_001);
    });

    test('of a probe that is accepted does not shorten what another was asked to wait meanwhile', () => {
      const limiter = new RateLimiter(0);
      const [one, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(one, 0, NOT_ASKED);
      const probe = go(limiter, 200);
      limiter.throttled(other, 210, { retryAfterMs: 3_000, backoffMs: 0 });
      limiter.accepted(probe, 220);
      expect(limiter.acquire(220)).toEqual({ kind: 'wait', atMs: 3_210 });
    });

    test('of before the pause counts as accepted, and ends no pause', () => {
      const limiter = new RateLimiter(0);
      const [permit, other] = [go(limiter, 0), go(limiter, 0)];
      limiter.throttled(other, 0, NOT_ASKED);
      limiter.accepted(permit, 10);
      expect(limiter.acquire(10)).toEqual({ kind: 'wait', atMs: 200 });
    });

    test('that was lost outside of a pause changes nothing', () => {
      const limiter = new RateLimiter(0);
      limiter.release(go(limiter, 0));
      go(limiter, 0);
    });
  });

  describe('the rate', () => {
    test('grows slowly at first, and ever faster', () => {
      const limiter = refusedAfter(100, ASKED);
      const before = slotMs(limiter, 1_000);
      limiter.accepted(go(limiter, 2_000), 2_000);
      const afterOne = slotMs(limiter, 2_000);
      expect(before / afterOne).toBeCloseTo(1.01, 6);
      limiter.accepted(go(limiter, 3_000), 3_000);
      expect(afterOne / slotMs(limiter, 3_000)).toBeCloseTo(1.02, 6);
      limiter.accepted(go(limiter, 60_000), 60_000);
      expect(slotMs(limiter, 60_000)).toBeLessThan(0.001);
    });

    test('falls to what was accepted between two refusals, a little less', () => {
      const limiter = refusedAfter(100, ASKED);
      acceptAtOnce(limiter, 1_000);
      limiter.throttled(go(limiter, 2_000), 2_000, ASKED);
      // 100 in the 2 s between the refusals.
      expect(slotMs(limiter, 3_000)).toBeCloseTo(20 / 0.98, 6);
    });

    test('falls by no more than a fifth at once, for what may be a refusal by chance', () => {
      const limiter = refusedAfter(100, ASKED);
      acceptAtOnce(limiter, 1_000);
      limiter.throttled(go(limiter, 2_000), 2_000, ASKED);
      const before = slotMs(limiter, 3_000);
      limiter.throttled(go(limiter, 20_000), 20_000, ASKED);
      expect(slotMs(limiter, 21_000) / before).toBeCloseTo(1 / 0.8, 6);
    });
  });
});

describe('pace evidence', () => {
  const ASKED = { retryAfterMs: 1_000, backoffMs: 99 };
  const NOT_ASKED = { backoffMs: 200 };

  /** Leave for the next request, whenever it may be sent. */
  function send(limiter: RateLimiter, nowMs: number): Permit {
    const acquisition = limiter.acquire(nowMs);
    if (acquisition.kind !== 'granted') throw new Error('not granted');
    return acquisition.permit;
  }

  /** Whether there is no limit: as many may be sent at once as like. */
  function isUnlimited(limiter: RateLimiter, nowMs: number): boolean {
    for (let count = 0; count < 200; count += 1) {
      const acquisition = limiter.acquire(nowMs);
      if (acquisition.kind !== 'granted' || acquisition.atMs > nowMs) return false;
      limiter.accepted(acquisition.permit, nowMs);
    }
    return true;
  }

  describe('what became of a request that was sent before the refused one', () => {
    test('does not speak against a limit where it was accepted', () => {
      const limiter = new RateLimiter(0);
      const [before, refused, after] = [send(limiter, 0), send(limiter, 0), send(limiter, 0)];
      limiter.throttled(refused, 1, ASKED);
      limiter.accepted(before, 2);
      limiter.throttled(after, 2, ASKED);
      expect(isUnlimited(limiter, 1_002)).toBe(false);
    });

    test('does not speak for one where it was refused', () => {
      const limiter = new RateLimiter(0);
      const [before, refused] = [send(limiter, 0), send(limiter, 0)];
      limiter.throttled(refused, 1, ASKED);
      limiter.throttled(before, 2, ASKED);
      expect(isUnlimited(limiter, 1_002)).toBe(true);
    });

    test('may be told once the pause is over', () => {
      const limiter = new RateLimiter(0);
      const [before, refused] = [send(limiter, 0), send(limiter, 0)];
      limiter.throttled(refused, 1, ASKED);
      send(limiter, 1_001);
      limiter.accepted(before, 1_002);
      expect(isUnlimited(limiter, 1_002)).toBe(true);
    });
  });

  describe('a request that was lost', () => {
    test('is no longer under way: one that is refused then was under way alone', () => {
      const limiter = new RateLimiter(0);
      limiter.release(send(limiter, 0));
      limiter.throttled(send(limiter, 0), 0, ASKED);
      limiter.throttled(send(limiter, 1_000), 1_000, ASKED);
      expect(isUnlimited(limiter, 2_000)).toBe(false);
    });
  });

  describe('a probe that is refused', () => {
    test('lets no ticket of before the pause hold again', () => {
      const limiter = new RateLimiter(0);
      const [before, refused] = [send(limiter, 0), send(limiter, 0)];
      limiter.throttled(refused, 0, NOT_ASKED);
      limiter.throttled(send(limiter, 200), 200, NOT_ASKED);
      expect(limiter.isCurrent(before)).toBe(false);
    });

    test('waits for the end of a period unless more were accepted than refused', () => {
      const limiter = new RateLimiter(0);
      const [refused, accepted] = [send(limiter, 0), send(limiter, 0)];
      limiter.throttled(refused, 1, NOT_ASKED);
      limiter.accepted(accepted, 2);
      expect(limiter.throttled(send(limiter, 201), 201, { backoffMs: 300 })).toBe(1_005 - 201);
    });
  });

  describe('a limit', () => {
    /** A pace that is limited to 100 a second, and then has so many requests refused, each as the first after a pause. */
    function refusedAtOnce(times: number): { readonly limiter: RateLimiter; readonly nowMs: number } {
      const limiter = new RateLimiter(0);
      for (let count = 0; count < 100; count += 1) limiter.accepted(send(limiter, 0), 0);
      for (const permit of [send(limiter, 0), send(limiter, 0), send(limiter, 0)])
        limiter.throttled(permit, 0, ASKED);
      let nowMs = 1_000;
      for (let count = 0; count < times; count += 1, nowMs += 1_000) {
        limiter.throttled(send(limiter, nowMs), nowMs, ASKED);
      }
      return { limiter, nowMs };
    }

    test('does not refuse what it accepted before: eight times in a row, and there is none', () => {
      // The first of them still may be one, as there was a single pause before it.
      const [still, over] = [refusedAtOnce(8), refusedAtOnce(9)];
      expect(isUnlimited(still.limiter, still.nowMs)).toBe(false);
      expect(isUnlimited(over.limiter, over.nowMs)).toBe(true);
    });

    test('may well refuse what is more than it accepted before, which begins the count anew', () => {
      const { limiter, nowMs } = refusedAtOnce(8);
      // Time in which the rate grows.
      limiter.accepted(send(limiter, nowMs), nowMs);
      limiter.accepted(send(limiter, nowMs + 3_000), nowMs + 3_000);
      limiter.throttled(send(limiter, nowMs + 3_000), nowMs + 3_000, ASKED);
      expect(isUnlimited(limiter, nowMs + 4_000)).toBe(false);
    });

    test('that lets few pass is not waited for far ahead: the rate may grow meanwhile', () => {
      const limiter = new RateLimiter(0);
      for (let count = 0; count < 30; count += 1) limiter.accepted(send(limiter, 0), 0);
      const refused = [send(limiter, 0), send(limiter, 0), send(limiter, 0)];
      for (const permit of refused) limiter.throttled(permit, 0, { retryAfterMs: 60_000, backoffMs: 0 });
      for (let count = 0; count < 30; count += 1) limiter.accepted(send(limiter, 60_000), 60_000);
      expect(limiter.acquire(60_000)).toEqual({ kind: 'wait', atMs: 60_250 });
    });
  });
});
