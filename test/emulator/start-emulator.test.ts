import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmulator } from '../../src/emulator/start-emulator.ts';
import { callApi, putFile, requestUpload, sendRaw } from './client.ts';
import { eventually, newFolder, runEmulator, takenPort } from './run-emulator.ts';

describe('startEmulator', () => {
  test('listens on a free port of 127.0.0.1', async () => {
    const emulator = await runEmulator();
    expect(emulator.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(emulator.baseUrl).toBe(`${emulator.origin}/v1`);
    expect((await callApi(emulator, 'GET', '/games')).status).toBe(200);
  });

  test('listens on the given port', async () => {
    const first = await runEmulator();
    const port = Number(new URL(first.origin).port);
    await first.close();
    expect((await runEmulator({ port })).origin).toBe(first.origin);
  });

  test('rejects if the port is in use, and frees its resources', async () => {
    const port = await takenPort();
    const folder = await newFolder();
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startEmulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('rejects an unknown scope', async () => {
    const starting = runEmulator({ tokens: [{ name: 'dev', scopes: ['games:eat'] }] });
    await expect(starting).rejects.toThrow('games:eat is not a scope');
  });

  test('does not change the globals of its process', async () => {
    const emulator = await runEmulator();
    await callApi(emulator, 'GET', '/games');
    // The lightweight ones of @hono/node-server extend those of Node.
    for (const { prototype } of [Request, Response])
      expect(Object.getPrototypeOf(prototype)).toBe(Object.prototype);
  });

  test('delays every request by its latency', async () => {
    const emulator = await runEmulator({ latencyMs: 30 });
    const { uploadUrl } = await requestUpload(emulator);
    for (const sendOne of [
      () => callApi(emulator, 'GET', '/games'),
      () => callApi(emulator, 'GET', '/nowhere'),
      () => putFile(uploadUrl, 'x'),
    ]) {
      const startedAt = performance.now();
      await sendOne();
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29);
    }
  });

  test.each([
    ['a host that is none', 'GET /v1/games HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a path with a backslash', 'GET /v1\\games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('responds with 400 to %s', async (_, request) => {
    const response = await sendRaw(await runEmulator(), request);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(response).toMatch(
      /\{"statusCode":400,"error":"Bad Request","message":"The request has no valid address"\}$/,
    );
  });
});

describe('close', () => {
  test('removes files in a temporary folder', async () => {
    const emulator = await runEmulator();
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    const folder = dirname(dirname(emulator.storedAssets()[0]?.filePath ?? ''));
    await access(folder);
    await emulator.close();
    await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('keeps files in a given folder', async () => {
    const emulator = await runEmulator({ dataDir: await newFolder() });
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    const { filePath = '' } = emulator.storedAssets()[0] ?? {};
    await emulator.close();
    await access(filePath);
  });

  test('can be called again, and waits for the same result', async () => {
    const emulator = await startEmulator();
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    const { filePath = '' } = emulator.storedAssets()[0] ?? {};
    const first = emulator.close();
    await emulator.close();
    await expect(access(filePath)).rejects.toMatchObject({ code: 'ENOENT' });
    await first;
    await emulator.close();
  });

  test('does not wait for a client that disconnected', async () => {
    const emulator = await startEmulator({ latencyMs: 20 });
    const socket = connect(Number(new URL(emulator.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
    await eventually(() => expect(emulator.journal.entries).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(emulator.journal.entries).toMatchObject([{ status: 401 }]));
    await emulator.close();
  });

  test('is called by await using', async () => {
    let baseUrl = '';
    {
      await using emulator = await startEmulator();
      baseUrl = emulator.baseUrl;
      expect((await fetch(`${baseUrl}/games`)).status).toBe(401);
    }
    await expect(fetch(`${baseUrl}/games`)).rejects.toThrow();
  });

  test('closes idle connections and pending requests', async () => {
    const emulator = await startEmulator({ latencyMs: 600_000 });
    const idle = connect(Number(new URL(emulator.origin).port), '127.0.0.1');
    await once(idle, 'connect');
    const idleEnds = once(idle, 'close');
    const waiting = expect(callApi(emulator, 'GET', '/games')).rejects.toThrow();
    await eventually(() => expect(emulator.journal.entries).toHaveLength(1));
    await emulator.close();
    await waiting;
    idle.destroy();
    await idleEnds;
  });
});
