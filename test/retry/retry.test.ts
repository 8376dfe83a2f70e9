import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../src/retry/decide.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import { type AttemptResult, CancelledError, type RetryWait } from '../../src/retry/results.ts';
import { Attempts, type RetryOptions } from '../../src/retry/retry.ts';
import { VirtualClock } from '../doubles/clocks.ts';
import { beginPause, turnOf } from './turns.ts';

type Result = AttemptResult<string>;

const DONE: Result = { ok: true, value: 'done' };
const CIRCUIT = { error: new Error('rejected'), because: 'withheld' } as const;
const CANCELLED = { error: new CancelledError(), because: 'cancelled' } as const;

function failure(kind: FailureKind, retryAfterMs?: number): Result {
  return { ok: false, error: new Error(`${kind} error`), kind, retryAfterMs };
}

/** Requests to one server in virtual time. A request may fail four times unless `overrides` say otherwise. */
function setUp(overrides: Partial<RetryOptions> = {}) {
  const clock = new VirtualClock();
  const { limits = { maxAttempts: 4, maxRetryWaitMs: 120_000 } } = overrides;
  const newQueue = () => new RequestQueue(clock, limits);
  const [queue, controller] = [newQueue(), new AbortController()];
  const { signal } = controller;
  const waits: RetryWait[] = [];
  const options: RetryOptions = {
    ...{ idempotent: true, limits, clock, queue, signal, random: () => 0.5 },
    onWait: (wait) => waits.push(wait),
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

test('a success in the first attempt takes one attempt and no wait', async () => {
  const { clock, waits, send } = setUp();
  expect(await send(DONE)).toEqual({ ok: true, value: 'done', effort: { attempts: 1 } });
  expect([clock.monotonicMs(), waits]).toEqual([0, []]);
});

test.each([1, 2, 50])('as many attempts fail as maxAttempts says: %i', async (maxAttempts) => {
  const { waits, send } = setUp({ limits: { maxAttempts, maxRetryWaitMs: 120_000 } });
  const [error, because] = [new Error('transient error'), 'attempts-exhausted'];
  const result = await send(...Array(60).fill(failure('transient')));
  expect(result).toMatchObject({ ok: false, error, because, effort: { attempts: maxAttempts } });
  expect(waits).toHaveLength(maxAttempts - 1);
});

test('the first failure after which nothing is repeated is the result', async () => {
  const { send } = setUp({ idempotent: false });
  const kinds = ['throttled', 'unreachable', 'transient'] as const;
  const [because, error] = ['may-have-been-done', new Error('transient error')];
  const result = await send(...kinds.map((kind) => failure(kind)));
  expect(result).toMatchObject({ ok: false, because, error, effort: { attempts: 3 } });
});

test('refusals do not count, however many there are, while the server accepts other requests', async () => {
  const { queue, send } = setUp({ limits: { maxAttempts: 2, maxRetryWaitMs: 20_000 } });
  const refuse = async () => {
    queue.settle(await turnOf(queue));
    return failure('throttled');
  };
  const result = await send(failure('transient'), ...Array(30).fill(refuse));
  expect(result).toMatchObject({ ok: true, effort: { attempts: 32 } });
});

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

test('a refusal that asks for too long a wait fails only its request', async () => {
  const { waits, send } = setUp();
  const [error, because, retryAfterMs] = [new Error('throttled error'), 'wait-too-long', 120_001];
  const effort = { attempts: 1, elapsedMs: 0 };
  const failed = { ok: false, error, because, retryAfterMs, neverSent: false, effort };
  expect(await send(failure('throttled', 120_001))).toEqual(failed);
  expect([await send(), waits]).toMatchObject([{ ok: true }, []]);
});

describe('waits', () => {
  const [transient, throttled] = [failure('transient'), failure('throttled')];
  const MIXED = [transient, failure('throttled', 700), transient, throttled];

  test.each<[string, Result[], number[], number[]]>([
    ['are those of Retry-After', [300, 7_000].map((ms) => failure('throttled', ms)), [0.9], [300, 7_000]],
    [
      'have their own jitter',
      [transient, failure('unreachable'), throttled],
      [0.5, 0.1, 0.9],
      [125, 50, 225],
    ],
    ['grow with the failures, and with the refusals', MIXED, [0.5], [125, 700, 250, 250]],
    ['are a pause if there is one', [failure('throttled', 0), throttled], [0.5], [125, 100]],
  ])('%s', async (_, failures, randoms, expected) => {
    let calls = 0;
    const { clock, waits, send } = setUp({ random: () => randoms[calls++ % randoms.length] ?? 0 });
    await send(...failures);
    expect(waits.map(({ waitMs }) => waitMs)).toEqual(expected);
    expect(clock.monotonicMs()).toBe(expected.reduce((sum, ms) => sum + ms));
  });

  test('and attempts add up to the time since the first attempt, in a failure', async () => {
    const { clock, queue, signal, send } = setUp();
    // A wait before the first attempt does not belong to it.
    await beginPause(queue, 9_000);
    const slow = (result: Result) => () => clock.sleep(200, signal).then(() => result);
    const effort = { attempts: 2, elapsedMs: 200 + 1_000 + 200 };
    const results = [failure('throttled', 1_000), failure('permanent')].map(slow);
    expect(await send(...results)).toMatchObject({ effort });
  });

  test('are reported before they begin, with their cause', async () => {
    const reports: unknown[] = [];
    const onWait = ({ error, waitMs, retryAfterMs, pausesAll, attempt, maxAttempts }: RetryWait): unknown =>
      reports.push([
        clock.monotonicMs(),
        error.message,
        waitMs,
        retryAfterMs,
        pausesAll,
        attempt,
        maxAttempts,
      ]);
    const { clock, send } = setUp({ onWait });
    await send(transient, failure('throttled', 7_000), failure('throttled', 300));
    expect(reports).toEqual([
      [0, 'transient error', 125, undefined, false, 1, 4],
      [125, 'throttled error', 7_000, 7_000, false, 2, undefined],
      [7_125, 'throttled error', 300, 300, true, 3, undefined],
    ]);
  });
});

test.each([1, 0])(
  'a server that accepts nothing ends a request with its own error, if it has one: %i',
  async (failures) => {
    const { clock, queue, send } = setUp();
    const [error, because] = [new Error('another one'), 'attempts-exhausted'] as const;
    if (failures === 0) queue.open({ error, because });
    const fail = () => {
      clock.later(50, () => queue.open({ error, because }));
      return failure('transient');
    };
    const expected = failures === 0 ? error : new Error('transient error');
    expect(await send(fail)).toMatchObject({ because, error: expected, effort: { attempts: failures } });
  },
);

type Given = ReturnType<typeof setUp>;

describe.each<[string, (given: Given) => void, object]>([
  ['the circuit opens', ({ queue }) => queue.open(CIRCUIT), CIRCUIT],
  ['the run is cancelled', ({ controller }) => controller.abort(), CANCELLED],
])('when %s', (_, happen, expected) => {
  test('a wait ends, without another attempt', async () => {
    const given = setUp();
    const fail = () => {
      given.clock.later(50, () => happen(given));
      return failure('transient');
    };
    const effort = { attempts: 1, elapsedMs: 50 };
    expect(await given.send(fail)).toEqual({ ok: false, ...expected, neverSent: false, effort });
  });

  const unsent = { ok: false, ...expected, neverSent: true, effort: { attempts: 0 } };

  test('a request that waits for its first attempt is not sent', async () => {
    const given = setUp();
    await beginPause(given.queue, 7_000);
    given.clock.later(50, () => happen(given));
    expect(await given.send()).toEqual(unsent);
  });

  test('a turn that was not used is lost', async () => {
    const given = setUp();
    const request = given.begin();
    await request.turn();
    happen(given);
    expect([request.hasTurn, await request.turn(), request.result]).toEqual([false, false, unsent]);
  });
});

test.each<[string, boolean, Result, object]>([
  ['prevents a retry', true, failure('transient'), CANCELLED],
  ['keeps the error of one that may be done', false, failure('transient'), { because: 'may-have-been-done' }],
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
    second.settle(failure('transient'));
    const both = { attempts: 3, elapsedMs: 0 };
    expect(second.endWith(failed)).toEqual({ ...failed, neverSent: false, effort: both });
  });

  test('of an attempt that is repeated counts, but uses up nothing', async () => {
    const { begin, waits } = setUp({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    const request = begin();
    await request.turn();
    request.settle();
    await request.turn();
    request.settle(DONE);
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
