import { describe, expect, test } from 'vitest';
import type { TokenOption } from '../../src/options.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])(
  '%s is accepted as the name of the scheme',
  async (scheme) => {
    const emulator = await runEmulator();
    const headers = { authorization: `${scheme} dev` };
    expect((await callApi(emulator, 'GET', '/games', { token: null, headers })).status).toBe(200);
  },
);

const TOKENS = [
  { name: 'one', organization: 'org-1' },
  { name: 'two', organization: 'org-2' },
];

async function create(emulator: Emulator, token: string, path: string, body: unknown): Promise<unknown> {
  const response = await callApi(emulator, 'POST', path, { token, body });
  expect(response.status).toBe(201);
  return response.body;
}

async function listed(emulator: Emulator, token: string, path: string): Promise<unknown> {
  const { status, body } = await callApi(emulator, 'GET', path, { token });
  expect(status).toBe(200);
  return body;
}

describe('two organizations on one emulator', () => {
  test('never see games of each other', async () => {
    const emulator = await runEmulator({ tokens: TOKENS });
    const ours = await create(emulator, 'one', '/games', { name: 'Pop', organizationId: 'org-1' });
    const theirs = await create(emulator, 'two', '/games', { name: 'Pop', organizationId: 'org-2' });
    expect(await listed(emulator, 'one', '/games')).toMatchObject({ data: [ours], meta: { total: 1 } });
    expect(await listed(emulator, 'two', '/games')).toMatchObject({ data: [theirs], meta: { total: 1 } });
    const { id } = theirs as { id: string };
    expect((await callApi(emulator, 'GET', `/games/${id}`, { token: 'two' })).body).toEqual(theirs);
    const { status, body } = await callApi(emulator, 'GET', `/games/${id}`, { token: 'one' });
    // A 403 would reveal that the game exists.
    expect({ status, body }).toEqual({
      status: 404,
      body: { statusCode: 404, error: 'Not Found', message: 'There is no such game' },
    });
  });

  test('have separate assets and exports', async () => {
    const emulator = await runEmulator({ tokens: TOKENS });
    for (const { name, organization: organizationId } of TOKENS) {
      const file = { fileName: 'a.png', contentType: 'image/png', organizationId };
      await create(emulator, name, '/storage/urls', file);
      await create(emulator, name, '/export', { variantId: name, network: 'unity' });
    }
    for (const { name, organization: organizationId } of TOKENS) {
      const assets = await listed(emulator, name, `/assets?organizationId=${organizationId}`);
      expect(assets).toMatchObject([{ organizationId }]);
    }
    expect(emulator.exports()).toMatchObject([
      { variantId: 'one', organizationId: 'org-1' },
      { variantId: 'two', organizationId: 'org-2' },
    ]);
  });

  // Form a, and what is created: rejections.test.ts.
  test('get form b of the 403 body', async () => {
    const emulator = await runEmulator({ tokens: TOKENS, forbiddenBody: 'b' });
    const { body } = await callApi(emulator, 'GET', '/assets?organizationId=org-2', { token: 'one' });
    const message = 'Token does not belong to organization org-2';
    expect(body).toEqual({ statusCode: 403, error: 'Forbidden', message });
  });
});

const NOON = Date.UTC(2030, 0, 31, 12);

/** An emulator with a clock that only moves on by `go`. */
async function runAt(...tokens: TokenOption[]) {
  let nowMs = NOON;
  const emulator = await runEmulator({ tokens, now: () => nowMs });
  const ask = async (token: string) => {
    const { status, headers, body } = await callApi(emulator, 'GET', '/games', { token });
    return { status, scheme: headers['www-authenticate'], body };
  };
  const go = (ms: number) => {
    nowMs += ms;
  };
  return { ask, go };
}

function rejected(message: string) {
  return { status: 401, scheme: 'Bearer', body: { statusCode: 401, error: 'Unauthorized', message } };
}

describe('a token', () => {
  test('is valid until it expires', async () => {
    const { ask, go } = await runAt({ name: 'ci', expiresAt: NOON + 1000 }, { name: 'dev' });
    go(999);
    expect(await ask('ci')).toMatchObject({ status: 200 });
    go(1);
    expect(await ask('ci')).toEqual(rejected('The token has expired'));
    expect(await ask('dev')).toMatchObject({ status: 200 });
  });

  test('is rejected from its revocation on', async () => {
    const { ask, go } = await runAt({ name: 'ci', revokedAt: NOON + 1 });
    expect(await ask('ci')).toMatchObject({ status: 200 });
    go(1);
    expect(await ask('ci')).toEqual(rejected('The token has been revoked'));
  });
});
