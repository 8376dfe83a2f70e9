/**
 * Does what a stranger does first, with the last commit: `git clone`, `npm ci`, `npm start` on a terminal, then opens the printed
 * address in Chromium and plays the delivered playable. Fails above 60 s. Needs git, Chromium and `script` of util-linux.
 *
 * Usage: npm run verify -- first-minute
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM, describeMissing, findProgram } from '../scripts/find-program.ts';
import { runOnTerminal, SCRIPT } from '../scripts/terminal.ts';

const MAX_S = 60;

const root = resolve(import.meta.dirname, '..');
const missing = [CHROMIUM, SCRIPT].filter((program) => findProgram(program) === undefined);
if (missing.length > 0) throw new Error(missing.map(describeMissing).join('; '));

// What `npm run` adds would lead to this tree, and in CI the demonstration does not wait for a person.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|INIT_CWD|CI$)/i.test(name)),
);
const folders = (env['PATH'] ?? '').split(delimiter);
env['PATH'] = folders.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(delimiter);

const temporary = await mkdtemp(join(tmpdir(), 'first-minute-'));
const tree = join(temporary, 'tree');
await using cleanUp = new AsyncDisposableStack();
cleanUp.defer(() => rm(temporary, { recursive: true, force: true }));

const startMs = performance.now();
await step('git clone', () => promisify(execFile)('git', ['clone', '--quiet', root, tree], { env }));
await step('npm ci', () => promisify(execFile)('npm', ['ci'], { cwd: tree, env }));
const address = await step('npm start', async () => {
  const terminal = runOnTerminal('npm start', tree, env);
  cleanUp.defer(async () => {
    terminal.pressCtrlC();
    await terminal.ended;
    if (!terminal.shown().includes('\nStopped.\n')) throw new Error('Ctrl+C did not stop npm start');
  });
  const [, shown = ''] = await terminal.waitFor(/\n(http:\S+\/)\n[\s\S]*Press Ctrl\+C/);
  return shown;
});
await step('Play', async () => {
  const browser = await chromium.launch({
    executablePath: findProgram(CHROMIUM) ?? CHROMIUM.name,
    args: ['--no-sandbox'],
  });
  cleanUp.defer(() => browser.close());
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator('summary', { hasText: 'Play' }).first().click();
  const playable = page.frameLocator('iframe');
  await playable.locator('body[data-phase=ready]').waitFor({ state: 'attached' });
  // A click can come before the browser has scrolled to the frame.
  while ((await playable.locator('body').getAttribute('data-phase')) !== 'playing')
    await page.locator('iframe').click();
});
const totalS = (performance.now() - startMs) / 1_000;
process.stdout.write(`${totalS.toFixed(1)} s of at most ${MAX_S} s\n`);
if (totalS > MAX_S) process.exitCode = 1;

async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const stepMs = performance.now();
  const result = await act();
  process.stdout.write(
    `${name.padEnd(10)}${((performance.now() - stepMs) / 1_000).toFixed(1).padStart(6)} s\n`,
  );
  return result;
}
