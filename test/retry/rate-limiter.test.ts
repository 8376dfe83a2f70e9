import { describe, expect, test } from 'vitest';
import { Pace, type Ticket } from '../../src/retry/rate-limiter.ts';

describe('rate limiter', () => {
  /** A turn that is given at once. */
  function go(pace: Pace, nowMs: number): Ticket {
    const turn = pace.turn(nowMs);
    expect(turn).toMatchObject({ kind: 'given', atMs: nowMs });
    if (turn.kind !== 'given') throw new Error('not given');
    return turn.ticket;
  }

  /** As many requests as are given a turn at once, at most 1,000; all are accepted. */
  function acceptAtOnce(pace: Pace, nowMs: number): number {
    for (let count = 0; count < 1_000; count += 1) {
      const turn = pace.turn(nowMs);
      // This one has taken the first of the later turns.
      if (turn.kind !== 'given' || turn.atMs > nowMs) return count;
      pace.passed(turn.ticket, nowMs);
    }
    return 1_000;
  }

  /** The time between requests once those that go at once are gone. */
  function slotMs(pace: Pace, nowMs: number): number {
    acceptAtOnce(pace, nowMs);
    const [one, other] = [pace.turn(nowMs), pace.turn(nowMs)];
    if (one.kind !== 'given' || other.kind !== 'given') throw new Error('not given');
    return other.atMs - one.atMs;
  }

  const ASKED = { askedMs: 1_000, backoffMs: 99 };
  const NOT_ASKED = { backoffMs: 200 };

  /** A pace that had `accepted` requests accepted at time 0 and the next ones, which were under way together, refused. */
  function refusedAfter(accepted: number, throttling: Parameters<Pace['throttled']>[2]): Pace {
    const pace = new Pace(0);
    for (let count = 0; count < accepted; count += 1) pace.passed(go(pace, 0), 0);
    for (const ticket of [go(pace, 0), go(pace, 0), go(pace, 0)]) pace.throttled(ticket, 0, throttling);
    return pace;
  }

  describe('without a refusal', () => {
    test('there is no limit', () => {
      expect(acceptAtOnce(new Pace(0), 0)).toBe(1_000);
    });
  });

  describe('a pause that was asked for', () => {
    test('holds all back for as long, and says so', () => {
      const pace = new Pace(0);
      expect(pace.throttled(go(pace, 0), 0, ASKED)).toBe(1_000);
      expect(pace.turn(999)).toEqual({ kind: 'later', atMs: 1_000 });
    });

    test('is not shortened by a request that was under way and is asked to wait for less', () => {
      const pace = new Pace(0);
      const [one, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(one, 0, ASKED);
      expect(pace.throttled(other, 10, { askedMs: 500, backoffMs: 0 })).toBe(990);
      expect(pace.turn(10)).toEqual({ kind: 'later', atMs: 1_000 });
    });

    test('is prolonged by a request that was under way and is asked to wait for longer', () => {
      const pace = new Pace(0);
      const [one, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(one, 0, ASKED);
      pace.throttled(other, 10, { askedMs: 5_000, backoffMs: 0 });
      expect(pace.turn(10)).toEqual({ kind: 'later', atMs: 5_010 });
    });

    test('is followed by as many at once as were accepted before, and by the others one by one', () => {
      const pace = refusedAfter(100, ASKED);
      expect(acceptAtOnce(pace, 1_000)).toBe(100);
      const later = [pace.turn(1_000), pace.turn(1_000), pace.turn(1_000)];
      const times = later.map((turn) => (turn.kind === 'given' ? turn.atMs - 1_000 : Number.NaN));
      // 100 were accepted in a second; a little less than that is sent.
      const slotMs = 10 / 0.98;
      expect(times).toEqual([3, 4, 5].map((count) => expect.closeTo(count * slotMs, 6)));
    });

    test('lets one request pass where nothing was ever accepted, and looks for the rate', () => {
      const pace = refusedAfter(0, { askedMs: 60_000, backoffMs: 0 });
      expect(acceptAtOnce(pace, 60_000)).toBe(1);
      pace.passed(go(pace, 61_000), 61_000);
      expect(slotMs(pace, 61_000)).toBeLessThan(100);
    });
  });

  describe('a pause that was not asked for', () => {
    test('lasts as long as the longest backoff of those that were under way', () => {
      const pace = new Pace(0);
      const [one, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(one, 0, NOT_ASKED);
      expect(pace.throttled(other, 0, { backoffMs: 230 })).toBe(230);
      expect(pace.turn(229)).toEqual({ kind: 'later', atMs: 230 });
    });

    test('lets a single request find out whether it is over', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      const probe = go(pace, 200);
      expect(pace.turn(200)).toEqual({ kind: 'later', atMs: 1_200 });
      pace.passed(probe, 210);
      expect(pace.turn(210).kind).toBe('given');
    });

    test('lets another one find out where the first takes its time', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      go(pace, 200);
      expect(pace.turn(1_199)).toEqual({ kind: 'later', atMs: 1_200 });
      go(pace, 1_200);
    });

    test('lets another one find out where the first was lost', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      pace.lost(go(pace, 200));
      go(pace, 200);
    });

    test('goes on to the end of a usual period where the probe is refused', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      expect(pace.throttled(go(pace, 200), 200, { backoffMs: 50 })).toBe(805);
      expect(pace.turn(1_004)).toEqual({ kind: 'later', atMs: 1_005 });
      expect(pace.throttled(go(pace, 1_005), 1_010, { backoffMs: 50 })).toBe(995);
    });

    test('goes on for a backoff where no usual period is left', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      expect(pace.throttled(go(pace, 61_000), 61_000, { backoffMs: 12_345 })).toBe(12_345);
    });

    test('becomes one that was asked for where the probe is told how long', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      expect(pace.throttled(go(pace, 200), 200, ASKED)).toBe(1_000);
      expect(acceptAtOnce(pace, 1_200)).toBe(100);
    });

    test('once a period was found out, lasts to its end', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      pace.throttled(go(pace, 200), 200, NOT_ASKED);
      pace.passed(go(pace, 1_005), 1_005);
      expect(acceptAtOnce(pace, 1_005)).toBe(99);
      const turn = pace.turn(1_100);
      if (turn.kind !== 'given') throw new Error('not given');
      expect(pace.throttled(turn.ticket, 1_100, NOT_ASKED)).toBe(1_005 + 1_005 - 1_100);
    });

    test('forgets a period in which another number was accepted', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      pace.throttled(go(pace, 200), 200, NOT_ASKED);
      pace.passed(go(pace, 1_005), 1_005);
      expect(pace.throttled(go(pace, 1_010), 1_010, NOT_ASKED)).toBe(200);
    });

    test('is not prolonged by the backoff of a request under way where its end is known', () => {
      const pace = refusedAfter(100, NOT_ASKED);
      pace.throttled(go(pace, 200), 200, NOT_ASKED);
      pace.passed(go(pace, 1_005), 1_005);
      for (let count = 0; count < 98; count += 1) pace.passed(go(pace, 1_005), 1_005);
      const last = go(pace, 1_005);
      const late = pace.turn(1_100);
      if (late.kind !== 'given') throw new Error('not given');
      pace.throttled(late.ticket, 1_100, NOT_ASKED);
      expect(pace.throttled(last, 1_100, { backoffMs: 20_000 })).toBe(910);
    });
  });

  describe('a refusal while no limit is known', () => {
    /** Three requests under way, of which the first is refused, and what becomes of the others. */
    function refusedFirst(...others: readonly ('accepted' | 'refused')[]): Pace {
      const pace = new Pace(0);
      const first = go(pace, 0);
      const tickets = others.map((outcome) => ({ outcome, ticket: go(pace, 0) }));
      pace.throttled(first, 1, ASKED);
      for (const { outcome, ticket } of tickets) {
        if (outcome === 'accepted') pace.passed(ticket, 2);
        else pace.throttled(ticket, 2, ASKED);
      }
      return pace;
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
      const pace = new Pace(0);
      const [first, ...others] = Array.from({ length: 8 }, () => go(pace, 0));
      if (first === undefined) throw new Error('none');
      pace.throttled(first, 1, NOT_ASKED);
      for (const ticket of others) pace.passed(ticket, 2);
      expect(pace.throttled(go(pace, 201), 201, { backoffMs: 300 })).toBe(300);
    });

    test('of a request that was under way alone sets one the second time', () => {
      const pace = new Pace(0);
      pace.throttled(go(pace, 0), 0, ASKED);
      for (let count = 0; count < 5; count += 1) pace.passed(go(pace, 1_000), 1_000);
      pace.throttled(go(pace, 1_000), 1_000, ASKED);
      expect(acceptAtOnce(pace, 2_000)).toBeLessThan(10);
    });

    test('of a request that was under way alone is forgotten with one that was not', () => {
      const pace = new Pace(0);
      pace.throttled(go(pace, 0), 0, ASKED);
      const [one, other] = [go(pace, 1_000), go(pace, 1_000)];
      pace.throttled(one, 1_000, ASKED);
      pace.passed(other, 1_001);
      pace.throttled(go(pace, 2_000), 2_000, ASKED);
      expect(acceptAtOnce(pace, 3_000)).toBe(1_000);
    });
  });

  describe('a ticket', () => {
    test('holds until a pause begins', () => {
      const pace = new Pace(0);
      const [ticket, other] = [go(pace, 0), go(pace, 0)];
      expect(pace.holds(ticket)).toBe(true);
      pace.throttled(other, 0, ASKED);
      expect(pace.holds(ticket)).toBe(false);
    });

    test('of before the pause starts another one when it is asked to wait after it, and changes no rate', () => {
      const pace = new Pace(0);
      const [ticket, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(other, 0, ASKED);
      go(pace, 1_000);
      expect(pace.throttled(ticket, 1_001, { askedMs: 30_000, backoffMs: 0 })).toBe(30_000);
      expect(pace.turn(1_001)).toEqual({ kind: 'later', atMs: 31_001 });
      expect(acceptAtOnce(pace, 31_001)).toBe(1_000);
    });

    test('of before the pause starts none when it is asked for nothing after it', () => {
      const pace = new Pace(0);
      const [ticket, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(other, 0, ASKED);
      go(pace, 1_000);
      expect(pace.throttled(ticket, 1_001, NOT_ASKED)).toBe(0);
      go(pace, 1_001);
    });

    test('of a probe that is accepted does not shorten what another was asked to wait meanwhile', () => {
      const pace = new Pace(0);
      const [one, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(one, 0, NOT_ASKED);
      const probe = go(pace, 200);
      pace.throttled(other, 210, { askedMs: 3_000, backoffMs: 0 });
      pace.passed(probe, 220);
      expect(pace.turn(220)).toEqual({ kind: 'later', atMs: 3_210 });
    });

    test('of before the pause counts as accepted, and ends no pause', () => {
      const pace = new Pace(0);
      const [ticket, other] = [go(pace, 0), go(pace, 0)];
      pace.throttled(other, 0, NOT_ASKED);
      pace.passed(ticket, 10);
      expect(pace.turn(10)).toEqual({ kind: 'later', atMs: 200 });
    });

    test('that was lost outside of a pause changes nothing', () => {
      const pace = new Pace(0);
      pace.lost(go(pace, 0));
      go(pace, 0);
    });
  });

  describe('the rate', () => {
    test('grows slowly at first, and ever faster', () => {
      const pace = refusedAfter(100, ASKED);
      const before = slotMs(pace, 1_000);
      pace.passed(go(pace, 2_000), 2_000);
      const afterOne = slotMs(pace, 2_000);
      expect(before / afterOne).toBeCloseTo(1.01, 6);
      pace.passed(go(pace, 3_000), 3_000);
      expect(afterOne / slotMs(pace, 3_000)).toBeCloseTo(1.02, 6);
      pace.passed(go(pace, 60_000), 60_000);
      expect(slotMs(pace, 60_000)).toBeLessThan(0.001);
    });

    test('falls to what was accepted between two refusals, a little less', () => {
      const pace = refusedAfter(100, ASKED);
      acceptAtOnce(pace, 1_000);
      pace.throttled(go(pace, 2_000), 2_000, ASKED);
      // 100 in the 2 s between the refusals.
      expect(slotMs(pace, 3_000)).toBeCloseTo(20 / 0.98, 6);
    });

    test('falls by no more than a fifth at once, for what may be a refusal by chance', () => {
      const pace = refusedAfter(100, ASKED);
      acceptAtOnce(pace, 1_000);
      pace.throttled(go(pace, 2_000), 2_000, ASKED);
      const before = slotMs(pace, 3_000);
      pace.throttled(go(pace, 20_000), 20_000, ASKED);
      expect(slotMs(pace, 21_000) / before).toBeCloseTo(1 / 0.8, 6);
    });
  });
});

describe('pace evidence', () => {
  const ASKED = { askedMs: 1_000, backoffMs: 99 };
  const NOT_ASKED = { backoffMs: 200 };

  /** Leave for the next request, whenever it may be sent. */
  function send(pace: Pace, nowMs: number): Ticket {
    const turn = pace.turn(nowMs);
    if (turn.kind !== 'given') throw new Error('not given');
    return turn.ticket;
  }

  /** Whether there is no limit: as many may be sent at once as like. */
  function isUnlimited(pace: Pace, nowMs: number): boolean {
    for (let count = 0; count < 200; count += 1) {
      const turn = pace.turn(nowMs);
      if (turn.kind !== 'given' || turn.atMs > nowMs) return false;
      pace.passed(turn.ticket, nowMs);
    }
    return true;
  }

  describe('what became of a request that was sent before the refused one', () => {
    test('does not speak against a limit where it was accepted', () => {
      const pace = new Pace(0);
      const [before, refused, after] = [send(pace, 0), send(pace, 0), send(pace, 0)];
      pace.throttled(refused, 1, ASKED);
      pace.passed(before, 2);
      pace.throttled(after, 2, ASKED);
      expect(isUnlimited(pace, 1_002)).toBe(false);
    });

    test('does not speak for one where it was refused', () => {
      const pace = new Pace(0);
      const [before, refused] = [send(pace, 0), send(pace, 0)];
      pace.throttled(refused, 1, ASKED);
      pace.throttled(before, 2, ASKED);
      expect(isUnlimited(pace, 1_002)).toBe(true);
    });

    test('may be told once the pause is over', () => {
      const pace = new Pace(0);
      const [before, refused] = [send(pace, 0), send(pace, 0)];
      pace.throttled(refused, 1, ASKED);
      send(pace, 1_001);
      pace.passed(before, 1_002);
      expect(isUnlimited(pace, 1_002)).toBe(true);
    });
  });

  describe('a request that was lost', () => {
    test('is no longer under way: one that is refused then was under way alone', () => {
      const pace = new Pace(0);
      pace.lost(send(pace, 0));
      pace.throttled(send(pace, 0), 0, ASKED);
      pace.throttled(send(pace, 1_000), 1_000, ASKED);
      expect(isUnlimited(pace, 2_000)).toBe(false);
    });
  });

  describe('a probe that is refused', () => {
    test('lets no ticket of before the pause hold again', () => {
      const pace = new Pace(0);
      const [before, refused] = [send(pace, 0), send(pace, 0)];
      pace.throttled(refused, 0, NOT_ASKED);
      pace.throttled(send(pace, 200), 200, NOT_ASKED);
      expect(pace.holds(before)).toBe(false);
    });

    test('waits for the end of a period unless more were accepted than refused', () => {
      const pace = new Pace(0);
      const [refused, accepted] = [send(pace, 0), send(pace, 0)];
      pace.throttled(refused, 1, NOT_ASKED);
      pace.passed(accepted, 2);
      expect(pace.throttled(send(pace, 201), 201, { backoffMs: 300 })).toBe(1_005 - 201);
    });
  });

  describe('a limit', () => {
    /** A pace that is limited to 100 a second, and then has so many requests refused, each as the first after a pause. */
    function refusedAtOnce(times: number): { readonly pace: Pace; readonly nowMs: number } {
      const pace = new Pace(0);
      for (let count = 0; count < 100; count += 1) pace.passed(send(pace, 0), 0);
      for (const ticket of [send(pace, 0), send(pace, 0), send(pace, 0)]) pace.throttled(ticket, 0, ASKED);
      let nowMs = 1_000;
      for (let count = 0; count < times; count += 1, nowMs += 1_000) {
        pace.throttled(send(pace, nowMs), nowMs, ASKED);
      }
      return { pace, nowMs };
    }

    test('does not refuse what it accepted before: eight times in a row, and there is none', () => {
      // The first of them still may be one, as there was a single pause before it.
      const [still, over] = [refusedAtOnce(8), refusedAtOnce(9)];
      expect(isUnlimited(still.pace, still.nowMs)).toBe(false);
      expect(isUnlimited(over.pace, over.nowMs)).toBe(true);
    });

    test('may well refuse what is more than it accepted before, which begins the count anew', () => {
      const { pace, nowMs } = refusedAtOnce(8);
      // Time in which the rate grows.
      pace.passed(send(pace, nowMs), nowMs);
      pace.passed(send(pace, nowMs + 3_000), nowMs + 3_000);
      pace.throttled(send(pace, nowMs + 3_000), nowMs + 3_000, ASKED);
      expect(isUnlimited(pace, nowMs + 4_000)).toBe(false);
    });

    test('that lets few pass is not waited for far ahead: the rate may grow meanwhile', () => {
      const pace = new Pace(0);
      for (let count = 0; count < 30; count += 1) pace.passed(send(pace, 0), 0);
      const refused = [send(pace, 0), send(pace, 0), send(pace, 0)];
      for (const ticket of refused) pace.throttled(ticket, 0, { askedMs: 60_000, backoffMs: 0 });
      for (let count = 0; count < 30; count += 1) pace.passed(send(pace, 60_000), 60_000);
      expect(pace.turn(60_000)).toEqual({ kind: 'later', atMs: 60_250 });
    });
  });
});
