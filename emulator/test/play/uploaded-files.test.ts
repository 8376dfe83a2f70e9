import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { send } from '../client.ts';
import { startWithFile } from '../page/upload.ts';
import { startUpload } from '../run-emulator.ts';

describe('a file at the origin of playables', () => {
  test('has the bytes that were uploaded, with headers for media', async () => {
    const bytes = randomBytes(3_000_001);
    const { url } = await startWithFile('a.png', 'image/png', bytes);
    expect(bytes.equals(await (await fetch(url)).bytes())).toBe(true);
    const { headers } = await send(url, { method: 'HEAD' });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '3000001',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ...['image/svg+xml', 'IMAGE/PNG; a=b', 'audio/mpeg', 'text/html; charset=utf-8', 'text/javascript'],
    ...['application/xhtml+xml', 'application/json'],
  ])('is shown in a tab of its own in a frame if it is %s', async (contentType) => {
    const { emulator, assetId, url } = await startWithFile('dir/a', contentType, 'x');
    const { status, headers } = await send(url, { headers: { 'sec-fetch-dest': 'document' } });
    expect([status, headers.location]).toEqual([302, `${emulator.origin}/play/${assetId}?release=1`]);
  });

  test('is plain text in UTF-8 if it is text in a frame, and as its page says otherwise', async () => {
    const { url } = await startWithFile('a.js', 'text/javascript', 'é');
    const typeFor = async (shownIn: string) =>
      (await send(url, { headers: { 'sec-fetch-dest': shownIn } })).headers['content-type'];
    expect(await typeFor('iframe')).toBe('text/plain; charset=utf-8');
    expect(await typeFor('script')).toBe('text/javascript');
  });

  test.each([
    ['multipart/x-mixed-replace; boundary=x', 'application/octet-stream'],
    ['message/http', 'application/octet-stream'],
    ['x-strange/y', 'application/octet-stream'],
    ...['application/pdf', 'image/x-strange', 'model/obj', 'audio/midi'].map((type) => [type, type]),
  ])('is saved by a tab of its own if it is %s, which is sent as %s', async (contentType, sentAs) => {
    const { url } = await startWithFile('dir/"ä\'.bin', String(contentType), 'x');
    const { status, headers } = await send(url, { headers: { 'sec-fetch-dest': 'document' } });
    // A browser takes the name from the address.
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment']);
    const { headers: inPage } = await send(url);
    expect([inPage['content-type'], inPage['content-disposition']]).toEqual([sentAs, undefined]);
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['pages=1', 200, '0123456789', undefined],
    ['bytes=5-3', 200, '0123456789', undefined],
    ['Bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('responds to the range %s with %i', async (range, status, text, contentRange) => {
    const { url } = await startWithFile('a.wav', 'audio/wav', '0123456789');
    const response = await send(url, { headers: { range } });
    expect(response).toMatchObject({ status, text });
    expect(response.headers['content-range']).toBe(contentRange);
  });

  test('responds with 404 for any id that is not an uploaded file', async () => {
    const { emulator, assetId } = await startUpload();
    for (const id of [assetId, 'none', '%', '..%2f..%2fetc%2fpasswd', '%2e%2e', "'; DROP TABLE asset; --"]) {
      const { status, text } = await send(`${emulator.playOrigin}/1/${encodeURI(id)}/a`);
      expect([status, JSON.parse(text).message]).toEqual([404, 'There is no such file']);
    }
  });

  test('serves an empty file, and reports a missing one', async () => {
    const { emulator, url } = await startWithFile('a.png', 'image/png', '');
    const { status, headers } = await send(url);
    expect([status, headers['content-length']]).toEqual([200, '0']);
    await rm(emulator.storedAssets()[0]?.filePath ?? '');
    const missing = await send(url);
    expect([missing.status, JSON.parse(missing.text).message]).toEqual([404, 'The file is not kept here']);
  });
});
