import { describe, expect, test } from 'vitest';
import type { Emulator } from '../../../src/emulator/start-emulator.ts';
import { requestUpload, send } from '../client.ts';
import { newFolder, runEmulator } from '../run-emulator.ts';
import { upload } from './upload.ts';

async function play(emulator: Emulator, path: string): Promise<[status: number | undefined, text: string]> {
  const { status, text } = await send(`${emulator.origin}/play/${path}`);
  return [status, text];
}

describe('/play', () => {
  test('serves a page in a sandbox that can only load files beside it', async () => {
    const emulator = await runEmulator();
    const assetId = await upload(emulator, 'pop/index.html', 'text/html; charset="iso-8859-1"', '<p>');
    const own = `${emulator.origin}/play/${assetId}/`;
    const { status, headers, text } = await send(`${own}pop/index.html`);
    expect([status, text]).toEqual([200, '<p>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=iso-8859-1',
      'content-security-policy': `sandbox allow-scripts; default-src ${own} 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
      'access-control-allow-origin': 'null',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('plays a page in a tab of its own only in a frame, which cannot lead to another address', async () => {
    const emulator = await runEmulator();
    const assetId = await upload(emulator, 'pop/</title>.html', 'text/html', 'hostile');
    const own = `${emulator.origin}/play/${assetId}`;
    const { status, headers, text } = await send(own);
    expect(status).toBe(200);
    expect(text).toContain(`<iframe src="/play/${assetId}/pop/%3C/title%3E.html" `);
    expect(text).toContain('<title>pop/&lt;/title&gt;.html</title>');
    expect(text).toContain(' sandbox="allow-scripts" ');
    expect(text).not.toMatch(/hostile|<script/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(headers['content-security-policy']).toContain(`; frame-src ${own}/; `);
    expect(headers['content-security-policy']).toMatch(/ frame-ancestors 'none'$/);
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });

    const opened = await send(`${own}/pop/%3C/title%3E.html`, { headers: { 'sec-fetch-dest': 'document' } });
    expect(opened).toMatchObject({ status: 302, text: '' });
    expect(opened.headers.location).toBe(`/play/${assetId}`);
    expect((await send(`${emulator.origin}/play/none`)).status).toBe(404);
  });

  test('finds the newest file of a name beside the page, with its folders or without', async () => {
    const emulator = await runEmulator();
    const page = await upload(emulator, 'index.html', 'text/html', 'page');
    await upload(emulator, 'css/a b.css', 'text/css', 'old');
    await upload(emulator, 'css/a b.css', 'text/css', 'new');
    await requestUpload(emulator, { fileName: 'css/a b.css' });
    await upload(emulator, 'game.js', 'text/javascript', 'script');
    await upload(emulator, 'index.html', 'text/html', 'another page');
    expect(await play(emulator, `${page}/index.html`)).toEqual([200, 'page']);
    expect(await play(emulator, `${page}/css/a%20b.css`)).toEqual([200, 'new']);
    expect(await play(emulator, `${page}/js/game.js`)).toEqual([200, 'script']);
    expect((await play(emulator, `${page}/css/none.css`))[0]).toBe(404);
    expect((await play(emulator, `${page}/%`))[0]).toBe(404);
    const { headers } = await send(`${emulator.origin}/play/${page}/js/game.js`);
    expect(headers['content-type']).toBe('text/javascript');
  });

  test('finds no file of another organization', async () => {
    const dataDir = await newFolder();
    const first = await runEmulator({ dataDir });
    await upload(first, 'a.js', 'text/javascript', 'x');
    const page = await upload(first, 'index.html', 'text/html', 'page');
    expect((await play(first, `${page}/a.js`))[0]).toBe(200);
    await first.close();
    const second = await runEmulator({ dataDir, organization: 'org-2' });
    const other = await upload(second, 'index.html', 'text/html', 'page', 'org-2');
    expect((await play(second, `${other}/a.js`))[0]).toBe(404);
    expect((await play(second, `${page}/a.js`))[0]).toBe(200);
  });

  test('plays a page whose name is not a valid URL path', async () => {
    const emulator = await runEmulator();
    const page = await upload(emulator, '..\\./a//?#%.html', 'text/html', 'page');
    const { text } = await send(emulator.origin);
    const [, path = ''] = /<iframe src="\/play\/([^"]*)"/.exec(text) ?? [];
    expect(path).toBe(`${page}/a/%3F%23%25.html`);
    expect(await play(emulator, path)).toEqual([200, 'page']);
  });

  test.each(['multipart/x-mixed-replace; boundary=x', 'message/http', 'x-strange/y'])(
    'sends %s as application/octet-stream',
    async (contentType) => {
      const emulator = await runEmulator();
      const assetId = await upload(emulator, 'a', contentType, 'x');
      const { headers } = await send(`${emulator.origin}/play/${assetId}/a`);
      expect(headers['content-type']).toBe('application/octet-stream');
    },
  );
});
