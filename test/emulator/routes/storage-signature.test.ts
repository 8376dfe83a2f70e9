import { describe, expect, it } from 'vitest';
import { putFile } from '../put-file.ts';
import { requestUpload } from '../request-upload.ts';
import { runEmulator } from '../run-emulator.ts';
import { type Answer, send } from '../send.ts';
import { talk } from '../talk.ts';

function expectXml({ headers, text }: Answer, code: string, message: string): void {
  expect(headers['content-type']).toBe('application/xml');
  expect(text).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}

function expectMismatch(answer: Answer): void {
  expect(answer.status).toBe(403);
  expectXml(
    answer,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function flipLastDigit(url: string): string {
  return url.slice(0, -1) + (url.endsWith('0') ? '1' : '0');
}

describe('an upload address', () => {
  it.each(['image/pn', 'image/pnh', 'Image/png', 'image/png;', 'image/png; charset=utf-8'])(
    'refuses a PUT whose content type is %s and not image/png',
    async (contentType) => {
      const emulator = await runEmulator();
      const { uploadUrl } = await requestUpload(emulator);
      expectMismatch(await putFile(uploadUrl, 'x', contentType));
      expect(emulator.storedAssets()).toEqual([]);
    },
  );

  it('refuses a PUT without a content type', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expectMismatch(await send(uploadUrl, { method: 'PUT', body: 'x' }));
  });

  it('refuses a PUT with its content type twice', async () => {
    const emulator = await runEmulator();
    const { pathname, search } = new URL((await requestUpload(emulator)).uploadUrl);
    const answer = await talk(
      emulator,
      `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n` +
        'Content-Type: image/png\r\nContent-Type: image/png\r\n\r\nx',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('<Code>SignatureDoesNotMatch</Code>');
  });

  it('refuses a PUT whose path differs by one byte', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expectMismatch(await putFile(uploadUrl.replace('ball.png', 'balk.png'), 'x'));
  });

  it('refuses a PUT whose path is only encoded in another way', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expectMismatch(await putFile(uploadUrl.replace('ball.png', 'b%61ll.png'), 'x'));
    expectMismatch(await putFile(uploadUrl.replace('/storage/', '/%73torage/'), 'x'));
  });

  it('refuses a PUT to another asset', async () => {
    const emulator = await runEmulator();
    const one = await requestUpload(emulator);
    const two = await requestUpload(emulator);
    expectMismatch(await putFile(one.uploadUrl.replace(one.assetId, two.assetId), 'x'));
  });

  it('refuses a PUT whose expiry was moved', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    const moved = uploadUrl.replace(/X-Expires=(\d+)/, (_, expires) => `X-Expires=${Number(expires) + 1}`);
    expect(moved).not.toBe(uploadUrl);
    expectMismatch(await putFile(moved, 'x'));
  });

  it('refuses a PUT whose signature differs by one digit', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expectMismatch(await putFile(flipLastDigit(uploadUrl), 'x'));
  });

  it.each([
    ['no query', (url: string) => url.split('?')[0] ?? ''],
    ['no signature', (url: string) => url.split('&')[0] ?? ''],
    ['a short signature', (url: string) => url.slice(0, -1)],
    ['a signature in upper case', (url: string) => url.replace(/[0-9a-f]+$/, (hex) => hex.toUpperCase())],
    ['one more parameter', (url: string) => `${url}&x=1`],
    ['its parameters turned round', (url: string) => url.replace(/\?(.*)&(.*)$/, '?$2&$1')],
  ])('refuses a PUT with %s', async (_, change) => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expectMismatch(await putFile(change(uploadUrl), 'x'));
  });

  it('refuses an address that another emulator signed', async () => {
    const here = await runEmulator();
    const there = await runEmulator();
    const { uploadUrl } = await requestUpload(there);
    expectMismatch(await putFile(uploadUrl.replace(there.origin, here.origin), 'x'));
  });

  it('works until its last millisecond, then answers that it has expired', async () => {
    let nowMs = 1_800_000_000_000;
    const emulator = await runEmulator({ now: () => nowMs });
    const { uploadUrl } = await requestUpload(emulator);
    nowMs += 59_999;
    expect((await putFile(uploadUrl, 'x')).status).toBe(200);
    nowMs += 1;
    const expired = await putFile(uploadUrl, 'x');
    expect(expired.status).toBe(403);
    expectXml(expired, 'AccessDenied', 'Request has expired');
  });

  it('lives as long as it was told to', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator({ uploadUrlTtlMs: 0 }));
    expectXml(await putFile(uploadUrl, 'x'), 'AccessDenied', 'Request has expired');
  });

  it('tells an expired address from a tampered one by the signature first', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator({ uploadUrlTtlMs: 0 }));
    expectMismatch(await putFile(flipLastDigit(uploadUrl), 'x'));
  });

  it.each(['Bearer dev', 'AWS4-HMAC-SHA256 x', ''])(
    'refuses a PUT that brings Authorization: "%s" along',
    async (authorization) => {
      const emulator = await runEmulator();
      const { uploadUrl } = await requestUpload(emulator);
      const headers = { 'content-type': 'image/png', authorization };
      const answer = await send(uploadUrl, { method: 'PUT', headers, body: 'x' });
      expect(answer.status).toBe(400);
      expectXml(answer, 'InvalidArgument', 'Only one auth mechanism allowed');
      expect(emulator.storedAssets()).toEqual([]);
    },
  );

  it.each(['GET', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])('refuses a %s', async (method) => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    const answer = await send(uploadUrl, { method, headers: { 'content-type': 'image/png' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('PUT');
    expectXml(answer, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  });

  it('refuses a HEAD', async () => {
    const { uploadUrl } = await requestUpload(await runEmulator());
    expect((await send(uploadUrl, { method: 'HEAD' })).status).toBe(405);
  });
});
