import { describe, expect, test } from 'vitest';
import type { StorageRefusal } from '../../src/api/error-body.ts';
import { StorageRefusedError } from '../../src/api/storage-refused-error.ts';

const LOCATION = 'https://storage.example/b/a.png';

test.each<[StorageRefusal, string]>([
  [{ code: 'EntityTooLarge', message: 'Too large.' }, 'EntityTooLarge: Too large.'],
  [{ code: 'EntityTooLarge' }, 'EntityTooLarge'],
  [{ message: 'Too large.' }, 'Too large.'],
  [{}, 'no explanation was given'],
])('says what was put where, and what the storage said: %o', (refusal, said) => {
  const error = new StorageRefusedError(LOCATION, 400, refusal);
  expect(error.message).toBe(`PUT https://storage.example/b/a.png answered 400: ${said}`);
  expect(error).toMatchObject({ method: 'PUT', location: LOCATION, status: 400, refusal });
});

describe('expired', () => {
  test.each<[number, StorageRefusal, boolean]>([
    [403, { code: 'AccessDenied', message: 'Request has expired' }, true],
    [403, { code: 'AccessDenied', message: 'Request has Expired.' }, true],
    [403, { code: 'ExpiredRequest', message: 'No.' }, true],
    [403, { code: 'ExpiredToken' }, true],
    [403, { message: 'this link is expired' }, true],
    [403, { code: 'AccessDenied', message: 'Access Denied' }, false],
    [403, { code: 'SignatureDoesNotMatch', message: 'Signature does not match' }, false],
    [403, {}, false],
    [400, { code: 'ExpiredToken', message: 'The provided token has expired.' }, true],
    [400, { code: 'AccessDenied', message: 'Request has expired' }, false],
    [503, { message: 'the lease has expired' }, false],
  ])('%i %o: %o', (status, refusal, expired) => {
    expect(new StorageRefusedError(LOCATION, status, refusal).expired).toBe(expired);
  });
});
