import { html } from 'hono/html';
import { formatBytes } from '../../support/format.ts';
import { essenceOf } from '../play/files.ts';
import { playTab } from '../play/play-app.ts';
import type { UploadedAsset } from '../store/assets.ts';
import type { ShownAsset } from './overview.ts';
import { playFrame } from './play.ts';
import { ageElement, type Html, plainText, untrustedText } from './text.ts';

export function assetCard(asset: ShownAsset, nowMs: number): Html {
  const { assetId, contentType, createdAt, organizationId, preview, sha256, status } = asset;
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
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? '' : html`<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}

/** Opens what a browser shows in a frame in a tab of its own, and saves the rest. */
function nameLink({ preview, ...asset }: ShownAsset): Html {
  const name = untrustedText(asset.fileName);
  if (preview.kind === 'none' || asset.status !== 'uploaded') return name;
  return html`<a href="${preview.kind === 'other' ? preview.url : playTab(asset)}">${name}</a>`;
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
      return asset.status === 'uploaded' ? playable(asset, preview.url) : html``;
    case 'text':
    case 'other':
      return html`<span class="type">${untrustedText(essenceOf(asset.contentType))}</span>`;
    case 'none':
      return html`<span class="quiet">${asset.status === 'uploaded' ? 'The file is not kept here' : 'No file yet'}</span>`;
  }
}

/** Usual sizes of phones and tablets, in CSS pixels. */
const FRAME_SIZES = ['320x480', '360x640', '390x844', '768x1024'];

const REPOSITORY = 'https://github.com/replace-this-with-the-owner-of-your-copy/playable-export-action';

/** Loads the frame only when it is opened: 100 games at once would be too many. */
export function playable(page: Pick<UploadedAsset, 'assetId' | 'fileName' | 'release'>, url: string): Html {
  const label = `Preview of ${plainText(page.fileName)}`;
  const sizes = FRAME_SIZES.map((size) => html`<option value="${size}">${size.replace('x', ' × ')}</option>`);
  return html`<details><summary><span><span class="play">Play</span><span class="close">Close</span><span class="unseen">: ${label}</span></span></summary>
<p class="frame-tools"><label>Size <select><option value="">fill</option>${sizes}</select></label>
<button type="button" class="turn" aria-pressed="false" disabled>Turn</button> <button type="button" class="restart">Restart</button>
<button type="button" class="mute" aria-pressed="false">Mute</button>
<a href="${playTab(page)}" target="_blank" rel="noopener noreferrer">Play it in a new tab</a></p>
<div class="stage"><div>${playFrame(url, label)}</div>
<div class="notes"><p class="quiet"><span class="loaded"></span> <a href="${REPOSITORY}/blob/HEAD/docs/networks.md" target="_blank" rel="noopener noreferrer">Size limits of networks</a></p>
<ol class="events" aria-label="What the playable does"></ol>
<p class="more" hidden>Further lines are not shown.</p></div></div></details>`;
}
