import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findProgram, type RealProgram } from '../../scripts/find-program.ts';

export const CHROMIUM: RealProgram = {
  name: 'chromium',
  variable: 'CHROMIUM',
  howToGet: 'apt-get install chromium',
};

/** A page as a person has it before them. */
export interface OpenPage {
  readonly page: Page;
  /**
   * All that the browser complained of, in the page and in its frames: refused, failed, thrown, or said by a script; `at` is
   * the document or script that it is about, or the address that failed.
   */
  readonly complaints: readonly { readonly at: string; readonly text: string }[];
  /** What scripts asked the person, or told them. */
  readonly dialogs: readonly string[];
}

/** Opens an address in a browser of its own, which ends with the running test. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const browser = await chromium.launch({
    executablePath: findProgram(CHROMIUM) ?? CHROMIUM.name,
    // The browser's own sandbox is forbidden in containers; a frame's is another one. Sound plays without a click.
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const complaints: { at: string; text: string }[] = [];
  const dialogs: string[] = [];
  page.on('console', (message) => complaints.push({ at: message.location().url, text: message.text() }));
  page.on('pageerror', (error) => complaints.push({ at: page.url(), text: String(error) }));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push({ at: answer.url(), text: `answered ${answer.status()}` });
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
