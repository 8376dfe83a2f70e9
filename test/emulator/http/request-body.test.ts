import { describe, expect, test } from 'vitest';
import { callApi, talk } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const MIB = 1024 * 1024;
const GAME = { name: 'Pop', organizationId: 'org-1' };

describe('the body of an API request', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;x=y',
  ])('may be of the type %s', async (type) => {
    const headers = { 'content-type': type };
    expect((await callApi(await runEmulator(), 'POST', '/games', { body: GAME, headers })).status).toBe(201);
  });

  test.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'application', ''])(
    'is refused with 415 when its type is "%s"',
    async (type) => {
      const headers = { 'content-type': type };
      const { status, body } = await callApi(await runEmulator(), 'POST', '/games', { body: GAME, headers });
      expect(status).toBe(415);
      expect(body).toEqual({
        statusCode: 415,
        error: 'Unsupported Media Type',
        message: 'Content-Type must be application/json',
      });
    },
  );

  test('is refused with 415 without a type', async () => {
    expect((await callApi(await runEmulator(), 'POST', '/games')).status).toBe(415);
  });

  test.each([
    ['no JSON', '{"name":'],
    ['nothing', ''],
    ['no UTF-8', Buffer.from('{"name":"\xff"}', 'latin1')],
  ])('is refused with 400 when it is %s', async (_, content) => {
    const { status, body } = await callApi(await runEmulator(), 'POST', '/games', { body: content });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'The body must be JSON in UTF-8' });
  });

  test.each(['[]', 'null', '"text"', '1'])(
    'is refused with 400 when it is %s and no object',
    async (content) => {
      const { status, body } = await callApi(await runEmulator(), 'POST', '/games', { body: content });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'The body must be a JSON object' });
    },
  );

  test('is refused with every problem in one message', async () => {
    const { status, body } = await callApi(await runEmulator(), 'POST', '/storage/urls', {
      body: '{"fileName":"","contentType":"png","organizationId":1,"size":2,"__proto__":3}',
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message:
        'fileName must not be empty; contentType must be a media type, such as image/png; ' +
        'organizationId must be a string; unknown fields: "size", "__proto__"',
    });
  });

  test('is refused with a short message however many and long its unknown fields are', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${index}-${'x'.repeat(500)}`, 1]),
    );
    const { body } = await callApi(await runEmulator(), 'POST', '/games', { body: { ...GAME, ...unknown } });
    const { message } = body as { message: string };
    expect(message).toContain('and 490 more');
    expect(message.length).toBeLessThan(1500);
  });

  test('may have 100 levels, and is refused with 400 however many more', async () => {
    const emulator = await runEmulator({ faults: { rates: {} } });
    for (const [levels, message] of [
      [100, 'The body must be a JSON object'],
      [101, 'The body must have at most 100 levels'],
      [MIB / 2, 'The body must have at most 100 levels'],
    ] as const) {
      const body = '['.repeat(levels) + ']'.repeat(levels);
      const answer = await callApi(emulator, 'POST', '/games', { body });
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });

  test('may have 1 MiB, and is refused with 413 above it', async () => {
    const emulator = await runEmulator();
    const padded = JSON.stringify(GAME).padEnd(MIB);
    expect((await callApi(emulator, 'POST', '/games', { body: padded })).status).toBe(201);
    const { status, body } = await callApi(emulator, 'POST', '/games', { body: `${padded} ` });
    expect(status).toBe(413);
    expect(body).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'The body must have at most 1048576 bytes',
    });
  });

  test('gets its 413 even while much of it is still to come', async () => {
    const body = Buffer.alloc(32 * MIB, ' ');
    expect((await callApi(await runEmulator(), 'POST', '/games', { body })).status).toBe(413);
  });

  test('may come in chunks', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    expect((await callApi(await runEmulator(), 'POST', '/games', { body: GAME, headers })).status).toBe(201);
  });

  test.each([0, 20])(
    'is refused with 400 when it ends too early, after %d ms of latency',
    async (latencyMs) => {
      const emulator = await runEmulator({ latencyMs });
      const answer = await talk(
        emulator,
        'POST /v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer dev\r\n' +
          'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:.+\r\n)*connection: close\r\n/i);
      expect(answer).toMatch(
        /\{"statusCode":400,"error":"Bad Request","message":"The body ended too early"\}$/,
      );
    },
  );
});
