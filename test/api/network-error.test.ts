import { expect, test } from 'vitest';
import { NetworkError } from '../../src/api/errors.ts';
import { RequestError } from '../../src/api/request-error.ts';

const REQUEST = { method: 'PUT', location: 'https://storage.example/b/a.png' };

test('says what was asked of whom, and the whole chain of causes', () => {
  const cause = new Error('tunnel failed', { cause: new Error('connect ECONNREFUSED 10.0.0.1:3128') });
  const error = new NetworkError('unreachable', REQUEST, cause);
  expect(error).toBeInstanceOf(RequestError);
  expect(error.message).toBe(
    'PUT https://storage.example/b/a.png: tunnel failed: connect ECONNREFUSED 10.0.0.1:3128',
  );
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable', cause, ...REQUEST });
});

test('is one line without the query of any address, whatever its cause says', () => {
  const cause = new Error('Request timeout:\nhttps://storage.example/b/a.png?X-Amz-Signature=secret');
  const { message } = new NetworkError('timeout', REQUEST, cause);
  expect(message).toBe(
    'PUT https://storage.example/b/a.png: Request timeout: https://storage.example/b/a.png',
  );
});

test('names every address that was tried', () => {
  const cause = new AggregateError([new Error('connect ::1'), new Error('connect 127.0.0.1')]);
  const { message } = new NetworkError('unreachable', REQUEST, cause);
  expect(message).toBe('PUT https://storage.example/b/a.png: connect ::1: connect 127.0.0.1');
});
