import { describe, expect, test } from 'vitest';
import { callApi, putFile, requestUpload } from '../client.ts';
import { runEmulator, startUpload } from '../run-emulator.ts';

const ASSET = { fileName: 'ball.png', contentType: 'image/png', organizationId: 'org-1' };

describe('POST /storage/urls', () => {
  test('responds with 201 and exactly an upload URL and an asset id', async () => {
    const emulator = await runEmulator({ now: () => 1_800_000_000_000 });
    const { status, body } = await callApi(emulator, 'POST', '/storage/urls', { body: ASSET });
    expect(status).toBe(201);
    expect(Object.keys(body as object)).toEqual(['uploadUrl', 'assetId']);
    const { uploadUrl, assetId } = body as { uploadUrl: string; assetId: string };
    const [address, query] = uploadUrl.split('?');
    expect(address).toBe(`${emulator.origin}/storage/${assetId}/ball.png`);
    expect(query).toMatch(/^X-Expires=1800000060000&X-Signature=[0-9a-f]{64}$/);
  });

  test.each([
    ['img/deep/ball.png', 'ball.png'],
    ['C:\\img\\ball.png', 'ball.png'],
    ['a b&c=d?e#f%2F.png', 'a%20b%26c%3Dd%3Fe%23f%252F.png'],
    ['ü🎈.png', '%C3%BC%F0%9F%8E%88.png'],
    ['..', '_'],
    ['../.', '_'],
    ['/', '_'],
    ['folder/', 'folder'],
    ['...', '...'],
    ["it's (1)!*.png", 'it%27s%20%281%29%21%2A.png'],
  ])('accepts the file name %s, with %s in the URL', async (fileName, segment) => {
    const { emulator, uploadUrl, assetId } = await startUpload({}, { fileName });
    expect(uploadUrl.split('?')[0]).toBe(`${emulator.origin}/storage/${assetId}/${segment}`);
    // A URL parser, as every client has one, must not change what was signed.
    expect(new URL(uploadUrl).href).toBe(uploadUrl);
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
    expect(emulator.storedAssets()).toMatchObject([{ fileName, assetId }]);
  });

  test('accepts a file name of 1,024 characters outside the basic plane', async () => {
    const { uploadUrl } = await startUpload({}, { fileName: '🎈'.repeat(1024) });
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
  });

  test.each([
    ...['image/png', 'application/vnd.api+json', 'text/html; charset=utf-8', 'text/html;charset=utf-8;q=1'],
    'text/plain; note="a \\" b; c"',
    `image/${'x'.repeat(1018)}`,
  ])('accepts the content type %s', async (contentType) => {
    const { uploadUrl } = await requestUpload(await runEmulator(), { contentType });
    expect((await putFile(uploadUrl, 'x', contentType)).status).toBe(200);
  });
});
