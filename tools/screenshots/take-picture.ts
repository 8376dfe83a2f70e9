import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CHROMIUM = process.env['CHROMIUM'] || 'chromium';
const PACKAGES = 'chromium pngquant fonts-liberation fonts-noto-color-emoji';

/** No window, no sandbox (containers forbid it), no requests of its own. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  // In milliseconds of the page's own clock: enough to draw all charts.
  '--virtual-time-budget=20000',
];

/** In CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Takes a picture of a page with Chromium: 1.5 pixels per CSS pixel, 256 colours. */
export async function takePicture(
  href: string,
  { width, height }: PictureSize,
  picture: string,
): Promise<void> {
  const size = `--window-size=${width},${height}`;
  await browse([`--screenshot=${picture}`, size, '--force-device-scale-factor=1.5', href]);
  await run('pngquant', ['--force', '--strip', '--output', picture, '256', picture]);
}

/** The size of the whole page at this width. The page must set its attribute `data-height`. */
export async function measurePage(href: string, width: number): Promise<PictureSize> {
  const dom = await browse(['--dump-dom', `--window-size=${width},800`, href]);
  const [, height] = /<html[^>]* data-height="(\d+)"/.exec(dom) ?? [];
  if (height === undefined) throw new Error('the page did not draw its charts');
  return { width, height: Number(height) };
}

/** Runs Chromium and returns its stdout. */
async function browse(args: readonly string[]): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'draw-profile-'));
  try {
    const own = [`--user-data-dir=${profile}`, ...args];
    return await run(CHROMIUM, [...FLAGS, ...own]);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    const options = { timeout: 60_000, maxBuffer: 64 << 20 };
    const { stdout } = await promisify(execFile)(program, args, options);
    return stdout;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(
      `${program} is missing: apt-get install -y ${PACKAGES} (CHROMIUM names another Chromium)`,
    );
  }
}
