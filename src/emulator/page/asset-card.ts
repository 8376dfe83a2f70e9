import { html } from 'hono/html';
import { formatBytes } from '../../support/format-bytes.ts';
import { ageElement } from './age-element.ts';
import { assetPreview } from './asset-preview.ts';
import type { Html } from './html.ts';
import type { ShownAsset } from './overview.ts';
import { outsideText } from './text.ts';

/** One asset: what it looks like, and what is known of it. */
export function assetCard(asset: ShownAsset, nowMs: number): Html {
  const { assetId, contentType, createdAt, fileName, organizationId, preview, sha256, status } = asset;
  const name = outsideText(fileName);
  return html`<li class="asset">
<div class="preview ${preview.kind}">${assetPreview(asset)}</div>
<h3>${preview.kind === 'none' ? name : html`<a href="/files/${assetId}">${name}</a>`}</h3>
<p class="facts">${
    status === 'uploaded'
      ? html`<span class="badge good">uploaded</span> ${formatBytes(asset.size)}`
      : html`<span class="badge warn">waiting for its bytes</span>`
  } · ${ageElement(createdAt, nowMs)}</p>
<dl>
<dt>Type</dt><dd>${outsideText(contentType)}</dd>
<dt>Organization</dt><dd>${outsideText(organizationId)}</dd>
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? '' : html`<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}
