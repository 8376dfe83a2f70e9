import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { upload } from '../../emulator/test/page/upload.ts';
import { makeZip } from '../../emulator/test/play/make-zip.ts';
import { CHROMIUM } from '../../scripts/find-program.ts';
import { startEmulator } from '../e2e/run-action.ts';
import { openPage, playPage } from './browser.ts';
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
window.ExitApi.exit() | call to action: ExitApi.exit | ExitApi (Google)
dapi.openStoreUrl() | call to action: dapi.openStoreUrl | dapi (ironSource)
window.install() | call to action: install | install (Mintegral)
window.openAppStore() | call to action: openAppStore | openAppStore (Pangle, TikTok)
playableSDK.openAppStore() | call to action: playableSDK.openAppStore | playableSDK (Pangle, TikTok)
window.ScPlayableAd.onCTAClick() | call to action: ScPlayableAd.onCTAClick | ScPlayableAd (Snapchat)
window.TJ_API.click() | call to action: TJ_API.click | TJ_API (Tapjoy)
BGY_MRAID.open() | call to action: BGY_MRAID.open | BGY_MRAID (Bigo)
Liftoff.open() | call to action: Liftoff.open | Liftoff (Liftoff)
window.mraid.open('https://b.example/') | call to action: mraid.open → https://b.example/ | mraid (AppLovin, ironSource, Liftoff, Unity)
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
    [${steps}].forEach((step, index) => setTimeout(step, 100 + 150 * index));
    setTimeout(() => console.error('end'), ${300 + 150 * CALLS.length});</script>`);
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

test.each([
  ['at its start', `for (;;);`],
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
     const source = (length, level = 0.5) => {
       const node = Object.assign(context.createBufferSource(), { buffer: context.createBuffer(1, length, 22050) });
       const { buffer } = node;
       buffer.getChannelData(0).fill(level);
       return node;
     };
     const start = (node, volume = 1) => { node.connect(new GainNode(context, { gain: volume })).connect(context.destination); node.start(); };
     start(source(22050, 0)); start(context.createConstantSource()); start(context.createOscillator(), 0); start(source(22050));
     for (const muted of [true, false]) Object.assign(new Audio('data:,'), { muted }).play().catch(() => {});
     install();`,
    `sound: media, before the first touch
     sound: Web Audio, before the first touch
     call to action: install, before the first touch`,
  ],
  [
    'makes sound with a script processor that is not silent',
    `const context = new AudioContext();
     for (const level of [0, 0.5]) {
       const node = context.createScriptProcessor(1024, 0, 1);
       node.onaudioprocess = ({ outputBuffer }) => outputBuffer.getChannelData(0).fill(level);
       node.connect(context.destination);
       window['node' + level] = node;
     }`,
    'sound: Web Audio, before the first touch',
  ],
  [
    'makes sound with a worklet, and one that is silent',
    `const context = new AudioContext();
     const source = (name, level) => "registerProcessor('" + name + "', class extends AudioWorkletProcessor { process(_, [[out]]) { out.fill(" + level + "); return true; } });";
     context.audioWorklet.addModule(URL.createObjectURL(new Blob([source('mute', 0) + source('loud', 0.5)], { type: 'text/javascript' }))).then(() => {
       for (const name of ['mute', 'loud']) new AudioWorkletNode(context, name, { numberOfInputs: 0 }).connect(context.destination);
     });`,
    'sound: Web Audio, before the first touch',
  ],
  [
    'speaks, and fades in',
    `speechSynthesis.speak(new SpeechSynthesisUtterance('Play'));
     const context = new AudioContext();
     const volume = new GainNode(context, { gain: 0 });
     const tone = context.createOscillator();
     tone.connect(volume).connect(context.destination);
     tone.start();
     setTimeout(() => volume.gain.linearRampToValueAtTime(1, 1), 100);`,
    `sound: speech, before the first touch
     sound: Web Audio, before the first touch`,
  ],
  [
    'computes sound, waits with it, and fades out at once',
    `const play = (context, ...nodes) => {
       const tone = context.createOscillator();
       [tone, ...nodes, context.destination].reduce((from, to) => from.connect(to));
       tone.start();
       return context;
     };
     play(new OfflineAudioContext(1, 44_100, 44_100)).startRendering();
     const waiting = new AudioContext();
     waiting.suspend();
     play(waiting);
     const context = new AudioContext();
     const volume = new GainNode(context, { gain: 1 });
     volume.gain.setValueAtTime(0, 0);
     play(context, volume);
     setTimeout(() => console.error('half'), 400);
     setTimeout(() => waiting.resume(), 600);`,
    `console.error: half
     sound: Web Audio, before the first touch`,
  ],
  [
    'calls other hosts from workers',
    `const call = (host) => "fetch('https://" + host + ".example/').catch(() => {}); onmessage = () => postMessage('hello')";
     const url = URL.createObjectURL(new Blob([call('blob')]));
     const worker = new Worker(url);
     URL.revokeObjectURL(url);
     worker.onmessage = ({ data }) => { if (data !== 'hello') throw new Error('not for the game'); new Worker('outer.js'); };
     worker.postMessage('');
     new SharedWorker('shared.js');`,
    `call to another host: https://blob.example/
     call to another host: https://file.example/
     call to another host: https://shared.example/`,
  ],
  [
    'asks for the script of a network that is not known',
    `document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.example/kwai-playable-sdk.js' }))`,
    'call to another host: https://cdn.example/kwai-playable-sdk.js',
  ],
  [
    'makes sound after a touch',
    `const start = () => { const node = new AudioContext().createOscillator(); node.connect(node.context.destination); node.start(); };
     onpointerdown = () => { start(); install(); onpointerdown = null; }`,
    'call to action: install',
  ],
] as const;

test.each(DEEDS)('a playable that %s is described beside the frame', async (_, script, expected) => {
  const { game } = await playPage(`<body><script>${script}</script>`, {
    'worker.js': ['text/javascript', `'use strict'; fetch('https://file.example/').catch(() => {});`],
    'outer.js': ['text/javascript', `new Worker('worker.js')`],
    'shared.js': ['text/javascript', `fetch('https://shared.example/').catch(() => {})`],
  });
  const lines = async () =>
    (await game.locator('.events li').allInnerTexts()).map((line) => line.replace(/^[\d.]+ s\s+/, ''));
  const linesAfterClicks = async () => {
    // The browser may lose the first ones, while it shows the frame.
    if (/pointer/.test(script)) for (const _ of '123') await game.locator('iframe').click();
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

test('files that workers load are listed, and those that they miss', async () => {
  const { game } = await playPage(
    `<body><script>
     new Worker('worker.js');
     new Worker(URL.createObjectURL(new Blob(["fetch('" + new URL('level.json', location) + "').then((file) => file.json())"])));</script>`,
    {
      'worker.js': [
        'text/javascript',
        `importScripts('part.js'); fetch('none.json').then((file) => file.text())`,
      ],
      'part.js': ['text/javascript', 'x = 1'],
      'level.json': ['application/json', '{}'],
    },
  );
  const names = async () =>
    (await game.locator('.files li').allInnerTexts()).map((text) => text.split(' ')[0]).sort();
  await expect.poll(names).toEqual(['index.html', 'level.json', 'part.js', 'worker.js']);
  await expect
    .poll(() => game.locator('.events li').allInnerTexts())
    .toEqual([expect.stringContaining('missing file: none.json')]);
});

test.each([
  [
    'messages without end',
    'setInterval(() => { for (let index = 0; index < 50; index += 1) console.error("no " + Math.random()); }, 20)',
  ],
  [
    '100,000 calls of a member',
    'setTimeout(() => { for (let index = 0; index < 1e5; index += 1) gameEnd(); }, 300)',
  ],
  [
    '2,000 files',
    '(async () => { for (let index = 0; index < 2000; index += 1) new Image().src = "a.svg?" + index; })()',
  ],
])('a playable with %s leaves the page fluent', async (_, script) => {
  const emulator = await startEmulator();
  await upload(emulator, 'index.html', 'text/html', `<!doctype html><body><script>${script}</script>`);
  const { page } = await openPage(`${emulator.origin}/`);
  await page.evaluate(`{
    window.longest = 0;
    let last = performance.now();
    const tick = (now) => { window.longest = Math.max(window.longest, now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
  }`);
  await page.locator('summary').click();
  await page.waitForTimeout(4000);
  expect(await page.evaluate('window.longest')).toBeLessThan(1000);
});

test('calls of a member are counted where they are made, and what they name is cut there', async () => {
  const { lines } = await playPage(`<body><script>setTimeout(() => {
    for (let index = 0; index < 1e5; index += 1) gameEnd();
    for (let index = 0; index < 1000; index += 1) mraid.addEventListener(index + 'x'.repeat(1e6), () => {});
  }, 100)</script>`);
  await expect.poll(lines).toEqual(['gameEnd × 100000']);
});

test('60 cookies of 3,500 bytes stop neither the page, nor the playable, nor the service', async () => {
  const { emulator, page, game, frame } = await playPage(
    `<body><script>for (let index = 0; index < 60; index += 1) document.cookie = 'c' + index + '=' + 'x'.repeat(3500);
    document.body.dataset.cookies = document.cookie.length;</script>`,
  );
  await expect.poll(() => frame.locator('body').getAttribute('data-cookies')).toMatch(/^2\d{5}$/);
  await page.goto(`${emulator.origin}/`);
  expect(await page.title()).toBe('Playable emulator');
  await game.locator('summary').click();
  await frame.locator('body[data-cookies]').waitFor({ state: 'attached' });
});

test('mraid has the members of the version of the network, and MRAID_ENV belongs to 3.0', async () => {
  const { game, frame } = await playPage(`<body><script>
    document.body.dataset.seen = window.mraid ? [mraid.getVersion(), typeof MRAID_ENV, 'getAudioVolume' in mraid, 'unload' in mraid, 'resize' in mraid].join(' ') : 'none';
  </script><script src="mraid.js"></script><script>document.body.dataset.after = window.mraid ? mraid.getVersion() + (window.MRAID_ENV?.version ?? '') : 'none';</script>`);
  for (const [label, seen, after] of [
    ['AppLovin', '2.0 undefined false false true', '2.0'],
    ['Unity', '3.0 object true true true', '3.03.0'],
    ['Meta', 'none', 'none'],
    ['none: every interface', '3.0 object true true true', '3.03.0'],
  ] as const) {
    await choose(game, label);
    await frame.locator(`body[data-seen="${seen}"][data-after="${after}"]`).waitFor({ state: 'attached' });
  }
});

test('the open game and its network are in the address, also after Back', async () => {
  const { page, game, frame } = await playPage(
    `<body><script>document.body.dataset.has = typeof mraid + typeof FbPlayableAd</script>`,
  );
  const isMeta = frame.locator('body[data-has="undefinedobject"]');
  await choose(game, 'Meta');
  await isMeta.waitFor({ state: 'attached' });
  expect(new URL(page.url()).searchParams.get('network')).toBe('meta');
  await page.goto('about:blank');
  await page.goBack();
  await isMeta.waitFor({ state: 'attached' });
  expect(await game.getByLabel('Network').inputValue()).toBe('meta');
  await page.reload();
  await isMeta.waitFor({ state: 'attached' });
  await choose(game, 'none: every interface');
  await frame.locator('body[data-has="objectobject"]').waitFor({ state: 'attached' });
  await game.locator('summary').click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test.each([
  [
    'Google',
    'ExitApi.exit()',
    'https://tpc.googlesyndication.com/pagead/gadgets/html5/api/exitapi.js',
    'ExitApi (exitapi.js)',
  ],
  [
    'Bigo',
    'BGY_MRAID.open()',
    'https://static-web.likeevideo.com/as/common-static/big-data/dsp-public/bgy-mraid-sdk.js',
    'BGY_MRAID (bgy-mraid-sdk.js)',
  ],
  ['Pangle', 'playableSDK.openAppStore()', 'playable-sdk.js', 'playableSDK (playable-sdk.js)'],
])(
  'what the script of %s defines exists once the page has asked for the script',
  async (label, call, src, missing) => {
    const emulator = await startEmulator();
    const run = `<script>${call}</script>`;
    const late = `<script>setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { src: '${src}', onload: () => { ${call} } })))</script>`;
    for (const [name, text] of Object.entries({
      without: run,
      with: `<script src="${src}"></script>${run}`,
      late,
    }))
      await upload(
        emulator,
        `${label}/${name}.html`,
        'text/html',
        `<!doctype html><head></head><body>${text}`,
      );
    const { page } = await openPage(`${emulator.origin}/`);
    const shown = async (name: string) => {
      const game = page.locator('.game', { hasText: `/${name}.html` });
      await game.locator('summary').click();
      await expect
        .poll(() => game.locator('.events').innerText())
        .toMatch(/call to action|without its script/);
      return (await game.locator('.events').innerText()).replace(/^[\d.]+ s +/gm, '');
    };
    const tag = page.locator('.game[open] .checks li', { hasText: 'has a script tag for' }).locator('.badge');
    expect(await shown('without')).toContain(`interface without its script: ${missing}`);
    await expect.poll(() => tag.innerText()).toBe('bad');
    for (const name of ['with', 'late']) {
      expect(await shown(name)).toContain(`call to action: ${call.slice(0, -2)}`);
      if (name === 'with') await expect.poll(() => tag.innerText()).toBe('good');
    }
  },
);

test.each([
  ['Mintegral', `window.open('https://store.example/a')`, 'window.open → https://store.example/a'],
  ['Meta', `location = 'https://store.example/b'`, 'location → https://store.example/b'],
  ['AppLovin', `top.open('https://store.example/c')`, 'top.open'],
  ['Unity', `top.location = 'https://store.example/d'`, 'top.location → https://store.example/d'],
  ['Unity', `top.location.replace('https://store.example/d')`, 'top.location → https://store.example/d'],
  [
    'Unity',
    `Promise.resolve().then(() => { top.location.href = 'https://store.example/e'; })`,
    'top.location → https://store.example/e',
  ],
])('a way out that %s does not have is marked: %s', async (label, code, expected) => {
  const { game, lines } = await playPage(`<body><script>${code}</script>`, {}, `${label}/index.html`);
  await expect.poll(lines).toEqual([`call to action that ${label} does not take: ${expected}`]);
  expect(await game.locator('.events .foreign').count()).toBe(1);
  await choose(game, 'none: every interface');
  await expect.poll(lines).toEqual([`call to action: ${expected}`]);
});

test('a playable does not take the keyboard, and Escape gives it back', async () => {
  const { page, game, frame } = await playPage(`<body><button>in the game</button><script>
    const button = document.querySelector('button');
    setInterval(() => { window.focus(); button.focus(); document.body.dataset.keys = document.hasFocus(); }, 20);
    addEventListener('keydown', (event) => event.preventDefault());
    const inner = document.body.appendChild(document.createElement('iframe'));
    onmessage = () => inner.contentWindow.focus();
  </script>`);
  await frame.locator('body[data-keys]').waitFor({ state: 'attached' });
  const search = page.getByRole('searchbox');
  for (const control of [search, game.getByLabel('Network'), game.locator('summary')]) {
    await control.focus();
    await page.waitForTimeout(300);
    expect(await page.locator('input:focus, select:focus, summary:focus').count()).toBe(1);
  }
  await search.focus();
  // Its script does not run in this frame.
  await frame.locator('body').evaluate('postMessage("take")');
  await page.waitForTimeout(300);
  await page.keyboard.type('one two', { delay: 20 });
  expect(await search.inputValue()).toBe('one two');
  await frame.locator('button').click();
  await expect.poll(() => game.locator('.keys').innerText()).toMatch(/Escape gives it back/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  await page.keyboard.press('Escape');
  await expect.poll(() => game.locator('.keys').innerText()).toBe('The page has the keyboard.');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
});

test('Escape gives the keyboard back from a frame without an address, too', async () => {
  const { page, game, frame } = await playPage('<body><iframe srcdoc="<input>"></iframe>');
  await frame.frameLocator('iframe').locator('input').click();
  await expect.poll(() => game.locator('.keys').innerText()).toMatch(/Escape gives it back/);
  await page.keyboard.press('Escape');
  await expect.poll(() => game.locator('.keys').innerText()).toBe('The page has the keyboard.');
});

test('a playable starts without what another one has stored, and finds its own', async () => {
  const emulator = await startEmulator();
  const fill = `<body><script>
    document.body.dataset.found = Object.keys(localStorage).length;
    (async () => { document.body.dataset.bases = (await indexedDB.databases()).length; indexedDB.open('saves'); })();
    try { for (let index = 0; ; index += 1) localStorage.setItem('k' + index, 'x'.repeat(1e6)); } catch {}
  </script>`;
  for (const name of ['a.html', 'b.html'])
    await upload(emulator, name, 'text/html', `<!doctype html>${fill}`);
  const { page } = await openPage(`${emulator.origin}/`);
  for (const [name, found] of [
    ['a.html', 0],
    ['b.html', 0],
    ['b.html', 5],
    ['a.html', 0],
  ] as const) {
    const game = page.locator('.game', { hasText: name });
    const seen = game
      .frameLocator('iframe')
      .locator(`body[data-found="${found}"][data-bases="${found && 1}"]`);
    if ((await game.getAttribute('open')) === null) await game.locator('summary').click();
    else await game.getByRole('button', { name: 'Restart' }).click();
    await seen.waitFor({ state: 'attached' });
    // Another program, or a playable with many, may push the emulator's cookie out.
    if (name === 'a.html') await page.context().clearCookies();
  }
});

const onClick = (code: string) =>
  `<h1>Tap</h1><script>let clicks = 0; onclick = () => { clicks += 1; if (clicks > 1) { ${code} } };</script>`;
const zip = (files: Record<string, string | Buffer>) => makeZip({ 'index.html': '<body>', ...files });
const GOOGLE = `<!doctype html><head><meta name="ad.size" content="width=320,height=480"><script src="https://tpc.googlesyndication.com/exitapi.js"></script></head><body>${onClick('ExitApi.exit()')}`;

const waitsFor = (event: string) => `<body><script>mraid.addEventListener('${event}', () => {})</script>`;
const sdk = (call: string) => `<body><script src="playable-sdk.js"></script>${onClick(call)}`;

/** Of each network a playable that it takes. */
const GOOD: Readonly<Record<string, string | Buffer>> = {
  AppLovin: waitsFor('ready') + onClick(`mraid.open('https://a.example/')`),
  Bigo: zip({
    'index.html': `<body><script src="bgy-mraid-sdk.js"></script>${onClick('BGY_MRAID.open()')}`,
    'config.json': '{}',
  }),
  Google: zip({ 'index.html': GOOGLE }),
  ironSource: `<head><script>if (dapi.isReady()) addEventListener('load', () => {});</script></head><body>${onClick('dapi.openStoreUrl()')}`,
  Liftoff: makeZip({ 'game/index.html': `<body>${onClick(`Liftoff.open()`)}` }),
  Meta: `<body>${onClick('FbPlayableAd.onCTAClick()')}`,
  Mintegral: `<body><script>gameReady(); gameEnd();</script>${onClick('install()')}`,
  Moloco: `<body>${onClick('FbPlayableAd.onCTAClick()')}`,
  Pangle: zip({ 'index.html': sdk('playableSDK.openAppStore()'), 'config.json': '{}' }),
  Snapchat: `<body>${onClick('ScPlayableAd.onCTAClick()')}`,
  Tapjoy: `<body>${onClick('TJ_API.click()')}`,
  TikTok: zip({ 'index.html': sdk('openAppStore()'), 'config.json': '{"playable_orientation":0}' }),
  Unity: waitsFor('viewableChange') + onClick(`mraid.open('https://a.example/')`),
  Vungle: zip({
    'index.html': `<body><script>parent.postMessage('complete', '*')</script>${onClick(`parent.postMessage('download', '*')`)}`,
  }),
};

/** Playables that networks do not take, and the lines that are bad then. What the file alone shows: emulator/test/page/checks.test.ts. */
const BAD: readonly (readonly [string, string | Buffer, bad: readonly string[]])[] = [
  [
    'AppLovin',
    `<body><script>window.open('https://a.example/'); fetch('https://b.example/').catch(() => {});</script><!--${'x'.repeat(5_300_000)}-->`,
    [
      ...['at most 5 MB', 'waits for “ready” of mraid', 'its call to action is mraid.open'],
      ...['calls no other host', 'no store by itself', 'no store without a touch'],
    ],
  ],
  [
    'ironSource',
    `<head></head><body><script>window.onload = () => dapi.openStoreUrl('https://a.example/');</script>`,
    [
      ...['DAPI’s script in the head', 'no window.onload', 'dapi.openStoreUrl has no parameter'],
      'no store without a touch',
    ],
  ],
  [
    'Liftoff',
    makeZip({ 'index.html': `<body><img src="Ä.png">`, 'img/ä.png': '' }),
    ['is in one folder', 'names are ASCII', 'each file is there'],
  ],
  [
    'Mintegral',
    `<body><script>window.open('https://a.example/')</script>`,
    ['calls gameReady', 'its call to action is install', 'no store without a touch'],
  ],
  [
    'Moloco',
    `<body><script>FbPlayableAd.onCTAClick('https://a.example/')</script>`,
    ['FbPlayableAd.onCTAClick has no parameter', 'no store without a touch'],
  ],
  [
    'Unity',
    `<body><script>mraid.open()</script><script src="a.js"></script>`,
    [
      ...['one HTML file', 'waits for “viewableChange” of mraid', 'mraid.open has an address'],
      ...['no store by itself', 'no store without a touch'],
    ],
  ],
  [
    'Vungle',
    makeZip({ 'game.html': `<body><script>console.error('no')</script>` }),
    ['is called ad.html or index.html', 'no errors in the console'],
  ],
];

/** Opens an upload for a network; a text is a page. */
async function playFor(label: string, content: string | Buffer) {
  const emulator = await startEmulator();
  await upload(emulator, 'a.js', 'text/javascript', 'x = 1');
  if (typeof content === 'string')
    await upload(emulator, `${label}/index.html`, 'text/html', `<!doctype html>${content}`);
  else await upload(emulator, `${label}/game.zip`, 'application/zip', Buffer.from(content));
  const { page } = await openPage(`${emulator.origin}/`);
  const game = page.locator('.asset', { has: page.locator('h4', { hasText: `${label}/` }) }).locator('.game');
  await game.locator('summary').click();
  const linesThatAre = (state: string) =>
    game.locator('.checks li', { has: page.locator(`.badge.${state}`) }).allInnerTexts();
  return { game, linesThatAre };
}

test.each(Object.entries(GOOD))('a playable for %s is good in every line', async (label, content) => {
  const { game, linesThatAre } = await playFor(label, content);
  const call = (state: string) => expect.stringMatching(`^${state} its call to action is `);
  await expect.poll(() => linesThatAre('open')).toContainEqual(call('open'));
  await expect
    .poll(async () => {
      await game.locator('iframe').click();
      return linesThatAre('good');
    })
    .toContainEqual(call('good'));
  // Some want silence while it is hidden.
  await game.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => linesThatAre('open')).toEqual([]);
  expect(await game.locator('.verdict').innerText()).toBe(`${label}: all good`);
  expect(await linesThatAre('bad')).toEqual([]);
  for (const line of await linesThatAre('good')) expect(line).toMatch(/ .*\(\d{4}-\d\d-\d\d\)$/);
});

test.each(BAD)('a playable that %s does not take is bad in these lines', async (label, content, bad) => {
  const { linesThatAre } = await playFor(label, content);
  await expect.poll(async () => (await linesThatAre('bad')).length).toBe(bad.length);
  const shown = await linesThatAre('bad');
  for (const line of bad) expect(shown).toContainEqual(expect.stringContaining(line));
});

test('a zip with what browsers do not unpack, and a page that is not as long as listed, are lines', async () => {
  const emulator = await startEmulator();
  const lzma = makeZip({ 'index.html': '<body>' });
  // The method, in the list at its end.
  lzma.writeUInt16LE(14, lzma.lastIndexOf('PK\x01\x02') + 10);
  const files = {
    'long.zip': makeZip({ 'index.html': { text: '<body>longer', size: 5 } }),
    'lzma.zip': lzma,
  };
  for (const [name, content] of Object.entries(files))
    await upload(emulator, name, 'application/zip', content);
  const { page: tab } = await openPage(`${emulator.origin}/`);
  for (const [name, expected] of [
    ['long', /missing file: index\.html: The zip can't be played: too many bytes/],
    ['lzma', /missing file: index\.html: The zip can't be played: index\.html is packed with LZMA/],
  ] as const) {
    const game = tab.locator('.asset', { hasText: `${name}.zip` }).locator('.game');
    await game.locator('summary').click();
    await expect.poll(() => game.getByRole('log').innerText()).toMatch(expected);
  }
});
