import { describe, expect, it } from 'vitest';
import { callApi } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

describe('authentication', () => {
  it('answers 401 with the error body and WWW-Authenticate when there is no token', async () => {
    const { status, headers, body } = await callApi(await runEmulator(), 'GET', '/games', { token: null });
    expect(status).toBe(401);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'The bearer token is missing' });
  });

  it.each(['other', 'de', 'devv', 'DEV'])('answers 401 to the unknown token %s', async (token) => {
    const { status, headers, body } = await callApi(await runEmulator(), 'GET', '/games', { token });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'The token is invalid',
    });
  });

  it.each(['Basic dev', 'dev', 'Bearer', 'Bearer dev dev', 'Bearerdev'])(
    'takes "%s" for no bearer token',
    async (authorization) => {
      const { status, body } = await callApi(await runEmulator(), 'GET', '/games', {
        token: null,
        headers: { authorization },
      });
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: 'The bearer token is missing' });
    },
  );

  it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('takes %s as the name of the scheme', async (scheme) => {
    const emulator = await runEmulator();
    const headers = { authorization: `${scheme} dev` };
    expect((await callApi(emulator, 'GET', '/games', { token: null, headers })).status).toBe(200);
  });

  it('knows each of several tokens', async () => {
    const emulator = await runEmulator({ tokens: [{ name: 'one' }, { name: 'two' }, { name: 'three' }] });
    for (const token of ['one', 'two', 'three']) {
      expect((await callApi(emulator, 'GET', '/games', { token })).status).toBe(200);
    }
    expect((await callApi(emulator, 'GET', '/games', { token: 'dev' })).status).toBe(401);
  });

  it('authenticates before it looks at the path, the method or the body', async () => {
    const emulator = await runEmulator();
    expect((await callApi(emulator, 'GET', '/nowhere', { token: null })).status).toBe(401);
    expect((await callApi(emulator, 'DELETE', '/games', { token: null })).status).toBe(401);
    expect((await callApi(emulator, 'POST', '/games', { token: null, body: 'no JSON' })).status).toBe(401);
  });

  it.each([
    ['a space', 'a b'],
    ['nothing', ''],
    ['more than ASCII', 'schlüssel'],
  ])('refuses to start with a token of %s', async (_, name) => {
    await expect(runEmulator({ tokens: [{ name }] })).rejects.toThrow(TypeError);
  });

  it('refuses to start with one token twice', async () => {
    await expect(runEmulator({ tokens: [{ name: 'dev' }, { name: 'dev' }] })).rejects.toThrow(/given twice/);
  });
});
