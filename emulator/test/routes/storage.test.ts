import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockFile } from '../../../test/doubles/conditions.ts';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { openPut, putFile, putHead, type RawResponse, requestUpload, send, sendRaw } from '../client.ts';
import { eventually, runEmulator, startUpload } from '../run-emulator.ts';

function expectXml({ headers, text }: RawResponse, code: string, message: string): void {
  expect(headers['content-type']).toBe('application/xml');
  expect(text).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}

function expectMismatch(response: RawResponse): void {
  expect(response.status).toBe(403);
  expectXml(
    response,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function flipLastDigit(url: string): string {
  return url.slice(0, -1) + (url.endsWith('0') ? '1' : '0');
}

describe('an upload URL', () => {
  test.each<[string, (url: string) => string, headers?: Record<string, string> | undefined]>([
    ['another content type', (url) => url, { 'content-type': 'image/png; charset=utf-8' }],
    ['the content type in another case', (url) => url, { 'content-type': 'Image/png' }],
    ['no content type', (url) => url, {}],
    ['another file name', (url) => url.replace('ball.png', 'balk.png')],
    ['another encoding of the file name', (url) => url.replace('ball.png', 'b%61ll.png')],
    [
      'another expiry',
      (url) => url.replace(/X-Expires=(\d)/, (_, digit) => `X-Expires=${Number(digit) + 1}`),
    ],
    ['another signature', flipLastDigit],
    ['no query', (url) => url.split('?')[0] ?? ''],
    ['a short signature', (url) => url.slice(0, -1)],
    ['a signature in upper case', (url) => url.replace(/[0-9a-f]+$/, (hex) => hex.toUpperCase())],
    ['one more parameter', (url) => `${url}&x=1`],
  ])('rejects a PUT with %s', async (_, change, headers = { 'content-type': 'image/png' }) => {
    const { emulator, uploadUrl } = await startUpload();
    expectMismatch(await send(change(uploadUrl), { method: 'PUT', headers, body: 'x' }));
    expect(emulator.storedAssets()).toEqual([]);
  });

  test('rejects a PUT with two equal content types', async () => {
    const { emulator, uploadUrl } = await startUpload();
    const head = putHead(uploadUrl, 'Connection: close', 'Content-Length: 1', 'Content-Type: image/png');
    const response = await sendRaw(emulator, `${head}x`);
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
    expect(response).toContain('<Code>SignatureDoesNotMatch</Code>');
  });

  test('rejects a PUT to another asset, and a URL that another emulator signed', async () => {
    const [here, there] = [await runEmulator(), await runEmulator()];
    const [one, two] = [await requestUpload(here), await requestUpload(here)];
    expectMismatch(await putFile(one.uploadUrl.replace(one.assetId, two.assetId), 'x'));
    expectMismatch(await putFile(one.uploadUrl.replace(here.origin, there.origin), 'x'));
  });

  test('works until its last millisecond, then is expired', async () => {
    let nowMs = 1_800_000_000_000;
    const { uploadUrl } = await startUpload({ now: () => nowMs });
    nowMs += 59_999;
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
    nowMs += 1;
    const expired = await putFile(uploadUrl, 'x');
    expect(expired.status).toBe(403);
    expectXml(expired, 'AccessDenied', 'Request has expired');
  });

  test('has the configured lifetime, which is checked after the signature', async () => {
    const { uploadUrl } = await startUpload({ uploadUrlTtlMs: 0 });
    expectXml(await putFile(uploadUrl, 'x'), 'AccessDenied', 'Request has expired');
    expectMismatch(await putFile(flipLastDigit(uploadUrl), 'x'));
  });

  test.each(['Bearer dev', 'AWS4-HMAC-SHA256 x', ''])(
    'rejects a PUT with Authorization: "%s"',
    async (authorization) => {
      const { emulator, uploadUrl } = await startUpload();
      const headers = { 'content-type': 'image/png', authorization };
      const response = await send(uploadUrl, { method: 'PUT', headers, body: 'x' });
      expect(response.status).toBe(400);
      expectXml(response, 'InvalidArgument', 'Only one auth mechanism allowed');
      expect(emulator.storedAssets()).toEqual([]);
    },
  );

  test.each(['GET', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('rejects a %s', async (method) => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    const response = await send(uploadUrl, { method, headers: { 'content-type': 'image/png' } });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('PUT');
    if (method !== 'HEAD')
      expectXml(response, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  });
});

const MIB = 1024 * 1024;

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The paths of complete and partial files. */
async function uploadsBelow(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.parentPath !== dataDir);
  return files.map((entry) => join(entry.parentPath, entry.name));
}

function onlyAsset(emulator: Emulator) {
  const [asset, ...others] = emulator.storedAssets();
  if (asset === undefined || others.length > 0) throw new Error('Not exactly one asset is stored');
  return asset;
}

/** Starts a PUT of 1000 bytes, and waits until its first bytes have arrived. */
async function startPut(emulator: Emulator, uploadUrl: string, bytes: string): Promise<ClientRequest> {
  const outgoing = openPut(uploadUrl, 1000);
  outgoing.write(bytes);
  await eventually(() => expect(emulator.journal.of('PUT', '/storage/')[0]?.bodyBytes).toBe(bytes.length));
  return outgoing;
}

describe('a PUT to the storage', () => {
  test.each(['img/ball.png', '../../../etc/passwd'])('stores exactly its bytes for %s', async (fileName) => {
    const bytes = randomBytes(5 * MIB + 1);
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl, assetId } = await startUpload({ dataDir }, { fileName });
    const { status, headers, text: body } = await putFile(uploadUrl, bytes);
    expect([status, headers['content-length'], body]).toEqual([200, '0', '']);
    // Each response has a new one, which does not depend on the bytes.
    expect(headers.etag).toMatch(/^"[0-9a-f-]{36}"$/);
    expect(onlyAsset(emulator)).toMatchObject({
      assetId,
      status: 'uploaded',
      fileName,
      contentType: 'image/png',
      organizationId: 'org-1',
      size: bytes.byteLength,
      sha256: sha256(bytes),
      filePath: expect.stringContaining(join(dataDir, 'files', assetId)),
    });
    const { filePath } = onlyAsset(emulator);
    expect(await uploadsBelow(dataDir)).toEqual([filePath]);
    expect((await readFile(filePath)).equals(bytes)).toBe(true);
  });

  test('may have the whole URL as its target, like a request to a proxy', async () => {
    const { emulator, uploadUrl, assetId } = await startUpload();
    const head = `Host: x\r\nContent-Type: image/png\r\nContent-Length: 2\r\nConnection: close`;
    const response = await sendRaw(emulator, `PUT ${uploadUrl} HTTP/1.1\r\n${head}\r\n\r\nok`);
    expect(response).toContain('HTTP/1.1 200 ');
    expect(emulator.storedAssets()).toMatchObject([{ assetId, size: 2 }]);
    expect(emulator.journal.entries.at(-1)?.path).toBe(new URL(uploadUrl).pathname);
  });

  test('stores an empty file', async () => {
    const { emulator, uploadUrl } = await startUpload();
    const headers = { 'content-type': 'image/png', 'content-length': '0' };
    expect((await send(uploadUrl, { method: 'PUT', headers })).status).toBe(200);
    expect(emulator.storedAssets()).toMatchObject([{ size: 0, sha256: sha256('') }]);
  });

  test.runIf(process.platform === 'win32')(
    'may be repeated while another program locks the file on Windows',
    async () => {
      const { emulator, uploadUrl } = await startUpload();
      await putFile(uploadUrl, 'first');
      const locked = lockFile(onlyAsset(emulator).filePath);
      expect((await putFile(uploadUrl, 'second one')).status).toBe(200);
      closeSync(locked);
      expect(await readFile(onlyAsset(emulator).filePath, 'utf8')).toBe('second one');
    },
  );

  test('may be repeated concurrently, and leaves one file that the record describes', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => putFile(uploadUrl, Buffer.alloc(200_000 + index, index))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const asset = onlyAsset(emulator);
    const bytes = await readFile(asset.filePath);
    expect(asset).toMatchObject({ size: bytes.byteLength, sha256: sha256(bytes) });
    expect(await uploadsBelow(dataDir)).toEqual([asset.filePath]);
  });

  test('is written to disk while it arrives', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    const outgoing = openPut(uploadUrl, 2 * MIB);
    outgoing.write(Buffer.alloc(MIB));
    await eventually(async () => {
      const [part] = await uploadsBelow(dataDir);
      expect((await stat(part ?? '')).size).toBe(MIB);
    });
    expect(emulator.storedAssets()).toEqual([]);
    const responded = once(outgoing, 'response');
    outgoing.end(Buffer.alloc(MIB));
    await responded;
    expect(await uploadsBelow(dataDir)).toEqual([onlyAsset(emulator).filePath]);
  });

  test('leaves no file if its connection breaks, and can be repeated', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    (await startPut(emulator, uploadUrl, 'x'.repeat(10))).destroy();
    await eventually(() => expect(emulator.journal.of('PUT', '/storage/')[0]?.status).toBe(400));
    expect(await uploadsBelow(dataDir)).toEqual([]);
    expect(emulator.storedAssets()).toEqual([]);
    expect((await putFile(uploadUrl, 'whole')).status).toBe(200);
    expect(emulator.storedAssets()).toMatchObject([{ size: 5 }]);
  });

  test.each([0, 20])(
    'is rejected if it has fewer bytes than declared, after a latency of %d ms',
    async (latencyMs) => {
      const dataDir = await temporaryFolder();
      const { emulator, uploadUrl } = await startUpload({ dataDir, latencyMs });
      const response = await sendRaw(emulator, `${putHead(uploadUrl, 'Content-Length: 10')}abc`, 'cut off');
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:.+\r\n)*connection: close\r\n/i);
      expect(response).toContain('"The request ended too early"');
      await eventually(() =>
        expect(emulator.journal.of('PUT', '/storage/')).toMatchObject([{ status: 400 }]),
      );
      expect(await uploadsBelow(dataDir)).toEqual([]);
    },
  );

  test('leaves no file if the emulator closes meanwhile', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    await startPut(emulator, uploadUrl, 'x');
    await emulator.close();
    expect(emulator.journal.of('PUT', '/storage/')).toMatchObject([{ status: 400 }]);
    expect(await uploadsBelow(dataDir)).toEqual([]);
  });

  test.each(['Transfer-Encoding: chunked', 'Connection: close'])(
    'is rejected with 411 if it has no length but %s',
    async (header) => {
      const { emulator, uploadUrl } = await startUpload();
      const response = await sendRaw(emulator, putHead(uploadUrl, 'Connection: close', header));
      expect(response).toMatch(/^HTTP\/1\.1 411 .*<Code>MissingContentLength<\/Code>/s);
      expect(emulator.storedAssets()).toEqual([]);
    },
  );

  test.each([
    [0, '"The request ended too early"'],
    [1, '<Code>EntityTooLarge</Code>'],
  ])('may declare 5 GiB and %d bytes: %s', async (more, words) => {
    const { emulator, uploadUrl } = await startUpload();
    const head = putHead(uploadUrl, 'Connection: close', `Content-Length: ${5 * 1024 * MIB + more}`);
    const response = await sendRaw(emulator, `${head}abc`, 'cut off');
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain(words);
  });

  test.each([1, 32, 200])('gets an error response before its %d MiB have arrived', async (mebibytes) => {
    const { uploadUrl } = await startUpload();
    const bytes = Buffer.alloc(mebibytes * MIB);
    expectMismatch(await putFile(uploadUrl, bytes, 'image/gif'));
    const headers = { 'content-type': 'image/gif' };
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: bytes })).status).toBe(403);
  });

  test('gets InternalError in XML if the disk fails', async () => {
    const dataDir = await temporaryFolder();
    const { emulator, uploadUrl } = await startUpload({ dataDir });
    await rm(join(dataDir, 'files'), { recursive: true });
    const { status, headers, text: body } = await putFile(uploadUrl, 'x');
    expect(status).toBe(500);
    expect(headers['content-type']).toBe('application/xml');
    // Without the path of the folder.
    expect(body).toContain('<Code>InternalError</Code><Message>ENOENT: no such file or directory</Message>');
    expect(emulator.storedAssets()).toEqual([]);
  });
});
