import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WaitTimer } from '../../src/retry/clock.ts';
import type { FailureKind } from '../../src/retry/decide.ts';
import { type AttemptResult, type RetryOptions, type RetryWait, retry } from '../../src/retry/retry.ts';
import { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';
import { FakeClock, VirtualClock } from '../doubles/clocks.ts';

describe('retry', () => {
  type Result = AttemptResult<string, string>;

  const DONE: Result = { ok: true, value: 'done' };

  function failure(kind: FailureKind, retryAfterMs?: number): Result {
    return { ok: false, error: `${kind} error`, kind, retryAfterMs };
  }

  /** Attempts that end as the list says, one after the other. */
  function attempts(...results: (Result | (() => Result | Promise<Result>))[]) {
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

  interface Given extends RetryOptions<string> {
    readonly clock: FakeClock;
    /** The waits announced so far. */
    readonly waits: RetryWait<string>[];
  }

  function options(overrides: Partial<Given> = {}): Given {
    const waits: RetryWait<string>[] = [];
    const clock = overrides.clock ?? new FakeClock();
    return {
      idempotent: true,
      limits: { maxAttempts: 4, maxRetryWaitMs: 120_000 },
      clock,
      random: () => 0.5,
      limiter: new SharedRateLimiter(clock, new WaitTimer(clock)),
      signal: new AbortController().signal,
      waits,
      onWait: (wait) => waits.push(wait),
      cancelled: () => 'cancelled error',
      ...overrides,
    };
  }

  describe('success', () => {
    test('of the first attempt takes one attempt and no wait', async () => {
      const given = options();
      await expect(retry(attempts(DONE), given)).resolves.toEqual({
        ok: true,
        value: 'done',
        effort: { attempts: 1, waitedMs: 0 },
      });
      expect(given.clock.sleeps).toEqual([]);
      expect(given.waits).toEqual([]);
    });

    test('of the very last attempt is a success', async () => {
      const attempt = attempts(failure('transient'), failure('transient'), failure('transient'), DONE);
      await expect(retry(attempt, options())).resolves.toMatchObject({ ok: true, effort: { attempts: 4 } });
    });

    test('with a value that is empty is a success', async () => {
      const result = await retry(async () => ({ ok: true, value: undefined }), options());
      expect(result).toEqual({ ok: true, value: undefined, effort: { attempts: 1, waitedMs: 0 } });
    });
  });

  describe('attempts', () => {
    test.each([1, 2, 4, 50])('are made exactly %i times where so many are allowed', async (maxAttempts) => {
      const attempt = attempts(...Array.from({ length: maxAttempts }, () => failure('transient')));
      const given = options({ limits: { maxAttempts, maxRetryWaitMs: 120_000 } });
      await expect(retry(attempt, given)).resolves.toMatchObject({
        ok: false,
        error: 'transient error',
        because: 'attempts-exhausted',
        effort: { attempts: maxAttempts },
      });
      expect(attempt.made).toBe(maxAttempts);
      expect(given.clock.sleeps).toHaveLength(maxAttempts - 1);
    });

    test('bring the error of the last of them', async () => {
      const last: Result = { ok: false, error: 'the last straw', kind: 'transient' };
      const attempt = attempts(failure('unreachable'), failure('throttled'), failure('transient'), last);
      await expect(retry(attempt, options())).resolves.toMatchObject({ ok: false, error: 'the last straw' });
    });

    test('end with the first that may have been done, where doing it twice does harm', async () => {
      const attempt = attempts(failure('throttled'), failure('unreachable'), failure('transient'));
      await expect(retry(attempt, options({ idempotent: false }))).resolves.toMatchObject({
        ok: false,
        because: 'may-have-been-done',
        effort: { attempts: 3 },
      });
    });

    test('end with the first that is permanent', async () => {
      const attempt = attempts(failure('transient'), failure('permanent'));
      await expect(retry(attempt, options())).resolves.toMatchObject({
        because: 'permanent',
        effort: { attempts: 2 },
      });
    });

    test('that were withheld do not count: none at all', async () => {
      await expect(retry(attempts(failure('withheld')), options())).resolves.toEqual({
        ok: false,
        error: 'withheld error',
        because: 'withheld',
        effort: { attempts: 0, waitedMs: 0 },
      });
    });

    test('that were withheld do not count: only those before', async () => {
      const attempt = attempts(failure('transient'), failure('transient'), failure('withheld'));
      await expect(retry(attempt, options())).resolves.toMatchObject({
        because: 'withheld',
        effort: { attempts: 2 },
      });
    });

    test('that reject are a bug, which passes through', async () => {
      const bug = new TypeError('a bug');
      await expect(retry(() => Promise.reject(bug), options())).rejects.toBe(bug);
    });
  });

  describe('waits', () => {
    test('waits exactly as long as was asked for', async () => {
      const given = options({ random: () => 0.999 });
      await retry(attempts(failure('throttled', 7_000), failure('throttled', 1), DONE), given);
      expect(given.clock.sleeps).toEqual([7_000, 1]);
    });

    test('backs off with jitter of its own for each wait', async () => {
      const numbers = [0.5, 0.1, 0.9];
      const given = options({ random: () => numbers.shift() ?? 0 });
      const attempt = attempts(failure('transient'), failure('unreachable'), failure('throttled'), DONE);
      await retry(attempt, given);
      expect(given.clock.sleeps).toEqual([125, 50, 900]);
    });

    test('the exponent follows the attempts, also past a wait that was asked for', async () => {
      const given = options();
      await retry(
        attempts(failure('transient'), failure('throttled', 10), failure('transient'), DONE),
        given,
      );
      expect(given.clock.sleeps).toEqual([125, 10, 500]);
    });

    test('the time waited is summed up, in a success', async () => {
      const attempt = attempts(failure('throttled', 7_000), failure('throttled', 500), DONE);
      await expect(retry(attempt, options())).resolves.toMatchObject({
        effort: { attempts: 3, waitedMs: 7_500 },
      });
    });

    test('the time waited is summed up, in a failure', async () => {
      const attempt = attempts(failure('throttled', 7_000), failure('throttled', 500), failure('permanent'));
      await expect(retry(attempt, options())).resolves.toMatchObject({
        effort: { attempts: 3, waitedMs: 7_500 },
      });
    });

    test('the time that the attempts take is not time waited', async () => {
      const given = options();
      const slow = (result: Result) => () => {
        given.clock.advance(60_000);
        return result;
      };
      const attempt = attempts(slow(failure('throttled', 1_000)), slow(DONE));
      await expect(retry(attempt, given)).resolves.toMatchObject({ effort: { waitedMs: 1_000 } });
    });

    test.each([
      ['a pause that was asked for', failure('throttled', 1_000), 1_000],
      ['a backoff', failure('transient'), 3 + 125],
    ])('the time that it takes to tell of %s is time waited', async (_, failed, waitedMs) => {
      const clock = new FakeClock();
      const given = options({ clock, onWait: () => clock.advance(3) });
      await expect(retry(attempts(failed, DONE), given)).resolves.toMatchObject({ effort: { waitedMs } });
    });

    test('the time waited is what really passed, where a wait was cut short', async () => {
      const controller = new AbortController();
      const clock: FakeClock = new FakeClock({
        whileAsleep: () => {
          clock.advance(300);
          controller.abort();
        },
      });
      const given = options({ clock, signal: controller.signal });
      await expect(retry(attempts(failure('throttled', 7_000)), given)).resolves.toMatchObject({
        effort: { attempts: 1, waitedMs: 300 },
      });
    });

    test('too long a wait ends it at once, and the wait is told', async () => {
      const given = options();
      await expect(retry(attempts(failure('throttled', 120_001)), given)).resolves.toEqual({
        ok: false,
        error: 'throttled error',
        because: 'wait-too-long',
        effort: { attempts: 1, waitedMs: 0, retryAfterMs: 120_001 },
      });
      expect(given.clock.sleeps).toEqual([]);
      expect(given.waits).toEqual([]);
    });

    test('the wait last asked for is told when the attempts are used up', async () => {
      const attempt = attempts(failure('throttled', 3_000), failure('throttled', 9_000));
      const given = options({ limits: { maxAttempts: 2, maxRetryWaitMs: 120_000 } });
      await expect(retry(attempt, given)).resolves.toMatchObject({
        because: 'attempts-exhausted',
        effort: { attempts: 2, waitedMs: 3_000, retryAfterMs: 9_000 },
      });
    });

    test('each wait is announced before it begins, with what led to it', async () => {
      const given = options();
      const slept: number[] = [];
      const onWait = (wait: RetryWait<string>) => {
        given.waits.push(wait);
        slept.push(given.clock.sleeps.length);
      };
      const attempt = attempts(failure('throttled', 7_000), failure('transient'), DONE);
      await retry(attempt, { ...given, onWait });
      expect(slept).toEqual([0, 1]);
      expect(given.waits).toEqual([
        {
          error: 'throttled error',
          kind: 'throttled',
          waitMs: 7_000,
          asked: true,
          attempt: 1,
          maxAttempts: 4,
        },
        {
          error: 'transient error',
          kind: 'transient',
          waitMs: 250,
          asked: false,
          attempt: 2,
          maxAttempts: 4,
        },
      ]);
    });

    test('a backoff where a wait of 0 ms was asked for is not told as asked for', async () => {
      const given = options();
      await retry(attempts(failure('throttled', 0), DONE), given);
      expect(given.waits).toMatchObject([{ waitMs: 125, asked: false }]);
    });
  });

  describe('the shared pace', () => {
    /** Has another request throttled, which asks for a wait. */
    async function pauseFor(ms: number, { limiter, signal }: Given): Promise<void> {
      limiter.throttled(await limiter.acquire(signal), { retryAfterMs: ms, backoffMs: 0 });
    }

    test('keeps a request back that has not been sent yet, and counts as waited', async () => {
      const given = options();
      await pauseFor(7_000, given);
      await expect(retry(attempts(DONE), given)).resolves.toEqual({
        ok: true,
        value: 'done',
        effort: { attempts: 1, waitedMs: 7_000 },
      });
      expect(given.clock.sleeps).toEqual([7_000]);
      expect(given.waits).toEqual([]);
    });

    /** When another request may be sent while the first one of `results` is followed by the others. */
    async function whenOtherMaySend(...results: Result[]): Promise<number> {
      const clock = new VirtualClock();
      const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
      const given = { ...options(), clock, limiter };
      const failed = retry(attempts(...results), given);
      await setImmediate();
      await clock.run(limiter.acquire(given.signal));
      const atMs = clock.monotonicMs();
      await clock.run(failed);
      return atMs;
    }

    test('holds others back for as long as a throttled request was asked to wait', async () => {
      await expect(whenOtherMaySend(failure('throttled', 7_000), DONE)).resolves.toBe(7_000);
    });

    test('holds others back until a throttled request has found out that its backoff was enough', async () => {
      await expect(whenOtherMaySend(failure('throttled'), DONE)).resolves.toBe(125);
    });

    test.each(['transient', 'unreachable'] as const)(
      'holds nobody back for what is %s: that is no word of the other side',
      async (kind) => {
        await expect(whenOtherMaySend(failure(kind), DONE)).resolves.toBe(0);
      },
    );

    test('that would be longer than allowed ends all others at once, with the same error', async () => {
      const given = options();
      await retry(attempts(failure('throttled', 120_001)), given);
      const attempt = attempts();
      await expect(retry(attempt, given)).resolves.toEqual({
        ok: false,
        error: 'throttled error',
        because: 'wait-too-long',
        effort: { attempts: 0, waitedMs: 0, retryAfterMs: 120_001 },
      });
      expect(attempt.made).toBe(0);
    });

    test('that is released lets a request in its own backoff go on at once', async () => {
      const clock: FakeClock = new FakeClock({ whileAsleep: () => given.limiter.endWaits() });
      const given: Given = options({ clock });
      await expect(retry(attempts(failure('transient'), failure('withheld')), given)).resolves.toMatchObject({
        because: 'withheld',
        effort: { attempts: 1, waitedMs: 0 },
      });
    });

    test('that a cancellation cuts short leaves the request unsent', async () => {
      const controller = new AbortController();
      const clock = new FakeClock({ whileAsleep: () => controller.abort('SIGTERM') });
      const given = options({ clock, signal: controller.signal });
      await pauseFor(7_000, given);
      await expect(retry(attempts(), given)).resolves.toEqual({
        ok: false,
        error: 'cancelled error',
        because: 'cancelled',
        effort: { attempts: 0, waitedMs: 0 },
      });
    });
  });

  describe('cancellation', () => {
    test('before the first attempt makes none', async () => {
      const attempt = attempts();
      const given = options({ signal: AbortSignal.abort('SIGINT') });
      await expect(retry(attempt, given)).resolves.toEqual({
        ok: false,
        error: 'cancelled error',
        because: 'cancelled',
        effort: { attempts: 0, waitedMs: 0 },
      });
      expect(attempt.made).toBe(0);
    });

    test('during a wait makes no further attempt', async () => {
      const controller = new AbortController();
      const clock = new FakeClock({ whileAsleep: () => controller.abort() });
      const attempt = attempts(failure('throttled', 7_000));
      await expect(retry(attempt, options({ clock, signal: controller.signal }))).resolves.toEqual({
        ok: false,
        error: 'cancelled error',
        because: 'cancelled',
        effort: { attempts: 1, waitedMs: 0 },
      });
    });

    test('during an attempt waits for nothing and makes no further one', async () => {
      const controller = new AbortController();
      const attempt = attempts(() => {
        controller.abort();
        return failure('transient');
      });
      const given = options({ signal: controller.signal });
      await expect(retry(attempt, given)).resolves.toMatchObject({
        because: 'cancelled',
        effort: { attempts: 1 },
      });
      expect(given.clock.sleeps).toEqual([]);
      expect(given.waits).toEqual([]);
    });

    test('during an attempt that may have been done leaves it at that', async () => {
      const controller = new AbortController();
      const attempt = attempts(() => {
        controller.abort();
        return failure('transient');
      });
      const given = options({ idempotent: false, signal: controller.signal });
      await expect(retry(attempt, given)).resolves.toMatchObject({
        error: 'transient error',
        because: 'may-have-been-done',
        effort: { attempts: 1 },
      });
    });

    test('during an attempt that fails for good leaves it at that failure', async () => {
      const controller = new AbortController();
      const attempt = attempts(() => {
        controller.abort();
        return failure('permanent');
      });
      await expect(retry(attempt, options({ signal: controller.signal }))).resolves.toMatchObject({
        error: 'permanent error',
        because: 'permanent',
        effort: { attempts: 1 },
      });
    });

    test('during an attempt that was asked to wait too long is told as a cancellation', async () => {
      const controller = new AbortController();
      const attempt = attempts(() => {
        controller.abort();
        return failure('throttled', 120_001);
      });
      await expect(retry(attempt, options({ signal: controller.signal }))).resolves.toMatchObject({
        because: 'cancelled',
        effort: { attempts: 1 },
      });
    });

    test('during an attempt that succeeds changes nothing', async () => {
      const controller = new AbortController();
      const attempt = attempts(() => {
        controller.abort();
        return DONE;
      });
      await expect(retry(attempt, options({ signal: controller.signal }))).resolves.toMatchObject({
        ok: true,
        value: 'done',
      });
    });
  });
});

describe('retry as probe', () => {
  const NEVER = new AbortController().signal;
  /** After the refusal that begins the pause. */
  const OVER_MS = 200;
  /** A probe of which nothing is heard holds the others back for so long. */
  const NEXT_PROBE_MS = OVER_MS + 1_000;

  interface Given {
    readonly clock: VirtualClock;
    readonly limiter: SharedRateLimiter;
    readonly options: RetryOptions<string>;
  }

  /** A pace whose pause ends with the next request that is let through: nobody said how long it is. */
  async function paused(): Promise<Given> {
    const clock = new VirtualClock();
    const limiter = new SharedRateLimiter(clock, new WaitTimer(clock));
    limiter.throttled(await limiter.acquire(NEVER), { backoffMs: OVER_MS });
    await clock.run(clock.sleep(OVER_MS, NEVER));
    const options: RetryOptions<string> = {
      idempotent: true,
      limits: { maxAttempts: 1, maxRetryWaitMs: 120_000 },
      clock,
      limiter,
      random: () => 0.5,
      signal: NEVER,
      onWait: () => undefined,
      cancelled: () => 'cancelled',
    };
    return { clock, limiter, options };
  }

  /** When two other requests may be sent, of which nothing is heard either. */
  async function whenOthersMaySend({ clock, limiter }: Given): Promise<readonly number[]> {
    const times: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      await clock.run(limiter.acquire(NEVER));
      times.push(clock.monotonicMs());
    }
    return times;
  }

  function failing(kind: FailureKind) {
    return async () => ({ ok: false, error: 'failed', kind }) as const;
  }

  describe('the request that is to find out whether a pause is over', () => {
    test.each(['unreachable', 'withheld'] as const)(
      'leaves that to the next one, and to that one alone, where it is %s',
      async (kind) => {
        const given = await paused();
        await retry(failing(kind), given.options);
        await expect(whenOthersMaySend(given)).resolves.toEqual([OVER_MS, NEXT_PROBE_MS]);
      },
    );

    test('leaves it to the next one where it is cancelled before it is sent', async () => {
      const given = await paused();
      await retry(failing('permanent'), { ...given.options, signal: AbortSignal.abort() });
      await expect(whenOthersMaySend(given)).resolves.toEqual([OVER_MS, NEXT_PROBE_MS]);
    });

    test('leaves it to the next one where a bug keeps it from being sent', async () => {
      const given = await paused();
      await expect(retry(() => Promise.reject(new Error('a bug')), given.options)).rejects.toThrow('a bug');
      await expect(whenOthersMaySend(given)).resolves.toEqual([OVER_MS, NEXT_PROBE_MS]);
    });

    test.each(['transient', 'permanent'] as const)(
      'has found out that it is where the answer is %s: no refusal for the rate',
      async (kind) => {
        const given = await paused();
        await retry(failing(kind), given.options);
        const [, second] = await whenOthersMaySend(given);
        expect(second).toBeLessThan(NEXT_PROBE_MS);
      },
    );
  });

  describe('a request that fails for itself alone', () => {
    test('keeps no other from being sent', async () => {
      const { options, limiter } = await paused();
      await retry(failing('permanent'), options);
      expect(limiter.openCircuit).toBeUndefined();
    });

    test('speaks for no other, however many do for however long, unless it was refused for its rate', async () => {
      const { clock, options, limiter } = await paused();
      for (let count = 0; count < 20; count += 1) {
        await clock.run(clock.sleep(3_000, NEVER));
        await clock.run(retry(failing('unreachable'), options));
      }
      expect(limiter.openCircuit).toBeUndefined();
    });

    test('speaks for the others where it was refused for its rate, as all were for half a minute', async () => {
      const { clock, options, limiter } = await paused();
      for (let count = 0; count < 20; count += 1) {
        await clock.run(clock.sleep(3_000, NEVER));
        await clock.run(retry(failing('throttled'), options));
      }
      expect(limiter.openCircuit).toMatchObject({ error: 'failed', because: 'attempts-exhausted' });
    });
  });
});
