import { getEventListeners } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';
import { showLimit } from './show-limit.ts';

const NEVER = new AbortController().signal;
const RETRY_AFTER = { retryAfterMs: 7_000, backoffMs: 0 };

function setUp() {
  const clock = new VirtualClock();
  const waitTimer = new WaitTimer(clock);
  return { clock, waitTimer, limiter: new SharedRateLimiter(clock, waitTimer) };
}

test('does not hold back the first request', async () => {
  const clock = new FakeClock();
  await new SharedRateLimiter(clock, new WaitTimer(clock)).acquire(NEVER);
  expect(clock.sleeps).toEqual([]);
});

test('holds back requests exactly as long as Retry-After says', async () => {
  const clock = new FakeClock();
  const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
  await showLimit(limiter, RETRY_AFTER);
  await limiter.acquire(NEVER);
  expect(clock.sleeps).toEqual([7_000]);
});

test('extends the wait of waiting requests when another Retry-After is longer', async () => {
  const { limiter, clock } = setUp();
  const other = await limiter.acquire(NEVER);
  await showLimit(limiter, RETRY_AFTER);
  const acquisition = limiter.acquire(NEVER);
  await settled();
  limiter.throttled(other, { retryAfterMs: 9_000, backoffMs: 0 });
  await clock.run(acquisition);
  expect(clock.monotonicMs()).toBe(9_000);
});

test('wakes all requests when a pause ends whose Retry-After came during the probe', async () => {
  const { limiter, clock } = setUp();
  const other = await limiter.acquire(NEVER);
  await showLimit(limiter, { backoffMs: 200 });
  await clock.run(limiter.acquire(NEVER));
  const waits = [limiter.acquire(NEVER), limiter.acquire(NEVER), limiter.acquire(NEVER)];
  await settled();
  limiter.throttled(other, { retryAfterMs: 300, backoffMs: 0 });
  await clock.run(Promise.any(waits));
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

/** A pause whose probe is on its way, and a request that waits for its result. */
async function startProbe() {
  const { limiter, clock, waitTimer } = setUp();
  await showLimit(limiter, { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const waits = limiter.acquire(NEVER);
  await settled();
  return { limiter, clock, waitTimer, probe, waits };
}

test('lets other requests wait for the probe, and measures that wait', async () => {
  const { limiter, clock, waitTimer, probe, waits } = await startProbe();
  await clock.run(clock.sleep(1_000, NEVER));
  limiter.accepted(probe);
  await clock.run(waits);
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(1_200);
  expect(waitTimer.totalMs).toBe(clock.monotonicMs());
});

test('sends another probe at once if the first one did not reach the server', async () => {
  const { limiter, clock, probe, waits } = await startProbe();
  limiter.release(probe);
  await clock.run(waits);
  expect(clock.monotonicMs()).toBe(200);
});

test('holds back requests that wait for their slot when another pause begins', async () => {
  const { limiter, clock } = setUp();
  await showLimit(limiter, { backoffMs: 200 });
  const probe = await clock.run(limiter.acquire(NEVER));
  const slots = [limiter.acquire(NEVER), limiter.acquire(NEVER)];
  await settled();
  limiter.accepted(probe);
  const [first] = slots;
  if (first === undefined) throw new Error('none');
  limiter.throttled(await clock.run(first), RETRY_AFTER);
  const throttledAtMs = clock.monotonicMs();
  await clock.run(Promise.all(slots));
  expect(clock.monotonicMs()).toBe(throttledAtMs + 7_000);
});

test('lets one request sleep without holding back others', async () => {
  const clock = new FakeClock();
  const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
  await limiter.sleep(500, NEVER);
  await limiter.acquire(NEVER);
  expect(clock.sleeps).toEqual([500]);
});

test('ends only the waits of a cancelled request', async () => {
  const { limiter, clock } = setUp();
  const controller = new AbortController();
  await showLimit(limiter, RETRY_AFTER);
  const [cancelled, sleeper] = [limiter.acquire(controller.signal), limiter.sleep(60_000, controller.signal)];
  const other = limiter.acquire(NEVER);
  await settled();
  controller.abort();
  await Promise.all([cancelled, sleeper]);
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(other);
  expect(clock.monotonicMs()).toBe(7_000);
});

test('does not hold back a request that was cancelled before', async () => {
  const { limiter, clock } = setUp();
  await showLimit(limiter, RETRY_AFTER);
  await limiter.acquire(AbortSignal.abort());
  await limiter.sleep(60_000, AbortSignal.abort());
  expect(clock.monotonicMs()).toBe(0);
});

test('keeps the first error that opened the circuit, and ends all waits', async () => {
  const { limiter } = setUp();
  expect(limiter.openCircuit).toBeUndefined();
  await showLimit(limiter, RETRY_AFTER);
  const waits = [limiter.acquire(NEVER), limiter.sleep(60_000, NEVER)];
  await settled();
  const first = { error: 'first', because: 'wait-too-long', retryAfterMs: 121_000 } as const;
  limiter.open(first);
  limiter.open({ error: 'second', because: 'wait-too-long', retryAfterMs: 500_000 });
  await Promise.all(waits);
  expect(limiter.openCircuit).toEqual(first);
});

test('ends all present and future waits with endWaits', async () => {
  const { limiter, clock } = setUp();
  await showLimit(limiter, RETRY_AFTER);
  const waits = [limiter.acquire(NEVER), limiter.sleep(60_000, NEVER)];
  await settled();
  limiter.endWaits();
  await Promise.all(waits);
  await limiter.acquire(NEVER);
  expect(clock.monotonicMs()).toBe(0);
});

test('opens the circuit after the attempts of 16 requests in a row if none was accepted for 30 s', async () => {
  const { limiter, clock } = setUp();
  for (let count = 1; count <= 100; count += 1) limiter.recordFailure(count, 3);
  expect(limiter.openCircuit).toBeUndefined();
  limiter.accepted(await limiter.acquire(NEVER));
  await clock.run(clock.sleep(30_000, NEVER));
  for (let count = 1; count <= 47; count += 1) limiter.recordFailure(count, 3);
  expect(limiter.openCircuit).toBeUndefined();
  limiter.recordFailure(48, 3);
  expect(limiter.openCircuit).toEqual({ error: 48, because: 'attempts-exhausted' });
});

test('keeps the circuit closed if a request was accepted within 30 s', async () => {
  const { limiter, clock } = setUp();
  await clock.run(clock.sleep(40_000, NEVER));
  limiter.accepted(await limiter.acquire(NEVER));
  for (let count = 1; count <= 16; count += 1) limiter.recordFailure(count, 1);
  expect(limiter.openCircuit).toBeUndefined();
});

test('wakes the other requests as soon as the probe is accepted', async () => {
  const { limiter, clock, probe, waits } = await startProbe();
  await clock.run(clock.sleep(100, NEVER));
  limiter.accepted(probe);
  await clock.run(waits);
  // Without the result of the probe they would wait until 1,200 ms.
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('ends the sleep of a cancelled request', async () => {
  const { limiter, clock } = setUp();
  const controller = new AbortController();
  const asleep = limiter.sleep(60_000, controller.signal);
  await settled();
  controller.abort();
  await asleep;
  expect(clock.monotonicMs()).toBe(0);
});

test('adds one listener per signal, and none stays after an abort', async () => {
  const { limiter, clock } = setUp();
  const controller = new AbortController();
  const listeners = () => getEventListeners(controller.signal, 'abort').length;
  for (let count = 0; count < 3; count += 1) await clock.run(limiter.sleep(1, controller.signal));
  expect(listeners()).toBe(1);
  controller.abort();
  expect(listeners()).toBe(0);
});

test('grants permits first in, first out, and retries go ahead', async () => {
  const { limiter, clock } = setUp();
  await showLimit(limiter, RETRY_AFTER);
  const order: string[] = [];
  const waiting = [
    ['first', false],
    ['second', false],
    ['retry', true],
    ['third', false],
    ['later retry', true],
  ] as const;
  const granted = waiting.map(async ([name, isRetry]) => {
    const permit = await limiter.acquire(NEVER, isRetry);
    order.push(name);
    limiter.accepted(permit);
  });
  await clock.run(Promise.all(granted));
  expect(order).toEqual(['retry', 'later retry', 'first', 'second', 'third']);
});

test('does not let a cancelled request wait for its slot', async () => {
  const { limiter, clock } = setUp();
  const controller = new AbortController();
  await showLimit(limiter, { backoffMs: 200 });
  limiter.accepted(await clock.run(limiter.acquire(NEVER)));
  const slots = [limiter.acquire(controller.signal), limiter.acquire(controller.signal)];
  await settled();
  const cancelledMs = clock.monotonicMs();
  controller.abort();
  await Promise.all(slots);
  expect(clock.monotonicMs()).toBe(cancelledMs);
});
