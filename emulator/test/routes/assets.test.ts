import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { callApi, putFile, requestUpload } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const NOON = '2027-01-01T12:00:00.000Z';

test('GET /assets returns the records of an organization in order, without upload URLs', async () => {
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
