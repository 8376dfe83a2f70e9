import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../src/retry/decide.ts';
import { type RetryOptions, retry } from '../../src/retry/retry.ts';
import { SharedPace } from '../../src/retry/shared-limiter.ts';
import { WaitingTime } from '../../src/retry/waiting-time.ts';
import { VirtualClock } from '../doubles/clocks.ts';

const NEVER = new AbortController().signal;
/** After the refusal that begins the pause. */
const OVER_MS = 200;
/** A probe of which nothing is heard holds the others back for so long. */
const NEXT_PROBE_MS = OVER_MS + 1_000;

interface Given {
  readonly clock: VirtualClock;
  readonly pace: SharedPace;
  readonly options: RetryOptions<string>;
}

/** A pace whose pause ends with the next request that is let through: nobody said how long it is. */
async function paused(): Promise<Given> {
  const clock = new VirtualClock();
  const pace = new SharedPace(clock, new WaitingTime(clock));
  pace.throttled(await pace.turn(NEVER), { backoffMs: OVER_MS });
  await clock.run(clock.sleep(OVER_MS, NEVER));
  const options: RetryOptions<string> = {
    idempotent: true,
    limits: { maxAttempts: 1, maxRetryWaitMs: 120_000 },
    clock,
    pace,
    random: () => 0.5,
    signal: NEVER,
    onWait: () => undefined,
    cancelled: () => 'cancelled',
  };
  return { clock, pace, options };
}

/** When two other requests may be sent, of which nothing is heard either. */
async function whenOthersMaySend({ clock, pace }: Given): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    await clock.run(pace.turn(NEVER));
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
    const { options, pace } = await paused();
    await retry(failing('permanent'), options);
    expect(pace.blockade).toBeUndefined();
  });

  test('speaks for no other, however many do for however long, unless it was refused for its rate', async () => {
    const { clock, options, pace } = await paused();
    for (let count = 0; count < 20; count += 1) {
      await clock.run(clock.sleep(3_000, NEVER));
      await clock.run(retry(failing('unreachable'), options));
    }
    expect(pace.blockade).toBeUndefined();
  });

  test('speaks for the others where it was refused for its rate, as all were for half a minute', async () => {
    const { clock, options, pace } = await paused();
    for (let count = 0; count < 20; count += 1) {
      await clock.run(clock.sleep(3_000, NEVER));
      await clock.run(retry(failing('throttled'), options));
    }
    expect(pace.blockade).toMatchObject({ error: 'failed', because: 'attempts-exhausted' });
  });
});
