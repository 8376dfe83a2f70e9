import { html } from 'hono/html';
import { exampleStep, exampleUpload, type ServiceNames } from '../examples.ts';
import { formatBytes, formatNumber, plural, showInvisible } from '../format.ts';
import { NETWORKS } from '../play/networks.ts';
import { playTab } from '../play/play-app.ts';
import { essenceOf } from '../play/uploaded-files.ts';
import { ageElement, type Html, plainText, untrustedText } from './escaped-text.ts';
import {
  type Overview,
  PAGE_SIZE,
  type PageQuery,
  type Playable,
  pageLink,
  type ShownAsset,
  type ShownRelease,
} from './overview.ts';
import { playFrame } from './play.ts';
import { section } from './sections.ts';

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
  (page) => html`<li class="asset"><div class="preview page">${playable(page)}</div>
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
<input id="q" type="search" name="q" value="${showInvisible(search)}"><button>Search</button></form>`;
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

function assetCard(asset: ShownAsset, nowMs: number): Html {
  const { assetId, contentType, createdAt, organizationId, preview, sha256, status } = asset;
  const files = (preview.kind === 'page' && preview.files) || [];
  return html`<li class="asset">
<div class="preview ${preview.kind}">${assetPreview(asset)}</div>
<h4>${nameLink(asset)}</h4>
<p class="facts">${
    status === 'uploaded'
      ? html`<span class="badge good">uploaded</span> ${formatBytes(asset.size)}`
      : html`<span class="badge warn">waiting for its file</span>`
  } · ${ageElement(createdAt, nowMs)}</p>
<dl>
<dt>Type</dt><dd>${untrustedText(contentType)}</dd>
<dt>Organization</dt><dd>${untrustedText(organizationId)}</dd>
${files.length === 0 ? '' : html`<dt>Files</dt><dd>${formatNumber(files.length)}: ${untrustedText(files.join(', '))}</dd>`}
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? '' : html`<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}

/** Opens what a browser shows in a frame in a tab of its own, and saves the rest. */
function nameLink({ preview, ...asset }: ShownAsset): Html {
  const name = untrustedText(asset.fileName);
  if (asset.status !== 'uploaded' || preview.kind === 'none' || preview.kind === 'unplayable') return name;
  if (preview.kind === 'other') return html`<a href="${preview.url}">${name}</a>`;
  const network = preview.kind === 'page' ? preview.page.network : '';
  return html`<a href="${playTab(asset, network)}">${name}</a>`;
}

function assetPreview({ preview, ...asset }: ShownAsset): Html {
  const label = `Preview of ${plainText(asset.fileName)}`;
  switch (preview.kind) {
    case 'image':
      return html`<img src="${preview.url}" alt="${label}" loading="lazy" decoding="async">`;
    case 'audio':
      return html`<audio src="${preview.url}" aria-label="${label}" controls preload="metadata"></audio>`;
    case 'video':
      return html`<video src="${preview.url}" aria-label="${label}" controls preload="metadata"></video>`;
    case 'page':
      return playable(preview.page);
    case 'text':
    case 'other':
      return html`<span class="type">${untrustedText(essenceOf(asset.contentType))}</span>`;
    case 'unplayable':
      return html`<span class="quiet">${untrustedText(preview.why)}</span>`;
    case 'none':
      return html`<span class="quiet">${asset.status === 'uploaded' ? 'The file is not kept here' : 'No file yet'}</span>`;
  }
}

/** Usual sizes of phones and tablets, in CSS pixels; the first one is that of a phone of today. */
const FRAME_SIZES = ['390x844', '360x640', '320x480', '768x1024'];

/** Loads the frame only when it is opened: 100 games at once would be too many. */
function playable(page: Playable): Html {
  const label = `Preview of ${plainText(page.fileName)}`;
  const sizes = FRAME_SIZES.map((size) => html`<option value="${size}">${size.replace('x', ' × ')}</option>`);
  const networks = NETWORKS.map(({ id, label: name, messages }) => {
    const texts = messages ? html` data-messages="${JSON.stringify(messages)}"` : '';
    return html`<option value="${id}"${page.network === id ? ' selected' : ''}${texts}>${name}</option>`;
  });
  return html`<details class="game"><summary><span><span class="play">Play</span><span class="close">Close</span><span class="unseen">: ${label}</span></span></summary>
<p class="frame-tools"><label>Network <select class="network"><option value="">none: every interface</option>${networks}</select></label>
<label>Size <select class="size">${sizes}<option value="">fill</option></select></label>
<button type="button" class="turn" aria-pressed="false">Turn</button> <button type="button" class="restart">Restart</button>
<button type="button" class="pause">Pause</button> <button type="button" class="mute" aria-pressed="false">Mute</button>
<a class="tab" href="${playTab(page, page.network)}" target="_blank" rel="noopener noreferrer">Play it in a new tab</a></p>
<div class="stage"><div>${playFrame(page.url, label)}</div>
<div class="notes"><ol class="events" aria-label="What the playable does"></ol>
<p class="more" hidden>Further lines are not shown.</p>
<p class="loaded quiet"></p><ol class="files" aria-label="Loaded files"></ol></div></div></details>`;
}
