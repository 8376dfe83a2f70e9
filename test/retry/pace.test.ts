import { expect, test } from 'vitest';
import { Pace } from '../../src/retry/pace.ts';

const REFUSED = { kind: 'throttled', error: new Error('429') } as const;
const LOST = { kind: 'transient', error: new Error('503'), mayBeLimit: true } as const;
/** As many as may go where there is no limit. */
const MANY = 128;

/** Requests in flight, which end in the order in which they were sent. Each step takes a millisecond. */
class Requests {
  readonly pace = new Pace();
  readonly #sentMs: number[] = [];
  nowMs = 0;

  /** Sends as many as may go, and returns how many are in flight. */
  send(most = MANY): number {
    const mayGo = () => Math.max(this.pace.pausedUntilMs, this.pace.placeMs(this.nowMs)) <= this.nowMs;
    for (; this.#sentMs.length < most && mayGo(); this.#sentMs.push(this.nowMs)) this.pace.begin(this.nowMs);
    return this.#sentMs.length;
  }

  accept(count = this.#sentMs.length): void {
    this.nowMs += 1;
    for (const sentMs of this.#sentMs.splice(0, count)) this.pace.accepted(sentMs, this.nowMs);
  }

  /** Returns how long all requests wait after each refusal, in milliseconds. */
  refuse(count: number, retryAfterMs?: number): number[] {
    this.nowMs += 1;
    const refused = this.#sentMs.splice(0, count);
    return refused.map((sentMs) => this.pace.refused(sentMs, this.nowMs, { ...REFUSED, retryAfterMs }));
  }

  /** Sends one at a time, each of which is refused, after the pause. Returns how long the pauses are. */
  refuseInTurn(...waits: readonly (number | undefined)[]): (number | undefined)[] {
    return waits.map((retryAfterMs) => {
      this.nowMs = Math.max(this.nowMs, this.pace.pausedUntilMs);
      this.send(1);
      return this.refuse(1, retryAfterMs)[0];
    });
  }
}

/** Requests of which so many are in flight, and none was refused. */
function inFlight(number: number): Requests {
  const requests = new Requests();
  requests.send();
  requests.accept();
  requests.send(number);
  return requests;
}

test('an operation whose refused requests may be lost grows by one for each accepted request, from eight on slower', () => {
  const requests = new Requests();
  requests.pace.startOver(true);
  for (const count of [1, 2, 4]) {
    expect(requests.send()).toBe(count);
    requests.accept();
  }
  for (const [count, accepted] of [[8, 1], [8, 7], [9]] as const) {
    expect(requests.send()).toBe(count);
    requests.accept(accepted);
  }
});

test('a refusal leaves as many as were not refused, and then as many again follow slowly', () => {
  const requests = inFlight(9);
  expect(requests.refuse(1)).toEqual([0]);
  // Above the threshold of four and a half: one more for eight accepted ones.
  for (const [count, accepted] of [[8, 7], [8, 1], [9]] as const) {
    expect(requests.send()).toBe(count);
    requests.accept(accepted);
  }
});

test('refusals of all in flight leave one. Up to half of what was there, each accepted one lets one more follow', () => {
  const requests = inFlight(10);
  // The others were sent before the pause, so they do not change the threshold.
  requests.refuse(10);
  requests.nowMs += 100;
  for (const count of [1, 2, 4, 5, 6, 7]) {
    expect(requests.send()).toBe(count);
    requests.accept();
  }
});

test('the second refusal in a row begins a pause, which doubles while it ends with a refusal', () => {
  const requests = new Requests();
  const pauses = [0, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000];
  expect(requests.refuseInTurn(...pauses.map(() => undefined))).toEqual(pauses);
  requests.nowMs += 15_000;
  requests.send(1);
  requests.accept();
  expect(requests.refuseInTurn(undefined, undefined)).toEqual([0, 100]);
});

test('a pause after two Retry-After lasts as long as the shorter one, and those that are sent together ask once', () => {
  expect(new Requests().refuseInTurn(60_000, 1_000)).toEqual([0, 1_000]);
  expect(new Requests().refuseInTurn(60_000, undefined)).toEqual([0, 100]);
  const requests = inFlight(3);
  expect(requests.refuse(3, 5_000)).toEqual([0, 100, 100]);
  expect(requests.refuseInTurn(5_000)).toEqual([5_000]);
});

test('a request that was sent before a pause does not change it, also in its millisecond', () => {
  const pace = new Pace();
  for (let count = 0; count < 4; count += 1) pace.begin(5);
  expect([0, 1, 2].map(() => pace.refused(5, 5, REFUSED))).toEqual([0, 100, 100]);
  pace.accepted(5, 5);
  pace.begin(105);
  expect(pace.refused(105, 106, REFUSED)).toBe(200);
});

test('after a refusal that loses its request, they go one at a time, a second apart from it', () => {
  const requests = inFlight(3);
  requests.accept(2);
  expect(requests.pace.refused(1, 10, LOST)).toBe(1_000);
  for (requests.nowMs = 1_010; requests.nowMs < 1_019; requests.accept()) expect(requests.send(1)).toBe(1);
  requests.send();
  expect(requests.pace.placeMs(requests.nowMs)).toBeGreaterThan(requests.nowMs);
});
