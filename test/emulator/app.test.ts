import { describe, expect, test } from 'vitest';
import { callApi, send } from './client.ts';
import { runEmulator } from './run-emulator.ts';

describe('routes', () => {
  test.each([
    '',
    '/',
    '/nowhere',
    '/games/',
    '/games/one/two',
    '/storage',
    '/storage/urls/',
    '/Games',
    '/exports',
  ])('knows no endpoint %s', async (path) => {
    const { status, headers, body } = await callApi(await runEmulator(), 'GET', path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json');
    expect(body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no such endpoint' });
  });

  test('answers 404 outside of the API without asking for a token', async () => {
    const { status, text } = await send(`${(await runEmulator()).origin}/nowhere`);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 404 });
  });

  test.each([
    ['DELETE', '/games', 'GET, HEAD, POST'],
    ['PUT', '/games/one', 'GET, HEAD'],
    ['POST', '/assets', 'GET, HEAD'],
    ['GET', '/storage/urls', 'POST'],
    ['OPTIONS', '/storage/urls', 'POST'],
    ['GET', '/export', 'POST'],
    ['PATCH', '/export', 'POST'],
  ])('answers 405 to %s %s and allows %s', async (method, path, allow) => {
    const { status, headers, body } = await callApi(await runEmulator(), method, path);
    expect(status).toBe(405);
    expect(headers.allow).toBe(allow);
    expect(body).toEqual({
      statusCode: 405,
      error: 'Method Not Allowed',
      message: `${method} is not allowed here, only ${allow}`,
    });
  });

  test('answers HEAD as GET, without a body', async () => {
    const { status, body } = await callApi(await runEmulator(), 'HEAD', '/games');
    expect(status).toBe(200);
    expect(body).toBeUndefined();
  });
});
