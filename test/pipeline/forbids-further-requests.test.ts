import { expect, test } from 'vitest';
import { CancelledError } from '../../src/api/cancelled-error.ts';
import { PermissionDeniedError } from '../../src/api/permission-denied-error.ts';
import { RateLimitedError } from '../../src/api/rate-limited-error.ts';
import { ServiceError } from '../../src/api/service-error.ts';
import { StorageRefusedError } from '../../src/api/storage-refused-error.ts';
import { TokenRejectedError } from '../../src/api/token-rejected-error.ts';
import { forbidsFurtherRequests } from '../../src/pipeline/forbids-further-requests.ts';

const REQUEST = { method: 'POST', location: 'https://host/v1/export' };

test.each([new TokenRejectedError(REQUEST, {}), new PermissionDeniedError(REQUEST, {})])(
  'a refused token forbids all further requests: $name',
  (error) => {
    expect(forbidsFurtherRequests(error)).toBe(true);
  },
);

test.each([
  new StorageRefusedError('https://storage/key', 403, {}),
  new StorageRefusedError('https://storage/key', 401, {}),
  new ServiceError(REQUEST, 404, 'nothing there'),
  new RateLimitedError(REQUEST),
  new CancelledError(),
  new Error('403'),
  undefined,
])('nothing else does: %s', (error) => {
  expect(forbidsFurtherRequests(error)).toBe(false);
});
