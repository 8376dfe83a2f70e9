import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/doubles/environment.ts';
import { startEmulator } from '../src/start-emulator.ts';
import { callApi, putFile, requestUpload } from './client.ts';
import { eventually, runEmulator, takenPort } from './run-emulator.ts';

describe('startEmulator', () => {
  test('listens on a free port of 127.0.0.1, or on the given one', async () => {
    const first = await runEmulator();
    expect(first.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(first.baseUrl).toBe(`${first.origin}/v1`);
    await first.close();
    expect((await runEmulator({ port: Number(new URL(first.origin).port) })).origin).toBe(first.origin);
  });

  test('rejects if the port is in use, and frees its resources', async () => {
    const port = await takenPort();
    const folder = await temporaryFolder();
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startEmulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('does not change the globals of its process', async () => {
    const emulator = await runEmulator();
    await callApi(emulator, 'GET', '/games');
    // The lightweight ones of @hono/node-server extend those of Node.
    for (const { prototype } of [Request, Response])
      expect(Object.getPrototypeOf(prototype)).toBe(Object.prototype);
  });
});

describe('close', () => {
  test('removes the temporary folder, and can be called again', async () => {
    const emulator = await startEmulator();
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    const folder = dirname(dirname(emulator.storedAssets()[0]?.filePath ?? ''));
    await access(folder);
    const first = emulator.close();
    await emulator.close();
    await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' });
    await first;
    await emulator[Symbol.asyncDispose]();
    await expect(fetch(emulator.baseUrl)).rejects.toThrow();
  });

  test('closes idle connections and pending requests, which a latency delays', async () => {
    const emulator = await startEmulator({ latencyMs: 600_000 });
    const idle = connect(Number(new URL(emulator.origin).port), '127.0.0.1');
    await once(idle, 'connect');
    const idleEnds = once(idle, 'close');
    const requests = [
      callApi(emulator, 'GET', '/games'),
      callApi(emulator, 'GET', '/nowhere'),
      putFile(`${emulator.origin}/storage/a`, 'x'),
    ];
    const answers = expect(Promise.any(requests)).rejects.toThrow();
    await eventually(() => expect(emulator.journal.entries).toHaveLength(3));
    expect(emulator.journal.entries.map(({ status }) => status)).toEqual([undefined, undefined, undefined]);
    await emulator.close();
    await answers;
    idle.destroy();
    await idleEnds;
  });
});
