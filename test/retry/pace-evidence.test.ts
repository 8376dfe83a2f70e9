import { describe, expect, test } from 'vitest';
import { Pace } from '../../src/retry/rate-limiter.ts';
import type { Ticket } from '../../src/retry/turn.ts';

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
