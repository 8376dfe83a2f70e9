import { describe, expect, test } from 'vitest';
import { callApi, send } from './client.ts';
import { runEmulator } from './run-emulator.ts';

describe('routes', () => {
  test('respond with 404 outside of the API without a token', async () => {
    const { status, text } = await send(`${(await runEmulator()).origin}/nowhere`);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 404 });
  });

  test('respond to HEAD like GET, without a body', async () => {
    const { status, body } = await callApi(await runEmulator(), 'HEAD', '/games');
    expect(status).toBe(200);
    expect(body).toBeUndefined();
  });
});
