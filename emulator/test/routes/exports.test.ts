import { describe, expect, test } from 'vitest';
import { callApi } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const NOON = '2027-01-01T12:00:00.000Z';

describe('POST /export', () => {
  test('responds with 201 and the queued export, and records it', async () => {
    const emulator = await runEmulator({ now: () => Date.parse(NOON), organization: 'studio' });
    const { status, body } = await callApi(emulator, 'POST', '/export', {
      body: { variantId: 'v1', network: 'n1' },
    });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect(body).toEqual({ id, variantId: 'v1', network: 'n1', status: 'queued', createdAt: NOON });
    expect(emulator.exports()).toEqual([
      { id, variantId: 'v1', network: 'n1', organizationId: 'studio', createdAt: NOON },
    ]);
  });

  test('records two exports for two equal requests, in order', async () => {
    const emulator = await runEmulator();
    for (const network of ['n1', 'n2', 'n1']) {
      await callApi(emulator, 'POST', '/export', { body: { variantId: 'v1', network } });
    }
    expect(emulator.exports().map(({ network }) => network)).toEqual(['n1', 'n2', 'n1']);
    expect(new Set(emulator.exports().map(({ id }) => id)).size).toBe(3);
  });

  test('rejects a network that is refused, and records nothing', async () => {
    const emulator = await runEmulator({ refuseNetwork: ['unity', 'meta'] });
    const exportTo = (network: string) =>
      callApi(emulator, 'POST', '/export', { body: { variantId: 'v1', network } });
    expect((await exportTo('unity')).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The network unity is refused',
    });
    expect((await exportTo('Unity')).status).toBe(201);
    expect(emulator.exports().map(({ network }) => network)).toEqual(['Unity']);
  });
});
