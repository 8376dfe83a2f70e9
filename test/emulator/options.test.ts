import { describe, expect, test } from 'vitest';
import { SCOPES } from '../../src/emulator/options.ts';
import { callApi } from './client.ts';
import { runEmulator } from './run-emulator.ts';

const ORGANIZATION = 'org-1';

const OPERATIONS = [
  { method: 'GET', path: '/games', scope: 'games:read', status: 200 },
  { method: 'GET', path: '/games/none', scope: 'games:read', status: 404 },
  {
    method: 'POST',
    path: '/games',
    scope: 'games:write',
    status: 201,
    body: { name: 'Pop', organizationId: ORGANIZATION },
  },
  { method: 'GET', path: `/assets?organizationId=${ORGANIZATION}`, scope: 'assets:read', status: 200 },
  {
    method: 'POST',
    path: '/storage/urls',
    scope: 'assets:write',
    status: 201,
    body: { fileName: 'a', contentType: 'text/plain', organizationId: ORGANIZATION },
  },
  {
    method: 'POST',
    path: '/export',
    scope: 'exports:write',
    status: 201,
    body: { variantId: 'v1', network: 'n1' },
  },
] as const;

describe('scopes', () => {
  test.each(OPERATIONS)(
    '$method $path needs only the scope $scope, and names it in both forms of the 403 body',
    async ({ method, path, scope, status, ...rest }) => {
      const tokens = [
        { name: 'only', scopes: [scope] },
        { name: 'rest', scopes: SCOPES.filter((other) => other !== scope) },
      ];
      const emulator = await runEmulator({ tokens });
      expect((await callApi(emulator, method, path, { token: 'only', ...rest })).status).toBe(status);
      expect((await callApi(emulator, method, path, { token: 'rest', ...rest })).body).toEqual({
        statusCode: 403,
        error: 'INSUFFICIENT_PERMISSIONS',
        message: `Token does not have the required scope: ${scope}`,
      });
      const formB = await runEmulator({ tokens, forbiddenBody: 'b' });
      expect((await callApi(formB, method, path, { token: 'rest', ...rest })).body).toEqual({
        statusCode: 403,
        error: 'Forbidden',
        message: `Insufficient permissions. Required: ${scope}`,
      });
    },
  );

  test('are checked before the body and after the path', async () => {
    const emulator = await runEmulator({ tokens: [{ name: 'dev', scopes: [] }] });
    expect((await callApi(emulator, 'POST', '/games', { body: 'no JSON' })).status).toBe(403);
    expect((await callApi(emulator, 'DELETE', '/games')).status).toBe(405);
    expect((await callApi(emulator, 'GET', '/nowhere')).status).toBe(404);
  });
});
