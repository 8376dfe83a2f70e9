import { html } from 'hono/html';
import type { ExportRecord } from '../export-table.ts';
import { ageElement } from './age-element.ts';
import { exampleStep, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import { outsideText } from './outside-text.ts';
import type { Newest } from './read-overview.ts';
import { scrollTable } from './scroll-table.ts';

export function exportsSection(exports: Newest<ExportRecord>, names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'exports',
    heading: 'Exports',
    list: exports,
    empty: html`<p>No export yet. A step of a workflow that uploads files and triggers one:</p>
<pre tabindex="0">${exampleStep(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'Exports, newest first',
        columns: ['Variant', 'Network', 'Organization', 'Id', 'Asked for'],
        rows: items.map(({ id, variantId, network, organizationId, createdAt }) => [
          outsideText(variantId),
          outsideText(network),
          outsideText(organizationId),
          html`<code>${id}</code>`,
          ageElement(createdAt, nowMs),
        ]),
      }),
  });
}
