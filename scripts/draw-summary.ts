/**
 * Draws the job summary of a good and of a failed run as GitHub shows it: the bundled action against the emulator, its
 * Markdown as a page, and a picture of that page. Needs Chromium and pngquant: Debian's packages, or the Chromium that
 * `CHROMIUM` names.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeMarkdown } from '../src/action/runner/sanitize.ts';
import type { EmulatorOptions } from '../src/emulator/options.ts';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { deliverExample, EXAMPLE_TOKEN } from './deliver-example.ts';
import { makePage, PAGE_WIDTH } from './draw-summary/make-page.ts';
import { measurePage, takePicture } from './take-picture.ts';

const root = resolve(import.meta.dirname, '..');

/** What the pictures show instead of this machine's folder and port, which are others each time. */
const SHOWN_FOLDER = '/home/runner/work';
const SHOWN_ADDRESS = 'https://api.playable.example';

const RUNS: Readonly<Record<string, { exitCode: number; service: EmulatorOptions }>> = {
  'summary-good': {
    exitCode: 0,
    service: { tokens: [{ name: EXAMPLE_TOKEN }], latencyMs: 120, rateLimit: 4, rateLimitBurst: 8 },
  },
  'summary-failed': {
    exitCode: 1,
    service: { tokens: [{ name: EXAMPLE_TOKEN, scopes: ['assets:write'] }], latencyMs: 120 },
  },
};

for (const [name, { exitCode, service }] of Object.entries(RUNS)) {
  const folder = await mkdtemp(join(tmpdir(), 'draw-summary-'));
  try {
    const markdown = await summaryOf(folder, service, exitCode);
    const page = join(folder, 'page.html');
    await makePage(markdown, page);
    const picture = join(root, 'docs', `${name}.png`);
    const { href } = pathToFileURL(page);
    await takePicture(href, await measurePage(href, PAGE_WIDTH), picture);
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
  await using emulator = await startEmulator(options);
  const result = await deliverExample(emulator, folder);
  if (result.exitCode !== exitCode) {
    throw new Error(`the run ended with ${result.exitCode}, not with ${exitCode}: ${result.stdout}`);
  }
  return result.summary
    .replaceAll(escapeMarkdown(folder), SHOWN_FOLDER)
    .replaceAll(escapeMarkdown(new URL(emulator.baseUrl).origin), escapeMarkdown(SHOWN_ADDRESS));
}
