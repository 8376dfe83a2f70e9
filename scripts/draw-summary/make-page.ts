import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** The width of a summary on the page of a run, in CSS pixels. */
export const PAGE_WIDTH = 1_012;

/** Found as the package manager has laid them out; neither is imported, a browser reads them. */
const STYLE = new URL('../../node_modules/github-markdown-css/github-markdown-light.css', import.meta.url);
const MERMAID = new URL('../../node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', import.meta.url);

/** Charts in the place of their text; the page has its height as an attribute when all of them are drawn. */
const DRAW_CHARTS = `
  mermaid.initialize({ startOnLoad: false });
  const charts = [...document.querySelectorAll('code.language-mermaid')].map((code) => {
    const chart = document.createElement('div');
    chart.textContent = code.textContent;
    code.parentElement.replaceWith(chart);
    return chart;
  });
  mermaid.run({ nodes: charts }).finally(() => {
    document.documentElement.dataset.height = Math.ceil(document.body.getBoundingClientRect().height);
  });
`;

/** Writes a page that shows a job summary as GitHub does, with nothing in it that comes over the network. */
export async function makePage(markdown: string, file: string): Promise<void> {
  const body = micromark(markdown, {
    // GitHub lets through what the summary is made with: `details`, `br` and comments.
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
<script src="${MERMAID.href}"></script>
<script>${DRAW_CHARTS}</script>
`,
  );
}
