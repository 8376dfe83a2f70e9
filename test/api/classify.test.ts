import { describe, expect, test } from 'vitest';
import { type Classified, classifyAnswer, classifyNetworkError } from '../../src/api/classify.ts';
import { NetworkError, type NetworkErrorReason } from '../../src/api/errors.ts';

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
    expect(classifyAnswer(status, headers, NOW_MS)).toEqual(classified);
  });

  test.each([400, 403, 404, 413])('%i stays permanent, whatever it asks for', (status) => {
    expect(classifyAnswer(status, { 'retry-after': '1' }, NOW_MS).kind).toBe('permanent');
  });

  test.each([500, 502, 504, 408])('%i with Retry-After may still have been done', (status) => {
    expect(classifyAnswer(status, { 'retry-after': '1' }, NOW_MS).kind).toBe('transient');
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
