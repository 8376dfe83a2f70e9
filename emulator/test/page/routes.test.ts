import { describe, expect, test } from 'vitest';
import { callApi, send, sendRaw } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';
import { startWithFile } from './upload.ts';

describe('the page and its files', () => {
  test.each(['127.0.0.1', '127.0.0.1:8787', 'localhost', 'LOCALHOST:80', '[::1]:8787'])(
    'are served to the host %s',
    async (host) => {
      const emulator = await runEmulator();
      const { status, headers } = await send(emulator.origin, { headers: { host } });
      expect(status).toBe(200);
      // Another host would be another site, whose frames have no storage.
      const name = host.startsWith('[') ? '127.0.0.1' : host.replace(/:\d+$/, '').toLowerCase();
      const frames = emulator.playOrigin.replace('127.0.0.1', name);
      expect(headers['content-security-policy']).toContain(`; frame-src ${frames};`);
    },
  );

  test.each([
    ...['evil.example', 'evil.example:8787', 'evil-127.0.0.1', 'evillocalhost:8787', '127.0.0.2', '[::2]'],
    ...['127.0.0.1.evil.example', 'localhost.evil.example', '127.0.0.1@evil.example', '0.0.0.0'],
    '127.0.0.1:1;script-src',
  ])('are not served to the host %s', async (host) => {
    const { emulator, assetId } = await startWithFile('a.html', 'text/html', 'secret');
    const { origin, playOrigin } = emulator;
    const paths = ['/', '/favicon.ico', `/play/${assetId}`];
    for (const [at, path] of [
      ...paths.map((path) => [origin, path] as const),
      [playOrigin, `/1/${assetId}/a.html`] as const,
    ]) {
      const response = await sendRaw(
        { origin: at },
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 40[03] /);
      expect(response).not.toContain('secret');
    }
  });

  test('do not answer for other paths, which need no token for their 404', async () => {
    const { status, text } = await send(`${(await runEmulator()).origin}/nowhere`);
    expect([status, JSON.parse(text).statusCode]).toEqual([404, 404]);
  });

  test('do not restrict the host of the API', async () => {
    const emulator = await runEmulator();
    const { status } = await callApi(emulator, 'GET', '/games', { headers: { host: 'emulator:8787' } });
    expect(status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('reject %s with 405', async (method) => {
    const emulator = await runEmulator();
    const own = ['/', '/favicon.ico', '/play/x'].map((path) => `${emulator.origin}${path}`);
    for (const url of [...own, `${emulator.playOrigin}/1/x/y`]) {
      const { status, headers } = await send(url, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('responds to HEAD like GET, without a body', async () => {
    const { emulator, assetId } = await startWithFile('a.png', 'image/png', '12345');
    const own = ['/', '/favicon.ico', `/play/${assetId}`].map((path) => `${emulator.origin}${path}`);
    for (const url of [...own, `${emulator.playOrigin}/1/${assetId}/a.png`]) {
      const [get, head] = [await send(url), await send(url, { method: 'HEAD' })];
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      if (url.endsWith('.png')) expect(head.headers['content-length']).toBe('5');
    }
  });
});
