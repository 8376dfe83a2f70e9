import { expect, test } from 'vitest';
import type { CheckLine } from '../../src/play/network.ts';
import { NETWORKS } from '../../src/play/networks.ts';
import { send } from '../client.ts';
import { makeZip } from '../play/make-zip.ts';
import { startWithFile } from './upload.ts';

/** What the networks check of an upload: each line, and whether the file alone is good. */
async function listsOf(name: string, type: string, content: string | Buffer) {
  const { emulator, assetId } = await startWithFile(name, type, content);
  const { status, text } = await send(`${emulator.origin}/checks/${assetId}`);
  expect(status).toBe(200);
  return JSON.parse(text) as Readonly<Record<string, readonly CheckLine[]>>;
}
const pageLists = (page: string, name = 'index.html') => listsOf(name, 'text/html', page);
const zipLists = (files: Parameters<typeof makeZip>[0]) =>
  listsOf('game.zip', 'application/zip', makeZip(files));

/** The lines of a network that are bad by the file alone. */
function badOf(lists: Awaited<ReturnType<typeof listsOf>>, network: string): string[] {
  return (lists[network] ?? []).filter(({ isGood }) => !isGood).map(({ line }) => line);
}

const PAGE =
  '<!doctype html><meta name="ad.size" content="width=320,height=480"><script>XMLHttpRequest</script>';
const ZIP = { 'index.html': PAGE, 'game.js': 'mraid.open()', 'config.json': '{"playable_orientation":0}' };

test('every network has lines for a page and for a zip, each with its source and the date', async () => {
  for (const lists of [await pageLists(PAGE), await zipLists(ZIP)]) {
    expect(Object.keys(lists)).toEqual(NETWORKS.map(({ id }) => id));
    for (const lines of Object.values(lists)) {
      expect(lines.map(({ line }) => line)).toContain('calls no other host');
      for (const { source } of lines) expect(source).toMatch(/\(\d{4}-\d\d-\d\d\)$/);
    }
  }
});

test('an upload that is not there has no list', async () => {
  const { emulator } = await startWithFile('index.html', 'text/html', PAGE);
  expect((await send(`${emulator.origin}/checks/none`)).status).toBe(404);
});

/** Of each, a regular expression of earlier versions took minutes to hours. */
const LONG: Readonly<Record<string, string>> = {
  'a head with scripts that never ends': `<head>${'<script>dapi;'.repeat(5000)}`,
  'tags that never end': '<meta '.repeat(200_000) + '<script '.repeat(200_000),
  'tags that end once': `${'<meta name=ad.'.repeat(100_000)}>`,
  'comments that never end': '<!-- '.repeat(200_000),
  'heads and ends of heads': '<head><script></head>'.repeat(50_000),
  'blanks and comments': ' <!----> '.repeat(100_000),
};

test.each(Object.entries(LONG))('the list of %s comes, and the page is sent', async (_, text) => {
  const { emulator, assetId, url } = await startWithFile('index.html', 'text/html', text);
  expect((await send(`${emulator.origin}/checks/${assetId}`)).status).toBe(200);
  expect((await send(url)).text).toContain('<script src="/play.js"></script>');
});

test('the list of a zip with names and scripts of megabytes comes', async () => {
  const scripts = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`a/${index}.js`, '<head><script>dapi;'.repeat(100_000)]),
  );
  const lists = await zipLists({ 'a/index.html': PAGE, ...scripts, [`a/${'b/'.repeat(20_000)}c`]: '' });
  expect(badOf(lists, 'liftoff')).toEqual([]);
});

test.each<[network: string, good: string, bad: string, line: string]>([
  ['google', '<META name="ad.size"><Script src=//a/exitapi.js>', PAGE, 'has a script tag for exitapi.js'],
  ['google', PAGE, '<meta name=x>ad.size', 'has a meta tag ad.size or ad.orientation'],
  [
    'ironsource',
    '<HEAD><script>DAPI</script></HEAD>',
    '<head></head><script>dapi',
    'has DAPI’s script in the head',
  ],
  ['ironsource', 'a', 'window.onload = 1', 'no window.onload in the code'],
  ['moloco', 'a', '<script src=mraid.js>', 'no mraid.js in the code'],
  ['pangle', 'a', '<script src=mraid.js>', 'no mraid.js in the code'],
  ['meta', 'a', 'new XMLHttpRequest()', 'no XMLHttpRequest in the code'],
])('%s: a good page and a bad one', async (network, good, bad, line) => {
  expect(badOf(await pageLists(good), network)).not.toContain(line);
  expect(badOf(await pageLists(bad), network)).toContain(line);
});

test.each<[network: string, bad: Parameters<typeof makeZip>[0], lines: string[]]>([
  ['bigo', { 'a/index.html': PAGE }, ['index.html is at its root', 'config.json is at its root']],
  [
    'pangle',
    { 'index.html': PAGE, 'game.js': 'load("mraid.js")' },
    ['config.json is at its root', 'no mraid.js in the code'],
  ],
  ['google', { 'index.html': Buffer.from('\xe4', 'latin1'), 'a.ZIP': '' }, ['no zip inside', 'is in UTF-8']],
  ['liftoff', { 'a/index.html': '', 'b/ä.js': '' }, ['is in one folder', 'names are ASCII']],
  ['liftoff', { 'index.html': '' }, ['is in one folder']],
  [
    'tiktok',
    { 'a/index.html': '', 'config.json': '{}' },
    ['index.html is at its root', 'config.json has playable_orientation'],
  ],
  ['unity', { 'index.html': '' }, ['one HTML file']],
  ['vungle', { 'game.html': '' }, ['is called ad.html or index.html']],
])('%s does not take a zip: %j', async (network, bad, lines) => {
  expect(badOf(await zipLists(bad), network)).toEqual(expect.arrayContaining(lines));
  const good = await zipLists(network === 'liftoff' ? { 'a/index.html': '' } : ZIP);
  for (const line of lines) if (line !== 'one HTML file') expect(badOf(good, network)).not.toContain(line);
});

test('sizes are those of each network, and Unity takes XMLHttpRequest in the code', async () => {
  const lists = await pageLists(PAGE);
  const sizes = Object.entries(lists).map(([id, lines]) => [id, lines.find(({ size }) => size)?.size?.good]);
  const mb = { applovin: 5, bigo: 5, google: 5, ironsource: 5, liftoff: 5, meta: 2, mintegral: 5, moloco: 5 };
  const others = { pangle: 5, snapchat: 5, tapjoy: 1.9, tiktok: 3, unity: 5, vungle: 5 };
  const expected = Object.entries({ ...mb, ...others }).map(([id, size]) => [id, size * 1_000_000]);
  expect(sizes).toEqual(expected);
  expect(badOf(lists, 'unity')).toEqual([]);
  expect(badOf(lists, 'meta')).toEqual(['no XMLHttpRequest in the code']);
});
