import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** The width of a job summary on GitHub, in CSS pixels. */
export const PAGE_WIDTH = 1_012;

const STYLE = new URL('../../node_modules/github-markdown-css/github-markdown-light.css', import.meta.url);

/** Writes a page that shows a job summary as GitHub does and loads nothing over the network. */
export async function makePage(markdown: string, file: string): Promise<void> {
  const body = micromark(markdown, {
    // The summary uses `details`, `br` and comments, which GitHub shows too.
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const style = await readFile(fileURLToPath(STYLE), 'utf8');
  await writeFile(
    file,
    `<!doctype html>
<meta charset="utf-8">
<style>${style}</style>
<style>
  body { margin: 0; padding: 16px; background: #f6f8fa; width: ${PAGE_WIDTH - 32}px; }
  .markdown-body { padding: 24px; border: 1px solid #d1d9e0; border-radius: 6px; }
</style>
<article class="markdown-body">
${body}
</article>
`,
  );
}
