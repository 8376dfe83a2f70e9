import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callApi } from '../client.ts';
import { newFolder } from '../new-folder.ts';
import { putFile } from '../put-file.ts';
import { requestUpload } from '../request-upload.ts';
import { runEmulator } from '../run-emulator.ts';

describe('an emulator with a folder', () => {
  it('creates the folder', async () => {
    const dataDir = join(await newFolder(), 'a', 'b');
    const emulator = await runEmulator({ dataDir });
    await putFile((await requestUpload(emulator)).uploadUrl, 'x');
    expect(emulator.storedAssets()[0]?.filePath.startsWith(dataDir)).toBe(true);
  });

  it('knows after a restart all that it knew before', async () => {
    const dataDir = await newFolder();
    const first = await runEmulator({ dataDir });
    await callApi(first, 'POST', '/games', { body: { name: 'Pop', organizationId: 'org-1' } });
    await callApi(first, 'POST', '/export', { body: { variantId: 'v1', network: 'n1' } });
    await putFile((await requestUpload(first)).uploadUrl, 'kept');
    await requestUpload(first, { fileName: 'pending.png' });
    const games = (await callApi(first, 'GET', '/games')).body;
    const assets = (await callApi(first, 'GET', '/assets?organizationId=org-1')).body;
    const [stored, exports] = [first.storedAssets(), first.exports()];
    await first.close();

    const second = await runEmulator({ dataDir });
    expect(games).toMatchObject({ data: [{ name: 'Pop' }] });
    expect((await callApi(second, 'GET', '/games')).body).toEqual(games);
    expect(assets).toHaveLength(2);
    expect((await callApi(second, 'GET', '/assets?organizationId=org-1')).body).toEqual(assets);
    expect(exports).toHaveLength(1);
    expect(second.exports()).toEqual(exports);
    expect(stored).toHaveLength(1);
    expect(second.storedAssets()).toEqual(stored);
    expect(await readFile(stored[0]?.filePath ?? '', 'utf8')).toBe('kept');
  });

  it('still takes an upload address of the run before', async () => {
    const dataDir = await newFolder();
    const first = await runEmulator({ dataDir });
    const { uploadUrl, assetId } = await requestUpload(first);
    await first.close();
    const second = await runEmulator({ dataDir });
    expect((await putFile(uploadUrl.replace(first.origin, second.origin), 'late')).status).toBe(200);
    expect(second.storedAssets()).toMatchObject([{ assetId, size: 4 }]);
  });

  it('answers NoSuchKey for an asset whose record is gone', async () => {
    const [here, there] = [await newFolder(), await newFolder()];
    const first = await runEmulator({ dataDir: here });
    const { uploadUrl } = await requestUpload(first);
    await first.close();
    await writeFile(join(there, 'upload-key'), await readFile(join(here, 'upload-key')));
    const second = await runEmulator({ dataDir: there });
    const { status, text } = await putFile(uploadUrl.replace(first.origin, second.origin), 'x');
    expect(status).toBe(404);
    expect(text).toContain('<Code>NoSuchKey</Code>');
  });

  it('does not start with a key that is none, and leaves nothing beside it', async () => {
    const dataDir = await newFolder();
    await writeFile(join(dataDir, 'upload-key'), 'half');
    await expect(runEmulator({ dataDir })).rejects.toThrow(/upload-key is no key of an emulator$/);
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'parts', 'upload-key']);
  });

  it('removes what a killed run left half received', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'parts'));
    await writeFile(join(dataDir, 'parts', 'half'), 'x');
    await runEmulator({ dataDir });
    await expect(readFile(join(dataDir, 'parts', 'half'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
