import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** The width of a job summary on GitHub, in CSS pixels. */
export const PAGE_WIDTH = 1_012;

/** Files that the browser reads. */
const STYLE = new URL('../../node_modules/github-markdown-css/github-markdown-light.css', import.meta.url);
const MERMAID = new URL('../../node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', import.meta.url);

/** Replaces the text of each chart by the chart, then sets the page's attribute `data-drawn`. */
const DRAW_CHARTS = `
  mermaid.initialize({ startOnLoad: false });
  const charts = [...document.querySelectorAll('code.language-mermaid')].map((code) => {
    const chart = document.createElement('div');
    chart.textContent = code.textContent;
    code.parentElement.replaceWith(chart);
    return chart;
  });
  mermaid.run({ nodes: charts }).finally(() => {
    document.documentElement.dataset.drawn = '';
  });
`;

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
<script src="${MERMAID.href}"></script>
<script>${DRAW_CHARTS}</script>
`,
  );
}
