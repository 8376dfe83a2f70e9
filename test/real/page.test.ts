import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Emulator } from '../../emulator/src/start-emulator.ts';
import { upload } from '../../emulator/test/page/upload.ts';
import { makeZip } from '../../emulator/test/play/make-zip.ts';
import { CHROMIUM } from '../../scripts/find-program.ts';
import { startStub } from '../doubles/stub-server.ts';
import { startEmulator, TOKEN } from '../e2e/run-action.ts';
import { deliverToPage, fillPage, findTooWide, findViolations, openPage, playPage } from './browser.ts';
import { testWith } from './programs.ts';

const test = testWith(CHROMIUM);

interface Picture {
  readonly naturalWidth: number;
}
interface Sound {
  muted: boolean;
  readonly currentTime: number;
  play(): Promise<void>;
  addEventListener(name: string, listener: (value: unknown) => void): void;
}

test('the page shows the delivered files: pictures load, sound plays, and the browser reports no problem', async () => {
  const emulator = await deliverToPage();
  const { page, complaints } = await openPage(`${emulator.origin}/`);
  const counts = await page.locator('nav a').allInnerTexts();
  expect(counts.map((text) => text.split(/\s+/).join(' '))).toEqual([
    '13 Assets',
    '1 Games',
    '2 Exports',
    `${emulator.journal.entries.length} Requests`,
  ]);
  expect(await page.locator('#games').innerText()).toContain('Bubble Pop');
  expect(await page.locator('#exports').innerText()).toMatch(/bubble-pop-spring[\s\S]*unity/);
  expect(await page.locator('#requests tbody tr').count()).toBe(emulator.journal.entries.length);
  expect(await page.content()).not.toContain(TOKEN);
  expect(await page.content()).not.toMatch(/X-Signature/);

  const pictures = page.locator('#assets img');
  expect(await pictures.count()).toBe(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(({ naturalWidth }: Picture) => naturalWidth)).toBeGreaterThan(0);
  }
  const sounds = page.locator('#assets audio');
  expect(await sounds.count()).toBe(2);
  for (const sound of await sounds.all()) {
    const end = await sound.evaluate(async (audio: Sound) => {
      audio.muted = true;
      await audio.play();
      await new Promise((resolve) => audio.addEventListener('ended', resolve));
      return audio.currentTime;
    });
    expect(end).toBeGreaterThan(0);
  }
  expect(complaints).toEqual([]);
});

test('a delivered game starts in the page after a click, and is played to its call to action', async () => {
  const emulator = await deliverToPage();
  const { page, complaints } = await openPage(`${emulator.origin}/`);
  const before = emulator.journal.entries.length;
  // No file of the game is loaded before the click.
  expect(page.frames().map((frame) => frame.url())).toEqual([page.url(), '']);
  await page.locator('#assets summary').click();
  const game = page.frameLocator('iframe');
  await game.locator('body[data-phase=ready]').waitFor({ state: 'attached' });
  const middle = async () => {
    const { y, height } = (await page.locator('iframe').boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  // The frame comes into view by itself.
  const windowHeight = page.viewportSize()?.height ?? 0;
  await expect.poll(middle).toBeLessThan(windowHeight);
  expect(await middle()).toBeGreaterThan(0);
  expect(await game.locator('.icon').evaluate(({ naturalWidth }: Picture) => naturalWidth)).toBe(256);
  await expect.poll(() => tap(page)).toBe('playing');
  await game.locator('body[data-phase=over]').waitFor({ state: 'attached', timeout: 40_000 });
  // It pulses, so it is never still.
  await game.locator('.end-card.is-armed #play-now').click({ force: true });
  await expect
    .poll(() => page.locator('.events').innerText())
    .toMatch(/gameReady[\s\S]*gameEnd[\s\S]*call to action/);
  expect(complaints).toEqual([]);
  expect(emulator.journal.entries).toHaveLength(before);

  // A closed game has ended, and its frame is out of the document.
  await page.locator('#assets summary').click();
  const framesInPage = (): string[] =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(framesInPage).toEqual(['']);
});

test('a game can use textures, workers, WebAssembly and storage, as on a website', async () => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="red"/></svg>`;
  const { emulator, complaints, frame } = await playPage(
    `<canvas></canvas><script>(async () => {
      const image = new Image();
      image.src = 'img/red.svg';
      await image.decode();
      const canvas = document.querySelector('canvas');
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const gl = document.createElement('canvas').getContext('webgl');
      gl?.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl?.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
      const worker = new Worker('worker.js');
      const { data } = await new Promise((resolve) => { worker.onmessage = resolve; });
      localStorage.setItem('level', '2');
      const { instance } = await WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      const database = await new Promise((resolve, reject) => {
        Object.assign(indexedDB.open('saves'), { onsuccess: () => resolve('open'), onerror: reject });
      });
      const pixel = [...context.getImageData(0, 0, 1, 1).data];
      const picture = canvas.toDataURL().slice(0, 14);
      const loaded = await (await fetch('img/red.svg')).text();
      document.body.append(JSON.stringify({ pixel, picture, data, level: localStorage.level, database, loaded: loaded.length > 0, wasm: String(instance) }));
      document.documentElement.dataset.done = 'yes';
    })()</script>`,
    {
      'img/red.svg': ['image/svg+xml', picture],
      'worker.js': ['text/javascript', `postMessage([self.origin, 'from the worker'])`],
    },
  );
  await frame.locator('html[data-done]').waitFor();
  expect(JSON.parse(await frame.locator('body').innerText())).toEqual({
    pixel: [255, 0, 0, 255],
    picture: 'data:image/png',
    data: [emulator.playOrigin, 'from the worker'],
    level: '2',
    database: 'open',
    loaded: true,
    wasm: '[object WebAssembly.Instance]',
  });
  expect(complaints).toEqual([]);
});

/** A click can come before the browser has scrolled to the frame, or has shown it. */
async function tap(page: Page): Promise<string | null> {
  await page.locator('iframe').click();
  return page.frameLocator('iframe').locator('body').getAttribute('data-phase');
}

test.each<[string, string, string[]]>([
  [
    'a store by its scheme',
    `<script>location.assign('market://details?id=a')</script>`,
    ['call to action: location → market://details?id=a'],
  ],
  [
    'a link that is in no document',
    `<script>Object.assign(document.createElement('a'), { href: 'https://store.example/a', target: '_blank' }).click()</script>`,
    ['call to action: link → https://store.example/a'],
  ],
  [
    'a link of SVG',
    `<svg><a href="https://store.example/svg"><text>x</text></a></svg><script>document.querySelector('text').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))</script>`,
    ['call to action: location → https://store.example/svg'],
  ],
  [
    'a link with a handler of its own, and one to a script',
    `<a id="a" href="https://store.example/a" onclick="install(); return false">x</a><a id="b" href="javascript:install()">x</a><script>a.click(); setTimeout(() => b.click(), 100)</script>`,
    ['call to action: install', 'call to action: install'],
  ],
  [
    'a link whose event stops at it',
    `<a id="a" href="https://store.example/a" target="_blank" onclick="event.stopPropagation()">x</a><script>a.click()</script>`,
    ['call to action: link → https://store.example/a'],
  ],
  [
    'links within the page, and one to nothing beside a call',
    `<a id="a" href="#top" target="_self">x</a><a id="b" href="javascript:void(0)" target="_blank" onclick="install()">x</a><script>a.click(); b.click(); setTimeout(() => { document.title = location.hash; if (location.hash === '#top') FbPlayableAd.onCTAClick(); }, 200)</script>`,
    ['call to action: install', 'call to action: FbPlayableAd.onCTAClick'],
  ],
  [
    'a missing picture in SVG, and a request that it aborts',
    `<svg><image href="gone.png"/></svg><script>const stop = new AbortController(); fetch('a.js', { signal: stop.signal }).catch(() => {}); stop.abort();</script>`,
    ['missing file: gone.png'],
  ],
  [
    'messages of its own, and a call without an address',
    `<script src="mraid.js"></script><script>onmessage = ({ data }) => JSON.parse(data); postMessage('{}'); Promise.resolve(mraid).then(() => mraid.open())</script>`,
    ['call to action: mraid.open', 'mraid: ready'],
  ],
  [
    'a name that the emulator could have',
    `<script>var playable = {}; window.open('https://store.example/a'); throw new Error('seen')</script>`,
    [
      'call to action: window.open → https://store.example/a',
      expect.stringContaining('error: Uncaught Error: seen'),
    ],
  ],
  [
    'a form',
    `<form action="/store"></form><script>document.forms[0].requestSubmit()</script>`,
    [expect.stringContaining('refused: ')],
  ],
  [
    'files that are missing',
    `<link rel="stylesheet" href="none.css"><video src="none.mp4"></video><script src="/assets/index.js"></script><script src="a.js"></script><img src="none%.png">`,
    [
      'not loaded: none.css',
      'not loaded: none.mp4',
      'missing file: /assets/index.js',
      'missing file: none%.png',
      'not loaded: a.js',
    ],
  ],
])('a playable with %s is understood', async (_, content, expected) => {
  const { page, lines } = await playPage(content, { 'a.js': ['application/octet-stream', ''] });
  const shown = async () =>
    (await lines()).flatMap((line) => {
      const [text = '', times = '1'] = line.split(' × ');
      return Array.from({ length: Number(times) }, () => text);
    });
  await expect.poll(async () => (await shown()).length).toBe(expected.length);
  expect(await shown()).toEqual(expect.arrayContaining(expected));
  expect(page.context().pages()).toHaveLength(1);
});

test('mraid starts a game once, however it asks, also if it is loaded late', async () => {
  const { frame, lines } = await playPage(`<body><script>
    const show = () => { document.body.dataset.shown = Number(document.body.dataset.shown ?? 0) + 1; };
    setTimeout(() => document.body.append(Object.assign(document.createElement('script'), { src: 'js/mraid.js', onload: () => {
      const ready = () => {
        mraid.setOrientationProperties({ allowOrientationChange: false });
        mraid.addEventListener('viewableChange', (viewable) => viewable && show());
        if (mraid.isViewable()) show();
      };
      mraid.addEventListener('ready', () => { throw new Error('of a listener'); });
      mraid.addEventListener('ready', ready);
      setTimeout(() => { document.body.dataset.done = ''; }, 300);
    } })), 300);
    </script>`);
  await frame.locator('body[data-done]').waitFor({ state: 'attached' });
  expect(await frame.locator('body').getAttribute('data-shown')).toBe('1');
  expect(await lines()).toEqual([
    'mraid: ready',
    expect.stringContaining('error: Uncaught Error: of a listener'),
  ]);
});

test('many lines are cut, equal ones are counted, and calls to action stay', async () => {
  const { game, lines } = await playPage(`<script>
    for (let index = 0; index < 300; index += 1) Promise.reject(new Error('no ' + index));
    setTimeout(() => { for (let index = 0; index < 3; index += 1) install(); }, 500);
    </script>`);
  await expect.poll(async () => (await lines()).at(-1)).toBe('call to action: install × 3');
  expect(await lines()).toHaveLength(201);
  expect(await game.locator('.more').isVisible()).toBe(true);
});

test('a device that is wider than the page is shown smaller, with all of its pixels', async () => {
  const { page, game, frame } = await playPage('<body>');
  await page.setViewportSize({ width: 360, height: 800 });
  await game.locator('.size').selectOption({ label: 'fill' });
  expect(await game.getByRole('button', { name: 'Turn' }).isDisabled()).toBe(true);
  await game.locator('.size').selectOption('768x1024');
  // A frame of another process learns its size when it is in view.
  await game.locator('iframe').scrollIntoViewIfNeeded();
  const size = () => frame.locator('body').evaluate('[innerWidth, innerHeight]');
  await expect.poll(size).toEqual([768, 1024]);
  expect((await game.locator('iframe').boundingBox())?.width).toBeLessThan(360);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

test('the total has every file once, also those of a page within the game and one called play.js', async () => {
  const { game } = await playPage(`<script src="lib/play.js"></script><iframe src="inner.html"></iframe>`, {
    'play.js': ['text/javascript', `/*${'x'.repeat(50_000)}*/`],
    'inner.html': ['text/html', '<script src="inner.js"></script>'],
    'inner.js': ['text/javascript', `/*${'x'.repeat(900_000)}*/`],
  });
  await expect.poll(() => game.locator('.loaded').innerText()).toMatch(/^0\.95\d MB loaded/);
});

test('mraid works in a frame without an address', async () => {
  const inner = `<body><script src='mraid.js'></script><script>
    mraid.addEventListener('ready', () => { document.body.dataset.state = mraid.getState(); });</script>`;
  const { page, complaints, frame } = await playPage(`<body><iframe srcdoc="${inner}"></iframe>`);
  const body = frame.frameLocator('iframe').locator('body');
  await expect.poll(() => body.getAttribute('data-state')).toBe('default');
  await page.locator('#q').fill('index');
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 400, height: 800 });
  expect(complaints).toEqual([]);
});

test('a playable is muted, also what it plays later', async () => {
  const { page, frame } = await playPage(`<audio></audio><video muted></video><script>
    const context = new AudioContext();
    const later = () => { const audio = new Audio(); audio.play().catch(() => undefined); return audio.muted; };
    document.querySelector('audio').addEventListener('volumechange', ({ target }) => { if (target.muted) target.muted = false; }, { once: true });
    setInterval(() => {
      document.body.dataset.state = [document.querySelector('audio').muted, context.state, later(), document.querySelector('video').muted].join(' ');
    }, 20);
    </script><body>`);
  const expectState = (state: string) =>
    expect.poll(() => frame.locator('body').getAttribute('data-state')).toBe(state);
  const mute = page.getByRole('button', { name: 'Mute' });
  await expectState('false running false true');
  await mute.click();
  await expectState('true suspended true true');
  await mute.click();
  await expectState('false running false true');
  // What the game itself suspends meanwhile stays suspended.
  await mute.click();
  await expectState('true suspended true true');
  await frame.locator('body').evaluate('context.suspend()');
  await mute.click();
  await expectState('false suspended false true');
});

/** Tries everything that a delivered page must not do, and writes down its successes. */
const attack = (
  elsewhere: string,
  page: string,
  others: readonly string[],
) => `<!doctype html><title>Hostile</title><script>
const could = [];
const tried = async (what, attempt) => {
  try { if ((await attempt()) !== false) could.push(what); } catch {}
};
const inWorker = (source, ...worker) => new Promise((resolve, reject) => {
  const blob = URL.createObjectURL(new Blob([source]));
  Object.assign(new Worker(blob, ...worker), { onmessage: resolve, onerror: reject });
});
(async () => {
  await tried('read the parent', () => parent.document.title);
  await tried('change the parent', () => { parent.document.title = 'taken'; });
  await tried('reach the top', () => top.document.body);
  await tried('reach another playable', () => {
    for (let index = 0; index < parent.frames.length; index += 1)
      if (parent.frames[index] !== window && parent.frames[index].document.body.innerHTML !== '') return true;
    return false;
  });
  await tried('read cookies', () => document.cookie !== '');
  await tried('open a window', () => window.open('/') !== null);
  await tried('ask a person', () => confirm('Your password?'));
  await tried('reach the opener', () => opener.closed);
  await tried('use a page that has no policy', async () => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/' + 'a'.repeat(20000) });
    document.body.append(frame);
    await new Promise((resolve) => { frame.onload = resolve; });
    return frame.contentWindow.fetch('${elsewhere}/stolen', { mode: 'no-cors' });
  });
  await tried('stay for later playables', () => navigator.serviceWorker.register(location.pathname));
  const targets = ${JSON.stringify(['/', '/v1/games', '/v1/assets?organizationId=org-1'].concat(others).map((path) => `${page}${path}`))};
  for (const target of [...targets, '${elsewhere}']) {
    await tried('read ' + target, () => fetch(target, { mode: 'no-cors' }));
    await tried('read in a worker ' + target, () =>
      inWorker("fetch('" + target + "', { mode: 'no-cors' }).then(() => postMessage(''), () => setTimeout(() => { throw 0 }))"));
    await tried('import in a worker ' + target, () => inWorker("importScripts('" + target + "'); postMessage('')"));
    await tried('load ' + target, () => new Promise((resolve, reject) => {
      Object.assign(new Image(), { src: target + '?image', onload: resolve, onerror: reject });
    }));
  }
  await tried('open a socket', () => new Promise((resolve, reject) => {
    Object.assign(new WebSocket('${elsewhere}/socket'.replace('http', 'ws')), { onopen: resolve, onerror: reject });
  }));
  navigator.sendBeacon('${elsewhere}/beacon', 'data');
  alert('taken');
  for (const action of ['${page}/v1/export', '${elsewhere}/form']) {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' });
    document.body.append(form);
    form.submit();
    document.body.append(Object.assign(document.createElement('iframe'), { src: action }));
  }
  const link = Object.assign(document.createElement('a'), { href: '${elsewhere}/link', target: '_blank' });
  document.body.append(link);
  link.click();
  try { top.location = '${elsewhere}/top'; } catch {}
  document.body.append(JSON.stringify({ could }));
  document.documentElement.dataset.done = 'yes';
})();
</script><body>`;

/**
 * An emulator with a page that attacks, alone and in a zip for a network, and one that leaves for another address of the emulator, or
 * for `leaveFor`: without `play.js`, which ends such a navigation before the policy does.
 */
async function deliverAttack(elsewhere: string, leaveFor?: string): Promise<Emulator> {
  const emulator = await deliverToPage();
  const others = emulator
    .storedAssets()
    .slice(0, 2)
    .map(({ assetId }) => `/play/${assetId}`);
  expect(others).toHaveLength(2);
  const hostile = attack(elsewhere, emulator.origin, others);
  await upload(emulator, 'hostile.html', 'text/html', hostile);
  await upload(emulator, 'unity/hostile.zip', 'application/zip', makeZip({ 'zipped.html': hostile }));
  const leaving = `\ufeff<script>location = '${leaveFor ?? `${emulator.origin}/v1/games?left`}'</script>`;
  await upload(emulator, 'leaving.html', 'text/html', Buffer.from(leaving, 'utf16le'));
  return emulator;
}

test('a hostile page can neither change nor read nor send anything', async () => {
  const elsewhere = (await startStub()).always({ status: 200 });
  const emulator = await deliverAttack(elsewhere.origin);
  const before = emulator.journal.entries.length;

  const { page, complaints, dialogs } = await openPage(`${emulator.origin}/`);
  const violations = await page.evaluateHandle<string[]>(`
    (() => {
      const violations = [];
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.blockedURI));
      return violations;
    })()`);
  await page.locator('.game', { hasText: 'leaving.html' }).locator('summary').click();
  // The page's policy forbids its frames to navigate.
  await expect.poll(() => violations.jsonValue()).toEqual([expect.stringContaining('/v1/games?left')]);
  for (const [name, address] of [
    ['hostile.html', /\/2\//],
    ['zipped.html', /\/2-unity\//],
  ] as const) {
    await page.locator('.game', { hasText: name }).locator('summary').click();
    // One game is open at a time, so that none is beside another.
    expect(await page.locator('.game[open]').count()).toBe(1);
    const frame = page.locator(`iframe[title$="${name}"]`);
    expect(await frame.getAttribute('src')).toMatch(address);
    const hostile = frame.contentFrame();
    await hostile.locator('html[data-done]').waitFor();
    expect(await hostile.locator('body').innerText()).toBe('{"could":[]}');
  }
  expect(new URL(page.url()).origin).toBe(emulator.origin);
  expect(await page.title()).toBe('Playable emulator');
  expect(dialogs).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(elsewhere.journal).toEqual([]);
  expect(emulator.journal.entries).toHaveLength(before);
  // The browser reports each attempt of the hostile page.
  expect(complaints.length).toBeGreaterThan(5);
});

test.each(['.frame-tools a', 'iframe'])(
  'a hostile page in a tab of its own can neither read nor send anything: the address of %s',
  async (selector) => {
    const elsewhere = (await startStub()).always({ status: 200 });
    const emulator = await deliverAttack(elsewhere.origin, `${elsewhere.origin}/left?data`);
    const before = emulator.journal.entries.length;
    const { page } = await openPage(`${emulator.origin}/`);
    const open = async (fileName: string) => {
      const item = page.locator('#assets li', { hasText: fileName });
      const address = await item
        .locator(selector)
        .evaluate<string, { href?: string; src?: string }>(({ href, src }) => href ?? src ?? '');
      return openPage(address);
    };
    const leaver = await open('leaving.html');
    await expect
      .poll(() => leaver.complaints.map(({ text }) => text))
      .toContainEqual(
        expect.stringMatching(/violates the following Content Security Policy directive: "frame-src/),
      );
    for (const name of ['hostile.html', 'unity/hostile.zip']) {
      const { page: tab, dialogs } = await open(name);
      const hostile = tab.frameLocator('iframe');
      await hostile.locator('html[data-done]').waitFor();
      expect(await hostile.locator('body').innerText()).toBe('{"could":[]}');
      expect(await tab.title()).toBe(name);
      expect(dialogs).toEqual([]);
      expect(tab.context().pages()).toHaveLength(1);
    }
    expect(elsewhere.journal).toEqual([]);
    expect(emulator.journal.entries).toHaveLength(before);
  },
);

test.each(['light', 'dark'] as const)(
  'axe-core finds no violation in the %s color scheme, and nothing scrolls sideways',
  async (colorScheme) => {
    const emulator = await startEmulator();
    const { page } = await openPage(`${emulator.origin}/`, { colorScheme });
    const widths = colorScheme === 'light' ? [320, 768, 1_280] : [768];
    const check = async (): Promise<void> => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page)).toEqual([]);
        expect(await findTooWide(page)).toEqual([]);
      }
    };
    await check();
    await fillPage(emulator);
    await page.reload();
    await check();
    await page.locator('#assets summary').first().click();
    await check();
    await page.goto(`${emulator.origin}/?q=${'q'.repeat(200)}`);
    await check();
  },
);

test('1,000 assets are searched and played with the keyboard, without a script', async () => {
  const emulator = await startEmulator();
  await fillPage(emulator);
  const { page, complaints } = await openPage(`${emulator.origin}/`, { javaScriptEnabled: false });
  const items = page.locator('#assets li');
  expect(await items.first().innerText()).toMatch(/Play[\s\S]*level-990\//);
  for (const name of ['Games', 'Exports', 'Assets', 'Requests'])
    expect(await page.getByRole('region', { name: new RegExp(`^${name} [\\d,]`) }).count()).toBe(1);
  await page.getByText('and 900 more').waitFor();
  await page.getByRole('searchbox', { name: 'Name, type or id' }).fill('LEVEL-99');
  await page.keyboard.press('Enter');
  await page.getByText('10 of 1,000 assets').waitFor();
  expect(await items.count()).toBe(10);
  const summary = items.first().locator('summary');
  await summary.focus();
  expect(await summary.innerText()).toMatch(/^Play/);
  await page.keyboard.press('Enter');
  await page.getByText('in a new tab').first().waitFor();
  expect(await summary.innerText()).toMatch(/^Close/);
  await page.keyboard.press('Enter');
  expect(await summary.innerText()).toMatch(/^Play/);
  expect(complaints).toEqual([]);
});

test('the Tab key reaches everything, and shows where it is', async () => {
  const emulator = await deliverToPage();
  const { page } = await openPage(`${emulator.origin}/`);
  const expected = await page
    .locator('a:visible, summary, input, button:visible, select:visible, [tabindex]:visible')
    .count();
  const reached = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const [at = '', outline = ''] = await page.evaluate<string[]>(`(() => {
      const { activeElement: element } = document;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return [element.matches('body') ? '' : element.matches('audio') ? 'audio' : String(index), outlineStyle + ' ' + outlineWidth];
    })()`);
    if (at === '') break;
    if (at === 'audio') continue;
    reached.add(at);
    expect(outline).toBe('solid 2px');
  }
  expect(reached.size).toBe(expected);
});
