import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import { callApi, putFile, requestUpload, send } from '../client.ts';
import { canMount, listening, runMounted, startUpload } from '../run-emulator.ts';

const FULL = 'database or disk is full';

describe.skipIf(!canMount())('an emulator whose disk is full', () => {
  async function runOnSmallDisk(size: string) {
    return listening(runMounted(`size=${size}`, await temporaryFolder()));
  }

  // The disk is full before, while or after the file is replaced.
  test.each(['600k', '604k', '608k', '612k', '616k'])(
    'keeps the last confirmed upload on a disk of %s',
    async (size) => {
      const { baseUrl, playOrigin, written } = await runOnSmallDisk(size);
      const { uploadUrl, assetId } = await requestUpload({ baseUrl });
      let status: number | undefined = 200;
      let confirmed = '';
      for (let round = 1; status === 200; round += 1) {
        // An empty file makes no room for the record of the next one.
        const bytes = round % 2 === 0 ? `round ${round}` : '';
        ({ status } = await putFile(uploadUrl, bytes));
        if (status === 200) confirmed = bytes;
      }
      expect(status).toBe(500);
      expect((await send(`${playOrigin}/1/${assetId}/ball.png`)).text).toBe(confirmed);
      const { body } = await callApi({ baseUrl }, 'GET', '/assets?organizationId=org-1');
      const sha256 = createHash('sha256').update(confirmed).digest('hex');
      expect(body).toMatchObject([{ status: 'uploaded', size: confirmed.length, sha256 }]);
      expect(written.stderr).toBe('');
    },
  );

  const createGame = (baseUrl: string) =>
    callApi({ baseUrl }, 'POST', '/games', { body: { name: 'x'.repeat(1024), organizationId: 'org-1' } });

  test('rejects an API request with 500 in JSON, and has all that it confirmed', async () => {
    const { baseUrl, written } = await runOnSmallDisk('200k');
    const confirmed: unknown[] = [];
    const statuses = new Set<number | undefined>();
    const create = async () => {
      const response = await createGame(baseUrl);
      statuses.add(response.status);
      if (response.status === 201) confirmed.push(response.body);
      else expect(response.body).toEqual({ statusCode: 500, error: 'Internal Server Error', message: FULL });
    };
    while (!statuses.has(500)) await Promise.all([create(), create(), create()]);
    expect([...statuses]).toEqual([201, 500]);
    const { body } = await callApi({ baseUrl }, 'GET', '/games?limit=100');
    expect((body as { data: unknown[] }).data).toEqual(expect.arrayContaining(confirmed));
    expect(confirmed).toHaveLength((body as { data: unknown[] }).data.length);
    expect(written.stderr).toBe('');
  });

  const FILL = 'cat /dev/zero > fill 2> /dev/null';

  test('opens its folder all the same, and leaves no file there', async () => {
    const [kept, folder] = [await temporaryFolder(), await temporaryFolder()];
    const before = await startUpload({ dataDir: kept });
    await putFile(before.uploadUrl, 'kept');
    await before.emulator.close();
    const run = runMounted('size=2M', folder, `cp -r '${kept}' data; ${FILL}; exec "$@"`);
    const { baseUrl, playOrigin, child } = await listening(run);
    const file = await send(`${playOrigin}/1/${before.assetId}/ball.png`);
    expect(file.text).toBe('kept');
    expect((await createGame(baseUrl)).body).toMatchObject({ statusCode: 500, message: FULL });
    const names = await readdir(`/proc/${child.pid}/root${folder}/data`);
    expect(names.filter((name) => !name.endsWith('-wal'))).toEqual(await readdir(kept));
  });

  test('can not start with a new folder, and says why however often it tries', async () => {
    const folder = await temporaryFolder();
    // An emulator that starts all the same ends some time after the test.
    const run = runMounted('size=2M', folder, `${FILL}; timeout 600 "$@"; timeout 600 "$@"`);
    await run.closed;
    const why = `The emulator could not start: ${folder}/data/records.sqlite can't be used: ${FULL}\n`;
    expect(run.written).toEqual({ stdout: '', stderr: why.repeat(2) });
  });
});
