import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import axe from 'axe-core';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Emulator } from '../../emulator/src/start-emulator.ts';
import { callApi, requestUpload } from '../../emulator/test/client.ts';
import { upload } from '../../emulator/test/page/upload.ts';
import { CHROMIUM, findProgram } from '../../scripts/find-program.ts';
import { inputsFor, runAction, startEmulator } from '../e2e/run-action.ts';

export interface OpenPage {
  readonly page: Page;
  /** Console messages, exceptions and failed requests of the page and its frames, with the document, script or URL. */
  readonly complaints: readonly { readonly at: string; readonly text: string }[];
  /** The messages of the dialogs that scripts opened. */
  readonly dialogs: readonly string[];
}

/** Opens a URL in a new browser for the running test. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const browser = await chromium.launch({
    executablePath: findProgram(CHROMIUM) ?? CHROMIUM.name,
    // Containers forbid the sandbox of the browser; that of frames is independent of it. Sound plays without a click.
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const complaints: { at: string; text: string }[] = [];
  const dialogs: string[] = [];
  page.on('console', (message) => {
    // The browser says that it does as it was told.
    if (/^Clear-Site-Data header on .*: Cleared data types: "storage"\.$/.test(message.text())) return;
    complaints.push({ at: message.location().url, text: message.text() });
  });
  page.on('pageerror', (error) => complaints.push({ at: page.url(), text: String(error) }));
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push({ at: response.url(), text: `answered ${response.status()}` });
  });
  page.on('requestfailed', (request) =>
    complaints.push({ at: request.url(), text: request.failure()?.errorText ?? 'failed' }),
  );
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(url);
  return { page, complaints, dialogs };
}

/** The rules of axe-core that the page violates, with the elements. It leaves out the frames of playables. */
export async function findViolations(page: Page): Promise<string[]> {
  // The page's policy forbids scripts, but not those of the browser's own protocol.
  await page.evaluate(axe.source);
  return page.evaluate(`axe.run({ iframes: false, rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`);
}

/** The elements that scroll sideways, or would if they did not hide what is too wide. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('*')]
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).display !== 'inline' && element.tagName !== 'INPUT')
    .map(({ tagName, className, id }) => [tagName, className, id].join(' '))`);
}

function createGame(emulator: Emulator, name: string): Promise<unknown> {
  return callApi(emulator, 'POST', '/games', { body: { name, organizationId: 'org-1' } });
}

const PLAYABLE = resolve(import.meta.dirname, '../../examples/bubble-pop');

/** An emulator for the running test with a delivered game: 13 files and 2 exports. */
export async function deliverToPage(): Promise<Emulator> {
  const emulator = await startEmulator();
  await createGame(emulator, 'Bubble Pop');
  const { exitCode } = await runAction({
    prepare: (workspace) => cp(PLAYABLE, workspace, { recursive: true }),
    inputs: inputsFor(emulator.baseUrl, {
      assets: '**\n!README.md',
      'file-name': 'path',
      variant: 'bubble-pop-spring',
      network: 'applovin, unity',
    }),
  });
  expect(exitCode).toBe(0);
  return emulator;
}

const LONG_WORD = 'w'.repeat(180);

/**
 * Fills the page: 1,000 assets, a tenth of them playable, some still without a file; games, exports and rejected requests, some
 * with names that have no place for a line break.
 */
export async function fillPage(emulator: Emulator): Promise<void> {
  for (const name of ['Bubble Pop', LONG_WORD]) {
    await createGame(emulator, name);
    await callApi(emulator, 'POST', '/export', { body: { variantId: name, network: name } });
  }
  const types = ['text/html', 'image/svg+xml', 'audio/wav', 'application/json', 'model/gltf-binary'];
  for (let index = 0; index < 999; index += 1) {
    const type = types[index % 10] ?? 'text/javascript';
    const name = `levels/level-${index}/a-file-with-a-long-name`;
    if (index % 7 === 0) await requestUpload(emulator, { fileName: name, contentType: type });
    else await upload(emulator, name, type, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  await upload(emulator, LONG_WORD, `model/${LONG_WORD.slice(90)}`, '');
  await fetch(`${emulator.baseUrl}/games`);
  await fetch(`${emulator.baseUrl}/${LONG_WORD}`);
}

/** The lines beside a game, without their times and the remark about the first touch. */
async function linesOf(game: Locator): Promise<string[]> {
  const lines = await game.locator('.events li').allInnerTexts();
  return lines.map((line) =>
    line.replace(/^[\d.]+ s\s+/, '').replace(/, before the first touch(?= × |$)/, ''),
  );
}

/** Uploads these files and then a page with this content, and opens that game. `lines` are those beside it, without their times. */
export async function playPage(
  content: string,
  files: Readonly<Record<string, readonly [type: string, content: string | Buffer<ArrayBuffer>]>> = {},
  name = 'index.html',
) {
  const emulator = await startEmulator();
  for (const [name, [type, text]] of Object.entries(files)) await upload(emulator, name, type, text);
  await upload(emulator, name, 'text/html', `<!doctype html>${content}`);
  const { page, complaints } = await openPage(`${emulator.origin}/`);
  const game = page.locator('details').first();
  await game.locator('summary').click();
  const lines = () => linesOf(game);
  return { emulator, page, complaints, game, frame: game.frameLocator('iframe'), lines };
}
