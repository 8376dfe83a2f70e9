import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, requestUpload, send, sendRaw } from '../client.ts';
import { startWithFile, upload } from '../page/upload.ts';
import { runEmulator } from '../run-emulator.ts';

async function play(emulator: Emulator, path: string): Promise<[status: number | undefined, text: string]> {
  const { status, text } = await send(`${emulator.playOrigin}/${path}`);
  return [status, text];
}

/** The first script of each page. */
const PLAY = '<script src="/play.js"></script>';

describe('the origin of playables', () => {
  test('serves every response with a policy that lets it reach nothing else', async () => {
    const emulator = await runEmulator();
    const assetId = await upload(emulator, 'pop/index.html', 'text/html; charset="iso-8859-1"', '<p>');
    await upload(emulator, 'worker.js', 'text/javascript', 'x');
    const policy = {
      'content-security-policy':
        "sandbox allow-scripts allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'self'; frame-ancestors 'self' http://127.0.0.1:* http://localhost:*",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
    };
    const { headers, ...page } = await send(`${emulator.playOrigin}/1/${assetId}/pop/index.html`);
    expect(page).toMatchObject({ status: 200, text: `${PLAY}<p>` });
    expect(headers).toMatchObject({ ...policy, 'content-type': 'text/html; charset=iso-8859-1' });
    for (const path of [`1/${assetId}/worker.js`, `1/${assetId}/none.js`, 'none', '', '1/none/none'])
      expect((await send(`${emulator.playOrigin}/${path}`)).headers).toMatchObject(policy);
  });

  test('has none of the routes of the page and of the service', async () => {
    const emulator = await runEmulator();
    expect(emulator.playOrigin).not.toBe(emulator.origin);
    for (const path of ['', 'v1/games', 'storage/x', 'files/x', 'favicon.ico'])
      expect((await play(emulator, path))[0]).toBe(404);
    expect(emulator.journal.entries).toEqual([]);
  });

  test('gives no script to a service worker, which would answer for later playables', async () => {
    const { emulator, assetId } = await startWithFile('sw.js', 'text/javascript', 'x');
    for (const path of [`1/${assetId}/sw.js`, 'mraid.js', 'play.js']) {
      const headers = { 'service-worker': 'script' };
      expect((await send(`${emulator.playOrigin}/${path}`, { headers })).status).toBe(403);
    }
  });

  test('is at a port that can be chosen', async () => {
    const first = await runEmulator();
    const playPort = Number(new URL(first.playOrigin).port);
    await first.close();
    expect((await runEmulator({ playPort })).playOrigin).toBe(first.playOrigin);
  });

  test('finds a file beside the page by its name with folders, or without', async () => {
    const { emulator, assetId: page } = await startWithFile('index.html', 'text/html', 'page');
    await upload(emulator, 'css/a b.css', 'text/css', 'style');
    await upload(emulator, 'game.js', 'text/javascript', 'script');
    await requestUpload(emulator, { fileName: 'css/none.css' });
    expect(await play(emulator, `1/${page}/index.html`)).toEqual([200, `${PLAY}page`]);
    expect(await play(emulator, `1/${page}/css/a%20b.css`)).toEqual([200, 'style']);
    expect(await play(emulator, `1/${page}/js/game.js`)).toEqual([200, 'script']);
    expect((await play(emulator, `1/${page}/css/none.css`))[0]).toBe(404);
    expect((await play(emulator, `1/${page}/%`))[0]).toBe(404);
    const { headers } = await send(`${emulator.playOrigin}/1/${page}/js/game.js`);
    expect(headers['content-type']).toBe('text/javascript');
  });

  test('takes each file from the release of the page, else from the nearest earlier one, else from the nearest later one', async () => {
    const emulator = await runEmulator();
    const release = async (name: string, ...files: readonly string[]) => {
      await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
      const page = await upload(emulator, 'index.html', 'text/html', name);
      for (const file of files) await upload(emulator, file, 'text/javascript', `${name} ${file}`);
      return page;
    };
    const a = await release('a', 'game.js', 'sound.js');
    // An upload URL alone, without its file, begins none.
    await requestUpload(emulator, { fileName: 'index.html' });
    const b = await release('b', 'game.js');
    const c = await release('c', 'game.js', 'late.js');
    const texts = async (page: string, release: number) =>
      Promise.all(
        ['game.js', 'sound.js', 'late.js'].map(
          async (file) => (await play(emulator, `${release}/${page}/${file}`))[1],
        ),
      );
    expect(await texts(a, 1)).toEqual(['a game.js', 'a sound.js', 'c late.js']);
    expect(await texts(b, 2)).toEqual(['b game.js', 'a sound.js', 'c late.js']);
    expect(await texts(c, 3)).toEqual(['c game.js', 'a sound.js', 'c late.js']);
    // An earlier page with the files of a release that has no page.
    expect(await texts(a, 3)).toEqual(['c game.js', 'a sound.js', 'c late.js']);
  });

  test('says of a file where it was found, if not in the release of the page by its whole name', async () => {
    const emulator = await runEmulator();
    await upload(emulator, 'sound.js', 'text/javascript', 'x');
    await upload(emulator, 'index.html', 'text/html', 'old');
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    const page = await upload(emulator, 'index.html', 'text/html', 'new');
    await upload(emulator, 'game.js', 'text/javascript', 'x');
    const where = async (path: string) =>
      (await send(`${emulator.playOrigin}/2/${page}/${path}`)).headers['server-timing'];
    expect(await where('game.js')).toBeUndefined();
    expect(await where('js/game.js')).toBe('found;desc="by its base name"');
    expect(await where('js/sound.js')).toBe('found;desc="by its base name, in release 1"');
  });

  test.each([
    ['<!doctype html><p>', '<!doctype html>', '<p>'],
    [' <!-- a --> <!DOCTYPE html PUBLIC "x">\n<p>', ' <!-- a --> <!DOCTYPE html PUBLIC "x">', '\n<p>'],
    ['\ufeff<!doctype html>x', '\ufeff<!doctype html>', 'x'],
    ['\ufeff<p>', '\ufeff', '<p>'],
    ['', '', ''],
  ])('puts its script first into the page %j', async (text, start, rest) => {
    const { url } = await startWithFile('index.html', 'text/html', text);
    expect((await (await fetch(url)).bytes()).toString()).toBe(
      new Uint8Array(Buffer.from(`${start}${PLAY}${rest}`)).toString(),
    );
  });

  test('sends a page in UTF-16 as it is, and one that a script reads', async () => {
    const emulator = await runEmulator();
    const utf16 = await upload(emulator, 'a.html', 'text/html', Buffer.from('\ufeff<p>', 'utf16le'));
    const response = await fetch(`${emulator.playOrigin}/1/${utf16}/a.html`);
    expect(Buffer.from(await response.arrayBuffer()).toString('utf16le')).toBe('\ufeff<p>');
    const read = await upload(emulator, 'b.html', 'text/html', '<p>');
    const url = `${emulator.playOrigin}/1/${read}/b.html`;
    expect((await send(url, { headers: { 'sec-fetch-dest': 'empty' } })).text).toBe('<p>');
    expect((await send(url, { headers: { 'sec-fetch-dest': 'iframe' } })).text).toBe(`${PLAY}<p>`);
  });

  test('gives no response without a policy, also if the request is not valid', async () => {
    const { playOrigin } = await runEmulator();
    for (const head of [`GET /${'a'.repeat(20_000)}`, 'GET //[', 'GET /\nx'])
      expect(
        await sendRaw(
          { origin: playOrigin },
          `${head} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        ),
      ).toMatch(/^HTTP\/1\.1 4\d\d .*content-security-policy: sandbox/is);
  });

  test('gives every playable its own mraid.js', async () => {
    const { emulator, assetId: page } = await startWithFile('index.html', 'text/html', 'page');
    await upload(emulator, 'mraid.js', 'text/javascript', 'of the studio');
    for (const path of [`1/${page}/js/mraid.js`, 'mraid.js'])
      expect((await play(emulator, path))[1]).toContain('window.mraid');
  });

  test('finds no file of another organization', async () => {
    const dataDir = await temporaryFolder();
    const first = await runEmulator({ dataDir });
    await upload(first, 'a.js', 'text/javascript', 'x');
    const page = await upload(first, 'index.html', 'text/html', 'page');
    expect((await play(first, `1/${page}/a.js`))[0]).toBe(200);
    await first.close();
    const second = await runEmulator({ dataDir, organization: 'org-2' });
    const other = await upload(second, 'index.html', 'text/html', 'page', 'org-2');
    expect((await play(second, `1/${other}/a.js`))[0]).toBe(404);
    expect((await play(second, `1/${page}/a.js`))[0]).toBe(200);
  });

  test('plays a page whose name is not a valid URL path', async () => {
    const name = '..\\./a//?#%.html';
    const { emulator, assetId: page } = await startWithFile(name, 'text/html', 'page');
    const { text } = await send(emulator.origin);
    const [, path = ''] = /<iframe src="http:\/\/127\.0\.0\.1:\d+\/([^"]*)"/.exec(text) ?? [];
    expect(path).toBe(`1/${page}/a/%3F%23%25.html`);
    expect(await play(emulator, path)).toEqual([200, `${PLAY}page`]);
  });
});
