import { describe, expect, test } from 'vitest';
import type { Emulator } from '../../../src/emulator/start-emulator.ts';
import { callApi, putFile, requestUpload } from '../client.ts';
import { runEmulator, startUpload } from '../run-emulator.ts';
import { startBucket } from './start-bucket.ts';

function listAssets(emulator: Emulator) {
  return callApi(emulator, 'GET', '/assets?organizationId=org-1');
}

describe('an emulator with a bucket', () => {
  test('signs path-style URLs and the content type, with the configured lifetime', async () => {
    const { options } = await startBucket();
    const settings = { s3: options, uploadUrlTtlMs: 90_999, now: () => Date.UTC(2030, 0, 31, 12) };
    const { uploadUrl, assetId } = await startUpload(settings, { fileName: 'img/a b.png' });
    const { origin, pathname, searchParams } = new URL(uploadUrl);
    expect(origin + pathname).toBe(`${options.endpoint}/playables/${assetId}/a%20b.png`);
    expect(Object.fromEntries(searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIASTUB/20300131/eu-west-1/s3/aws4_request',
      'X-Amz-Date': '20300131T120000Z',
      'X-Amz-Expires': '90',
      'X-Amz-SignedHeaders': 'content-type;host',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([
    [0, '1'],
    [1e12, '604800'],
  ])('limits a lifetime of %d ms', async (uploadUrlTtlMs, seconds) => {
    const emulator = await runEmulator({ s3: (await startBucket()).options, uploadUrlTtlMs });
    const { uploadUrl } = await requestUpload(emulator);
    expect(new URL(uploadUrl).searchParams.get('X-Amz-Expires')).toBe(seconds);
  });

  test.each(['ball.png', "it's (1) & [2]!*~;=@,$:+.png", '100%25.png', 'größe 🎈.png', '..'])(
    'finds %s as soon as it is in the bucket',
    async (fileName) => {
      const s3 = await startBucket();
      const { emulator, uploadUrl, assetId } = await startUpload({ s3: s3.options }, { fileName });
      const pending = { assetId, fileName, status: 'pending', size: null, sha256: null };
      expect((await listAssets(emulator)).body).toMatchObject([pending]);
      expect((await putFile(uploadUrl, 'whole')).status).toBe(200);
      expect((await listAssets(emulator)).body).toMatchObject([
        { assetId, fileName, status: 'uploaded', size: 5, sha256: null },
      ]);
      const name = fileName === '..' ? '_' : fileName;
      expect([...s3.objects]).toMatchObject([[`${assetId}/${name}`, { contentType: 'image/png' }]]);
      expect(emulator.journal.of('PUT', '')).toEqual([]);
      expect(emulator.storedAssets()).toEqual([]);
    },
  );

  test.each([
    [['GET'], 'whole'],
    [[], 'whole'],
    [[], ''],
  ])('finds a file if only %j has a Content-Length: %j', async (lengthOf, bytes) => {
    const s3 = await startBucket();
    s3.lengthOf = lengthOf;
    const { emulator, uploadUrl } = await startUpload({ s3: s3.options });
    await putFile(uploadUrl, bytes);
    const assets = [{ status: 'uploaded', size: bytes.length }];
    expect(await listAssets(emulator)).toMatchObject({ status: 200, body: assets });
    expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'HEAD', 'GET']);
  });

  test('rejects uploads that it did not sign', async () => {
    const { options } = await startBucket();
    const { uploadUrl } = await startUpload({ s3: options });
    expect((await putFile(uploadUrl, 'x', 'text/plain')).status).toBe(403);
    expect((await putFile(uploadUrl.replace('ball', 'bell'), 'x')).status).toBe(403);
    expect((await putFile(uploadUrl.replace('Expires=60', 'Expires=61'), 'x')).status).toBe(403);
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
  });

  test('asks the bucket again while a file can still be replaced', async () => {
    const s3 = await startBucket();
    let nowMs = Date.now();
    const { emulator, uploadUrl } = await startUpload({ s3: s3.options, now: () => nowMs });
    await putFile(uploadUrl, 'first');
    expect((await listAssets(emulator)).body).toMatchObject([{ size: 5 }]);
    await putFile(uploadUrl, 'second one');
    expect((await listAssets(emulator)).body).toMatchObject([{ size: 10 }]);
    const { length } = s3.requests;
    nowMs += 60_001;
    expect((await listAssets(emulator)).body).toMatchObject([{ size: 10 }]);
    expect(s3.requests).toHaveLength(length);
  });

  test('uses temporary credentials with their session token', async () => {
    const { options } = await startBucket();
    const { emulator, uploadUrl } = await startUpload({ s3: { ...options, sessionToken: 'a+b/c=' } });
    expect(new URL(uploadUrl).searchParams.get('X-Amz-Security-Token')).toBe('a+b/c=');
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
    expect((await listAssets(emulator)).body).toMatchObject([{ status: 'uploaded' }]);
  });

  test.each([403, 500, 301, 0])('responds with 502 if the bucket responds with %d', async (status) => {
    const s3 = await startBucket();
    s3.rejectWith = status;
    // Nothing listens there.
    const options = status === 0 ? { ...s3.options, endpoint: 'http://127.0.0.1:1' } : s3.options;
    const emulator = await runEmulator({ s3: options });
    expect((await listAssets(emulator)).body).toEqual([]);
    await requestUpload(emulator);
    const message =
      status === 0
        ? expect.stringMatching(/^The request to the bucket failed: .+/)
        : `The bucket responded with ${status} to the request for a file`;
    const body = { statusCode: 502, error: 'Bad Gateway', message };
    expect(await listAssets(emulator)).toMatchObject({ status: 502, body });
  });
});
