import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import type { Permit } from '../../src/retry/rate-limiter.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { showLimit } from './show-limit.ts';

const NEVER = new AbortController().signal;
const THROTTLED = { kind: 'throttled', error: new Error('throttled error') } as const;

function setUp() {
  const clock = new VirtualClock();
  const waitTimer = new WaitTimer(clock);
  return { clock, waitTimer, queue: new RequestQueue(clock, waitTimer, 4) };
}

/** The permit of a request that gets its turn. */
async function granted(turn: Promise<Permit | undefined>): Promise<Permit> {
  const permit = await turn;
  if (permit === undefined) throw new Error('no turn');
  return permit;
}

test('grants turns first in, first out; retries go ahead, but a new request is the probe', async () => {
  const { clock, queue } = setUp();
  await showLimit(queue, 7_000);
  const order: string[] = [];
  const waiting = [
    ['first', false],
    ['second', false],
    ['retry', true],
    ['third', false],
    ['later retry', true],
  ] as const;
  const turns = waiting.map(async ([name, isRetry]) => {
    const permit = await granted(queue.turn(NEVER, isRetry));
    order.push(name);
    queue.accepted(permit);
  });
  await clock.run(Promise.all(turns));
  expect(order).toEqual(['first', 'retry', 'later retry', 'second', 'third']);
});

/** A pause whose probe is on its way, and a request that waits for its result. */
async function startProbe() {
  const { queue, clock, waitTimer } = setUp();
  await showLimit(queue);
  const probe = await granted(clock.run(queue.turn(NEVER, false)));
  const turn = queue.turn(NEVER, false);
  await settled();
  return { queue, clock, waitTimer, probe, turn };
}

test.each<[string, (queue: RequestQueue, probe: Permit) => unknown, number, number]>([
  ['when the probe is accepted', (queue, probe) => queue.accepted(probe), 300, 900],
  ['at once if the probe did not reach the server', (queue, probe) => queue.release(probe), 300, 300],
  [
    'when a window may end if the probe is throttled',
    (queue, probe) => queue.failed(probe, THROTTLED, true),
    1_005,
    1_005,
  ],
  [
    'after the Retry-After of the probe',
    (queue, probe) => queue.failed(probe, { ...THROTTLED, retryAfterMs: 400 }, true),
    700,
    700,
  ],
  ['after a second without a result', () => undefined, 1_100, 1_100],
])('grants the next turn %s, and measures the wait', async (_, happen, fromMs, toMs) => {
  const { queue, clock, waitTimer, probe, turn } = await startProbe();
  await clock.run(clock.sleep(200, NEVER));
  happen(queue, probe);
  await clock.run(turn);
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(fromMs);
  expect(clock.monotonicMs()).toBeLessThanOrEqual(toMs);
  expect(waitTimer.totalMs).toBe(clock.monotonicMs());
});

test.each(['transient', 'permanent'] as const)('a probe with a %s error ends the pause', async (kind) => {
  const { queue, clock, probe, turn } = await startProbe();
  queue.failed(probe, { ...THROTTLED, kind }, true);
  await clock.run(turn);
  await clock.run(queue.turn(NEVER, false));
  // Another probe would be sent a second later.
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('an accepted probe does not shorten the Retry-After that another response brought meanwhile', async () => {
  const { clock, queue } = setUp();
  const other = await granted(queue.turn(NEVER, false));
  await showLimit(queue);
  const probe = await granted(clock.run(queue.turn(NEVER, false)));
  queue.failed(other, { ...THROTTLED, retryAfterMs: 5_000 }, true);
  queue.accepted(probe);
  await clock.run(queue.turn(NEVER, false));
  expect(clock.monotonicMs()).toBe(5_100);
});

test('ends only the waits of a cancelled request', async () => {
  const { clock, queue } = setUp();
  const controller = new AbortController();
  await showLimit(queue, 7_000);
  const waits = [queue.turn(controller.signal, false), queue.sleep(60_000, controller.signal)];
  const other = queue.turn(NEVER, false);
  await settled();
  controller.abort();
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
  expect(clock.monotonicMs()).toBe(0);
  await granted(clock.run(other));
  expect(clock.monotonicMs()).toBe(7_000);
});

test('a request that is cancelled when it has its turn takes none from another', async () => {
  const { clock, queue } = setUp();
  const controller = new AbortController();
  await showLimit(queue, 7_000);
  const turns = [queue.turn(controller.signal, false), queue.turn(NEVER, false)];
  void turns[0]?.then((permit) => permit && queue.accepted(permit));
  clock.sleep(7_000, NEVER).then(() => controller.abort());
  await granted(clock.run(turns[1] ?? Promise.resolve(undefined)));
});

test.each([false, true])(
  'a turn that was not used is there for the next at once; with a known limit: %s',
  async (isLimited) => {
    const { clock, queue } = setUp();
    if (isLimited) {
      // What was accepted before the pause shows the rate.
      queue.accepted(await granted(queue.turn(NEVER, false)));
      await clock.run(clock.sleep(1_000, NEVER));
      await showLimit(queue);
      queue.accepted(await granted(clock.run(queue.turn(NEVER, false))));
    }
    const permit = await granted(clock.run(queue.turn(NEVER, false)));
    const grantedAtMs = clock.monotonicMs();
    queue.release(permit);
    await granted(clock.run(queue.turn(NEVER, false)));
    expect(clock.monotonicMs()).toBe(grantedAtMs);
  },
);

test.each([
  ['unreachable', true],
  ['transient', true],
  ['throttled', true],
  ['permanent', false],
] as const)('a server that answers %s for 90 s opens the circuit: %s', async (kind, opens) => {
  const { clock, queue } = setUp();
  for (let count = 0; count < 30; count += 1) {
    await clock.run(clock.sleep(3_000, NEVER));
    const permit = await clock.run(queue.turn(NEVER, false));
    if (permit !== undefined) queue.failed(permit, { kind, error: THROTTLED.error }, true);
  }
  const circuit = { error: THROTTLED.error, because: 'attempts-exhausted' };
  expect(queue.openCircuit).toEqual(opens ? circuit : undefined);
});
