import { expect, test } from 'vitest';
import { serviceAdvice } from '../../../src/action/failures/service-advice.ts';
import { ServiceError } from '../../../src/api/errors.ts';

const BASE = 'https://api.example.com/v1';

function advise(method: string, path: string, status: number): string {
  return serviceAdvice(new ServiceError({ method, location: BASE + path }, status, 'no'));
}

test.each([
  ['POST', '/storage/urls', '`organization`, and the name and content type of the file,'],
  ['POST', '/export', '`variant` and `network`'],
  ['GET', '/assets', '`organization`'],
  ['GET', '/games', '`page-size`'],
  ['POST', '/games', '`name` and `organization`'],
  ['GET', '/games/g-1', '`game`'],
  ['GET', '/elsewhere', 'the inputs'],
])('a request that is refused is checked by what was sent with it: %s %s', (method, path, what) => {
  for (const status of [400, 409, 422])
    expect(advise(method, path, status)).toBe(`Check ${what} against the message of the service.`);
});

test('a game that is not found may be in another organization', () => {
  expect(advise('GET', '/games/g-1', 404)).toMatch(/^Check `game`: .*organization.*`base-url`\.$/);
});

test.each([
  ['GET', '/games', 404],
  ['POST', '/games', 404],
  ['GET', '/assets', 404],
  ['POST', '/export', 404],
  ['GET', '/games', 301],
  ['GET', '/games/g-1', 302],
  ['GET', '/assets', 307],
])('what is not there, or moved, is checked by its address: %s %s (%i)', (method, path, status) => {
  expect(advise(method, path, status)).toBe('Check `base-url`: the address with its path prefix.');
});

test.each([500, 503, 599, 408, 425])('what may pass is tried again later: %i', (status) => {
  expect(advise('GET', '/games', status)).toMatch(/^Run again/);
});

test.each([101, 200, 204])('what is no answer of the service may come from elsewhere: %i', (status) => {
  expect(advise('GET', '/games', status)).toMatch(/^Check `base-url`: this does not look like/);
});
