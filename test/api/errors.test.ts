import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../src/api/error-body.ts';
import { locationOf, NetworkError, StorageRefusedError } from '../../src/api/errors.ts';

test.each([
  [
    'https://storage.example/bucket/a%20b.png?X-Amz-Signature=secret',
    'https://storage.example/bucket/a%20b.png',
  ],
  ['https://user:secret@storage.example/a.png', 'https://storage.example/a.png'],
])('shows only origin and path of %s', (address, location) => {
  expect(locationOf(new URL(address))).toBe(location);
});

test('a NetworkError names the request and all causes, in one line without the query of any URL', () => {
  const request = { method: 'PUT', location: 'https://storage.example/b/a.png' };
  const timeout = new Error('Request timeout:\nhttps://storage.example/b/a.png?X-Amz-Signature=secret');
  const cause = new Error('no tunnel', { cause: timeout });
  expect(new NetworkError('unreachable', request, cause)).toMatchObject({
    message: `PUT ${request.location}: no tunnel: Request timeout: ${request.location}`,
    reason: 'unreachable',
    cause,
    request,
  });
});

describe('StorageRefusedError', () => {
  const LOCATION = 'https://storage.example/b/a.png';
  /** Azure's `AuthenticationErrorDetail` with these times of a day. */
  const azure = (start: string, expiry: string, current: string): string => {
    const [from, to, now] = [start, expiry, current].map((time) => `[Thu, 01 Jan 2026 ${time}:00 GMT]`);
    return `AuthenticationErrorDetail: Signature not valid in the specified time frame: Start ${from} - Expiry ${to} - Current ${now}`;
  };

  test.each<[number, ErrorBody, boolean]>([
    [403, { code: 'AccessDenied', message: 'Request has expired' }, true],
    [403, { code: 'ExpiredRequest', message: 'No.' }, true],
    [403, { code: 'ExpiredToken' }, true],
    [403, { code: 'AccessDenied', message: 'Access Denied' }, false],
    [403, {}, false],
    ...[400, 401, 404, 409, 410, 412, 422].map((status): [number, ErrorBody, boolean] => [
      status,
      { code: 'AccessDenied', message: 'Request has expired' },
      true,
    ]),
    [400, { message: 'jwt expired' }, true],
    [400, { message: '"exp" claim timestamp check failed' }, true],
    [400, { code: 'ExpiredToken', details: 'Details: The provided token has expired.' }, true],
    [403, { details: azure('00:00', '01:00', '01:00') }, true],
    [403, { details: azure('00:00', '01:00', '02:00') }, true],
    [403, { details: azure('02:00', '03:00', '01:00') }, false],
    [403, { message: 'Signature not valid in the specified time frame' }, true],
    [400, { code: 'InvalidRequest', message: 'Bad request: Date is too old' }, true],
    [403, { code: 'AccessDenied', details: 'X-Amz-Expires: 60, Expires: 2026-01-01T00:00:00Z' }, false],
    [403, { code: 'RequestTimeTooSkewed', message: 'The difference is too large.' }, false],
    [412, { message: 'A lease ID was specified, but the lease for the blob has expired.' }, false],
    [403, { code: 'SubscriptionExpired' }, false],
    [402, { message: 'The trial has expired' }, false],
    [403, { message: 'The retention period has not expired' }, false],
    [426, { message: 'This client version is too old' }, false],
    [302, { message: 'Request has expired' }, false],
    [503, { message: 'Request has expired' }, false],
  ])('with status %i and body %o is expired: %o', (status, storageError, expired) => {
    expect(new StorageRefusedError(LOCATION, status, storageError).expired).toBe(expired);
  });
});
