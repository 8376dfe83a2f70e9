import { describe, expect, test } from 'vitest';
import { SCOPES } from '../src/options.ts';
import { callApi } from './client.ts';
import { runEmulator } from './run-emulator.ts';

const organizationId = 'org-1';
const ASSET = { fileName: 'a', contentType: 'text/plain', organizationId };

describe('scopes', () => {
  test.each([
    ['GET', '/games', 'games:read', 200, undefined],
    ['GET', '/games/none', 'games:read', 404, undefined],
    ['POST', '/games', 'games:write', 201, { name: 'Pop', organizationId }],
    ['GET', `/assets?organizationId=${organizationId}`, 'assets:read', 200, undefined],
    ['POST', '/storage/urls', 'assets:write', 201, ASSET],
    ['POST', '/export', 'exports:write', 201, { variantId: 'v1', network: 'n1' }],
  ] as const)('%s %s needs only the scope %s, and names it in both forms of the 403 body', async (...row) => {
    const [method, path, scope, status, body] = row;
    const tokens = [
      { name: 'only', scopes: [scope] },
      { name: 'rest', scopes: SCOPES.filter((other) => other !== scope) },
    ];
    const emulator = await runEmulator({ tokens });
    expect((await callApi(emulator, method, path, { token: 'only', body })).status).toBe(status);
    expect((await callApi(emulator, method, path, { token: 'rest', body })).body).toEqual({
      statusCode: 403,
      error: 'INSUFFICIENT_PERMISSIONS',
      message: `Token does not have the required scope: ${scope}`,
    });
    const formB = await runEmulator({ tokens, forbiddenBody: 'b' });
    expect((await callApi(formB, method, path, { token: 'rest', body })).body).toEqual({
      statusCode: 403,
      error: 'Forbidden',
      message: `Insufficient permissions. Required: ${scope}`,
    });
  });

  test('are checked before the body and after the path', async () => {
    const emulator = await runEmulator({ tokens: [{ name: 'dev', scopes: [] }] });
    expect((await callApi(emulator, 'POST', '/games', { body: 'no JSON' })).status).toBe(403);
    expect((await callApi(emulator, 'DELETE', '/games')).status).toBe(405);
    expect((await callApi(emulator, 'GET', '/nowhere')).status).toBe(404);
  });
});
