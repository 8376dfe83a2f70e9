import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import type { FailureKind } from '../../src/retry/decide.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import {
  type AttemptResult,
  CancelledError,
  type RetryResult,
  type RetryWait,
} from '../../src/retry/results.ts';
import { Attempts, type RetryOptions } from '../../src/retry/retry.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';
import { beginPause, turnOf } from './turns.ts';

type Result = AttemptResult<string>;

const DONE: Result = { ok: true, value: 'done' };

/** The result of a cancellation after this number of attempts, without a wait. */
const cancelledAfter = (attempts: number) => ({
  ok: false,
  error: new CancelledError(),
  because: 'cancelled',
  effort: { attempts, elapsedMs: attempts === 0 ? undefined : 0 },
});

function failure(kind: FailureKind, retryAfterMs?: number): Result {
  return { ok: false, error: new Error(`${kind} error`), kind, retryAfterMs };
}

/** Makes a function whose calls have the given results. Counts the calls. */
function attempts(...results: (Result | (() => Result))[]) {
  const left = [...results];
  const attempt = async (): Promise<Result> => {
    attempt.made += 1;
    const next = left.shift();
    if (next === undefined) throw new Error('one attempt too many');
    return typeof next === 'function' ? next() : next;
  };
  attempt.made = 0;
  return attempt;
}

interface TestOptions extends RetryOptions {
  readonly clock: FakeClock;
  /** The waits reported so far. */
  readonly waits: RetryWait[];
}

/** Makes a request with all attempts that it takes. */
async function retry<T>(send: () => Promise<AttemptResult<T>>, given: RetryOptions): Promise<RetryResult<T>> {
  const request = new Attempts<T>(given);
  while (await request.turn()) request.settle(await send());
  return request.result;
}

function options(overrides: Partial<TestOptions> = {}): TestOptions {
  const waits: RetryWait[] = [];
  const clock = overrides.clock ?? new FakeClock();
  const { limits = { maxAttempts: 4, maxRetryWaitMs: 120_000 } } = overrides;
  return {
    idempotent: true,
    limits,
    clock,
    random: () => 0.5,
    queue: new RequestQueue(clock, new WaitTimer(clock), limits),
    signal: new AbortController().signal,
    waits,
    onWait: (wait) => waits.push(wait),
    ...overrides,
  };
}

/** The same with a clock for concurrent requests. */
function inVirtualTime(overrides: Partial<TestOptions> = {}) {
  const clock = new VirtualClock();
  const given = options(overrides);
  const queue = new RequestQueue(clock, new WaitTimer(clock), given.limits);
  return { clock, queue, given: { ...given, clock, queue } };
}

test('a success in the first attempt takes one attempt and no wait', async () => {
  const given = options();
  const result = await retry(attempts(DONE), given);
  expect(result).toEqual({ ok: true, value: 'done', effort: { attempts: 1 } });
  expect([given.clock.sleeps, given.waits]).toEqual([[], []]);
});

describe('attempts', () => {
  test.each([1, 2, 4, 50])('are made exactly %i times if maxAttempts is that number', async (maxAttempts) => {
    const attempt = attempts(...Array.from({ length: maxAttempts }, () => failure('transient')));
    const given = options({ limits: { maxAttempts, maxRetryWaitMs: 120_000 } });
    await expect(retry(attempt, given)).resolves.toMatchObject({
      ok: false,
      error: new Error('transient error'),
      because: 'attempts-exhausted',
      effort: { attempts: maxAttempts },
    });
    expect(attempt.made).toBe(maxAttempts);
    expect(given.clock.sleeps).toHaveLength(maxAttempts - 1);
  });

  test.each<[string, FailureKind[], boolean, string]>([
    ['the first that may be done', ['throttled', 'unreachable', 'transient'], false, 'may-have-been-done'],
    ['the first permanent failure', ['transient', 'permanent'], true, 'permanent'],
  ])('stop with %s', async (_, kinds, idempotent, because) => {
    const result = await retry(attempts(...kinds.map((kind) => failure(kind))), options({ idempotent }));
    const error = new Error(`${kinds.at(-1)} error`);
    expect(result).toMatchObject({ ok: false, because, error, effort: { attempts: kinds.length } });
  });
});

describe('refusals', () => {
  const LONG = { maxAttempts: 2, maxRetryWaitMs: 120_000 };

  test('do not count, however many there are, while the server accepts other requests', async () => {
    const { clock, queue, given } = inVirtualTime({ limits: LONG });
    const refused = Array.from({ length: 30 }, () => () => {
      queue.sawProgress();
      return failure('throttled');
    });
    const result = await clock.run(retry(attempts(failure('transient'), ...refused, DONE), given));
    expect(result).toMatchObject({ ok: true, effort: { attempts: 32 } });
    expect(given.waits.slice(0, 3)).toMatchObject([
      { attempt: 1, maxAttempts: 2 },
      { attempt: 2, kind: 'throttled' },
      { attempt: 3, kind: 'throttled' },
    ]);
    expect(given.waits[1]).not.toHaveProperty('maxAttempts');
  });

  test('are not repeated with one attempt', async () => {
    const given = options({ limits: { maxAttempts: 1, maxRetryWaitMs: 120_000 } });
    const because = 'attempts-exhausted';
    expect(await retry(attempts(failure('throttled')), given)).toMatchObject({ ok: false, because });
  });
});

test('a retry waits as long as Retry-After says, even if the server accepts others meanwhile', async () => {
  const { clock, queue, given } = inVirtualTime();
  const retried = retry(attempts(failure('throttled', 7_000), DONE), given);
  await setImmediate();
  for (let count = 0; count < 4; count += 1) queue.settle(await turnOf(queue));
  expect(clock.monotonicMs()).toBe(0);
  await clock.run(retried);
  expect(clock.monotonicMs()).toBe(7_000);
});

describe('waits', () => {
  const FAILURES = ['transient', 'unreachable', 'throttled'] as const;

  test.each<[string, Result[], number[], number[]]>([
    [
      'are those of Retry-After',
      [failure('throttled', 7_000), failure('throttled', 300)],
      [0.9],
      [7_000, 300],
    ],
    ['have their own jitter each', FAILURES.map((kind) => failure(kind)), [0.5, 0.1, 0.9], [125, 50, 225]],
    [
      'grow with the failures, and with the refusals',
      [failure('transient'), failure('throttled', 700), failure('transient'), failure('throttled')],
      [0.5],
      [125, 700, 250, 250],
    ],
  ])('%s', async (_, failures, randoms, sleeps) => {
    let calls = 0;
    const given = options({ random: () => randoms[calls++ % randoms.length] ?? 0 });
    await retry(attempts(...failures, DONE), given);
    expect(given.clock.sleeps).toEqual(sleeps);
  });

  test('and attempts add up to the time since the first attempt, in a failure', async () => {
    const given = options();
    // A wait before the first attempt does not belong to it.
    await beginPause(given.queue, 9_000);
    const slow = (result: Result) => () => {
      given.clock.advance(200);
      return result;
    };
    const attempt = attempts(slow(failure('throttled', 1_000)), slow(failure('permanent')));
    await expect(retry(attempt, given)).resolves.toMatchObject({
      effort: { attempts: 2, elapsedMs: 200 + 1_000 + 200 },
    });
  });

  test('are not made if Retry-After is too long, which fails only this request', async () => {
    const given = options();
    const stop = { error: new Error('throttled error'), because: 'wait-too-long', retryAfterMs: 120_001 };
    const effort = { attempts: 1, elapsedMs: 0 };
    expect(await retry(attempts(failure('throttled', 120_001)), given)).toEqual({
      ok: false,
      ...stop,
      effort,
    });
    expect(await retry(attempts(DONE), given)).toMatchObject({ ok: true });
    expect([given.clock.sleeps, given.waits]).toEqual([[], []]);
  });

  test('are those of the pause that the request begins', async () => {
    const { clock, given } = inVirtualTime();
    await clock.run(retry(attempts(failure('throttled'), failure('throttled'), DONE), given));
    expect(given.waits).toMatchObject([
      { waitMs: 125, pausesAll: false },
      { waitMs: 100, pausesAll: true },
    ]);
    expect(clock.monotonicMs()).toBe(225);
  });

  test('end with the last Retry-After in the result when their time is over', async () => {
    const attempt = attempts(failure('throttled', 9_000), failure('throttled', 3_000));
    const given = options({ limits: { maxAttempts: 2, maxRetryWaitMs: 9_000 } });
    await expect(retry(attempt, given)).resolves.toMatchObject({
      because: 'attempts-exhausted',
      retryAfterMs: 3_000,
      effort: { attempts: 2, elapsedMs: 9_000 },
    });
  });

  test('are reported before they begin, with their cause', async () => {
    const given = options();
    const sleepsBefore: number[] = [];
    const onWait = (wait: RetryWait) => {
      given.waits.push(wait);
      sleepsBefore.push(given.clock.sleeps.length);
    };
    await retry(attempts(failure('throttled', 7_000), failure('transient'), DONE), { ...given, onWait });
    expect(sleepsBefore).toEqual([0, 1]);
    const common = { pausesAll: false };
    expect(given.waits).toEqual([
      {
        ...common,
        error: new Error('throttled error'),
        kind: 'throttled',
        waitMs: 7_000,
        asked: true,
        attempt: 1,
      },
      {
        ...common,
        error: new Error('transient error'),
        kind: 'transient',
        waitMs: 125,
        asked: false,
        attempt: 1,
        maxAttempts: 4,
      },
    ]);
  });
});

describe('the queue of a server', () => {
  test('ends the backoff of a request when its circuit opens', async () => {
    const circuit = { error: new Error('rejected'), because: 'withheld' } as const;
    const clock: FakeClock = new FakeClock({ whileAsleep: () => given.queue.open(circuit) });
    const given: TestOptions = options({ clock });
    await expect(retry(attempts(failure('transient')), given)).resolves.toMatchObject({
      ...circuit,
      effort: { attempts: 1 },
    });
  });

  test('leaves a request unsent that is cancelled during a pause', async () => {
    const controller = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => controller.abort('SIGTERM') });
    const given = options({ clock, signal: controller.signal });
    await beginPause(given.queue, 7_000);
    await expect(retry(attempts(), given)).resolves.toEqual(cancelledAfter(0));
  });
});

describe('a turn', () => {
  test('is lost when a pause begins before it is used, and then comes again after the pause', async () => {
    const { clock, queue, given } = inVirtualTime();
    queue.settle(await turnOf(queue));
    const [request, other] = [new Attempts<string>(given), await turnOf(queue)];
    await request.turn();
    expect(request.hasTurn).toBe(true);
    // Each further export would be lost, so the pause begins at once.
    queue.settle(other, { kind: 'transient', error: new Error('503'), mayBeLimit: true });
    expect(request.hasTurn).toBe(false);
    await clock.run(request.turn());
    expect([clock.monotonicMs(), request.hasTurn]).toEqual([1_000, true]);
    request.settle(DONE);
    expect(request.result).toMatchObject({ ok: true, effort: { attempts: 1 } });
  });

  test.each<[string, (given: TestOptions, controller: AbortController) => void, object]>([
    ['the run is cancelled', (_, controller) => controller.abort(), { because: 'cancelled' }],
    [
      'the circuit opens',
      ({ queue }) => queue.open({ error: new Error('rejected'), because: 'withheld' }),
      { because: 'withheld', error: new Error('rejected') },
    ],
  ])('is lost when %s before it is used', async (_, happen, expected) => {
    const controller = new AbortController();
    const given = options({ signal: controller.signal });
    const request = new Attempts<string>(given);
    await request.turn();
    happen(given, controller);
    expect(request.hasTurn).toBe(false);
    await expect(request.turn()).resolves.toBe(false);
    expect(request.result).toMatchObject({ ok: false, ...expected, effort: { attempts: 0 } });
  });

  test('that a cancellation ends is there for another request at once', async () => {
    const { clock, queue, given } = inVirtualTime();
    const controller = new AbortController();
    const request = new Attempts<string>({ ...given, signal: controller.signal });
    await request.turn();
    controller.abort();
    await request.turn();
    await clock.run(turnOf(queue));
    expect(clock.monotonicMs()).toBe(0);
  });

  test('may end with the failure of another request, whose attempts count', async () => {
    const given = options();
    const failed = {
      ok: false,
      error: new Error('no address'),
      because: 'permanent',
      effort: { attempts: 2, elapsedMs: 9 },
    } as const;
    const first = new Attempts<string>(given);
    await first.turn();
    expect(first.endWith(failed)).toEqual(failed);
    const second = new Attempts<string>(given);
    await second.turn();
    second.settle(failure('transient'));
    await second.turn();
    expect(second.endWith(failed)).toEqual({ ...failed, effort: { attempts: 3, elapsedMs: 125 } });
  });

  test('of an attempt that is repeated counts, but uses up nothing', async () => {
    const given = options({ limits: { maxAttempts: 1, maxRetryWaitMs: 0 } });
    const request = new Attempts<string>(given);
    await request.turn();
    request.repeat();
    await request.turn();
    request.settle(DONE);
    await expect(request.turn()).resolves.toBe(false);
    expect(request.result).toEqual({ ok: true, value: 'done', effort: { attempts: 2 } });
    expect(given.clock.sleeps).toEqual([]);
  });

  test('goes before older ones if another request was done for it', async () => {
    const { clock, queue, given } = inVirtualTime();
    await beginPause(queue, 7_000);
    const [older, younger] = [new Attempts<string>(given), new Attempts<string>(given)];
    const order: string[] = [];
    const go = async (name: string, turn: Promise<boolean>, request: Attempts<string>): Promise<void> => {
      await turn;
      order.push(name);
      request.settle(DONE);
    };
    await clock.run(
      Promise.all([go('older', older.turn(), older), go('younger', younger.turn(queue), younger)]),
    );
    expect(order).toEqual(['younger', 'older']);
  });

  test('that was not used is given back to its server when the request goes to another one', async () => {
    const { clock, queue, given } = inVirtualTime();
    const request = new Attempts<string>(given);
    await request.turn();
    await request.turn(new RequestQueue(clock, new WaitTimer(clock), given.limits));
    await turnOf(queue);
    expect([clock.monotonicMs(), request.hasTurn]).toEqual([0, true]);
  });

  test('is not there if the circuit of the other server is open', async () => {
    const { clock, given } = inVirtualTime();
    const other = new RequestQueue(clock, new WaitTimer(clock), given.limits);
    other.open({ error: new Error('rejected'), because: 'withheld' });
    const request = new Attempts<string>(given);
    expect(await request.turn(other)).toBe(false);
    expect(request.result).toMatchObject({ because: 'withheld', effort: { attempts: 0 } });
  });

  test('must come before a result', () => {
    const request = new Attempts<string>(options());
    expect(() => request.settle(DONE)).toThrow('no turn');
    expect(() => request.result).toThrow('not finished');
  });
});

describe('a cancellation', () => {
  test('during a wait prevents the next attempt', async () => {
    const controller = new AbortController();
    const clock = new FakeClock({ whileAsleep: () => controller.abort() });
    const attempt = attempts(failure('throttled', 7_000));
    await expect(retry(attempt, options({ clock, signal: controller.signal }))).resolves.toEqual(
      cancelledAfter(1),
    );
  });

  test.each<[string, boolean, Result, string?]>([
    ['prevents a retry', true, failure('transient'), 'cancelled'],
    ['keeps the error of one that may be done', false, failure('transient'), 'may-have-been-done'],
    ['keeps a permanent error', true, failure('permanent'), 'permanent'],
    ['replaces a Retry-After that is too long', true, failure('throttled', 120_001), 'cancelled'],
    ['does not replace a success', true, DONE],
  ])('during an attempt %s', async (_, idempotent, result, because) => {
    const controller = new AbortController();
    const attempt = attempts(() => {
      controller.abort();
      return result;
    });
    const given = options({ idempotent, signal: controller.signal });
    const error = because === 'cancelled' ? new CancelledError() : !result.ok && result.error;
    const expected = because === undefined ? DONE : { ok: false, because, error };
    await expect(retry(attempt, given)).resolves.toMatchObject({ ...expected, effort: { attempts: 1 } });
    expect([given.clock.sleeps, given.waits]).toEqual([[], []]);
  });
});
