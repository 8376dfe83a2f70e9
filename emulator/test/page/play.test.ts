import { expect, test } from 'vitest';
import { send } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';
import { upload } from './upload.ts';

test('plays a page in a tab of its own only in a frame, which cannot lead to another address', async () => {
  const emulator = await runEmulator();
  const assetId = await upload(emulator, 'pop/</title>.html', 'text/html', 'hostile');
  const own = `${emulator.origin}/play/${assetId}`;
  const { status, headers, text } = await send(own);
  expect(status).toBe(200);
  expect(text).toContain(`<iframe src="${emulator.playOrigin}/1/${assetId}/pop/%3C/title%3E.html" `);
  expect(text).toContain('<title>pop/&lt;/title&gt;.html</title>');
  expect(text).toContain(' sandbox="allow-scripts allow-same-origin allow-forms" ');
  expect(text).not.toMatch(/hostile|<script/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers['content-security-policy']).toContain(`; frame-src ${emulator.playOrigin}; `);
  expect(headers['content-security-policy']).toMatch(/ frame-ancestors 'none'$/);
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });
  expect((await send(`${emulator.origin}/play/none`)).status).toBe(404);
});
