import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { makePipe } from '../../doubles/conditions.ts';
import { callApi, putFile, requestUpload } from '../client.ts';
import { eventually, newFolder, runEmulator, startUpload } from '../run-emulator.ts';

/** A folder with an uploaded file, as older emulators left it: the record has no hash. */
async function folderWithoutHashes(): Promise<{ dataDir: string; assetId: string }> {
  const dataDir = await newFolder();
  const { emulator, uploadUrl, assetId } = await startUpload({ dataDir });
  await putFile(uploadUrl, 'x');
  await emulator.close();
  const database = new DatabaseSync(join(dataDir, 'records.sqlite'));
  database.exec('UPDATE asset SET sha256 = NULL');
  database.close();
  return { dataDir, assetId };
}

const NOON = '2027-01-01T12:00:00.000Z';

describe('GET /assets', () => {
  test('returns the records of an organization in order, without upload URLs', async () => {
    const emulator = await runEmulator({ now: () => Date.parse(NOON) });
    const first = await requestUpload(emulator, { fileName: 'img/ball.png' });
    const second = await requestUpload(emulator, { fileName: 'index.html', contentType: 'text/html' });
    await putFile(second.uploadUrl, '<html>', 'text/html');
    const { status, body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        assetId: first.assetId,
        fileName: 'img/ball.png',
        contentType: 'image/png',
        organizationId: 'org-1',
        createdAt: NOON,
        status: 'pending',
        size: null,
        sha256: null,
      },
      {
        assetId: second.assetId,
        fileName: 'index.html',
        contentType: 'text/html',
        organizationId: 'org-1',
        createdAt: NOON,
        status: 'uploaded',
        size: 6,
        sha256: createHash('sha256').update('<html>').digest('hex'),
      },
    ]);
  });

  test('returns an empty array if there is none', async () => {
    expect((await callApi(await runEmulator(), 'GET', '/assets?organizationId=org-1')).body).toEqual([]);
  });

  test('returns the record of a removed file', async () => {
    const dataDir = await newFolder();
    const { emulator, uploadUrl, assetId } = await startUpload({ dataDir });
    await putFile(uploadUrl, 'x');
    await rm(join(dataDir, 'files', assetId));
    expect((await callApi(emulator, 'GET', '/assets?organizationId=org-1')).body).toMatchObject([
      { status: 'uploaded', size: 1 },
    ]);
    expect(emulator.storedAssets()).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')(
    'does not wait for the hashes of records without one',
    async () => {
      const { dataDir, assetId } = await folderWithoutHashes();
      // A read of a named pipe takes until something is written to it.
      const file = join(dataDir, 'files', assetId);
      await rm(file);
      makePipe(file);
      const emulator = await runEmulator({ dataDir });
      const list = async () => (await callApi(emulator, 'GET', '/assets?organizationId=org-1')).body;
      expect(await list()).toMatchObject([{ status: 'uploaded', size: 1, sha256: null }]);
      expect(emulator.storedAssets()).toMatchObject([{ assetId, sha256: null }]);
      await writeFile(file, 'x');
      const sha256 = createHash('sha256').update('x').digest('hex');
      await eventually(async () => expect(await list()).toMatchObject([{ status: 'uploaded', sha256 }]));
      expect(emulator.storedAssets()).toMatchObject([{ assetId, sha256 }]);
    },
  );

  test('has no hash of a removed file whose record has none', async () => {
    const { dataDir, assetId } = await folderWithoutHashes();
    await rm(join(dataDir, 'files', assetId));
    const emulator = await runEmulator({ dataDir });
    expect((await callApi(emulator, 'GET', '/assets?organizationId=org-1')).body).toMatchObject([
      { status: 'uploaded', size: 1, sha256: null },
    ]);
    await emulator.close();
  });

  test('hashes the current file even if it is replaced meanwhile', async () => {
    const { emulator, uploadUrl } = await startUpload();
    await putFile(uploadUrl, 'first');
    const listings: Promise<unknown>[] = [];
    for (let round = 0; round < 10; round += 1) {
      const bytes = Buffer.alloc(3 * 1024 * 1024 + round, round);
      const put = putFile(uploadUrl, bytes);
      listings.push(callApi(emulator, 'GET', '/assets?organizationId=org-1'));
      await put;
      listings.push(callApi(emulator, 'GET', '/assets?organizationId=org-1'));
    }
    await Promise.all(listings);
    const [stored] = emulator.storedAssets();
    const bytes = await readFile(stored?.filePath ?? '');
    expect(stored?.size).toBe(bytes.byteLength);
    expect(stored?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});
