import { expect, test } from 'vitest';
import { PermissionDeniedError } from '../../src/api/permission-denied-error.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/games' };

test.each([
  ['Token does not have the required scope: games:write', 'games:write'],
  ['Insufficient permissions. Required: games:write', 'games:write'],
  ['Token does not have the required scope: storage-urls:create_all', 'storage-urls:create_all'],
  ['Insufficient permissions. Required: org:games:write', 'org:games:write'],
  ['Insufficient permissions. Required: games:*', 'games:*'],
])('finds the scope in: %s', (message, scope) => {
  expect(new PermissionDeniedError(REQUEST, { message }).scope).toBe(scope);
});

test.each([undefined, '', 'No', 'Required: ask your administrator', 'This organization is not yours: org-2'])(
  'finds no scope in: %o',
  (message) => {
    const words = message === undefined ? {} : { message };
    expect(new PermissionDeniedError(REQUEST, words).scope).toBeUndefined();
  },
);

test('says what was asked of whom, and what it said', () => {
  const words = { error: 'Forbidden', message: 'Insufficient permissions. Required: games:write' };
  expect(new PermissionDeniedError(REQUEST, words).message).toBe(
    'POST https://service.example/v1/games answered 403: Forbidden: Insufficient permissions. Required: games:write',
  );
});
