import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { annotations } from '../e2e/assertions.ts';
import { runAction } from '../e2e/run-action.ts';
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

/** The emulator in front of a real storage that listens on this port. */
async function runWithBucket(port: number, more: Partial<typeof STORAGE_ACCOUNT> = {}) {
  const endpoint = `http://127.0.0.1:${port}`;
  const s3 = { endpoint, bucket: BUCKET, region: REGION, ...STORAGE_ACCOUNT, ...more };
  return { emulator: await runEmulator({ s3 }), endpoint };
}

function deliver(baseUrl: string) {
  return runAction({
    files: FILES,
    env: { RUNNER_DEBUG: '1' },
    inputs: {
      token: 'dev',
      'base-url': baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '**',
      variant: 'v-1',
      network: 'unity',
    },
  });
}

test('what the action uploads through the emulator is in the bucket, and the emulator knows it', async () => {
  // Between the two, and notes down what is sent.
  const recorder = await startRecorder(await startS3());
  const { emulator, endpoint } = await runWithBucket(recorder.port);
  const result = await deliver(emulator.baseUrl);
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(emulator.exports()).toMatchObject([{ variantId: 'v-1', network: 'unity' }]);
  // Past the emulator, and without its token.
  expect(emulator.journal.of('PUT', '')).toEqual([]);
  expect(recorder.requests()).toHaveLength(4);
  expect(recorder.sent()).not.toContain('Bearer');

  const ids = JSON.parse(result.outputs['asset-ids'] ?? '') as Record<string, string>;
  expect(Object.keys(ids).sort()).toEqual(Object.keys(FILES).sort());
  const { body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  for (const [path, bytes] of Object.entries(FILES)) {
    const [assetId, fileName = ''] = [ids[path], path.split('/').at(-1)];
    expect(body).toContainEqual(
      expect.objectContaining({
        assetId,
        fileName,
        status: 'uploaded',
        size: bytes.byteLength,
        sha256: null,
      }),
    );
    const stored = await fetchObject(
      await signAddress({ method: 'GET', origin: endpoint, key: `${assetId}/${fileName}` }),
    );
    expect(stored).toMatchObject({
      status: 200,
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
});

test('an asset whose file never came stays pending', async () => {
  const { emulator } = await runWithBucket(await startS3());
  await callApi(emulator, 'POST', '/storage/urls', {
    body: { fileName: 'a.png', contentType: 'image/png', organizationId: 'org-1' },
  });
  const { status, body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  expect(status).toBe(200);
  expect(body).toMatchObject([{ fileName: 'a.png', status: 'pending', size: null }]);
});

test('an account that the storage does not take makes the step red, in the words of the storage', async () => {
  // With nobody in between: a server that refuses a large file hangs up on it, and who passes that on may lose the refusal.
  const { emulator } = await runWithBucket(await startS3(), { secretAccessKey: 'another-one' });
  const result = await deliver(emulator.baseUrl);
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error')).toMatchObject([
    { title: 'Storage refused the upload', message: expect.stringContaining('403: SignatureDoesNotMatch') },
  ]);
  expect(emulator.exports()).toEqual([]);
  const { status, body } = await callApi(emulator, 'GET', '/assets?organizationId=org-1');
  expect({ status, body }).toMatchObject({
    status: 502,
    body: { message: 'The bucket answered 403 when it was asked for a file' },
  });
});
