import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../src/retry/decide.ts';
import { queuesByOrigin, RequestQueue } from '../../src/retry/request-queue.ts';
import { type AttemptResult, CancelledError, type RetryWait } from '../../src/retry/results.ts';
import { Attempts, type RetryOptions } from '../../src/retry/retry.ts';
import { VirtualClock } from '../doubles/clocks.ts';

type Result = AttemptResult<string>;

const LIMITS = { maxAttempts: 4, maxRetryWaitMs: 120_000 };
const DONE: Result = { ok: true, value: 'done' };
const CIRCUIT = { error: new Error('rejected'), because: 'withheld' } as const;
const CANCELLED = { error: new CancelledError(), because: 'cancelled' } as const;

function failure(kind: FailureKind, retryAfterMs?: number): Result {
  return { ok: false, error: new Error(`${kind} error`), kind, retryAfterMs };
}

const [transient, throttled] = [failure('transient'), failure('throttled')];
const THROTTLED = { kind: 'throttled', error: new Error('throttled error') } as const;

/** Waits for the turn of a request, by default of one that goes at once. @throws Error if there is none */
async function turnOf(queue: RequestQueue, change: object = {}): Promise<number> {
  const sentMs = await queue.turn({
    signal: AbortSignal.any([]),
    order: 0,
    isUrgent: false,
    notBeforeMs: 0,
    ...change,
  });
  if (sentMs === undefined) throw new Error('no turn');
  return sentMs;
}

/** Refuses two requests in a row, so that all others wait for this time. */
async function beginPause(queue: RequestQueue, retryAfterMs: number): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    queue.settle(await turnOf(queue), { ...THROTTLED, retryAfterMs });
}

/** Requests to one server in virtual time. A request may fail four times unless `overrides` say otherwise. */
function setUp(overrides: Partial<RetryOptions> = {}) {
  const clock = new VirtualClock();
  const { limits = LIMITS } = overrides;
  const newQueue = () => new RequestQueue(clock, limits);
  const [queue, controller] = [newQueue(), new AbortController()];
  const { signal } = controller;
  const waits: (RetryWait & { readonly atMs: number })[] = [];
  const options: RetryOptions = {
    ...{ idempotent: true, limits, clock, queue, signal, random: () => 0.5 },
    onWait: (wait) => waits.push({ ...wait, atMs: clock.monotonicMs() }),
    ...overrides,
  };
  const begin = () => new Attempts<string>(options);
  /** Makes all attempts of a request. Their results are these, and then a success. */
  const send = (...results: (Result | (() => Result | Promise<Result>))[]) => {
    const request = begin();
    const attempt = async () => {
      while (await request.turn()) {
        const next = results.shift() ?? DONE;
        request.settle(typeof next === 'function' ? await next() : next);
      }
      return request.result;
    };
    return clock.run(attempt());
  };
  return { clock, queue, newQueue, controller, signal, waits, begin, send };
}

test('refusals end by time, with the last Retry-After, also if each comes after the whole upload', async () => {
  const { clock, queue, signal, send } = setUp();
  const refuse = async () => {
    const sentMs = clock.monotonicMs();
    await clock.sleep(9_000, signal);
    queue.sawProgress(sentMs);
    return failure('throttled', 1_000);
  };
  const effort = { attempts: 13, elapsedMs: 129_000 };
  const result = await send(...Array(99).fill(refuse));
  expect(result).toMatchObject({ because: 'attempts-exhausted', retryAfterMs: 1_000, effort });
});

test('a refusal that asks for too long a wait fails only its request, and the next one goes at once', async () => {
  const { clock, waits, send } = setUp();
  const [error, because, retryAfterMs] = [new Error('throttled error'), 'wait-too-long', 120_001];
  const effort = { attempts: 1, elapsedMs: 0 };
  const failed = { ok: false, error, because, retryAfterMs, neverSent: false, effort };
  expect(await send(failure('throttled', 120_001))).toEqual(failed);
  expect(await send()).toEqual({ ok: true, value: 'done', effort: { attempts: 1 } });
  expect([clock.monotonicMs(), waits]).toEqual([0, []]);
});

describe('waits', () => {
  const MIXED = [transient, failure('throttled', 700), transient, throttled];
  const JITTER = [transient, failure('unreachable'), throttled];

  test.each<[string, Result[], number[], number[]]>([
    ['are those of Retry-After', [300, 7_000].map((ms) => failure('throttled', ms)), [0.9], [300, 7_000]],
    ['have their own jitter', JITTER, [0.5, 0.1, 0.9], [125, 50, 225]],
    ['grow with the failures, and with the refusals', MIXED, [0.5], [125, 700, 250, 250]],
    ['are a pause if there is one', [failure('throttled', 0), throttled], [0.5], [125, 100]],
  ])('%s', async (_, failures, randoms, expected) => {
    let calls = 0;
    const { clock, waits, send } = setUp({ random: () => randoms[calls++ % randoms.length] ?? 0 });
    await send(...failures);
    expect(waits.map(({ waitMs }) => waitMs)).toEqual(expected);
    expect(clock.monotonicMs()).toBe(expected.reduce((sum, ms) => sum + ms));
  });

  test('before the first attempt are no part of the time that a failure took', async () => {
    const { queue, send } = setUp();
    await beginPause(queue, 9_000);
    const effort = { attempts: 2, elapsedMs: 1_000 };
    expect(await send(failure('throttled', 1_000), failure('permanent'))).toMatchObject({ effort });
  });

  test('are reported before they begin, with their cause', async () => {
    const { waits, send } = setUp();
    await send(transient, failure('throttled', 7_000), failure('throttled', 300));
    const error = new Error('transient error');
    expect(waits).toMatchObject([
      { atMs: 0, error, waitMs: 125, pausesAll: false, attempt: 1, maxAttempts: 4 },
      { atMs: 125, waitMs: 7_000, retryAfterMs: 7_000, pausesAll: false, attempt: 2 },
      { atMs: 7_125, waitMs: 300, retryAfterMs: 300, pausesAll: true, attempt: 3 },
    ]);
    for (const refused of waits.slice(1)) expect(refused).not.toHaveProperty('maxAttempts');
  });
});

test('a server that accepts nothing ends a request with its own error, if it has one', async () => {
  const [error, because] = [new Error('another one'), 'attempts-exhausted'] as const;
  const { clock, queue, send } = setUp();
  const fail = () => {
    clock.later(50, () => queue.open({ error, because }));
    return transient;
  };
  const own = { because, error: new Error('transient error'), effort: { attempts: 1 } };
  expect(await send(fail)).toMatchObject(own);
  expect(await send()).toMatchObject({ because, error, effort: { attempts: 0 } });
});

type Given = ReturnType<typeof setUp>;

describe.each<[string, (given: Given) => void, object]>([
  ['the circuit opens', ({ queue }) => queue.open(CIRCUIT), CIRCUIT],
  ['the run is cancelled', ({ controller }) => controller.abort(), CANCELLED],
])('when %s', (_, happen, expected) => {
  test('a wait ends, without another attempt', async () => {
    const given = setUp();
    const fail = () => {
      given.clock.later(50, () => happen(given));
      return transient;
    };
    const effort = { attempts: 1, elapsedMs: 50 };
    expect(await given.send(fail)).toEqual({ ok: false, ...expected, neverSent: false, effort });
  });

  test('a request that waits for its first attempt is not sent, and a turn that was not used is lost', async () => {
    const unsent = { ok: false, ...expected, neverSent: true, effort: { attempts: 0 } };
    const [waiting, unused] = [setUp(), setUp()];
    await beginPause(waiting.queue, 7_000);
    waiting.clock.later(50, () => happen(waiting));
    expect(await waiting.send()).toEqual(unsent);
    const request = unused.begin();
    await request.turn();
    happen(unused);
    expect([request.hasTurn, await request.turn(), request.result]).toEqual([false, false, unsent]);
  });
});

test.each<[string, boolean, Result, object]>([
  ['prevents a retry', true, transient, CANCELLED],
  ['keeps the error of one that may be done', false, transient, { because: 'may-have-been-done' }],
  ['keeps a permanent error', true, failure('permanent'), { because: 'permanent' }],
  ['replaces a Retry-After that is too long', true, failure('throttled', 120_001), CANCELLED],
  ['does not replace a success', true, DONE, DONE],
])('a cancellation during an attempt %s', async (_, idempotent, result, expected) => {
  const { controller, waits, send } = setUp({ idempotent });
  const attempt = () => {
    controller.abort();
    return result;
  };
  expect(await send(attempt)).toMatchObject({ ...expected, effort: { attempts: 1 } });
  expect(waits).toEqual([]);
});

describe('a turn', () => {
  test('is lost when a pause begins before it is used, and then comes again after the pause', async () => {
    const { clock, queue, begin } = setUp();
    queue.settle(await turnOf(queue));
    const [request, other] = [begin(), await turnOf(queue)];
    await request.turn();
    expect(request.hasTurn).toBe(true);
    // Each further export would be lost, so the pause begins at once.
    queue.settle(other, { kind: 'transient', error: new Error('503'), mayBeLimit: true });
    expect(request.hasTurn).toBe(false);
    await clock.run(request.turn());
    expect([clock.monotonicMs(), request.hasTurn]).toEqual([1_000, true]);
  });

  test('may end with the failure of another request, whose attempts count', async () => {
    const { begin } = setUp();
    const effort = { attempts: 2, elapsedMs: 9 };
    const failed = { ok: false, error: new Error('no address'), because: 'permanent', effort } as const;
    const [first, second] = [begin(), begin()];
    await first.turn();
    expect(first.endWith(failed)).toEqual({ ...failed, neverSent: true });
    await second.turn();
    second.settle(transient);
    const both = { attempts: 3, elapsedMs: 0 };
    expect(second.endWith(failed)).toEqual({ ...failed, neverSent: false, effort: both });
  });

  test('of an attempt that is repeated counts, but uses up nothing', async () => {
    const { begin, waits } = setUp({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    const request = begin();
    for (const result of [undefined, DONE]) {
      await request.turn();
      request.settle(result);
    }
    expect(await request.turn()).toBe(false);
    expect([request.result.effort.attempts, waits]).toEqual([2, []]);
  });

  test('comes for the oldest first, and before them if another request was done for one', async () => {
    const { clock, queue, begin } = setUp();
    await beginPause(queue, 7_000);
    const requests = { oldest: begin(), older: begin(), young: begin() };
    const order: string[] = [];
    const send = async (name: keyof typeof requests, server?: RequestQueue): Promise<void> => {
      await requests[name].turn(server);
      order.push(name);
      requests[name].settle(DONE);
    };
    await clock.run(Promise.all([send('older'), send('oldest'), send('young', queue)]));
    expect(order).toEqual(['young', 'oldest', 'older']);
  });

  test('that was not used is given back to its server when the request goes to another one, if that one is not closed', async () => {
    const { clock, queue, newQueue, begin } = setUp();
    const [request, other] = [begin(), newQueue()];
    await request.turn();
    const next = turnOf(queue);
    await request.turn(other);
    expect([await clock.run(next), request.hasTurn]).toEqual([0, true]);
    other.open(CIRCUIT);
    other.open({ ...CIRCUIT, because: 'attempts-exhausted' });
    expect(await request.turn(other)).toBe(false);
    expect(request.result).toMatchObject({ because: 'withheld', effort: { attempts: 0 } });
  });

  test('must come before a result', () => {
    const request = setUp().begin();
    expect(() => request.settle(DONE)).toThrow('no turn');
    expect(() => request.result).toThrow('not finished');
  });
});

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

test('a request that was never sent lets no others follow, but one more goes every five seconds in which nothing moves', async () => {
  const { clock, queue } = setUp();
  queue.settle(await turnOf(queue), { ...THROTTLED, kind: 'unreachable' });
  await turnOf(queue);
  for (const sentMs of [5_000, 10_000]) expect(await clock.run(turnOf(queue))).toBe(sentMs);
});

test('a request that waits by itself holds back no other', async () => {
  const { clock, queue } = setUp();
  const late = turnOf(queue, { order: -1, notBeforeMs: 500 });
  queue.settle(await turnOf(queue));
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(late);
  expect(clock.monotonicMs()).toBe(500);
});

test('errors that show a server at work do not open the circuit, however long there is no other', async () => {
  const { clock, queue, signal } = setUp();
  for (const kind of [...Array(30).fill('permanent'), ...Array(LIMITS.maxAttempts).fill('transient')]) {
    expect(queue.openCircuit).toBeUndefined();
    await clock.run(clock.sleep(11_000, signal));
    queue.settle(await clock.run(turnOf(queue)), { ...THROTTLED, kind });
  }
  expect(queue.openCircuit).toEqual({ error: THROTTLED.error, because: 'attempts-exhausted' });
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
