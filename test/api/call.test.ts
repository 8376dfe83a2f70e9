import { describe, expect, test } from 'vitest';
import { type CallError, call, classifyNetworkError, classifyResponse } from '../../src/api/call.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  type NetworkErrorReason,
  UnexpectedError,
} from '../../src/api/errors.ts';
import { WaitTimer } from '../../src/retry/clock.ts';
import type { StopReason } from '../../src/retry/decide.ts';
import type { AttemptResult, Classified } from '../../src/retry/retry.ts';
import { SharedRateLimiter } from '../../src/retry/shared-limiter.ts';
import { callContext } from '../doubles/call-context.ts';
import { FakeClock } from '../doubles/clocks.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/export' };

function network(reason: NetworkErrorReason): NetworkError {
  return new NetworkError(reason, REQUEST, new Error('what Node said'));
}

/** Attempts that all fail by throwing. */
function throwing(error: unknown) {
  const attempt = async (): Promise<AttemptResult<never, CallError>> => {
    attempt.made += 1;
    throw error;
  };
  attempt.made = 0;
  return attempt;
}

const options = (idempotent: boolean, signal = new AbortController().signal) => {
  const clock = new FakeClock();
  return { idempotent, signal, limiter: new SharedRateLimiter(clock, new WaitTimer(clock)) };
};

describe('a network failure', () => {
  test.each<[NetworkErrorReason, boolean, number, StopReason]>([
    ['unreachable', true, 3, 'attempts-exhausted'],
    ['unreachable', false, 3, 'attempts-exhausted'],
    ['untrusted-certificate', true, 1, 'permanent'],
    ['untrusted-certificate', false, 1, 'permanent'],
    ['timeout', true, 3, 'attempts-exhausted'],
    ['timeout', false, 1, 'may-have-been-done'],
    ['broken', true, 3, 'attempts-exhausted'],
    ['broken', false, 1, 'may-have-been-done'],
  ])(
    '%s (harmless to repeat: %o) takes %i attempts and ends as %s',
    async (reason, idempotent, attempts, because) => {
      const error = network(reason);
      const attempt = throwing(error);
      const called = await call(attempt, options(idempotent), callContext());
      expect(called).toMatchObject({ ok: false, because, effort: { attempts } });
      expect(!called.ok && called.error).toBe(error);
      expect(attempt.made).toBe(attempts);
    },
  );
});

test('a file that cannot be read is not tried again', async () => {
  const error = new AssetFileError('The file could not be read');
  await expect(call(throwing(error), options(true), callContext())).resolves.toEqual({
    ok: false,
    error,
    because: 'permanent',
    effort: { attempts: 1, waitedMs: 0 },
  });
});

describe('a bug of ours', () => {
  test.each([
    [true, 'permanent'],
    [false, 'may-have-been-done'],
  ] as const)('is an outcome and no crash (harmless to repeat: %o: %s)', async (idempotent, because) => {
    const bug = new TypeError('x is not a function');
    const called = await call(throwing(bug), options(idempotent), callContext());
    expect(called).toMatchObject({ ok: false, because, effort: { attempts: 1 } });
    if (called.ok) throw new Error('it was taken for a success');
    expect(called.error).toBeInstanceOf(UnexpectedError);
    expect(called.error.message).toBe('TypeError: x is not a function');
    expect(called.error.cause).toBe(bug);
  });

  test.each([
    ['words', 'words'],
    [undefined, 'something was thrown that is not an error'],
    [null, 'something was thrown that is not an error'],
    [42, 'something was thrown that is not an error'],
  ])('that throws %o is an outcome as well', async (thrown, message) => {
    const called = await call(throwing(thrown), options(true), callContext());
    expect(called).toMatchObject({ ok: false, error: { name: 'UnexpectedError', message } });
  });
});

describe('cancellation', () => {
  test('before anything was sent is told as such', async () => {
    const attempt = throwing(network('broken'));
    const called = await call(attempt, options(false, AbortSignal.abort('SIGTERM')), callContext());
    expect(called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(!called.ok && called.error).toBeInstanceOf(CancelledError);
    expect(attempt.made).toBe(0);
  });

  test.each([1, 3])('of the first of %i attempts is told as such', async (maxAttempts) => {
    const controller = new AbortController();
    const attempt = async (): Promise<AttemptResult<never, CallError>> => {
      controller.abort('SIGTERM');
      throw network('cancelled');
    };
    const context = callContext({ limits: { maxAttempts, maxRetryWaitMs: 0 } });
    const called = await call(attempt, options(true, controller.signal), context);
    expect(called).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 1 } });
    expect(context.clock.sleeps).toEqual([]);
  });

  test('of what may have been done leaves it at that', async () => {
    const controller = new AbortController();
    const attempt = async (): Promise<AttemptResult<never, CallError>> => {
      controller.abort('SIGTERM');
      throw network('cancelled');
    };
    const called = await call(attempt, options(false, controller.signal), callContext());
    expect(called).toMatchObject({ ok: false, because: 'may-have-been-done', effort: { attempts: 1 } });
  });
});

const NOW_MS = Date.UTC(2026, 0, 1);

describe('an answer', () => {
  const table: [number, string | undefined, Classified][] = [
    [429, undefined, { kind: 'throttled' }],
    [429, '7', { kind: 'throttled', retryAfterMs: 7_000 }],
    [429, 'Thu, 01 Jan 2026 00:00:09 GMT', { kind: 'throttled', retryAfterMs: 9_000 }],
    [429, 'soon', { kind: 'throttled' }],
    [503, undefined, { kind: 'transient' }],
    [503, '7', { kind: 'throttled', retryAfterMs: 7_000 }],
    [503, 'Thu, 01 Jan 2026 00:00:09 GMT', { kind: 'throttled', retryAfterMs: 9_000 }],
    ...[500, 501, 502, 504, 507, 599, 408, 425].map((status): [number, undefined, Classified] => [
      status,
      undefined,
      { kind: 'transient' },
    ]),
    ...[301, 302, 303, 304, 307, 308].map((status): [number, undefined, Classified] => [
      status,
      undefined,
      { kind: 'permanent' },
    ]),
    ...[400, 401, 402, 403, 404, 405, 409, 410, 411, 413, 415, 418, 422, 426, 428, 431, 451].map(
      (status): [number, undefined, Classified] => [status, undefined, { kind: 'permanent' }],
    ),
  ];

  test.each(table)('%i with Retry-After %o', (status, retryAfter, classified) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    expect(classifyResponse(status, headers, NOW_MS)).toEqual(classified);
  });

  test.each([400, 403, 404, 413])('%i stays permanent, whatever it asks for', (status) => {
    expect(classifyResponse(status, { 'retry-after': '1' }, NOW_MS).kind).toBe('permanent');
  });

  test.each([500, 502, 504, 408])('%i with Retry-After may still have been done', (status) => {
    expect(classifyResponse(status, { 'retry-after': '1' }, NOW_MS).kind).toBe('transient');
  });
});

test.each<[NetworkErrorReason, Classified['kind']]>([
  ['unreachable', 'unreachable'],
  ['untrusted-certificate', 'permanent'],
  ['timeout', 'transient'],
  ['broken', 'transient'],
  ['cancelled', 'transient'],
])('no answer: %s is %s', (reason, kind) => {
  const error = new NetworkError(reason, { method: 'GET', location: 'https://s.example/' }, new Error('x'));
  expect(classifyNetworkError(error)).toEqual({ kind });
});
