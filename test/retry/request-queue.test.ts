import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import { RequestQueue, Servers, type Turn } from '../../src/retry/request-queue.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { acceptOne, showLimit, turnOf } from './show-limit.ts';

const NEVER = new AbortController().signal;
const THROTTLED = { kind: 'throttled', error: new Error('throttled error') } as const;
const LIMITS = { maxAttempts: 4, maxRetryWaitMs: 60_000 };

function setUp() {
  const clock = new VirtualClock();
  const waitTimer = new WaitTimer(clock);
  return { clock, waitTimer, queue: new RequestQueue(clock, waitTimer, LIMITS) };
}

/** The turn of a request that gets one. */
async function granted(waiting: Promise<Turn | undefined>): Promise<Turn> {
  const turn = await waiting;
  if (turn === undefined) throw new Error('no turn');
  return turn;
}

test('servers have a queue for each origin', () => {
  const { clock, waitTimer } = setUp();
  const servers = new Servers(clock, waitTimer, LIMITS);
  const at = (url: string): RequestQueue => servers.at(new URL(url));
  expect(at('https://example.com/v1')).toBe(at('https://example.com:443/bucket/key?sig=1'));
  for (const other of ['http://example.com', 'https://example.com:8443', 'https://storage.example.com'])
    expect(at(other)).not.toBe(at('https://example.com'));
});

test('grants turns to the oldest first, but to the urgent ones before all others', async () => {
  const { clock, queue } = setUp();
  await showLimit(queue, 7_000);
  const order: number[] = [];
  const waiting = [
    { order: 3 },
    { order: 1 },
    { order: 9, isUrgent: true },
    { order: 5 },
    { order: 7, isUrgent: true },
    { order: 2 },
  ];
  const turns = waiting.map(async (one) => {
    const turn = await granted(turnOf(queue, one));
    order.push(one.order);
    queue.accepted(turn);
  });
  await clock.run(Promise.all(turns));
  expect(order).toEqual([7, 9, 1, 2, 3, 5]);
});

test('the first request of another operation goes alone', async () => {
  const { queue } = setUp();
  for (let count = 0; count < 9; count += 1) await acceptOne(queue);
  queue.startOver();
  const [first, second] = [turnOf(queue), turnOf(queue).then(() => 'second')];
  expect(await Promise.race([second, settled('none')])).toBe('none');
  queue.accepted(await granted(first));
  expect(await second).toBe('second');
});

test('a request that waits by itself holds back no other', async () => {
  const { clock, queue } = setUp();
  const late = turnOf(queue, { order: -1, notBeforeMs: 500 });
  queue.accepted(await granted(turnOf(queue)));
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(late);
  expect(clock.monotonicMs()).toBe(500);
});

/** A pause whose probe is on its way, and a request that waits for its result. */
async function startProbe() {
  const { queue, clock, waitTimer } = setUp();
  await acceptOne(queue);
  await showLimit(queue);
  const probe = await granted(clock.run(turnOf(queue)));
  const turn = turnOf(queue);
  await settled();
  return { queue, clock, waitTimer, probe, turn };
}

test.each<[string, (queue: RequestQueue, probe: Turn) => unknown, number, number]>([
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
  await clock.run(turnOf(queue));
  // Another probe would be sent a second later.
  expect(clock.monotonicMs()).toBeLessThan(1_000);
});

test('an accepted probe does not shorten the Retry-After that another response brought meanwhile', async () => {
  const { queue, clock, probe, turn } = await startProbe();
  const second = await granted(clock.run(turn));
  const probedMs = clock.monotonicMs();
  queue.failed(probe, { ...THROTTLED, retryAfterMs: 5_000 }, true);
  queue.accepted(second);
  await clock.run(turnOf(queue));
  expect(clock.monotonicMs()).toBe(probedMs + 5_000);
});

test('a refusal of a request that was sent before a pause changes nothing after it', async () => {
  const { queue, clock, probe, turn } = await startProbe();
  const second = await granted(clock.run(turn));
  queue.accepted(second);
  expect(queue.failed(probe, THROTTLED, true)).toBe(0);
});

test('an open circuit gives no turn, and ends all waits', async () => {
  const { queue, clock } = setUp();
  await showLimit(queue, 7_000);
  const waits = [turnOf(queue), turnOf(queue, { notBeforeMs: 60_000 })];
  queue.open({ error: THROTTLED.error, because: 'withheld' });
  expect(await clock.run(Promise.all(waits))).toEqual([undefined, undefined]);
  expect(await turnOf(queue)).toBeUndefined();
  expect(clock.monotonicMs()).toBe(0);
});

test('ends only the waits of a cancelled request', async () => {
  const { clock, queue } = setUp();
  const { signal, ...controller } = cancellation();
  await showLimit(queue, 7_000);
  const waits = [turnOf(queue, { signal }), turnOf(queue, { signal, notBeforeMs: 60_000 })];
  const other = turnOf(queue);
  await settled();
  controller.cancel();
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
  expect(clock.monotonicMs()).toBe(0);
  await granted(clock.run(other));
  expect(clock.monotonicMs()).toBe(7_000);
});

test('a request that is cancelled when it has its turn takes none from another', async () => {
  const { clock, queue } = setUp();
  const { signal, cancel } = cancellation();
  await showLimit(queue, 7_000);
  const turns = [turnOf(queue, { signal }), turnOf(queue)];
  void turns[0]?.then((turn) => turn && queue.accepted(turn));
  clock.sleep(7_000, NEVER).then(cancel);
  await granted(clock.run(turns[1] ?? Promise.resolve(undefined)));
});

function cancellation() {
  const controller = new AbortController();
  return { signal: controller.signal, cancel: () => controller.abort() };
}

test.each([false, true])(
  'a turn that was not used is there for the next at once; with a known limit: %s',
  async (isLimited) => {
    const { clock, queue } = setUp();
    if (isLimited) {
      // What was accepted before the pause shows the rate.
      queue.accepted(await granted(turnOf(queue)));
      await clock.run(clock.sleep(1_000, NEVER));
      await showLimit(queue);
      queue.accepted(await granted(clock.run(turnOf(queue))));
    }
    const turn = await granted(clock.run(turnOf(queue)));
    const grantedAtMs = clock.monotonicMs();
    queue.release(turn);
    await granted(clock.run(turnOf(queue)));
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
    const turn = await clock.run(turnOf(queue));
    if (turn !== undefined) queue.failed(turn, { kind, error: THROTTLED.error }, true);
  }
  const circuit = { error: THROTTLED.error, because: 'attempts-exhausted' };
  expect(queue.openCircuit).toEqual(opens ? circuit : undefined);
});

test('only a request that was sent after the last Retry-After opens the circuit', async () => {
  const { clock, queue } = setUp();
  for (let count = 0; count < 2; count += 1) await acceptOne(queue);
  const [first, late] = [await granted(turnOf(queue)), await granted(turnOf(queue))];
  queue.failed(first, { ...THROTTLED, retryAfterMs: 50_000 }, true);
  await clock.run(clock.sleep(LIMITS.maxRetryWaitMs, NEVER));
  queue.failed(late, THROTTLED, true);
  expect(queue.openCircuit).toBeUndefined();
  queue.failed(await granted(clock.run(turnOf(queue))), THROTTLED, true);
  expect(queue.openCircuit).toBeDefined();
});
