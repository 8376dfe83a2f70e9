/**
 * Draws the job summary of a good and of a failed run as GitHub shows it: the bundled action against the emulator, its
 * Markdown as a page, and a picture of that page. Needs Chromium and pngquant: Debian's packages, or the Chromium that
 * `CHROMIUM` names.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markdownText } from '../src/action/printable.ts';
import type { EmulatorOptions } from '../src/emulator/emulator-options.ts';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { makePage } from './draw-summary/make-page.ts';
import { takePicture } from './draw-summary/take-picture.ts';
import { runStep } from './local-runner.ts';

const root = resolve(import.meta.dirname, '..');
const token = 'draw-token-4f9c2a';

/** What the pictures show instead of this machine's folder and port, which are others each time. */
const SHOWN_FOLDER = '/home/runner/work';
const SHOWN_ADDRESS = 'https://api.playable.example';

const RUNS: Readonly<Record<string, { exitCode: number; service: EmulatorOptions }>> = {
  'summary-good': {
    exitCode: 0,
    service: { tokens: [{ name: token }], latencyMs: 120, rateLimit: 4, rateLimitBurst: 8 },
  },
  'summary-failed': {
    exitCode: 1,
    service: { tokens: [{ name: token, scopes: ['assets:write'] }], latencyMs: 120 },
  },
};

for (const [name, { exitCode, service }] of Object.entries(RUNS)) {
  const folder = await mkdtemp(join(tmpdir(), 'draw-summary-'));
  try {
    const markdown = await summaryOf(folder, service, exitCode);
    const page = join(folder, 'page.html');
    await makePage(markdown, page);
    const picture = join(root, 'docs', `${name}.png`);
    await takePicture(page, picture);
    process.stdout.write(`docs/${name}.png\n`);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The summary of a real run, without what is this machine's. */
async function summaryOf(folder: string, options: EmulatorOptions, exitCode: number): Promise<string> {
  const workspace = join(folder, 'bubble-pop');
  await cp(join(root, 'examples/bubble-pop'), workspace, { recursive: true });
  await using emulator = await startEmulator(options);
  const result = await runStep({
    bundle: join(root, 'dist/main/index.js'),
    workspace,
    temp: join(folder, 'temp'),
    inputs: {
      token,
      'base-url': emulator.baseUrl,
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
  if (result.exitCode !== exitCode) {
    throw new Error(`the run ended with ${result.exitCode}, not with ${exitCode}: ${result.stdout}`);
  }
  return result.summary
    .replaceAll(markdownText(folder), SHOWN_FOLDER)
    .replaceAll(markdownText(new URL(emulator.baseUrl).origin), markdownText(SHOWN_ADDRESS));
}
