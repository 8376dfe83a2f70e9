import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { upload } from '../../emulator/test/page/upload.ts';
import { makeZip } from '../../emulator/test/play/make-zip.ts';
import { CHROMIUM } from '../../scripts/find-program.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { startEmulator } from '../e2e/run-action.ts';
import { openPage, playPage } from './browser.ts';
import { testWith } from './programs.ts';

const test = testWith(CHROMIUM);

const clickUntil = (frame: Locator, lines: () => Promise<string[]>, expected: string | RegExp) =>
  expect
    .poll(async () => {
      await frame.click();
      return (await lines()).join('\n');
    })
    .toMatch(expected);

/** A page that ends its first document, and its second one. */
const NEXT = `<h1>Next</h1><script>
  document.body.dataset.hidden = document.hidden;
  document.addEventListener('visibilitychange', () => { document.body.dataset.hidden = document.hidden; });
  onclick = () => mraid.open('https://store.example/');
</scr\` + \`ipt>`;
const rewrite = (code: string) =>
  `<body><script>const next = \`<!doctype html><body>${NEXT}\`; ${code}</script>`;

test.each([
  [
    'after it is loaded',
    `setTimeout(() => { document.open(); document.write(next); document.close(); }, 300)`,
  ],
  ['with write alone', `setTimeout(() => { document.write(next); document.close(); }, 300)`],
  [
    'unpacked',
    `addEventListener('load', async () => {
       const packed = new Blob([next]).stream().pipeThrough(new CompressionStream('gzip'));
       const text = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).text();
       document.open(); document.write(text); document.close();
     })`,
  ],
])('a page that writes itself anew %s keeps touches, Pause and Escape', async (_, code) => {
  const { game, page, frame, lines } = await playPage(rewrite(code), {}, 'Unity/index.html');
  await frame.locator('h1').waitFor();
  await clickUntil(game.locator('iframe'), lines, /call to action: mraid\.open/);
  const call = game.locator('.events .call');
  expect(await call.innerText()).not.toContain('before the first touch');
  await game.getByRole('button', { name: 'Pause' }).click();
  await frame.locator('body[data-hidden=true]').waitFor({ state: 'attached' });
  await game.getByRole('button', { name: 'Resume' }).click();
  await frame.locator('body[data-hidden=false]').waitFor({ state: 'attached' });
  // The browser may lose a click while it draws the new document.
  await expect
    .poll(async () => {
      await game.locator('iframe').click();
      await page.keyboard.press('Escape');
      return game.locator('.keys').innerText();
    })
    .toBe('The page has the keyboard.');
});

test.each([
  ['5,000 posts in one turn', 'for (let index = 0; index < 5000; index += 1) top.postMessage(index, "*")'],
  [
    'posts without end',
    'setInterval(() => { for (let index = 0; index < 5000; index += 1) top.postMessage({ playable: [{ what: "x".repeat(1e4), detail: Math.random() }] }, "*"); }, 20)',
  ],
  [
    'long lists without end',
    'const list = Array.from({ length: 4000 }, (_, index) => ({ what: "a" + index })); setInterval(() => top.postMessage({ playable: list }, "*"), 4)',
  ],
])('a playable with %s is ended, the page says why, and Restart begins it anew', async (_, code) => {
  const { game, lines, frame } = await playPage(
    `<body><script>if (!sessionStorage.again) { sessionStorage.again = 1; setTimeout(() => { ${code} }, 300); } else document.body.dataset.runs = 1;</script>`,
  );
  await expect.poll(lines).toContain('ended: it sent more than 500 messages within a second');
  expect(await game.locator('.keys').innerText()).toMatch(/was ended: it sent too many messages/);
  expect(await game.locator('iframe').getAttribute('src')).toBe('about:blank');
  await game.getByRole('button', { name: 'Restart' }).click();
  await frame.locator('body[data-runs]').waitFor({ state: 'attached' });
  await game.locator('summary').click();
  expect(await game.getAttribute('open')).toBeNull();
});

test('what play.js itself sends ends no playable: 2,000 files, errors and calls', async () => {
  const { lines } = await playPage(`<body><script>
    for (let index = 0; index < 2000; index += 1) new Image().src = 'a' + index + '.svg';
    let turns = 0;
    const timer = setInterval(() => {
      for (let index = 0; index < 300; index += 1) { console.error('no ' + Math.random()); gameEnd(); }
      parent.postMessage('tick', '*');
      if ((turns += 1) === 100) { clearInterval(timer); install(); }
    }, 20);
  </script>`);
  await expect.poll(async () => (await lines()).at(-1)).toBe('call to action: install');
  expect((await lines()).filter((line) => line.startsWith('ended'))).toEqual([]);
});

test('a document is fetched once to name the owner of an interface, whatever number of errors it has', async () => {
  const { page, frame, lines } = await playPage(
    `<body><script>
    let count = 0;
    const timer = setInterval(() => { document.body.dataset.count = count += 1; if (count === 50) clearInterval(timer); window.mraid.open('a' + count); }, 10);
    </script>`,
    {},
    'Meta/index.html',
  );
  const owner = "another network's interface: mraid (AppLovin, ironSource, Liftoff, Unity)";
  // The first document has been fetched then.
  await expect
    .poll(async () => (await lines()).filter((line) => line.startsWith(owner)).length)
    .toBeGreaterThan(0);
  await frame.locator('body[data-count="50"]').waitFor({ state: 'attached' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(request.url());
  });
  await page.locator('.restart').click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await frame.locator('body[data-count="50"]').waitFor({ state: 'attached' });
  expect(requests.filter((url) => url.endsWith('index.html')).length).toBeLessThanOrEqual(1);
});

const STORE = 'https://store.example/';
test.each([
  ['window.open in a click', `onclick = () => window.open('${STORE}')`, `window.open → ${STORE}`],
  ['location in a click', `onclick = () => { location = '${STORE}'; }`, `location → ${STORE}`],
  ['window.open while it is loaded', `window.open('${STORE}')`, `window.open → ${STORE}`],
  ['location while it is loaded', `location = '${STORE}'`, `location → ${STORE}`],
])('a call to action of a frame with srcdoc is seen: %s', async (_, code, expected) => {
  const inner = `<body style='height:300px'><h1>Tap</h1><script>${code.replaceAll("'", '&#39;')}</script>`;
  const { frame, lines } = await playPage(`<body><iframe srcdoc="${inner}"></iframe>`);
  const call = `call to action: ${expected}`;
  if (code.startsWith('onclick')) await clickUntil(frame.frameLocator('iframe').locator('h1'), lines, call);
  else await expect.poll(async () => (await lines()).join('\n')).toContain(call);
  expect((await lines()).join()).not.toMatch(/call to another host|refused/);
});

test('a button gives the keyboard to a canvas without a pointer', async () => {
  const { game, page, frame } = await playPage(`<body><canvas tabindex="0"></canvas><script>
    addEventListener('keydown', ({ key, target }) => { document.body.dataset.key = key + target.tagName; });
  </script>`);
  await frame.locator('canvas').waitFor();
  await game.getByRole('button', { name: 'Give it the keyboard' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => game.locator('.keys').innerText()).toMatch(/Escape gives it back/);
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      return frame.locator('body').getAttribute('data-key');
    })
    .toBe('ArrowLeftCANVAS');
  await page.keyboard.press('Escape');
  await expect.poll(() => game.locator('.keys').innerText()).toBe('The page has the keyboard.');
});

const stateOf = async (game: Locator, line: string) =>
  (await game.locator('.checks li', { hasText: line }).locator('.badge').innerText()) || '';

test.each([
  [`setTimeout(() => mraid.open('${STORE}'), 3000)`, 'bad'],
  [`setTimeout(() => mraid.open('${STORE}'), 100)`, 'good'],
])(
  'the store that opens by itself, more than a second after the last touch, is bad: %s',
  async (code, state) => {
    const script = `let taps = 0; onclick = () => { taps += 1; if (taps === 2) { ${code}; document.body.dataset.tapped = 1; } }`;
    const { game, frame } = await playPage(
      `<body><h1>Tap</h1><script>${script}</script>`,
      {},
      'AppLovin/index.html',
    );
    await frame.locator('h1').click();
    await expect
      .poll(async () => {
        if ((await frame.locator('body[data-tapped]').count()) === 0) await frame.locator('h1').click();
        return stateOf(game, 'no store by itself');
      })
      .toBe(state);
    expect(await stateOf(game, 'no store without a touch')).toBe('good');
    await expect.poll(() => stateOf(game, 'no store at the first touch')).toBe('good');
  },
);

test('the store at the first touch is bad for AppLovin, and no line of Unity', async () => {
  const content = `<body><h1>Tap</h1><script>onpointerup = () => mraid.open('${STORE}')</script>`;
  const { game, lines, frame } = await playPage(content, {}, 'AppLovin/index.html');
  await frame.locator('h1').click();
  await expect.poll(async () => (await lines()).join()).toContain('call to action');
  await expect.poll(() => stateOf(game, 'no store at the first touch')).toBe('bad');
  await game.getByLabel('Network').selectOption({ label: 'Unity' });
  await frame.locator('h1').click();
  await expect.poll(async () => (await lines()).join()).toContain('call to action');
  expect(await game.locator('.checks').innerText()).not.toContain('at the first touch');
  await expect.poll(() => stateOf(game, 'no store without a touch')).toBe('good');
});

const TONE = `const context = new AudioContext(); const tone = context.createOscillator(); tone.connect(context.destination); tone.start();`;
const MUSIC = `const music = new Audio(URL.createObjectURL(new Blob([Uint8Array.from(atob(WAV), (c) => c.charCodeAt(0))], { type: 'audio/wav' }))); music.loop = true; music.play();`;
test.each([
  ['a tone that goes on', TONE, 'bad'],
  ['a tone that stops', `${TONE} document.onvisibilitychange = () => context.suspend();`, 'good'],
  ['music that goes on', MUSIC, 'bad'],
  [
    'music that is muted',
    `${MUSIC} mraid.addEventListener('viewableChange', (is) => { music.muted = !is; });`,
    'good',
  ],
  [
    'silence',
    `const c = new AudioContext(); const s = c.createBufferSource(); s.buffer = c.createBuffer(1, 9999, 44100); s.loop = true; s.connect(c.destination); s.start();`,
    'good',
  ],
])('sound while hidden: %s', async (_, code, state) => {
  const wav = await readFile('examples/bubble-pop/audio/win.wav', 'base64');
  const script = `const WAV = '${wav}'; onclick = () => { onclick = null; document.body.dataset.on = 1; ${code} }`;
  const { game, frame } = await playPage(
    `<body><h1>Tap</h1><script>${script}</script>`,
    {},
    'Unity/index.html',
  );
  await expect
    .poll(async () => {
      if ((await frame.locator('body[data-on]').count()) === 0) await frame.locator('h1').click();
      return frame.locator('body[data-on]').count();
    })
    .toBe(1);
  expect(await stateOf(game, 'silent while it is hidden')).toBe('open');
  await game.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => stateOf(game, 'silent while it is hidden')).not.toBe('open');
  expect(await stateOf(game, 'silent while it is hidden')).toBe(state);
  if (state === 'good') expect(await stateOf(game, 'silent until the first touch')).toBe('good');
});

async function pasted(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.locator('.keys').innerText()).toBe('The verdict is in the clipboard.');
  return page.evaluate('navigator.clipboard.readText()');
}

test('the verdict stands on top of the list and in one table for all networks, and is copied as text', async () => {
  const { page, game } = await playPage(
    `<body><script>mraid.addEventListener('viewableChange', () => {}); mraid.open();</script>`,
    {},
    'Unity/index.html',
  );
  await expect.poll(() => game.locator('.verdict').innerText()).toBe('Unity: 3 bad, 2 open');
  const rows = await game.locator('.verdicts tr').allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toContain('Unity 3 bad, 2 open');
  expect(rows).toHaveLength(14);
  const [head = '', verdict, ...others] = (await pasted(page)).split('\n');
  expect(head).toMatch(/^Unity\/index\.html, release 1, asset [\da-f-]{36}$/);
  expect(verdict).toBe('Unity: 3 bad, 2 open');
  expect(others).toContain(
    '- bad: mraid.open has an address (docs.unity.com, playable specifications (2026-11-28))',
  );
  expect(others.filter((line) => line.startsWith('- '))).toHaveLength(5);
  expect(others).toContainEqual(expect.stringMatching(/^Meta: \d open$/));
  // What it did for one network says nothing about another, and stays known.
  await game.getByLabel('Network').selectOption({ label: 'Meta' });
  await expect.poll(() => game.locator('.verdict').innerText()).toMatch(/^Meta: /);
  expect((await game.locator('.verdicts').innerText()).replace(/\s+/g, ' ')).toContain('Unity 3 bad, 2 open');
});

test.each(['AppLovin', 'Unity'])('the example in one file is all good for %s', async (label) => {
  const folder = await temporaryFolder();
  await cp('examples/bubble-pop', folder, { recursive: true });
  const level = JSON.parse(await readFile(join(folder, 'data/level.json'), 'utf8'));
  await writeFile(join(folder, 'data/level.json'), JSON.stringify({ ...level, durationSeconds: 2 }));
  const args = ['examples/one-file.mjs', folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 4e6 });
  const { game, frame, complaints } = await playPage(stdout, {}, `${label}/index.html`);
  await frame.locator('body[data-phase=ready]').waitFor({ state: 'attached' });
  const phase = async () => {
    await game.locator('iframe').click();
    return frame.locator('body').getAttribute('data-phase');
  };
  await expect.poll(phase, { timeout: 20_000 }).toBe('over');
  await frame.locator('.end-card.is-armed #play-now').click({ force: true });
  await game.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => game.locator('.verdict').innerText()).toBe(`${label}: all good`);
  expect(complaints).toEqual([]);
});

test.each([
  ['Unity', `mraid.addEventListener('ready', () => {})`, /mraid \d+\.\d\d s/],
  ['Mintegral', 'setTimeout(gameReady, 500)', /gameReady \d+\.[5-9]\d s|gameReady [1-9]/],
  ['ironSource', 'dapi.isReady()', /dapi\.isReady \d+\.\d\d s/],
])('the times to the first frame and to ready of %s are shown', async (label, code, expected) => {
  const { game } = await playPage(`<body><h1>Hello</h1><script>${code}</script>`, {}, `${label}/index.html`);
  await expect.poll(() => game.locator('.ready').innerText()).toMatch(expected);
  await expect.poll(() => game.locator('.ready').innerText()).toMatch(/first frame/);
});

test('the address of a game that is gone says so, and one that is not, says nothing', async () => {
  const emulator = await startEmulator();
  const play = await upload(emulator, 'index.html', 'text/html', '<body>');
  const { page } = await openPage(`${emulator.origin}/?play=none&release=1&network=unity`);
  expect(await page.locator('#gone').innerText()).toMatch(/^The game of this address is gone/);
  await page.goto(`${emulator.origin}/?play=${play}&release=1`);
  expect(await page.locator('#gone').isVisible()).toBe(false);
  expect(await page.locator('.game').getAttribute('open')).toBe('');
});

const drop = async (page: Page, name: string, content: Buffer) => {
  const data = await page.evaluateHandle(
    `(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob('${content.toString('base64')}'), (c) => c.charCodeAt(0))], '${name}'));
      return transfer;
    })()`,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
};

test('a zip that is dropped on the page is uploaded and played, and a page that is chosen', async () => {
  const emulator = await startEmulator({ tokens: [{ name: 'a', organization: 'org-7' }, { name: 'b' }] });
  const { page, complaints } = await openPage(`${emulator.origin}/`);
  await drop(page, 'unity.zip', makeZip({ 'index.html': '<body data-zip>' }));
  const frame = page.frameLocator('.game[open] iframe');
  await frame.locator('body[data-zip]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).searchParams.get('play')).toBe(emulator.storedAssets()[0]?.assetId);
  expect(await page.locator('.game[open]').getByLabel('Network').inputValue()).toBe('unity');
  const buffer = Buffer.from('<body data-page>');
  await page.locator('#drop input').setInputFiles({ name: 'game.html', mimeType: 'text/html', buffer });
  await frame.locator('body[data-page]').waitFor({ state: 'attached' });
  expect(emulator.storedAssets()).toMatchObject([
    { fileName: 'unity.zip', contentType: 'application/zip', organizationId: 'org-7', release: 1 },
    { fileName: 'game.html', contentType: 'text/html', organizationId: 'org-7', release: 1 },
  ]);
  expect(complaints).toEqual([]);
});
