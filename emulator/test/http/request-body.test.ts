import { describe, expect, test } from 'vitest';
import { type ApiCall, callApi, sendRaw } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const MIB = 1024 * 1024;
const GAME = { name: 'Pop', organizationId: 'org-1' };

describe('the body of an API request', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;x=y',
  ])('may have the type %s', async (type) => {
    const headers = { 'content-type': type };
    expect((await callApi(await runEmulator(), 'POST', '/games', { body: GAME, headers })).status).toBe(201);
  });

  test('is rejected with a short message even for many and long unknown fields', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${index}-${'x'.repeat(500)}`, 1]),
    );
    const { body } = await callApi(await runEmulator(), 'POST', '/games', { body: { ...GAME, ...unknown } });
    const { message } = body as { message: string };
    expect(message).toContain('"0-xxx');
    expect(message.endsWith('…')).toBe(true);
    expect(message.length).toBeLessThan(1500);
  });

  test.each<[string, ApiCall, number]>([
    ['may have 1 MiB', { body: JSON.stringify(GAME).padEnd(MIB) }, 201],
    ['is rejected with 413 before all of it has arrived', { body: Buffer.alloc(32 * MIB, ' ') }, 413],
    ['may come in chunks', { body: GAME, headers: { 'transfer-encoding': 'chunked' } }, 201],
  ])('%s', async (_, call, status) => {
    expect((await callApi(await runEmulator(), 'POST', '/games', call)).status).toBe(status);
  });

  test.each([0, 20])(
    'is rejected with 400 if it ends too early, after a latency of %d ms',
    async (latencyMs) => {
      const emulator = await runEmulator({ latencyMs });
      const response = await sendRaw(
        emulator,
        'POST /v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer dev\r\n' +
          'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
        'cut off',
      );
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:.+\r\n)*connection: close\r\n/i);
      expect(response).toMatch(
        /\{"statusCode":400,"error":"Bad Request","message":"The request ended too early"\}$/,
      );
    },
  );
});
