import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, requestUpload, send } from '../client.ts';
import { makeZip } from '../play/make-zip.ts';
import { runEmulator } from '../run-emulator.ts';
import { startWithFile, upload } from './upload.ts';

const TOKEN = 'page-token-7c01f3';

async function page(emulator: Emulator, path = '/'): Promise<string> {
  const { status, text } = await send(`${emulator.origin}${path}`);
  expect(status).toBe(200);
  return text;
}

function section(text: string, id: string): string {
  return text.slice(text.indexOf(`<section id="${id}"`)).replace(/<\/section>.*$/s, '');
}

function createGame(emulator: Emulator, name: string): Promise<unknown> {
  return callApi(emulator, 'POST', '/games', { body: { name, organizationId: 'org-1' } });
}

describe('the page', () => {
  test('is an HTML document that can not be cached, framed or scripted by others', async () => {
    const emulator = await runEmulator();
    const { status, headers, text } = await send(emulator.origin);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self' (http:\/\/127\.0\.0\.1:\d+); media-src \1; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src \1; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).not.toMatch(/<script(?! src="\/page\.js">)|\son\w+=|style=|javascript:/i);
    expect(text.match(/(?:src|href)="(?!\/|#)[^"]*"/g)).toBeNull();
    expect(text).not.toContain('http-equiv');
  });

  test('says that it is empty, with the place for a file first, and never the token', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const text = await page(emulator);
    for (const name of ['game', 'export', 'asset', 'request']) expect(text).toContain(`No ${name} yet.`);
    expect(text.indexOf('id="drop"')).toBeLessThan(text.indexOf('id="assets"'));
    expect(text.indexOf('id="assets"')).toBeLessThan(text.indexOf('id="games"'));
    expect(text).not.toMatch(/<form|page-token/);
  });

  test('lists games and exports, newest first, with their organization and their time', async () => {
    let nowMs = Date.UTC(2026, 2, 1, 12);
    const emulator = await runEmulator({ now: () => nowMs });
    await createGame(emulator, 'First');
    nowMs += 90_000;
    await createGame(emulator, 'Second');
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'spring', network: 'unity' } });
    const text = await page(emulator);
    const games = section(text, 'games');
    expect(games.indexOf('Second')).toBeLessThan(games.indexOf('First'));
    expect(games).toContain('<caption>Games, newest first</caption>');
    expect(games).toContain('<th scope="col">Organization</th>');
    expect(games).toMatch(/<th scope="row"><bdi>Second<\/bdi><br><code>[0-9a-f-]{36}<\/code><\/th>/);
    expect(games).toContain('<time datetime="2026-03-01T12:00:00.000Z">2026-03-01 12:00:00</time>');
    expect(section(text, 'exports')).toMatch(/spring.*unity.*org-1.*2026-03-01 12:01:30/s);
  });

  test('lists assets with their properties', async () => {
    const { emulator, assetId } = await startWithFile('img/ball.png', 'image/png', 'x'.repeat(1536));
    await requestUpload(emulator, { fileName: 'late.mp4', contentType: 'video/mp4' });
    const assets = section(await page(emulator), 'assets');
    const [stored] = emulator.storedAssets();
    expect(assets.indexOf('Waiting for their files')).toBeGreaterThan(assets.indexOf('img/ball.png'));
    expect(assets).toContain('<span class="count">2</span> <span class="note">1.5 KiB</span>');
    const [, ball = '', late = ''] = assets.split('<li class="asset">');
    expect(late).toContain('waiting for its file');
    expect(late).not.toMatch(/<a |<video/);
    expect(ball).toContain(`<h4><a href="/play/${assetId}?release=1"><bdi>img/ball.png</bdi></a></h4>`);
    expect(ball).toContain('uploaded</span> 1.5 KiB');
    for (const known of ['image/png', 'org-1', assetId, stored?.sha256?.slice(0, 16) ?? '?'])
      expect(ball).toContain(known);
  });

  test('previews images, media and pages, shows the type of the rest, and links to all files', async () => {
    const emulator = await runEmulator();
    const ids = {
      png: await upload(emulator, 'a.png', 'image/png', 'x'),
      wav: await upload(emulator, 'a.wav', 'audio/wav', 'x'),
      mp4: await upload(emulator, 'a.mp4', 'video/mp4', 'x'),
      html: await upload(emulator, 'sub/a b.html', 'text/html; charset=utf-8', '<p>x'),
      json: await upload(emulator, 'a.json', 'application/vnd.level+json', '{}'),
      glb: await upload(emulator, 'a.glb', 'model/gltf-binary', 'x'),
    };
    const assets = section(await page(emulator), 'assets');
    const at = `${emulator.playOrigin}/1`;
    for (const preview of [
      `<img src="${at}/${ids.png}/a.png" alt="Preview of a.png" loading="lazy"`,
      `<audio src="${at}/${ids.wav}/a.wav" aria-label="Preview of a.wav" controls`,
      `<video src="${at}/${ids.mp4}/a.mp4" aria-label="Preview of a.mp4" controls`,
      `<iframe src="${at}/${ids.html}/sub/a%20b.html" title="Preview of sub/a b.html" sandbox="allow-scripts allow-same-origin allow-forms" `,
    ])
      expect(assets).toContain(preview);
    expect(assets).toMatch(/<summary>.*>Play<.*>Close<.*<\/summary>/);
    expect(assets).toContain('<span class="quiet"><bdi>application/vnd.level+json</bdi></span>');
    // A browser shows JSON in a tab, and saves a model.
    expect(assets).toContain(`<h4><a href="/play/${ids.json}?release=1">`);
    expect(assets).toContain(`<h4><a href="${emulator.playOrigin}/1/${ids.glb}/a.glb">`);
  });

  test('has no preview of a missing file', async () => {
    const dataDir = await temporaryFolder();
    const emulator = await runEmulator({ dataDir });
    await upload(emulator, 'a.png', 'image/png', 'x');
    await upload(emulator, 'a.txt', 'text/plain', 'x');
    for (const { filePath } of emulator.storedAssets()) await rm(filePath);
    const assets = section(await page(emulator), 'assets');
    expect(assets.match(/The file is not kept here/g)).toHaveLength(2);
    expect(assets).not.toMatch(/<img|<h4><a/);
  });

  test('shows at most 100 items per list, and the number of hidden ones', async () => {
    const emulator = await runEmulator();
    for (let index = 1; index <= 103; index += 1) await createGame(emulator, `game no ${index}`);
    const text = await page(emulator);
    const games = section(text, 'games');
    expect(games.match(/game no \d+/g)).toHaveLength(100);
    expect(games).toContain('game no 103<');
    expect(games).not.toContain('game no 3<');
    expect(games).toContain('<p class="more">and 3 more</p>');
    expect(section(text, 'requests')).toContain('<p class="more">and 3 more</p>');
  });

  test('groups assets by release, the newest first, with its files, size and time', async () => {
    const emulator = await runEmulator();
    await upload(emulator, 'index.html', 'text/html', 'first');
    await upload(emulator, 'game.js', 'text/javascript', '1');
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    await upload(emulator, 'game.js', 'text/javascript', '22');
    const assets = section(await page(emulator), 'assets');
    const [, ...headings] = assets
      .split('<h3>')
      .map((part) => part.replace(/<\/h3>.*/s, '').replace(/<[^>]*>/g, ''));
    expect(headings).toEqual([
      expect.stringMatching(/^Release 2 org-1 · 1 file · 2 B · [\d: -]{19}$/),
      expect.stringMatching(/^Release 1 org-1 · 2 files · 6 B · [\d: -]{19}$/),
    ]);
    // The second release has no page, and offers that of the first with its own files.
    const [, second = ''] = assets.split('<h3>');
    expect(second).toMatch(
      /<iframe src="http:[^"]*\/2\/[^"]*\/index\.html".*of an earlier release, with the files of this one/s,
    );
    expect(second).toContain('?release=2"');
    expect(assets.match(/of an earlier release/g)).toHaveLength(1);
    // A zip plays its own files only.
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    await upload(emulator, 'game.zip', 'application/zip', makeZip({ 'index.html': 'zipped' }));
    const [, third = ''] = section(await page(emulator), 'assets').split('<h3>');
    expect(third).toMatch(/^Release 3/);
    expect(third).not.toContain('of an earlier release');
  });

  test('shows playable pages first, then the newest of 100 assets, and how many there are more', async () => {
    const emulator = await runEmulator();
    await upload(emulator, 'play.html', 'Text/HTML ; charset=utf-8', '<p>');
    for (let index = 1; index <= 101; index += 1) await requestUpload(emulator, { fileName: `no ${index}.` });
    await requestUpload(emulator, { fileName: 'pending.html', contentType: 'text/html' });
    const text = section(await page(emulator), 'assets');
    const names = [...text.matchAll(/<h4>.*?<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['play.html', 'pending.html', 'no 101.']);
    expect(names).toHaveLength(100);
    expect(text).toContain('and 3 more');
  });

  test('has the game of the address on top, wherever it stands in the list', async () => {
    const emulator = await runEmulator();
    const play = await upload(emulator, 'play.html', 'text/html', '<p>');
    const other = await upload(emulator, 'game.zip', 'application/zip', makeZip({ 'index.html': '' }));
    await callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    for (let index = 1; index <= 150; index += 1) await upload(emulator, `no ${index}.`, 'text/plain', '');
    const shown = async (query: string) => section(await page(emulator, `/?${query}`), 'assets');
    const isThere = (id: string) => `data-asset="${id}" data-release="1"`;
    expect(await shown('')).not.toContain(isThere(play));
    for (const id of [play, other])
      expect((await shown(`play=${id}&release=1&network=unity`)).indexOf(isThere(id))).toBeLessThan(2000);
    for (const query of ['play=none&release=x', `play=${play}&release=7`, 'play=&release=99999999999'])
      expect(await shown(query)).toMatch(/Release 2.*and 52 more/s);
  });

  test('has the page of an earlier release that a release without one plays', async () => {
    const emulator = await runEmulator();
    const play = await upload(emulator, 'play.html', 'text/html', '<p>');
    const next = () => callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } });
    await next();
    await upload(emulator, 'game.js', 'text/javascript', '');
    await next();
    for (let index = 1; index <= 100; index += 1) await upload(emulator, `no ${index}.`, 'text/plain', '');
    const text = section(await page(emulator, `/?play=${play}&release=2`), 'assets');
    expect(text).toContain(`data-asset="${play}" data-release="2"`);
  });

  test('finds assets by a part of their name, type or id, in any case', async () => {
    const emulator = await runEmulator();
    const id = await upload(emulator, '50%_A.png', 'image/webp', 'x');
    for (let index = 1; index <= 150; index += 1)
      await requestUpload(emulator, { fileName: `ball ${index}` });
    await upload(emulator, 'ball.wav', 'audio/wav', 'x');
    const find = async (query: string) =>
      section(await page(emulator, `/?q=${encodeURIComponent(query)}`), 'assets');
    for (const query of ['50%_a', 'IMAGE/WEBP', id.slice(4, 20), ' 50% ']) {
      const found = await find(query);
      expect(found.match(/<h4>/g)).toHaveLength(1);
      expect(found).toContain('<bdi>50%_A.png</bdi>');
      expect(found).toContain('1 of 152 assets');
    }
    const balls = await find('ball');
    expect(balls).toContain('151 of 152 assets');
    expect(balls).toContain('and 51 more');
    expect(balls).toContain('value="ball"');
    const none = await find('"><b>\u202e');
    expect(none).toContain(String.raw`value="&quot;&gt;&lt;b&gt;\u{202e}"`);
    expect(none).toContain('No asset matches');
    expect(none).not.toMatch(/<h4>|<b>/);
  });
});
