import { describe, expect, test } from 'vitest';
import type { TokenOption } from '../../../src/emulator/options.ts';
import { callApi } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

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
  return { emulator, ask, go };
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

  test('is rejected for good once a running emulator revokes it', async () => {
    const { emulator, ask, go } = await runAt({ name: 'ci', expiresAt: NOON + 1 }, { name: 'dev' });
    expect(await ask('ci')).toMatchObject({ status: 200 });
    emulator.revoke('ci');
    emulator.revoke('ci');
    expect(await ask('ci')).toEqual(rejected('The token has been revoked'));
    go(2);
    expect(await ask('ci')).toEqual(rejected('The token has been revoked'));
    expect(await ask('dev')).toMatchObject({ status: 200 });
  });

  test("can't be revoked if it does not exist", async () => {
    const { emulator } = await runAt({ name: 'ci' });
    expect(() => emulator.revoke('other')).toThrow(new TypeError('There is no token other'));
  });
});
