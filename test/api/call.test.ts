import { expect, test } from 'vitest';
import { classifyResponse, failedAttempt } from '../../src/api/call.ts';
import { AssetFileError, NetworkError, type NetworkErrorReason } from '../../src/api/errors.ts';
import type { FailureKind } from '../../src/retry/decide.ts';

const fileError = (code: string) => new AssetFileError(code, 'no');

test.each<[FailureKind, readonly (NetworkErrorReason | AssetFileError)[]]>([
  // Other uploads will close their files.
  ['unreachable', ['unreachable', 'proxy-unreachable', fileError('EMFILE'), fileError('ENFILE')]],
  [
    'permanent',
    ['untrusted-certificate', 'client-certificate', 'plain-http', fileError('changed'), fileError('EACCES')],
  ],
  [
    'permanent',
    ['proxy-certificate', 'proxy-plain-http', 'proxy-credentials', 'proxy-forbids', 'proxy-unusable'],
  ],
  ['throttled', ['proxy-limits']],
  ['transient', ['timeout', 'broken', 'unparsable', 'cancelled']],
])('a failure is %s after %o', (kind, failures) => {
  const request = { method: 'GET', location: 'https://s.example/' };
  for (const failure of failures) {
    const error = typeof failure === 'string' ? new NetworkError(failure, request, new Error('x')) : failure;
    expect(failedAttempt(error, true)).toEqual({ ok: false, error, kind });
  }
});

test.each<[unknown, boolean, FailureKind, string]>([
  [new TypeError('x is not a function'), true, 'permanent', 'TypeError: x is not a function'],
  [new TypeError('x is not a function'), false, 'transient', 'TypeError: x is not a function'],
  [new TypeError(''), true, 'permanent', 'TypeError'],
  ['words', true, 'permanent', 'words'],
  [undefined, true, 'permanent', 'undefined'],
])('a bug that throws %o becomes a failure (idempotent: %o)', (cause, idempotent, kind, message) => {
  const { error, ...rest } = failedAttempt(cause, idempotent) as { error: unknown };
  expect(rest).toEqual({ ok: false, kind });
  expect(error).toMatchObject({ message, cause });
});

test('a Retry-After with a date is compared with the date of the response, or else with our clock', () => {
  const retryAfter = ['Thu, 01 Jan 2026 01:00:09 GMT'];
  const waitMs = (date: string) =>
    classifyResponse({ status: 429, headers: { date }, retryAfter }, true, Date.UTC(2026, 0, 1)).retryAfterMs;
  expect(['Thu, 01 Jan 2026 01:00:02 GMT', 'today'].map(waitMs)).toEqual([7_000, 3_609_000]);
});
