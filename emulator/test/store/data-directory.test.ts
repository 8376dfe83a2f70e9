import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { CAN } from '../../../test/doubles/conditions.ts';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import { startEmulator } from '../../src/start-emulator.ts';
import { callApi, openPut, putFile, requestUpload } from '../client.ts';
import { eventually, runEmulator, runEntry, runListening, startUpload } from '../run-emulator.ts';

describe('an emulator with a folder', () => {
  test('creates the folder', async () => {
    const dataDir = join(await temporaryFolder(), 'a', 'b');
    const emulator = await runEmulator({ dataDir });
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    expect(emulator.storedAssets()[0]?.filePath.startsWith(dataDir)).toBe(true);
    // The key of upload URLs is in it.
    const { mode } = await stat(join(dataDir, 'records.sqlite'));
    if (CAN.denyAccess) expect(mode & 0o777).toBe(0o600);
  });

  test('responds with NoSuchKey for an asset without a record', async () => {
    const dataDir = await temporaryFolder();
    const first = await runEmulator({ dataDir });
    const { uploadUrl } = await requestUpload(first);
    await first.close();
    const database = new DatabaseSync(join(dataDir, 'records.sqlite'));
    database.exec('DELETE FROM asset');
    database.close();
    const second = await runEmulator({ dataDir });
    const { status, text } = await putFile(uploadUrl.replace(first.origin, second.origin), 'x');
    expect(status).toBe(404);
    expect(text).toContain('<Code>NoSuchKey</Code>');
  });

  test.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['of other bytes', "can't be used: file is not a database", () => Buffer.alloc(8192, 'x')],
    ['with damaged pages', 'is damaged', (bytes) => bytes.fill('x', 4096)],
    // The version is at this place of the header ("Database File Format").
    [
      'of another version',
      'was written by another version of the emulator',
      (bytes) => bytes.fill(9, 60, 64),
    ],
  ])('does not start with a database %s, and keeps it', async (_, why, change) => {
    const dataDir = await temporaryFolder();
    await (await startEmulator({ dataDir })).close();
    const path = join(dataDir, 'records.sqlite');
    const changed = change(await readFile(path));
    await writeFile(path, changed);
    await expect(runEmulator({ dataDir })).rejects.toThrow(`${path} ${why}`);
    expect(await readFile(path)).toEqual(changed);
  });

  test('removes at its start the uploads that no record names, and nothing else', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    await putFile(uploadUrl, 'kept');
    const [stored] = emulator.storedAssets();
    await emulator.close();
    await writeFile(join(dataDir, 'files', `${randomUUID()}.${randomUUID()}`), 'half');
    await writeFile(join(dataDir, 'files', 'mine.txt'), 'of somebody');
    await runEmulator({ dataDir });
    expect((await readdir(join(dataDir, 'files'))).sort()).toEqual([
      basename(stored?.filePath ?? ''),
      'mine.txt',
    ]);
  });
});

const KIB = 1024;

async function post(baseUrl: string, path: string, body: unknown): Promise<Record<string, string>> {
  const response = await callApi({ baseUrl }, 'POST', path, { body });
  expect(response.status).toBe(201);
  return response.body as Record<string, string>;
}

/** Repeats a PUT until the emulator ends, and reports the bytes of each confirmed one. */
async function putUntilEnd(uploadUrl: string, kept: (bytes: Buffer) => void): Promise<void> {
  for (;;) {
    const bytes = randomBytes(64 * KIB + Math.floor(Math.random() * 64 * KIB));
    const sent = await putFile(uploadUrl, bytes).catch(() => undefined);
    if (sent === undefined) return;
    if (sent.status === 200) kept(bytes);
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('an emulator that is killed has everything that it confirmed after a restart, and no partial file', async () => {
  const folder = await temporaryFolder();
  const { child, baseUrl, closed } = await runListening('--port', '0', '--data', folder);
  const game = await post(baseUrl, '/games', { name: 'Pop', organizationId: 'org-1' });
  const wanted = await post(baseUrl, '/export', { variantId: 'v-1', network: 'unity' });
  const pending = await requestUpload({ baseUrl }, { fileName: 'pending.png' });
  const half = await requestUpload({ baseUrl }, { fileName: 'half.png' });
  openPut(half.uploadUrl, 1000).write('half');
  await eventually(async () => expect(await readdir(join(folder, 'files'))).toHaveLength(1));
  const list = async () => (await callApi({ baseUrl }, 'GET', '/assets?organizationId=org-1')).body;
  const waiting = await list();

  // Each file is replaced repeatedly, so that the crash may come between the file of one PUT and the record of another.
  const replaced = await Promise.all(
    Array.from({ length: 4 }, (_, n) => requestUpload({ baseUrl }, { fileName: `${n}.png` })),
  );
  const confirmed = new Map<string, string[]>(replaced.map(({ assetId }) => [assetId, []]));
  const puts = replaced.flatMap(({ assetId, uploadUrl }) =>
    Array.from({ length: 2 }, () =>
      putUntilEnd(uploadUrl, (bytes) => void confirmed.get(assetId)?.push(sha256(bytes))),
    ),
  );
  await eventually(() => expect([...confirmed.values()].every((hashes) => hashes.length > 2)).toBe(true));
  child.kill('SIGKILL');
  await Promise.all([closed, ...puts]);

  const emulator = await runEmulator({ dataDir: folder, port: Number(new URL(baseUrl).port) });
  const stored = emulator.storedAssets();
  expect(await readdir(join(folder, 'files'))).toHaveLength(stored.length);
  expect(stored.map(({ assetId }) => assetId)).not.toContain(half.assetId);
  expect(stored.map(({ assetId }) => assetId)).not.toContain(pending.assetId);
  for (const { filePath, size, sha256: hash } of stored) {
    const bytes = await readFile(filePath);
    expect({ size: bytes.byteLength, hash: sha256(bytes) }).toEqual({ size, hash });
  }
  expect(await list()).toEqual(expect.arrayContaining(waiting as unknown[]));
  expect(emulator.exports()).toEqual([{ ...wanted, status: undefined, organizationId: 'org-1' }]);
  expect((await callApi(emulator, 'GET', '/games')).body).toMatchObject({ data: [game] });
  for (const { uploadUrl } of [pending, half]) expect((await putFile(uploadUrl, 'whole')).status).toBe(200);
});

test("two emulators can't share a folder: the second ends with code 1", async () => {
  const folder = await temporaryFolder();
  const { baseUrl } = await runListening('--port', '0', '--data', folder);
  const { uploadUrl } = await requestUpload({ baseUrl }, { fileName: 'a.png' });
  const put = openPut(uploadUrl, 8);
  put.write('half');
  await eventually(async () => expect(await readdir(join(folder, 'files'))).toHaveLength(1));
  const second = runEntry('--port', '0', '--data', folder);
  expect(await second.closed).toEqual([1, null]);
  expect(second.written).toEqual({
    stdout: '',
    stderr: `The emulator could not start: ${join(folder, 'records.sqlite')} is in use by another emulator\n`,
  });
  // The partial file of the first one is kept.
  const responded = new Promise((resolve) => put.on('response', ({ statusCode }) => resolve(statusCode)));
  put.end('half');
  expect(await responded).toBe(200);
});
