import { describe, expect, test } from 'vitest';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, putFile, requestUpload, send } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const TOKEN = 'page-token-7c01f3';

async function requestsOf(emulator: Emulator): Promise<string> {
  const { text } = await send(emulator.origin);
  return text.slice(text.indexOf('<section id="requests"'));
}

describe('the last requests', () => {
  test('show time, method, path, response and bytes, newest first', async () => {
    const emulator = await runEmulator({ now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 678) });
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    await callApi(emulator, 'GET', '/games', { token: null });
    const requests = await requestsOf(emulator);
    expect(requests).toContain('<th scope="row"><time datetime="2026-01-02T03:04:05.678Z"');
    expect(requests).toContain('>2026-01-02 03:04:05</time>');
    expect(requests).toMatch(
      /GET<.*\/v1\/games<.*401 Unauthorized<.*–<.*POST<.*\/v1\/export<.*201 Created<.*31 B</s,
    );
  });

  test('show why a request was rejected, as text', async () => {
    const emulator = await runEmulator();
    const body = { name: 'x', organizationId: '<b>\u202eorg' };
    await callApi(emulator, 'POST', '/games', { body });
    await callApi(emulator, 'GET', '/games');
    const requests = await requestsOf(emulator);
    expect(requests).toContain(
      String.raw`403 Forbidden</span><br><bdi>Token does not belong to organization &lt;b&gt;\u{202e}org</bdi></td>`,
    );
    expect(requests).toContain('200 OK</span></td>');
  });

  test('show no token, no signature, and no query except page numbers', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const { body } = await callApi(emulator, 'POST', '/storage/urls', {
      token: TOKEN,
      body: { fileName: 'a.png', contentType: 'image/png', organizationId: 'org-1' },
    });
    const { uploadUrl } = body as { uploadUrl: string };
    await putFile(uploadUrl, 'x');
    await callApi(emulator, 'GET', '/games?page=2&limit=7', { token: TOKEN });
    await callApi(emulator, 'GET', '/games?page=2&limit=7&secret=1', { token: TOKEN });
    await callApi(emulator, 'GET', `/assets?organizationId=${TOKEN}`, { token: TOKEN });
    await callApi(emulator, 'GET', '/games/x?page=333333', { token: TOKEN });
    await callApi(emulator, 'GET', `/games?page=secret&limit=1`, { token: TOKEN });
    const { text } = await send(emulator.origin);
    expect(text).not.toContain(TOKEN);
    expect(text).not.toMatch(/X-(?:Expires|Signature)|secret|333333/);
    expect(text).toContain('?page=2&amp;limit=7<');
    expect(text.match(/title="A query, not shown"/g)).toHaveLength(5);
    expect(new URL(uploadUrl).search).toMatch(/X-Signature/);
  });

  test('show the injected fault and that there was no response', async () => {
    const emulator = await runEmulator({ faults: { rates: { reset: 1 } } });
    await callApi(emulator, 'GET', '/games').catch(() => undefined);
    const requests = await requestsOf(emulator);
    expect(requests).toMatch(
      /no response<\/span> <span class="badge warn">fault: reset, (?:before|after) the work</,
    );
  });

  test('do not include requests for the page, which have no faults, latency or rate limit', async () => {
    const emulator = await runEmulator({
      faults: { rates: { '5xx': 1 } },
      latencyMs: 600_000,
      rateLimit: 0.001,
      rateLimitBurst: 1,
    });
    for (const path of ['/', '/favicon.ico', '/', '/play/none']) {
      const { status } = await send(`${emulator.origin}${path}`);
      expect(status).toBe(path.includes('none') ? 404 : 200);
    }
    expect(emulator.journal.entries).toEqual([]);
    // They still apply to the service.
    const waiting = requestUpload(emulator).catch(() => 'ended');
    await expect.poll(() => emulator.journal.entries.length).toBe(1);
    await emulator.close();
    expect(await waiting).toBe('ended');
  });
});
