import { STATUS_CODES } from 'node:http';
import { html } from 'hono/html';
import { exampleExport, exampleGame, exampleRequest, type ServiceNames } from '../examples.ts';
import { formatBytes, formatNumber } from '../format.ts';
import type { JournalEntry } from '../http/journal.ts';
import type { ExportRecord } from '../store/export-table.ts';
import type { OwnedGame } from '../store/game-table.ts';
import { ageElement, type Html, untrustedText } from './escaped-text.ts';
import type { Newest } from './overview.ts';

export function gamesSection(games: Newest<OwnedGame>, names: ServiceNames, nowMs: number): Html {
  return listSection(games, {
    id: 'games',
    heading: 'Games',
    empty: 'No game yet. To create one:',
    example: exampleGame(names),
    caption: 'Games, newest first',
    columns: ['Name and id', 'Organization', 'Created'],
    cells: ({ id, name, organizationId, createdAt }) => [
      html`${untrustedText(name)}<br><code>${id}</code>`,
      untrustedText(organizationId),
      ageElement(createdAt, nowMs),
    ],
  });
}

export function exportsSection(exports: Newest<ExportRecord>, names: ServiceNames, nowMs: number): Html {
  return listSection(exports, {
    id: 'exports',
    heading: 'Exports',
    empty: 'No export yet. To trigger one:',
    example: exampleExport(names),
    caption: 'Exports, newest first',
    columns: ['Variant and id', 'Network', 'Organization', 'Triggered'],
    cells: ({ id, variantId, network, organizationId, createdAt }) => [
      html`${untrustedText(variantId)}<br><code>${id}</code>`,
      untrustedText(network),
      untrustedText(organizationId),
      ageElement(createdAt, nowMs),
    ],
  });
}

/** Shows neither headers nor bodies, since they contain the token. */
export function requestsSection(requests: Newest<JournalEntry>, names: ServiceNames): Html {
  return listSection(requests, {
    id: 'requests',
    heading: 'Requests',
    empty: 'No request yet. To make one:',
    example: exampleRequest(names),
    caption: 'The last requests, newest first',
    columns: ['Time (UTC)', 'Method', 'Path', 'Response', 'Received'],
    cells: (entry) => [
      timeElement(entry.atMs),
      untrustedText(entry.method),
      html`<code>${untrustedText(entry.path)}${queryElement(entry)}</code>`,
      responseElement(entry),
      entry.bodyBytes === 0 ? html`<span class="quiet">–</span>` : html`${formatBytes(entry.bodyBytes)}`,
    ],
  });
}

function timeElement(atMs: number): Html {
  const moment = new Date(atMs).toISOString();
  return html`<time datetime="${moment}" title="${moment}">${moment.slice(11, 23)}</time>`;
}

/** Shows only page numbers: other queries may contain secrets, such as a signature. */
function queryElement({ path, query }: JournalEntry): Html | string {
  if (query === '') return '';
  const isPage = path === '/v1/games' && /^(?:(?:page|limit)=\d{1,9}(?:&(?!$)|$))+$/.test(query);
  return isPage ? `?${query}` : html`<span class="quiet" title="A query, not shown">?…</span>`;
}

function responseElement({ status, fault, reason }: JournalEntry): Html {
  const faultBadge =
    fault === undefined
      ? ''
      : html` <span class="badge warn">fault: ${fault.name}, ${fault.when} the work</span>`;
  if (status === undefined) return html`<span class="badge">no response</span>${faultBadge}`;
  const color = status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
  return html`<span class="badge ${color}">${status} ${STATUS_CODES[status] ?? ''}</span>${faultBadge}${
    reason === undefined ? '' : html`<br>${untrustedText(reason)}`
  }`;
}

interface SectionHeading {
  /** The fragment of the section's URL. */
  readonly id: string;
  readonly heading: string;
  readonly total: number;
  readonly note?: string;
}

export function section({ id, heading, total, note }: SectionHeading, body: Html): Html {
  return html`<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading} <span class="count">${formatNumber(total)}</span>${
    note === undefined ? '' : html` <span class="note">${note}</span>`
  }</h2>
${body}
</section>`;
}

interface ListSection<Item> extends Pick<SectionHeading, 'id' | 'heading'> {
  /** Shown instead of an empty list: what to do next, and a command for it. */
  readonly empty: string;
  readonly example: string;
  /** The table's, for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly cells: (item: Item) => readonly Html[];
}

function listSection<Item>({ items, total }: Newest<Item>, list: ListSection<Item>): Html {
  const { empty, example, caption, columns, cells, ...heading } = list;
  const more = total - items.length;
  const table = html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${items.map(cells).map(
  ([first, ...others]) =>
    html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
  return section(
    { ...heading, total },
    html`${
      items.length === 0
        ? html`<div class="empty"><p>${empty}</p><pre tabindex="0">${example}</pre></div>`
        : table
    }
${more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : ''}`,
  );
}
