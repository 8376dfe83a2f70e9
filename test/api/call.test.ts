import { describe, expect, test } from 'vitest';
import {
  type CallContext,
  type CallError,
  type CallResult,
  classifyResponse,
  failedAttempt,
  startAttempts,
} from '../../src/api/call.ts';
import {
  AssetFileError,
  CancelledError,
  NetworkError,
  type NetworkErrorReason,
  UnexpectedError,
} from '../../src/api/errors.ts';
import type { FailureKind } from '../../src/retry/decide.ts';
import { RequestQueue } from '../../src/retry/request-queue.ts';
import type { AttemptResult } from '../../src/retry/results.ts';
import { callContext } from '../doubles/call-context.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/export' };

function network(reason: NetworkErrorReason): NetworkError {
  return new NetworkError(reason, REQUEST, new Error('an error of Node'));
}

/** An attempt that always throws. Counts its calls. */
function throwing(error: unknown) {
  const attempt = async (): Promise<AttemptResult<never, CallError>> => {
    attempt.made += 1;
    throw error;
  };
  attempt.made = 0;
  return attempt;
}

const options = (idempotent: boolean, signal = new AbortController().signal) => ({ idempotent, signal });

/** Makes a call with all attempts that it takes. */
async function call<T>(
  attempt: () => Promise<AttemptResult<T, CallError>>,
  { idempotent, signal }: { readonly idempotent: boolean; readonly signal: AbortSignal },
  context: CallContext,
): Promise<CallResult<T>> {
  const queue = new RequestQueue(context.clock, context.waitTimer, context.limits.maxAttempts);
  const attempts = startAttempts<T>({ idempotent, signal, queue }, context);
  while (await attempts.turn()) {
    attempts.settle(await attempt().catch((error: unknown) => failedAttempt(error, idempotent)));
  }
  return attempts.result;
}

test('a file that cannot be read is not retried', async () => {
  const error = new AssetFileError('The file could not be read');
  await expect(call(throwing(error), options(true), callContext())).resolves.toEqual({
    ok: false,
    error,
    because: 'permanent',
    effort: { attempts: 1, elapsedMs: 0 },
  });
});

test.each(['EMFILE', 'ENFILE'])('a file that cannot be opened because of %s is retried', async (code) => {
  const cause = Object.assign(new Error('open'), { code });
  const error = new AssetFileError('The file could not be read', { cause });
  const result = await call(throwing(error), options(true), callContext());
  expect(result).toMatchObject({ ok: false, error, because: 'attempts-exhausted', effort: { attempts: 3 } });
});

describe('a bug in an attempt', () => {
  test.each([
    [true, 'permanent'],
    [false, 'may-have-been-done'],
  ] as const)(
    'becomes a result instead of a crash (idempotent: %o, stops as %s)',
    async (idempotent, because) => {
      const bug = new TypeError('x is not a function');
      const result = await call(throwing(bug), options(idempotent), callContext());
      expect(result).toMatchObject({ ok: false, because, effort: { attempts: 1 } });
      if (result.ok) throw new Error('unexpected success');
      expect(result.error).toBeInstanceOf(UnexpectedError);
      expect(result.error.message).toBe('TypeError: x is not a function');
      expect(result.error.cause).toBe(bug);
    },
  );

  test.each([
    ['words', 'words'],
    [new TypeError(''), 'TypeError'],
    [undefined, 'something was thrown that is not an error'],
    [null, 'something was thrown that is not an error'],
    [42, 'something was thrown that is not an error'],
  ])('that throws %o becomes a result as well', async (thrown, message) => {
    const result = await call(throwing(thrown), options(true), callContext());
    expect(result).toMatchObject({ ok: false, error: { name: 'UnexpectedError', message } });
  });
});

describe('a cancellation', () => {
  test('before the first attempt is the result', async () => {
    const attempt = throwing(network('broken'));
    const result = await call(attempt, options(false, AbortSignal.abort('SIGTERM')), callContext());
    expect(result).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 0 } });
    expect(!result.ok && result.error).toBeInstanceOf(CancelledError);
    expect(attempt.made).toBe(0);
  });

  test.each([1, 3])('during the first of %i attempts is the result', async (maxAttempts) => {
    const controller = new AbortController();
    const attempt = async (): Promise<AttemptResult<never, CallError>> => {
      controller.abort('SIGTERM');
      throw network('cancelled');
    };
    const context = callContext({ limits: { maxAttempts, maxRetryWaitMs: 0 } });
    const result = await call(attempt, options(true, controller.signal), context);
    expect(result).toMatchObject({ ok: false, because: 'cancelled', effort: { attempts: 1 } });
    expect(context.clock.sleeps).toEqual([]);
  });

  test('during a request that may have been processed does not replace that result', async () => {
    const controller = new AbortController();
    const attempt = async (): Promise<AttemptResult<never, CallError>> => {
      controller.abort('SIGTERM');
      throw network('cancelled');
    };
    const result = await call(attempt, options(false, controller.signal), callContext());
    expect(result).toMatchObject({ ok: false, because: 'may-have-been-done', effort: { attempts: 1 } });
  });
});

const NOW_MS = Date.UTC(2026, 0, 1);

test('a Retry-After with a date is compared with the date of the response, or else with our clock', () => {
  const headers = { 'retry-after': 'Thu, 01 Jan 2026 01:00:09 GMT', date: 'Thu, 01 Jan 2026 01:00:02 GMT' };
  expect(classifyResponse({ status: 429, headers }, true, NOW_MS).retryAfterMs).toBe(7_000);
  expect(
    classifyResponse({ status: 429, headers: { ...headers, date: 'today' } }, true, NOW_MS).retryAfterMs,
  ).toBe(3_609_000);
});

test.each<[NetworkErrorReason, FailureKind]>([
  ['unreachable', 'unreachable'],
  ['untrusted-certificate', 'permanent'],
  ['plain-http', 'permanent'],
  ['proxy-certificate', 'permanent'],
  ['proxy-plain-http', 'permanent'],
  ['proxy-credentials', 'permanent'],
  ['timeout', 'transient'],
  ['broken', 'transient'],
  ['cancelled', 'transient'],
])('a network error with reason %s is %s', (reason, kind) => {
  const error = new NetworkError(reason, { method: 'GET', location: 'https://s.example/' }, new Error('x'));
  expect(failedAttempt(error, true)).toEqual({ ok: false, error, kind });
});
