import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { send } from '../client.ts';
import { upload } from '../page/upload.ts';
import { runEmulator } from '../run-emulator.ts';
import { makeZip, type ZippedFile } from './make-zip.ts';

/** What the page says of an uploaded zip, and the address of its frame. */
async function showZip(
  bytes: Buffer,
  [name, type]: readonly [string, string] = ['game.zip', 'application/zip'],
) {
  const emulator = await runEmulator();
  const assetId = await upload(emulator, name, type, bytes);
  const { text } = await send(emulator.origin);
  const [, url = ''] = /<iframe src="([^"]+)"/.exec(text) ?? [];
  const [, why] = /The zip can&#39;t be played: ([^<]+)</.exec(text) ?? [];
  return { emulator, assetId, url, why };
}

const many = (count: number): Record<string, ZippedFile> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.html`, '']));

test.each<[string, Record<string, ZippedFile>, string]>([
  [
    'at its root',
    { 'a/index.html': 'a', 'index.html': 'root', 'about.html': '', 'js/game.js': 'x' },
    'index.html',
  ],
  [
    'in a subfolder',
    {
      '__MACOSX/index.html': '',
      'my game/': '',
      'my game/INDEX.HTM': 'sub',
      'my game/js/game.js': 'x',
      'help.html': '',
    },
    'my%20game/INDEX.HTM',
  ],
  ['under another name', { 'ä b/playable.html': 'other', 'ä b/js/game.js': 'x' }, '%C3%A4%20b/playable.html'],
  ['with as many files as are allowed', { ...many(1999), 'js/game.js': 'x' }, '0.html'],
])('plays a zip with its page %s', async (_, files, expected) => {
  const { url, emulator, assetId } = await showZip(makeZip(files));
  expect(url).toBe(`${emulator.playOrigin}/1/${assetId}/${expected}`);
  const page = Object.entries(files).find(([name]) => encodeURI(name) === expected)?.[1];
  expect((await send(url)).text).toBe(`<script src="/play.js"></script>${page}`);
  expect(await send(new URL('js/game.js', url).href)).toMatchObject({
    status: 200,
    text: 'x',
    headers: { 'content-type': 'text/javascript' },
  });
  expect((await send(new URL('none.js', url).href)).status).toBe(404);
  // No neighbour of the zip itself.
  await upload(emulator, 'none.js', 'text/javascript', 'beside');
  expect((await send(new URL('none.js', url).href)).status).toBe(404);
});

const BOMB = makeZip({ 'index.html': { text: 'x'.repeat(100_000), size: 10 } });

test.each<[string, Buffer, RegExp]>([
  [
    'too large',
    makeZip({ 'index.html': '', 'a.bin': { size: 64 * 1024 ** 2 + 1 } }),
    /^it unpacks to more than 64 MiB$/,
  ],
  ['with too many files', makeZip({ ...many(2001) }), /^it has more than 2000 files$/],
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
  for (const address of [
    `${emulator.playOrigin}/1/${assetId}/index.html`,
    `${emulator.origin}/play/${assetId}`,
  ]) {
    const { status, text } = await send(address);
    expect([status, JSON.parse(text).message]).toEqual([404, expect.any(String)]);
  }
});

test.each([
  ['whose list says less than it holds', BOMB],
  [
    'whose bytes are damaged',
    Buffer.from(
      makeZip({ 'index.html': 'x'.repeat(99) }).map((byte, at) => (at > 41 && at < 44 ? 0xff : byte)),
    ),
  ],
])('does not send a file %s', async (_, bytes) => {
  const { url } = await showZip(bytes);
  const { status, text } = await send(url);
  expect([status, JSON.parse(text).message]).toEqual([
    404,
    expect.stringMatching(/^The zip can't be played: /),
  ]);
});

test('recognizes a zip by its name or its type, and Unity and Node files by their names', async () => {
  const zip = makeZip({
    'index.html': 'zipped',
    'Build/game.wasm.br': 'packed before',
    'Build/game.data.gz': 'packed before',
    'game.cjs': 'x',
  });
  for (const named of [
    ['a.ZIP', 'application/octet-stream'],
    ['a', 'application/x-zip-compressed; a=b'],
  ] as const) {
    const { url } = await showZip(zip, named);
    expect((await send(url)).text).toContain('zipped');
    const headersOf = async (name: string) => (await send(new URL(name, url).href)).headers;
    expect(await headersOf('Build/game.wasm.br')).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/wasm',
    });
    expect(await headersOf('Build/game.data.gz')).toMatchObject({ 'content-encoding': 'gzip' });
    expect(await headersOf('game.cjs')).toMatchObject({ 'content-type': 'text/javascript' });
  }
  const emulator = await runEmulator();
  const page = await upload(emulator, 'index.html', 'text/html', '');
  await upload(emulator, 'game.js.br', 'application/octet-stream', brotliCompressSync('from Brotli'));
  await upload(emulator, 'game.js.gz', 'application/gzip', gzipSync('from gzip'));
  await upload(emulator, 'lib.cjs', 'application/node', 'x');
  const load = (name: string) => fetch(`${emulator.playOrigin}/1/${page}/${name}`);
  for (const [name, text] of [
    ['game.js.br', 'from Brotli'],
    ['game.js.gz', 'from gzip'],
    ['lib.cjs', 'x'],
  ] as const) {
    const response = await load(name);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/javascript', text]);
  }
});
