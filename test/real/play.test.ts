import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { makeZip } from '../../emulator/test/play/make-zip.ts';
import { CHROMIUM } from '../../scripts/find-program.ts';
import { startEmulator } from '../e2e/run-action.ts';
import { openGame, playPage, uploadFile } from './browser.ts';
import { testWith } from './programs.ts';

const test = testWith(CHROMIUM);

/** The labels of networks, and their interfaces. */
const INTERFACES =
  `none: every interface | mraid dapi ExitApi clickTag FbPlayableAd install openAppStore playableSDK ScPlayableAd TJ_API BGY_MRAID Liftoff
AppLovin | mraid, Bigo | , Google | clickTag, ironSource | mraid dapi, Liftoff | mraid Liftoff, Meta | FbPlayableAd
Mintegral | install, Moloco | FbPlayableAd, Pangle | , Snapchat | ScPlayableAd, Tapjoy | TJ_API
TikTok | , Unity | mraid, Vungle | `
    .split(/\n|, /)
    .map((line) => line.split(' | ') as [label: string, names: string]);

const choose = (game: Locator, label: string) => game.getByLabel('Network').selectOption({ label });

test('each network has its own interfaces only, also in a tab of its own, and the path of a file chooses it', async () => {
  const look = `<body><script>
    const names = ${JSON.stringify(INTERFACES[0]?.[1].split(' '))};
    document.body.dataset.names = names.filter((name) => typeof window[name] !== 'undefined' && name in window).join(' ');
    if (window.mraid) mraid.addEventListener('ready', () => { document.body.dataset.mraid = mraid.getState(); });
  </script>`;
  const { game, frame, page, lines } = await playPage(look, {}, 'exports/Snap/FB_Unity-Ads.html');
  const options = await game.getByLabel('Network').locator('option').allInnerTexts();
  expect(options).toEqual(INTERFACES.map(([label]) => label));
  expect(await game.getByLabel('Network').inputValue()).toBe('unity');
  for (const [label, expected] of INTERFACES) {
    await choose(game, label);
    await frame.locator(`body[data-names="${expected}"]`).waitFor({ state: 'attached' });
    if (expected.includes('mraid')) await frame.locator('body[data-mraid]').waitFor({ state: 'attached' });
    await expect.poll(lines).toEqual(expected.includes('mraid') ? ['mraid: ready'] : []);
  }
  await choose(game, 'Google');
  const [tab] = await Promise.all([page.waitForEvent('popup'), game.getByText('in a new tab').click()]);
  await tab.frameLocator('iframe').locator('body[data-names="clickTag"]').waitFor({ state: 'attached' });
});

/** Calls of interfaces, what is shown of each without a network, and for Meta: the owners of an interface that it does not have. */
const CALLS = `
FbPlayableAd.onCTAClick() | call to action: FbPlayableAd.onCTAClick | call to action: FbPlayableAd.onCTAClick
mraid.open('https://a.example/') | call to action: mraid.open → https://a.example/ | mraid (AppLovin, ironSource, Liftoff, Unity)
window.mraid.open('https://b.example/') | call to action: mraid.open → https://b.example/ | mraid (AppLovin, ironSource, Liftoff, Unity)
window.ExitApi.exit() | call to action: ExitApi.exit | ExitApi (Google)
dapi.openStoreUrl() | call to action: dapi.openStoreUrl | dapi (ironSource)
window.install() | call to action: install | install (Mintegral)
window.openAppStore() | call to action: openAppStore | openAppStore (Pangle, TikTok)
playableSDK.openAppStore() | call to action: playableSDK.openAppStore | playableSDK (Pangle, TikTok)
window.ScPlayableAd.onCTAClick() | call to action: ScPlayableAd.onCTAClick | ScPlayableAd (Snapchat)
window.TJ_API.click() | call to action: TJ_API.click | TJ_API (Tapjoy)
BGY_MRAID.open() | call to action: BGY_MRAID.open | BGY_MRAID (Bigo)
Liftoff.open() | call to action: Liftoff.open | Liftoff (Liftoff)
parent.postMessage('download', '*') | call to action: postMessage 'download' | postMessage 'download' (Liftoff, Vungle)
parent.postMessage('complete', '*') | postMessage 'complete' | postMessage 'complete' (Liftoff, Vungle)
window.open(window.clickTag) | call to action: window.open → https://clicktag.invalid/ | call to action that Meta does not take: window.open → undefined (not a complete address)
[typeof dapi, window.ExitApi, 'mraid' in window, window.install && 1, window.TJ_API?.none] | |
({}).door.open() | error: Uncaught TypeError: Cannot read properties of undefined (reading 'open') |
({ install: 1 }).install() | error: Uncaught TypeError: {(intermediate value)}.install is not a function |`
  .trim()
  .split('\n')
  .map((line) => line.split(' |').map((part) => part.trim()) as [code: string, none: string, meta: string]);

test('calls to action are named, and calls of an interface of another network are marked with their owners', async () => {
  const steps = CALLS.map(([code]) => `() => { ${code} }`).join(',\n');
  const { game, lines } = await playPage(`<script>
    [${steps}].forEach((step, index) => setTimeout(step, 100 + 40 * index));
    setTimeout(() => console.error('end'), ${300 + 40 * CALLS.length});</script>`);
  await expect.poll(lines).toContain('console.error: end');
  const none = (await lines()).filter((line) => !/not provided here: TJ_API.none|console.error/.test(line));
  expect(none.map((line) => line.replace(/ \(index.*/, ''))).toEqual(
    CALLS.map(([, line]) => line).filter(Boolean),
  );
  await choose(game, 'Meta');
  await expect.poll(lines).toContain('console.error: end');
  const shown = (await lines()).filter((line) => !/^(?:error|console.error): /.test(line));
  const meta = CALLS.map(([, , line]) =>
    /^$|: /.test(line) ? line : `another network's interface: ${line}`,
  );
  // Equal lines in a row are counted, but an error stands between them.
  expect(shown).toEqual(meta.filter(Boolean));
});

test('what the network fills in or provides is not missing, and members that do nothing here are no errors', async () => {
  const content = `<script src="https://tpc.googlesyndication.com/pagead/gadgets/html5/api/exitapi.js?a=1"></script><script src="playable-sdk.js"></script>
    <img src="{base_url}"><img src="$P_AD_READY"><img src="%%CLICK_URL%%"><img src="[IMP_URL]"><img src="none.png?1"><img src="none.png?2">
    <script src="https://sdk.example/other.js"></script><script>
    const shown = [dapi.isDemoDapi(), dapi.getAudioVolume(), mraid.getAudioVolume(), ExitApi.delayedExit(), playableSDK.reportGameReady()];
    TJ_API.setPlayableBuild('1'); mraid.useCustomClose(true); mraid.unheardOf;
    document.documentElement.dataset.shown = JSON.stringify(shown);</script>`;
  const { game, frame, lines } = await playPage(content);
  await frame.locator('html[data-shown="[false,100,100,null,null]"]').waitFor({ state: 'attached' });
  const expected = `provided by the network: exitapi.js
    provided by the network: playable-sdk.js
    filled in by the network: {base_url}
    filled in by the network: $P_AD_READY
    filled in by the network: %%CLICK_URL%%
    filled in by the network: [IMP_URL]
    missing file: none.png
    call to another host: https://sdk.example/other.js
    does nothing here: dapi.isDemoDapi
    does nothing here: ExitApi.delayedExit
    does nothing here: playableSDK.reportGameReady
    does nothing here: TJ_API.setPlayableBuild
    does nothing here: mraid.useCustomClose
    not provided here: mraid.unheardOf`.split(/\n\s+/);
  const sorted = async () => (await lines()).toSorted();
  await expect.poll(sorted).toEqual(expected.toSorted());
  await choose(game, 'AppLovin');
  await expect.poll(lines).toContain("another network's script: exitapi.js (Google)");
});

test('a zip is played like a folder, with a network, packed files and scripts of Node', async () => {
  const zip = makeZip({
    'Unity_en/index.html': `<!doctype html><body><script>
      window.parts = [typeof mraid, typeof dapi];
      (async () => {
        for (const src of ['Build/game.js.gz', 'Build/game.js.br', 'lib.cjs', 'lib.cjs?again', '../Unity_en/lib.cjs'])
          await new Promise((onload) => document.body.append(Object.assign(document.createElement('script'), { src, onload })));
        document.body.dataset.parts = parts;
      })();</script>`,
    'Unity_en/Build/game.js.gz': gzipSync('window.parts.push("gz")'),
    'Unity_en/Build/game.js.br': brotliCompressSync('window.parts.push("br")'),
    'Unity_en/lib.cjs': 'window.parts.push("cjs")',
  });
  const emulator = await startEmulator();
  await uploadFile(emulator, 'game.zip', 'application/zip', zip);
  const { game, frame, complaints } = await openGame(emulator);
  const played = frame.locator('body[data-parts="object,undefined,gz,br,cjs,cjs,cjs"]');
  await played.waitFor({ state: 'attached' });
  const files = game.locator('.files li');
  await expect.poll(() => files.count()).toBe(4);
  const names = (await files.allInnerTexts()).map((line) => line.replace(/ · .*/, ''));
  const expected = ['Build/game.js.br', 'Build/game.js.gz', 'index.html', 'lib.cjs'];
  expect(names.toSorted()).toEqual(expected.map((name) => `Unity_en/${name}`));
  expect((await files.allInnerTexts()).find((line) => line.endsWith('lib.cjs · 0.0 KB'))).toBeDefined();
  expect(await game.locator('.loaded').innerText()).toMatch(/^0\.00\d MB loaded · one HTML: no$/);
  expect(complaints).toEqual([]);
});

test.each([
  ['at its start', `for (;;);`],
  ['after a while', `setTimeout(() => { for (;;); }, 500)`],
  ['when it is closed', `addEventListener('pagehide', () => { for (;;); })`],
])('a playable with an endless loop %s leaves the page usable, and Close ends it', async (_, loop) => {
  const { emulator, page, game } = await playPage(`<body><script>${loop}</script>`, {
    'other.html': ['text/html', '<body data-runs><canvas></canvas>'],
  });
  const isUsable = async () => {
    const mute = game.getByRole('button', { name: 'Mute' });
    const pressed = await mute.getAttribute('aria-pressed');
    await mute.click();
    expect(await mute.getAttribute('aria-pressed')).not.toBe(pressed);
    await game.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('searchbox').fill('usable');
    expect(await page.getByRole('searchbox').inputValue()).toBe('usable');
  };
  await page.waitForTimeout(800);
  await isUsable();
  const [looping] = await Promise.all([page.waitForEvent('popup'), game.getByText('in a new tab').click()]);
  await page.waitForTimeout(800);
  await isUsable();
  await looping.close();
  await game.locator('summary').click();
  expect(await game.getAttribute('open')).toBeNull();
  // Another playable, and the page itself, start after it.
  const other = page.locator('details', { hasText: 'other.html' });
  await other.locator('summary').click();
  await other.frameLocator('iframe').locator('body[data-runs]').waitFor({ timeout: 20_000 });
  const [tab] = await Promise.all([page.waitForEvent('popup'), other.getByText('in a new tab').click()]);
  await tab.close();
  await page.goto(emulator.origin);
  expect(await page.title()).toBe('Playable emulator');
});

test('the frame has the size of a phone, is turned, paused and resumed, and the playable knows that it is muted', async () => {
  const { page, game, frame, lines } = await playPage(`<body><script>
    const seen = [];
    const note = (...values) => { seen.push(values.join(' ')); document.body.dataset.seen = seen.join(', '); };
    document.addEventListener('visibilitychange', () => note(document.visibilityState, document.hidden));
    mraid.addEventListener('viewableChange', (viewable) => note('viewable', viewable, mraid.isViewable()));
    mraid.addEventListener('audioVolumeChange', (volume) => note('volume', volume, mraid.getAudioVolume()));
    dapi.addEventListener('viewableChange', () => { throw new Error('of a listener'); });
    dapi.addEventListener('viewableChange', ({ isViewable }) => note('dapi', isViewable, dapi.isViewable()));
    dapi.addEventListener('audioVolumeChange', (volume) => note('dapi', volume, dapi.getAudioVolume()));
    let frames = 0;
    const draw = () => { document.body.dataset.frames = ++frames; requestAnimationFrame(draw); };
    draw();
    cancelAnimationFrame(requestAnimationFrame(() => note('canceled')));
    onmessage = () => note('a message');
    </script>`);
  const box = () => game.locator('iframe').boundingBox();
  expect(await box()).toMatchObject({ width: 390, height: 844 });
  await game.getByRole('button', { name: 'Turn' }).click();
  expect(await box()).toMatchObject({ width: 844, height: 390 });
  const body = frame.locator('body');
  const frames = async () => Number(await body.getAttribute('data-frames'));
  const press = (name: string) => game.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => body.getAttribute('data-seen')).toBe('viewable true true');
  await press('Pause');
  await expect.poll(() => body.getAttribute('data-seen')).toMatch(/hidden true$/);
  const paused = await frames();
  await page.waitForTimeout(200);
  expect(await frames()).toBe(paused);
  await press('Mute');
  await press('Resume');
  await expect.poll(frames).toBeGreaterThan(paused + 2);
  await press('Mute');
  const [hidden, muted] = ['dapi false false, viewable false false, hidden true', 'dapi 0 0, volume 0 0'];
  const [visible, loud] = [
    'dapi true true, viewable true true, visible false',
    'dapi 100 100, volume 100 100',
  ];
  const seen = ['viewable true true', hidden, muted, visible, loud].join(', ');
  await expect.poll(() => body.getAttribute('data-seen')).toBe(seen);
  await press('Pause');
  await press('Restart');
  await expect.poll(frames).toBeGreaterThan(3);
  expect(await game.locator('.pause').innerText()).toBe('Pause');
  expect(await lines()).toEqual([]);
});

/** What a playable does, its script, and the lines about it. */
const DEEDS = [
  [
    'listens to touch only',
    `document.addEventListener('touchstart', () => {}); document.ontouchend = () => {}`,
    "listens to touch only: switch on the device mode of the browser's developer tools, then restart",
  ],
  [
    'has handlers of clicks, too',
    `addEventListener('touchstart', () => {}); document.onclick = () => {}`,
    '',
  ],
  ['listens to any', `for (const type of ['touchstart', 'pointerup']) addEventListener(type, () => {})`, ''],
  [
    'logs anything',
    `console.error('lost', new Error('of a level'), {}); console.error(Object.create(null), Symbol('x'), null);
     Promise.reject(Object.create(null)); console.log('no'); console.warn('no')`,
    `console.error: lost of a level [object Object]
     console.error: an object Symbol(x) null
     error: an object`,
  ],
  [
    'calls other hosts',
    `new Image().src = 'http://a.example/p.gif?secret'; new WebSocket('wss://b.example/');
     navigator.sendBeacon('https://c.example/c'); fetch('data:,x')`,
    `call to another host: http://a.example/p.gif?secret
     call to another host: wss://b.example/
     call to another host: https://c.example/c`,
  ],
  [
    'makes sound by itself',
    `const context = new AudioContext();
     const source = (length) => Object.assign(context.createBufferSource(), { buffer: context.createBuffer(1, length, 22050) });
     const start = (node, volume = 1) => { node.connect(new GainNode(context, { gain: volume })).connect(context.destination); node.start(); };
     start(source(1)); start(context.createConstantSource()); start(context.createOscillator(), 0); start(source(22050));
     for (const muted of [true, false]) Object.assign(new Audio('data:,'), { muted }).play().catch(() => {});
     install();`,
    `sound: media, before the first touch
     sound: Web Audio, before the first touch
     call to action: install, before the first touch`,
  ],
  [
    'makes sound after a touch',
    `const start = () => { const node = new AudioContext().createOscillator(); node.connect(node.context.destination); node.start(); };
     onpointerdown = () => { start(); install(); onpointerdown = null; }`,
    'call to action: install',
  ],
] as const;

test.each(DEEDS)('a playable that %s is described beside the frame', async (_, script, expected) => {
  const { game } = await playPage(`<body><script>${script}</script>`);
  const lines = async () =>
    (await game.locator('.events li').allInnerTexts()).map((line) => line.replace(/^[\d.]+ s\s+/, ''));
  const linesAfterClicks = async () => {
    // The browser may lose the first ones, while it shows the frame.
    if (/ontouch|touchstart|pointer/.test(script))
      for (const _ of '123') await game.locator('iframe').click();
    return (await lines()).toSorted();
  };
  await expect.poll(linesAfterClicks).toEqual(expected.split(/\n\s+/).filter(Boolean).toSorted());
});

test('files are listed once whatever their query, and one HTML is recognized', async () => {
  const { game, page } = await playPage(
    `<body><script>(async () => { for (const name of ['a.js?1', 'a.js?2', 'a.js']) await (await fetch(name)).text(); await fetch('data:,x'); })()</script>`,
    {
      'a.js': ['text/javascript', 'x'.repeat(2000)],
      'one.html': ['text/html', '<body>x<script src="mraid.js"></script>'],
    },
  );
  await expect
    .poll(() => game.locator('.files li').allInnerTexts())
    .toEqual([expect.stringMatching(/^index\.html · 0\.2 KB$/), 'a.js · 2.0 KB']);
  expect(await game.locator('.loaded').innerText()).toBe('0.002 MB loaded · one HTML: no');
  const one = page.locator('details', { hasText: 'one.html' });
  await one.locator('summary').click();
  await expect.poll(() => one.locator('.loaded').innerText()).toBe('0.000 MB loaded · one HTML: yes');
  expect(await one.locator('.files li').allInnerTexts()).toEqual(['one.html · 0.1 KB']);
  await one.locator('summary').click();
  await expect.poll(() => one.locator('.loaded').textContent()).toBe('');
});
