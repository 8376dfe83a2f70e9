import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { expectGreen, expectRed } from '../e2e/assertions.ts';
import { EXPORT, inputsFor, runAction } from '../e2e/run-action.ts';
import { callApi } from '../emulator/client.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import { startRecorder, startS3, testWith, VERSITYGW } from './programs.ts';
import { BUCKET, fetchObject, REGION, STORAGE_ACCOUNT, signAddress } from './signing-service.ts';

const test = testWith(VERSITYGW);

const FILES = {
  'empty.json': Buffer.alloc(0),
  'models/100%.glb': randomBytes(5 * 1024 * 1024 + 1),
  "it's (1) & [2]!*~;=@,$:.js": randomBytes(100),
  'größe/balloon 🎈+.svg': randomBytes(500),
};

/** An emulator with a real storage on this port. */
async function runWithBucket(port: number, more: Partial<typeof STORAGE_ACCOUNT> = {}) {
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = { endpoint, bucket: BUCKET, region: REGION, ...STORAGE_ACCOUNT, ...more };
  return { emulator: await runEmulator({ s3 }), endpoint };
}

function deliver(baseUrl: string) {
  return runAction({
    files: FILES,
    env: { RUNNER_DEBUG: '1' },
    inputs: inputsFor(baseUrl, { token: 'dev', assets: '**', ...EXPORT }),
  });
}

test('stores the uploads of the action in the bucket, and lists them', async () => {
  const recorder = await startRecorder(await startS3());
  const { emulator, endpoint } = await runWithBucket(recorder.port);
  const result = await deliver(emulator.baseUrl);
  expectGreen(result);
  expect(emulator.exports()).toMatchObject([{ variantId: 'v-1', network: 'unity' }]);
  // The files do not pass the emulator, and its token does not reach the storage.
  expect(emulator.journal.of('PUT', '')).toEqual([]);
  expect(recorder.requests()).toHaveLength(4);
  expect(recorder.sent()).not.toContain('Bearer');

  const ids = JSON.parse(result.outputs['asset-ids'] ?? '') as Record<string, string>;
  expect(Object.keys(ids).sort()).toEqual(Object.keys(FILES).sort());
  const { body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  for (const [path, bytes] of Object.entries(FILES)) {
    const [assetId, fileName = ''] = [ids[path], path.split('/').at(-1)];
    expect(body).toContainEqual(
      expect.objectContaining({ assetId, fileName, status: 'uploaded', size: bytes.length, sha256: null }),
    );
    const key = `${assetId}/${fileName}`;
    const stored = await fetchObject(await signAddress({ method: 'GET', origin: endpoint, key }));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(stored).toMatchObject({ status: 200, size: bytes.length, sha256 });
  }
});

test('lists an asset without an upload as pending', async () => {
  const { emulator } = await runWithBucket(await startS3());
  await callApi(emulator, 'POST', '/storage/urls', {
    body: { fileName: 'a.png', contentType: 'image/png', organizationId: 'org-1' },
  });
  const { status, body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  expect(status).toBe(200);
  expect(body).toMatchObject([{ fileName: 'a.png', status: 'pending', size: null }]);
});

test('quotes the storage that rejects the account', async () => {
  // Without a recorder: the storage resets the connection after its response, which a recorder may lose.
  const { emulator } = await runWithBucket(await startS3(), { secretAccessKey: 'another-one' });
  const result = await deliver(emulator.baseUrl);
  expect(expectRed(result, 'Storage refused the upload')).toContain('403: SignatureDoesNotMatch');
  expect(emulator.exports()).toEqual([]);
  const { status, body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  expect({ status, body }).toMatchObject({
    status: 502,
    body: { message: 'The bucket responded with 403 to the request for a file' },
  });
});
