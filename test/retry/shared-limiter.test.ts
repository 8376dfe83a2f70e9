import { getEventListeners } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitingTime } from '../../src/retry/clock.ts';
import { SharedPace } from '../../src/retry/shared-limiter.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';

const NEVER = new AbortController().signal;
const ASKED = { askedMs: 7_000, backoffMs: 0 };

function given() {
  const clock = new VirtualClock();
  const waiting = new WaitingTime(clock);
  return { clock, waiting, pace: new SharedPace(clock, waiting) };
}

test('holds nobody back from the beginning', async () => {
  const clock = new FakeClock();
  await new SharedPace(clock, new WaitingTime(clock)).turn(NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('holds back exactly as long as was asked for', async () => {
  const clock = new FakeClock();
  const pace = new SharedPace(clock, new WaitingTime(clock));
  pace.throttled(await pace.turn(NEVER), ASKED);
  await pace.turn(NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('holds back those who wait already when another is asked to wait for longer', async () => {
  const { pace, clock } = given();
  const [one, other] = [await pace.turn(NEVER), await pace.turn(NEVER)];
  pace.throttled(one, ASKED);
  const turn = pace.turn(NEVER);
  await settled();
  pace.throttled(other, { askedMs: 9_000, backoffMs: 0 });
  await clock.run(turn);
  expect(clock.monotonicMs()).toBe(9_000);
});

test('wakes all when a pause ends that was asked for while one found out', async () => {
  const { pace, clock } = given();
  const [one, other] = [await pace.turn(NEVER), await pace.turn(NEVER)];
  pace.throttled(one, { backoffMs: 200 });
  await clock.run(pace.turn(NEVER));
  const held = [pace.turn(NEVER), pace.turn(NEVER), pace.turn(NEVER)];
  await settled();
  pace.throttled(other, { askedMs: 300, backoffMs: 0 });
  await clock.run(Promise.all(held));
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('lets others wait for the one that finds out, and adds that up as well', async () => {
  const { pace, clock, waiting } = given();
  pace.throttled(await pace.turn(NEVER), { backoffMs: 200 });
  const probe = await clock.run(pace.turn(NEVER));
  const held = pace.turn(NEVER);
  await settled();
  await clock.run(clock.sleep(1_000, NEVER));
  pace.passed(probe);
  await clock.run(held);
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(1_200);
  expect(waiting.totalMs).toBe(clock.monotonicMs());
});

test('lets another one find out where the first was lost', async () => {
  const { pace, clock } = given();
  pace.throttled(await pace.turn(NEVER), { backoffMs: 200 });
  const probe = await clock.run(pace.turn(NEVER));
  const held = pace.turn(NEVER);
  await settled();
  pace.lost(probe);
  await clock.run(held);
  expect(clock.monotonicMs()).toBe(200);
});

test('wakes those who wait for their slot when there is a pause again', async () => {
  const { pace, clock } = given();
  const refused = [await pace.turn(NEVER), await pace.turn(NEVER)];
  for (const ticket of refused) pace.throttled(ticket, { backoffMs: 200 });
  const probe = await clock.run(pace.turn(NEVER));
  const slots = [pace.turn(NEVER), pace.turn(NEVER)];
  await settled();
  pace.passed(probe);
  const [first] = slots;
  if (first === undefined) throw new Error('none');
  pace.throttled(await clock.run(first), ASKED);
  const refusedAtMs = clock.monotonicMs();
  await clock.run(Promise.all(slots));
  expect(clock.monotonicMs()).toBe(refusedAtMs + 7_000);
});

test('lets someone sleep for as long as only that one has to', async () => {
  const clock = new FakeClock();
  const pace = new SharedPace(clock, new WaitingTime(clock));
  await pace.sleep(500, NEVER);
  await pace.turn(NEVER);
  expect(clock.sleeps).toEqual([500]);
});

test('holds a cancelled one back no longer, and nobody else', async () => {
  const { pace, clock } = given();
  const controller = new AbortController();
  pace.throttled(await pace.turn(NEVER), ASKED);
  const [cancelled, sleeper] = [pace.turn(controller.signal), pace.sleep(60_000, controller.signal)];
  const other = pace.turn(NEVER);
  await settled();
  controller.abort();
  await Promise.all([cancelled, sleeper]);
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(other);
  expect(clock.monotonicMs()).toBe(7_000);
});

test('does not hold back one who was cancelled before', async () => {
  const { pace, clock } = given();
  pace.throttled(await pace.turn(NEVER), ASKED);
  await pace.turn(AbortSignal.abort());
  await pace.sleep(60_000, AbortSignal.abort());
  expect(clock.monotonicMs()).toBe(0);
});

test('keeps the first blockade of all, and wakes everybody for it', async () => {
  const { pace } = given();
  expect(pace.blockade).toBeUndefined();
  pace.throttled(await pace.turn(NEVER), ASKED);
  const waits = [pace.turn(NEVER), pace.sleep(60_000, NEVER)];
  await settled();
  const first = { error: 'first', because: 'wait-too-long', askedMs: 121_000 } as const;
  pace.block(first);
  pace.block({ error: 'second', because: 'wait-too-long', askedMs: 500_000 });
  await Promise.all(waits);
  expect(pace.blockade).toEqual(first);
});

test('ends all waits when it is released, now and later', async () => {
  const { pace, clock } = given();
  pace.throttled(await pace.turn(NEVER), ASKED);
  const waits = [pace.turn(NEVER), pace.sleep(60_000, NEVER)];
  await settled();
  pace.release();
  await Promise.all(waits);
  await pace.turn(NEVER);
  expect(clock.monotonicMs()).toBe(0);
});

test('gives up for all when sixteen in a row have given up, and none was accepted for half a minute', async () => {
  const { pace, clock } = given();
  const because = 'attempts-exhausted';
  for (let count = 1; count <= 20; count += 1) pace.gaveUp({ error: count, because });
  expect(pace.blockade).toBeUndefined();
  pace.passed(await pace.turn(NEVER));
  await clock.run(clock.sleep(30_000, NEVER));
  for (let count = 1; count <= 15; count += 1) pace.gaveUp({ error: count, because });
  expect(pace.blockade).toBeUndefined();
  pace.gaveUp({ error: 16, because });
  expect(pace.blockade).toEqual({ error: 16, because });
});

test('blames nobody for what was refused before one was accepted, however late that was', async () => {
  const { pace, clock } = given();
  await clock.run(clock.sleep(40_000, NEVER));
  pace.passed(await pace.turn(NEVER));
  for (let count = 1; count <= 16; count += 1) pace.gaveUp({ error: count, because: 'attempts-exhausted' });
  expect(pace.blockade).toBeUndefined();
});

test('lets the others go as soon as the one that finds out is accepted', async () => {
  const { pace, clock } = given();
  pace.throttled(await pace.turn(NEVER), { backoffMs: 200 });
  const probe = await clock.run(pace.turn(NEVER));
  const held = pace.turn(NEVER);
  await settled();
  await clock.run(clock.sleep(100, NEVER));
  pace.passed(probe);
  await clock.run(held);
  // Where nothing is heard of it, they wait until 1,200.
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('wakes one who only sleeps when that one is cancelled', async () => {
  const { pace, clock } = given();
  const controller = new AbortController();
  const asleep = pace.sleep(60_000, controller.signal);
  await settled();
  controller.abort();
  await asleep;
  expect(clock.monotonicMs()).toBe(0);
});

test('listens to a signal once, however many wait with it, and no longer than it has to', async () => {
  const { pace } = given();
  const controller = new AbortController();
  const listeners = () => getEventListeners(controller.signal, 'abort').length;
  for (let count = 0; count < 3; count += 1) await pace.turn(controller.signal);
  expect(listeners()).toBe(1);
  controller.abort();
  expect(listeners()).toBe(0);
});
