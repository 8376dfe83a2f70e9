/**
 * Draws the pictures in docs again from real runs of the bundled action against the emulator: the head of the job summary of a good
 * run, and that of a failed run, as GitHub shows it, the emulator's page after a delivery, and a game that was played there. Needs the emulator's usual port, and Debian's packages
 * chromium (or what `CHROMIUM` names), pngquant, fonts-liberation and fonts-noto-color-emoji.
 *
 * Usage: npm run verify -- screenshots
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium, type Page } from 'playwright-core';
import type { EmulatorOptions } from '../../emulator/src/options.ts';
import { type Emulator, startEmulator } from '../../emulator/src/start-emulator.ts';
import { CHROMIUM, describeMissing, findProgram } from '../../scripts/find-program.ts';
import { runStep, type StepResult } from '../../scripts/local-runner.ts';
import { escapeMarkdown } from '../../src/action/report/summary/markdown.ts';
import { createGames } from '../create-games.ts';

const root = resolve(import.meta.dirname, '../..');

const TOKEN = 'draw-token-4f9c2a';

/** The pictures show these instead of this machine's folder and port, which differ in every run. */
const SHOWN_FOLDER = '/home/runner/work';
const SHOWN_ADDRESS = 'https://api.playable.example';

/** The width of a job summary on GitHub, in CSS pixels. */
const PAGE_WIDTH = 1_012;
/** What README.md shows of it, in CSS pixels: the headline, all exports and what the service said, without the table of files. */
const SUMMARY_EXCERPT = { width: PAGE_WIDTH, height: 644 };
/** A height of 1 makes the picture as high as the page. */
const WHOLE_SUMMARY = { width: PAGE_WIDTH, height: 1 };
const STYLE = new URL('../../node_modules/github-markdown-css/github-markdown-light.css', import.meta.url);

/** The port in the picture of the emulator's page. */
const PORT = 8787;
/** In CSS pixels: the head of the page and two rows of assets, the second of them cut off. */
const EMULATOR_PAGE = { width: 1_200, height: 930 };

const PICTURES: Readonly<Record<string, (picture: string, folder: string) => Promise<void>>> = {
  'summary-good': drawSummary(0, SUMMARY_EXCERPT, {
    tokens: [{ name: TOKEN }],
    latencyMs: 120,
    rateLimit: 4,
    rateLimitBurst: 8,
  }),
  'summary-failed': drawSummary(1, WHOLE_SUMMARY, {
    tokens: [{ name: TOKEN, scopes: ['assets:write'] }],
    latencyMs: 120,
  }),
  'emulator-page': drawEmulatorPage(async () => undefined),
  'emulator-play': drawEmulatorPage(playExample),
};

for (const [name, draw] of Object.entries(PICTURES)) {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'screenshots-'));
  await draw(join(root, 'docs', `${name}.png`), temporary.path);
  process.stdout.write(`docs/${name}.png\n`);
}

function drawSummary(exitCode: number, size: typeof SUMMARY_EXCERPT, options: EmulatorOptions) {
  return async (picture: string, folder: string): Promise<void> => {
    await using emulator = await startEmulator(options);
    const { summary } = await deliverExample(emulator, folder, exitCode);
    const page = join(folder, 'page.html');
    const markdown = summary
      .replaceAll(escapeMarkdown(folder), SHOWN_FOLDER)
      .replaceAll(escapeMarkdown(emulator.origin), escapeMarkdown(SHOWN_ADDRESS));
    await writeFile(page, await pageOf(markdown));
    await takePicture(pathToFileURL(page).href, size, picture, (tab) => tab.locator('article').waitFor());
  };
}

/** A page that shows a job summary as GitHub does and loads nothing over the network. */
async function pageOf(markdown: string): Promise<string> {
  // The summary uses `details`, `br` and comments, which GitHub shows too.
  const options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  return `<!doctype html>
<meta charset="utf-8">
<style>${await readFile(STYLE, 'utf8')}</style>
<style>
  body { margin: 0; padding: 16px; background: #f6f8fa; width: ${PAGE_WIDTH - 32}px; }
  .markdown-body { padding: 24px; border: 1px solid #d1d9e0; border-radius: 6px; }
</style>
<article class="markdown-body">
${micromark(markdown, options)}
</article>
`;
}

function drawEmulatorPage(use: (page: Page) => Promise<void>) {
  return async (picture: string, folder: string): Promise<void> => {
    await using emulator = await startEmulator({ port: PORT, tokens: [{ name: TOKEN }] });
    await createGames(emulator.baseUrl, TOKEN, ['Word Duel', 'Bubble Pop']);
    await deliverExample(emulator, folder, 0);
    await takePicture(`${emulator.origin}/`, EMULATOR_PAGE, picture, use);
  };
}

/** Wins the game for Unity, plays it to the call to action of its end card, and pauses it once. */
async function playExample(page: Page): Promise<void> {
  await page.locator('#assets summary', { hasText: 'unity/index.html' }).click();
  const played = page.locator('#assets details[open]');
  const game = played.frameLocator('iframe');
  await game.locator('body[data-phase=ready]').waitFor({ state: 'attached' });
  const box = await played.locator('iframe').boundingBox();
  if (box === null) throw new Error('there is no frame');
  const isOver = async () => (await game.locator('body[data-phase=over]').count()) > 0;
  for (let click = 0; !(await isOver()); click += 1) {
    // Bubbles rise everywhere.
    const [column, row] = [0.15 + 0.14 * (click % 6), 0.2 + 0.07 * ((click * 5) % 9)];
    await page.mouse.click(box.x + column * box.width, box.y + row * box.height);
  }
  await game.locator('.end-card.is-armed #play-now').click({ force: true });
  await page.locator('.events .call').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await played.getByText('Unity: all good').waitFor();
  await page.getByRole('button', { name: 'Resume' }).click();
  await played.scrollIntoViewIfNeeded();
}

/** Takes a picture with 1.5 pixels per CSS pixel and 256 colours: of a window of this size, or of the whole page if its height is 1. */
async function takePicture(
  href: string,
  viewport: { readonly width: number; readonly height: number },
  picture: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findProgram(CHROMIUM);
  if (executablePath === undefined) throw new Error(describeMissing(CHROMIUM));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 });
    await page.goto(href);
    await use(page);
    await page.screenshot({ path: picture, fullPage: viewport.height === 1 });
  } finally {
    await browser.close();
  }
  execFileSync('pngquant', ['--force', '--strip', '--output', picture, '256', picture]);
}

/**
 * Delivers a copy of examples/bubble-pop with the bundled action, as the release of a tag would, and the same as one file for Unity.
 *
 * @throws Error if the step exits with another code than `exitCode`
 */
async function deliverExample({ baseUrl }: Emulator, folder: string, exitCode: number): Promise<StepResult> {
  const workspace = join(folder, 'bubble-pop');
  await cp(join(root, 'examples/bubble-pop'), workspace, { recursive: true });
  const page = execFileSync(process.execPath, [join(root, 'examples/one-file.mjs'), workspace]);
  await mkdir(join(workspace, 'unity'));
  await writeFile(join(workspace, 'unity/index.html'), page);
  const result = await runStep({
    bundle: join(root, 'dist/main/index.js'),
    workspace,
    temp: join(folder, 'temp'),
    inputs: {
      token: TOKEN,
      'base-url': baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      variant: 'bubble-pop-spring\nbubble-pop-summer',
      network: 'applovin, ironsource, unity',
      assets: '**\n!README.md',
      'file-name': 'path',
      manifest: 'manifest.json',
    },
    env: {
      GITHUB_REPOSITORY: 'octo-games/bubble-pop',
      GITHUB_REF: 'refs/tags/v1.2.0',
      GITHUB_SHA: '6a1f0c24b9d1e7c5a3f2b8d94e07c61523fa9be8',
      GITHUB_RUN_NUMBER: '7',
      GITHUB_RUN_ID: '1234567890',
    },
  });
  if (result.exitCode === exitCode) return result;
  throw new Error(`the step exited with ${result.exitCode}, not with ${exitCode}: ${result.stdout}`);
}
