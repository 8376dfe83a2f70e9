import { html } from 'hono/html';
import { formatBytes, formatNumber, plural } from '../../support/format.ts';
import { escapeInvisible } from '../../support/text.ts';
import { exampleStep, exampleUpload, type ServiceNames } from '../examples.ts';
import { assetCard, playable } from './asset-card.ts';
import { type Overview, PAGE_SIZE, type PageQuery, pageLink, type ShownRelease } from './overview.ts';
import { section } from './sections.ts';
import { ageElement, type Html, untrustedText } from './text.ts';

type Assets = Overview['assets'];

/** A page of assets, with a search box and links to the pages before and after it. */
export function assetsSection(assets: Assets, names: ServiceNames, query: PageQuery, nowMs: number): Html {
  const { bytes, releases, total } = assets;
  const heading = { id: 'assets', heading: 'Assets', total };
  if (total === 0) return section(heading, howToDeliver(names));
  return section(
    { ...heading, note: formatBytes(bytes) },
    html`<div class="tools">${searchForm(query.search)}
${pageLinks('Pages of assets, above the list', assets, query)}</div>
${
  releases.length === 0
    ? html`<p class="empty">No asset matches ${untrustedText(query.search)}. <a href="/">Show all assets</a></p>`
    : releases.map((release) => releaseList(release, nowMs))
}
${pageLinks('Pages of assets, below the list', assets, query)}`,
  );
}

function releaseList({ release, organizationId, items, earlierPages }: ShownRelease, nowMs: number): Html {
  const heading =
    release === undefined
      ? 'Waiting for their files'
      : html`Release ${release.number} <span class="note">${untrustedText(organizationId)} · ${plural(release.total, 'file')} · ${formatBytes(release.bytes)} · ${ageElement(release.createdAt, nowMs)}</span>`;
  return html`<h3>${heading}</h3>
<ul class="assets">
${earlierPages.map(
  (page) => html`<li class="asset"><div class="preview page">${playable(page, page.url)}</div>
<h4>${untrustedText(page.fileName)}</h4><p class="facts">of an earlier release, with the files of this one</p></li>
`,
)}${items.map((asset) => assetCard(asset, nowMs))}</ul>
`;
}

function howToDeliver(names: ServiceNames): Html {
  return html`<div class="empty"><p>No asset yet. To upload a page from here, set <code>TOKEN</code> to the token with which the emulator was started:</p>
<pre tabindex="0">${exampleUpload(names)}</pre>
<p>A step of a workflow that uploads files and triggers an export:</p>
<pre tabindex="0">${exampleStep(names)}</pre></div>`;
}

function searchForm(search: string): Html {
  return html`<form role="search" action="/#assets"><label for="q">Name, type or id</label>
<input id="q" type="search" name="q" value="${escapeInvisible(search)}"><button>Search</button></form>`;
}

function pageLinks(label: string, { found, page, total }: Assets, query: PageQuery): Html | string {
  if (found <= PAGE_SIZE) {
    return found < total && label.includes('above')
      ? html`<p class="note">${formatNumber(found)} of ${formatNumber(total)} assets</p>`
      : '';
  }
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(found, page * PAGE_SIZE);
  const link = (rel: string, text: string, to: number): Html =>
    to < 1 || first + (to - page) * PAGE_SIZE > found
      ? html`<span class="quiet">${text}</span>`
      : html`<a rel="${rel}" href="${pageLink({ ...query, page: to })}#assets">${text}</a>`;
  return html`<nav class="pages" aria-label="${label}">${link('prev', '← Previous', page - 1)}
<span>${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(found)}</span>
${link('next', 'Next →', page + 1)}</nav>`;
}
