import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../../../test/doubles/hostile-text.ts';
import { plainText, untrustedText } from '../../src/page/elements.ts';
import { callApi, send, sendRaw } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

const TEXTS = [
  '<script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '</title></style></pre><iframe src=//evil.example>',
  'gpj.\u202egnp \u2067\u200f\u061c',
  '%',
  '{{7*7}} <%= 7 %>',
  'x'.repeat(10_000),
  '&lt;b&gt; &#60;b&#62;',
  'a\u2028b\nc\0d\u001b[31m',
];

describe('untrusted text', () => {
  test.each(TEXTS)("is shown and can't act as any name: %j", async (text) => {
    const organization = `${text}`.slice(0, 500);
    const emulator = await runEmulator({ organization });
    await callApi(emulator, 'POST', '/games', { body: { name: text, organizationId: organization } });
    await callApi(emulator, 'POST', '/export', { body: { variantId: text, network: text } });
    const fileName = text.replace(/\p{Cc}/gu, '').slice(0, 1000);
    const body = { fileName, contentType: 'text/html; a="<b>"', organizationId: organization };
    expect((await callApi(emulator, 'POST', '/storage/urls', { body })).status).toBe(201);
    const { status, text: page } = await send(emulator.origin);
    expect(status).toBe(200);
    expect(page.length).toBeLessThan(50_000);
    expect(page).not.toMatch(/<script(?! src="\/page\.js">)|<iframe|<img src=x|<b>|<\/title><\/style>/);
    // Line feeds are the page's own.
    expect(page).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u);
    expect(page).not.toContain('<style');
  });

  test.each([
    '/v1/<script>alert(1)</script>',
    '/v1/games/%',
    '/v1/games/"><b>',
    '/%00%0a%E2%80%AE%',
    "/v1/games/'onmouseover='alert(1)",
    `/v1/games/${'a'.repeat(10_000)}`,
  ])('is not shown as the path of a request: %j', async (path) => {
    const emulator = await runEmulator();
    await sendRaw(emulator, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(emulator.journal.entries.map((entry) => entry.path)).toEqual([path]);
    const { status, text } = await send(emulator.origin);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?! src="\/page\.js">)|<b>|onmouseover|%|aaa/);
  });

  test('has at most 200 characters and no active ones', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const shown = plainText(text);
        expect(shown.length).toBeLessThanOrEqual(200);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(String(untrustedText(text))).toMatch(/^<bdi>[^<>"']*<\/bdi>$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
