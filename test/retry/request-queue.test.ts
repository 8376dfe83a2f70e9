import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queuesByOrigin, RequestQueue } from '../../src/retry/request-queue.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { beginPause, THROTTLED, turnOf } from './turns.ts';

const NEVER = new AbortController().signal;
const LIMITS = { maxAttempts: 4, maxRetryWaitMs: 60_000 };

function setUp() {
  const clock = new VirtualClock();
  return { clock, queue: new RequestQueue(clock, LIMITS) };
}

test('servers have a queue for each origin', () => {
  const queueOf = queuesByOrigin(setUp().clock, LIMITS);
  const at = (url: string): RequestQueue => queueOf(new URL(url));
  expect(at('https://example.com/v1')).toBe(at('https://example.com:443/bucket/key?sig=1'));
  for (const other of ['http://example.com', 'https://example.com:8443', 'https://storage.example.com'])
    expect(at(other)).not.toBe(at('https://example.com'));
});

test('the first request of another operation goes alone, until it ends or lets others follow', async () => {
  const { clock, queue } = setUp();
  const [first, next] = [await turnOf(queue), turnOf(queue)];
  queue.settle(first);
  queue.settle(await clock.run(next));
  expect(clock.monotonicMs()).toBe(0);
  queue.pace.startOver(false);
  await turnOf(queue);
  const second = turnOf(queue).then(() => 'second');
  expect(await Promise.race([second, settled('none')])).toBe('none');
  queue.letOthersFollow();
  expect(await second).toBe('second');
});

test('a request that was never sent lets no others follow', async () => {
  const { clock, queue } = setUp();
  queue.settle(await turnOf(queue), { ...THROTTLED, kind: 'unreachable' });
  await turnOf(queue);
  expect(await clock.run(turnOf(queue))).toBe(5_000);
});

test('a request that waits by itself holds back no other', async () => {
  const { clock, queue } = setUp();
  const late = turnOf(queue, { order: -1, notBeforeMs: 500 });
  queue.settle(await turnOf(queue));
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(late);
  expect(clock.monotonicMs()).toBe(500);
});

test.each([
  ['unreachable', true],
  ['transient', true],
  ['throttled', true],
  ['permanent', false],
] as const)('a server that answers %s for 90 s opens the circuit: %s', async (kind, opens) => {
  const { clock, queue } = setUp();
  for (let count = 0; count < 30 && queue.openCircuit === undefined; count += 1) {
    await clock.run(clock.sleep(3_000, NEVER));
    queue.settle(await clock.run(turnOf(queue)), { ...THROTTLED, kind });
  }
  const circuit = { error: THROTTLED.error, because: 'attempts-exhausted' };
  expect(queue.openCircuit).toEqual(opens ? circuit : undefined);
});

test('a pause that is too long opens the circuit, but not one long wait', async () => {
  const { queue } = setUp();
  queue.settle(await turnOf(queue), { ...THROTTLED, retryAfterMs: 3_600_000 });
  queue.settle(await turnOf(queue), THROTTLED);
  expect(queue.openCircuit).toBeUndefined();
  const { queue: second } = setUp();
  await beginPause(second, 3_600_000);
  expect(second.openCircuit).toMatchObject({ because: 'wait-too-long', retryAfterMs: 3_600_000 });
});

test('ends only the waits of a cancelled request', async () => {
  const { clock, queue } = setUp();
  const controller = new AbortController();
  await beginPause(queue, 7_000);
  const { signal } = controller;
  const cancelled = queue.turn({ signal, order: 0, isUrgent: false, notBeforeMs: 60_000 });
  const other = turnOf(queue);
  controller.abort();
  expect([await cancelled, clock.monotonicMs(), await clock.run(other)]).toEqual([undefined, 0, 7_000]);
});
