import { html } from 'hono/html';
import { formatBytes } from '../../support/format-bytes.ts';
import { assetCard } from './asset-card.ts';
import { exampleStep, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import type { Overview } from './overview.ts';

export function assetsSection(assets: Overview['assets'], names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'assets',
    heading: 'Assets',
    list: assets,
    note: assets.total === 0 ? undefined : formatBytes(assets.bytes),
    empty: html`<p>No asset yet. A step of a workflow that uploads files and triggers an export:</p>
<pre tabindex="0">${exampleStep(names)}</pre>`,
    show: (items) => html`<ul class="assets">
${items.map((asset) => assetCard(asset, nowMs))}</ul>`,
  });
}
