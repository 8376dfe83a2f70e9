import { html } from 'hono/html';
import { spellOutUnseen } from '../../support/text.ts';
import { essenceOf } from './file-kind.ts';
import type { Html } from './html.ts';
import type { ShownAsset } from './overview.ts';
import { playPath } from './play-path.ts';
import { outsideText, plainText } from './text.ts';

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
      return playable(playPath(assetId, fileName), label);
    case 'other':
      return html`<span class="type">${outsideText(essenceOf(contentType))}</span> <a href="${path}" download aria-label="Save ${plainText(fileName)}">Save</a>`;
    case 'none':
      return html`<span class="quiet">${status === 'uploaded' ? 'Its bytes are not kept here' : 'Nothing here yet'}</span>`;
  }
}

/** Runs once it is opened: a hundred games at once would be too many. */
function playable(path: string, label: string): Html {
  return html`<details><summary><span>Play<span class="unseen">: ${label}</span></span></summary>
<iframe src="${path}" title="${label}" sandbox="allow-scripts" referrerpolicy="no-referrer" loading="lazy"></iframe>
<a href="${path}" target="_blank" rel="noopener noreferrer">Play it in a tab of its own</a></details>`;
}

/** Its lines stay; whatever else acts instead of showing is spelled out. */
function lines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => spellOutUnseen(line))
    .join('\n');
}
