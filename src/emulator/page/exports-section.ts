import { html } from 'hono/html';
import type { ExportRecord } from '../store/exports.ts';
import { ageElement } from './age-element.ts';
import { exampleExport, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import type { Newest } from './overview.ts';
import { scrollTable } from './scroll-table.ts';
import { outsideText } from './text.ts';

export function exportsSection(exports: Newest<ExportRecord>, names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'exports',
    heading: 'Exports',
    list: exports,
    empty: html`<p>No export yet. To trigger one:</p><pre tabindex="0">${exampleExport(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'Exports, newest first',
        columns: ['Variant and id', 'Network', 'Organization', 'Asked for'],
        rows: items.map(({ id, variantId, network, organizationId, createdAt }) => [
          html`${outsideText(variantId)}<br><code>${id}</code>`,
          outsideText(network),
          outsideText(organizationId),
          ageElement(createdAt, nowMs),
        ]),
      }),
  });
}
