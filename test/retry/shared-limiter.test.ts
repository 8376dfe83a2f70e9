import { getEventListeners } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';

const NEVER = new AbortController().signal;
const ASKED = { retryAfterMs: 7_000, backoffMs: 0 };

function given() {
  const clock = new VirtualClock();
  const waiting = new WaitTimer(clock);
  return { clock, waiting, limiter: new SharedRateLimiter(clock, waiting) };
}

test('holds nobody back from the beginning', async () => {
  const clock = new FakeClock();
  await new SharedRateLimiter(clock, new WaitTimer(clock)).acquire(NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('holds back exactly as long as was asked for', async () => {
  const clock = new FakeClock();
  const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
  limiter.throttled(await limiter.acquire(NEVER), ASKED);
  await limiter.acquire(NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('holds back those who wait already when another is asked to wait for longer', async () => {
  const { limiter, clock } = given();
  const [one, other] = [await limiter.acquire(NEVER), await limiter.acquire(NEVER)];
  limiter.throttled(one, ASKED);
  const acquisition = limiter.acquire(NEVER);
  await settled();
  limiter.throttled(other, { retryAfterMs: 9_000, backoffMs: 0 });
  await clock.run(acquisition);
  expect(clock.monotonicMs()).toBe(9_000);
});

test('wakes all when a pause ends that was asked for while one found out', async () => {
  const { limiter, clock } = given();
  const [one, other] = [await limiter.acquire(NEVER), await limiter.acquire(NEVER)];
  limiter.throttled(one, { backoffMs: 200 });
  await clock.run(limiter.acquire(NEVER));
  const held = [limiter.acquire(NEVER), limiter.acquire(NEVER), limiter.acquire(NEVER)];
  await settled();
  limiter.throttled(other, { retryAfterMs: 300, backoffMs: 0 });
  await clock.run(Promise.all(held));
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('lets others wait for the one that finds out, and adds that up as well', async () => {
  const { limiter, clock, waiting } = given();
  limiter.throttled(await limiter.acquire(NEVER), { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const held = limiter.acquire(NEVER);
  await settled();
  await clock.run(clock.sleep(1_000, NEVER));
  limiter.accepted(probe);
  await clock.run(held);
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(1_200);
  expect(waiting.totalMs).toBe(clock.monotonicMs());
});

test('lets another one find out where the first was lost', async () => {
  const { limiter, clock } = given();
  limiter.throttled(await limiter.acquire(NEVER), { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const held = limiter.acquire(NEVER);
  await settled();
  limiter.release(probe);
  await clock.run(held);
  expect(clock.monotonicMs()).toBe(200);
});

test('wakes those who wait for their slot when there is a pause again', async () => {
  const { limiter, clock } = given();
  const refused = [await limiter.acquire(NEVER), await limiter.acquire(NEVER)];
  for (const permit of refused) limiter.throttled(permit, { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const slots = [limiter.acquire(NEVER), limiter.acquire(NEVER)];
  await settled();
  limiter.accepted(probe);
  const [first] = slots;
  if (first === undefined) throw new Error('none');
  limiter.throttled(await clock.run(first), ASKED);
  const refusedAtMs = clock.monotonicMs();
  await clock.run(Promise.all(slots));
  expect(clock.monotonicMs()).toBe(refusedAtMs + 7_000);
});

test('lets someone sleep for as long as only that one has to', async () => {
  const clock = new FakeClock();
  const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
  await limiter.sleep(500, NEVER);
  await limiter.acquire(NEVER);
  expect(clock.sleeps).toEqual([500]);
});

test('holds a cancelled one back no longer, and nobody else', async () => {
  const { limiter, clock } = given();
  const controller = new AbortController();
  limiter.throttled(await limiter.acquire(NEVER), ASKED);
  const [cancelled, sleeper] = [limiter.acquire(controller.signal), limiter.sleep(60_000, controller.signal)];
  const other = limiter.acquire(NEVER);
  await settled();
  controller.abort();
  await Promise.all([cancelled, sleeper]);
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(other);
  expect(clock.monotonicMs()).toBe(7_000);
});

test('does not hold back one who was cancelled before', async () => {
  const { limiter, clock } = given();
  limiter.throttled(await limiter.acquire(NEVER), ASKED);
  await limiter.acquire(AbortSignal.abort());
  await limiter.sleep(60_000, AbortSignal.abort());
  expect(clock.monotonicMs()).toBe(0);
});

test('keeps the first blockade of all, and wakes everybody for it', async () => {
  const { limiter } = given();
  expect(limiter.openCircuit).toBeUndefined();
  limiter.throttled(await limiter.acquire(NEVER), ASKED);
  const waits = [limiter.acquire(NEVER), limiter.sleep(60_000, NEVER)];
  await settled();
  const first = { error: 'first', because: 'wait-too-long', retryAfterMs: 121_000 } as const;
  limiter.open(first);
  limiter.open({ error: 'second', because: 'wait-too-long', retryAfterMs: 500_000 });
  await Promise.all(waits);
  expect(limiter.openCircuit).toEqual(first);
});

test('ends all waits when it is released, now and later', async () => {
  const { limiter, clock } = given();
  limiter.throttled(await limiter.acquire(NEVER), ASKED);
  const waits = [limiter.acquire(NEVER), limiter.sleep(60_000, NEVER)];
  await settled();
  limiter.endWaits();
  await Promise.all(waits);
  await limiter.acquire(NEVER);
  expect(clock.monotonicMs()).toBe(0);
});

test('gives up for all when sixteen in a row have given up, and none was accepted for half a minute', async () => {
  const { limiter, clock } = given();
  const because = 'attempts-exhausted';
  for (let count = 1; count <= 20; count += 1) limiter.recordExhausted({ error: count, because });
  expect(limiter.openCircuit).toBeUndefined();
  limiter.accepted(await limiter.acquire(NEVER));
  await clock.run(clock.sleep(30_000, NEVER));
  for (let count = 1; count <= 15; count += 1) limiter.recordExhausted({ error: count, because });
  expect(limiter.openCircuit).toBeUndefined();
  limiter.recordExhausted({ error: 16, because });
  expect(limiter.openCircuit).toEqual({ error: 16, because });
});

test('blames nobody for what was refused before one was accepted, however late that was', async () => {
  const { limiter, clock } = given();
  await clock.run(clock.sleep(40_000, NEVER));
  limiter.accepted(await limiter.acquire(NEVER));
  for (let count = 1; count <= 16; count += 1)
    limiter.recordExhausted({ error: count, because: 'attempts-exhausted' });
  expect(limiter.openCircuit).toBeUndefined();
});

test('lets the others go as soon as the one that finds out is accepted', async () => {
  const { limiter, clock } = given();
  limiter.throttled(await limiter.acquire(NEVER), { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const held = limiter.acquire(NEVER);
  await settled();
  await clock.run(clock.sleep(100, NEVER));
  limiter.accepted(probe);
  await clock.run(held);
  // Where nothing is heard of it, they wait until 1,200.
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('wakes one who only sleeps when that one is cancelled', async () => {
  const { limiter, clock } = given();
  const controller = new AbortController();
  const asleep = limiter.sleep(60_000, controller.signal);
  await settled();
  controller.abort();
  await asleep;
  expect(clock.monotonicMs()).toBe(0);
});

test('listens to a signal once, however many wait with it, and no longer than it has to', async () => {
  const { limiter } = given();
  const controller = new AbortController();
  const listeners = () => getEventListeners(controller.signal, 'abort').length;
  for (let count = 0; count < 3; count += 1) await limiter.acquire(controller.signal);
  expect(listeners()).toBe(1);
  controller.abort();
  expect(listeners()).toBe(0);
});
