import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatNumber } from '../../src/format.ts';
import { send } from '../client.ts';
import { upload } from '../page/upload.ts';
import { runEmulator } from '../run-emulator.ts';
import { makeZip, type ZippedFile } from './make-zip.ts';

/** What the page says of an uploaded zip, and the address of its frame. */
async function showZip(bytes: Buffer, name = 'game.zip', type = 'application/octet-stream') {
  const emulator = await runEmulator();
  const assetId = await upload(emulator, name, type, bytes);
  const { text } = await send(emulator.origin);
  const [, url = ''] = /<iframe src="([^"]+)"/.exec(text) ?? [];
  const [, why] = /The zip can&#39;t be played: ([^<]+)</.exec(text) ?? [];
  const [, listed] = /<dt>Files<\/dt><dd>(.*?)<\/dd>/.exec(text) ?? [];
  return { emulator, assetId, url, why, listed };
}

const many = (count: number): Record<string, ZippedFile> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.html`, '']));

test.each<[string, Record<string, ZippedFile>, string, ...named: string[]]>([
  [
    'at its root',
    { 'a/index.html': 'a', 'index.html': 'root', 'b.html': '', 'js/game.js': 'x' },
    'index.html',
  ],
  [
    'in a folder',
    { '__MACOSX/index.html': '', 'a b/': '', 'a b/INDEX.HTM': 'sub', 'a b/js/game.js': 'x' },
    'a%20b/INDEX.HTM',
  ],
  [
    'elsewhere',
    { 'ä/b.html': 'other', 'ä/js/game.js': 'x' },
    '%C3%A4/b.html',
    'a',
    'application/x-zip-compressed; a=b',
  ],
  ['with as many files as are allowed', { ...many(1999), 'js/game.js': 'x' }, '0.html', 'GAME.ZIP'],
])('plays a zip with its page %s', async (_, files, expected, ...named) => {
  const { url, emulator, assetId, listed } = await showZip(makeZip(files), ...named);
  const names = Object.keys(files).filter((name) => !/^__MACOSX|\/$/.test(name));
  expect(listed?.slice(0, 99)).toBe(
    `${formatNumber(names.length)}: <bdi>${names.join(', ')}</bdi>`.slice(0, 99),
  );
  expect(url).toBe(`${emulator.playOrigin}/1/${assetId}/${expected}`);
  const page = Object.entries(files).find(([name]) => encodeURI(name) === expected)?.[1];
  expect((await send(url)).text).toBe(`<script src="/play.js"></script>${page}`);
  const script = await send(new URL('js/game.js', url).href);
  expect([script.text, script.headers['content-type']]).toEqual(['x', 'text/javascript']);
  // No neighbour of the zip itself.
  await upload(emulator, 'none.js', 'text/javascript', 'beside');
  expect((await send(new URL('none.js', url).href)).status).toBe(404);
});

test('plays a zip whose names begin with ./, as bsdtar writes them', async () => {
  const { url, listed } = await showZip(makeZip({ './': '', './index.html': 'root', './js/game.js': 'x' }));
  expect(listed).toBe('2: <bdi>index.html, js/game.js</bdi>');
  expect((await send(url)).text).toBe('<script src="/play.js"></script>root');
  expect((await send(new URL('js/game.js', url).href)).text).toBe('x');
});

test('sends a range of a file in a zip, as sounds need it to seek', async () => {
  const { url } = await showZip(makeZip({ 'index.html': '', 'a.mp3': '0123456789' }));
  const sound = new URL('a.mp3', url).href;
  const whole = await send(sound);
  expect([whole.status, whole.text, whole.headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
  const part = await send(sound, { headers: { range: 'bytes=3-5' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '345', 'bytes 3-5/10']);
  expect((await send(sound, { headers: { range: 'bytes=10-' } })).status).toBe(416);
});

test('a frame without a file has a page without JSON, whose script names the file', async () => {
  const { url } = await showZip(makeZip({ 'index.html': '' }));
  const headers = { 'sec-fetch-dest': 'iframe' };
  const missing = await send(new URL('none.html', url).href, { headers });
  expect([missing.status, missing.text]).toEqual([404, '<script src="/play.js"></script>']);
  expect(missing.headers['content-type']).toBe('text/html');
});

test.each<[string, Buffer, RegExp]>([
  [
    'too large',
    makeZip({ 'index.html': '', 'a.bin': { size: 64 * 1024 ** 2 + 1 } }),
    /^it unpacks to more than 64 MiB$/,
  ],
  ['with too many files', makeZip({ ...many(2001) }), /^it has more than 2000 files$/],
  [
    'with names that are too long',
    makeZip({
      'index.html': '',
      ...Object.fromEntries('abcdefghijklmnopq'.split('').map((name) => [name.repeat(65_000), ''])),
    }),
    /^its names have more than 1,048,576 characters$/,
  ],
  ['with a path outside', makeZip({ 'index.html': '', '../../etc/passwd': '' }), /relative path/],
  ['with an absolute path', makeZip({ '/etc/passwd': '', 'index.html': '' }), /absolute path/],
  ['that is encrypted', makeZip({ 'index.html': { isEncrypted: true } }), /^it is encrypted$/],
  ['that is cut off', makeZip({ 'index.html': 'x'.repeat(100) }).subarray(0, -30), /.../],
  ['that is none', Buffer.from('not a zip'), /.../],
  ['that is empty', Buffer.alloc(0), /.../],
  ['without a page', makeZip({ 'game.js': '' }), /^it has no HTML page$/],
])('says why a zip %s is not played', async (_, bytes, expected) => {
  const { emulator, assetId, url, why } = await showZip(bytes);
  expect([url, why]).toEqual(['', expect.stringMatching(expected)]);
  const { origin, playOrigin } = emulator;
  for (const address of [`${playOrigin}/1/${assetId}/index.html`, `${origin}/play/${assetId}`]) {
    const { status, text } = await send(address);
    expect([status, JSON.parse(text).message]).toEqual([404, expect.any(String)]);
  }
});

const DAMAGED = makeZip({ 'index.html': 'x'.repeat(99) }).map((byte, at) =>
  at > 41 && at < 44 ? 0xff : byte,
);

test.each([
  ['whose list says less than it holds', makeZip({ 'index.html': { text: 'x'.repeat(100_000), size: 10 } })],
  ['whose bytes are damaged', Buffer.from(DAMAGED)],
])('does not send a file %s', async (_, bytes) => {
  const { url } = await showZip(bytes);
  const { status, text } = await send(url);
  expect([status, text]).toEqual([404, expect.stringContaining("The zip can't be played: ")]);
});

test('sends files of Unity and Node so that a browser runs them, in a zip, whose folder names a network, and beside a page', async () => {
  const files: Readonly<Record<string, Buffer>> = {
    'a.js.br': brotliCompressSync('Brotli'),
    'b.js.gz': gzipSync('gzip'),
    'c.cjs': Buffer.from('Node'),
  };
  const zipped = Object.entries(files).map(([name, bytes]) => [`Unity_en/${name}`, bytes]);
  const { emulator, url } = await showZip(
    makeZip({ 'Unity_en/index.html': '', ...Object.fromEntries(zipped) }),
  );
  expect(url).toContain('/1-unity/');
  const page = await upload(emulator, 'index.html', 'text/html', '');
  for (const [name, bytes] of Object.entries(files)) await upload(emulator, name, 'application/node', bytes);
  for (const folder of [url, `${emulator.playOrigin}/1/${page}/`]) {
    const responses = await Promise.all(Object.keys(files).map((name) => fetch(new URL(name, folder))));
    expect(await Promise.all(responses.map((one) => one.text()))).toEqual(['Brotli', 'gzip', 'Node']);
    for (const { headers } of responses) expect(headers.get('content-type')).toBe('text/javascript');
  }
});
