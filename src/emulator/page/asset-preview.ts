import { html } from 'hono/html';
import { spellOutUnseen } from '../../support/spell-out-unseen.ts';
import { essenceOf } from './file-kind.ts';
import type { Html } from './html.ts';
import { outsideText, plainText } from './outside-text.ts';
import type { ShownAsset } from './read-overview.ts';

/** What an asset looks like or sounds like. The name stands below it, so that it needs no second one here. */
export function assetPreview({ assetId, contentType, fileName, preview, status }: ShownAsset): Html {
  const path = `/files/${assetId}`;
  const label = `Preview of ${plainText(fileName)}`;
  switch (preview.kind) {
    case 'image':
      return html`<img src="${path}" alt="${label}" loading="lazy" decoding="async">`;
    case 'audio':
      return html`<audio src="${path}" aria-label="${label}" controls preload="metadata"></audio>`;
    case 'video':
      return html`<video src="${path}" aria-label="${label}" controls preload="metadata"></video>`;
    case 'text':
      return html`<pre tabindex="0" aria-label="${label}"><bdi>${lines(preview.beginning)}</bdi>${preview.isWhole ? '' : '…'}</pre>`;
    case 'page':
      return html`<span class="type">Playable page</span>`;
    case 'other':
      return html`<span class="type">${outsideText(essenceOf(contentType))}</span> <a href="${path}" download aria-label="Save ${plainText(fileName)}">Save</a>`;
    case 'none':
      return html`<span class="quiet">${status === 'uploaded' ? 'Its bytes are not kept here' : 'Nothing here yet'}</span>`;
  }
}

/** Its lines stay; whatever else acts instead of showing is spelled out. */
function lines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => spellOutUnseen(line))
    .join('\n');
}
