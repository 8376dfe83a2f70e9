import { STATUS_CODES } from 'node:http';
import { html } from 'hono/html';
import { formatBytes, formatNumber } from '../format.ts';
import type { JournalEntry } from '../http/journal.ts';
import type { Services } from '../services.ts';
import { type Html, timeElement, untrustedText } from './elements.ts';

/** Maximum number of items per list. */
export const PAGE_SIZE = 100;

/** A part of the page. */
export interface Section {
  /** In lower case, it is the fragment of its URL. */
  readonly heading: string;
  readonly total: number;
  readonly note?: string;
  readonly body: Html;
}

export function gamesSection({ games, totals }: Services): Section {
  return listSection('Games', totals.get().games, games.newest.all(PAGE_SIZE), {
    'Name and id': ({ name, id }) => html`${untrustedText(name)}<br><code>${id}</code>`,
    Organization: ({ organizationId }) => untrustedText(organizationId),
    'Created (UTC)': ({ createdAt }) => timeElement(createdAt),
  });
}

export function exportsSection({ exports, totals }: Services): Section {
  return listSection('Exports', totals.get().exports, exports.newest.all(PAGE_SIZE), {
    'Variant and id': ({ variantId, id }) => html`${untrustedText(variantId)}<br><code>${id}</code>`,
    Network: ({ network }) => untrustedText(network),
    Organization: ({ organizationId }) => untrustedText(organizationId),
    'Triggered (UTC)': ({ createdAt }) => timeElement(createdAt),
  });
}

/** Shows neither headers nor bodies, since they contain the token. */
export function requestsSection({ journal: { entries } }: Services): Section {
  // A journal with a limit has fewer entries than there were requests.
  const total = entries.at(-1)?.sequence ?? 0;
  return listSection('Requests', total, entries.slice(-PAGE_SIZE).reverse(), {
    'Time (UTC)': ({ atMs }) => timeElement(new Date(atMs).toISOString()),
    Method: ({ method }) => untrustedText(method),
    Route: (entry) => html`<code>${entry.route}${queryElement(entry)}</code>`,
    Response: responseElement,
    Received: ({ bodyBytes }) =>
      bodyBytes === 0 ? html`<span class="quiet">–</span>` : html`${formatBytes(bodyBytes)}`,
  });
}

/** Shows only page numbers: other queries may contain secrets, such as a signature. */
function queryElement({ route, query }: JournalEntry): Html | string {
  if (query === '') return '';
  const isPage = route === '/v1/games' && /^(?:(?:page|limit)=\d{1,9}(?:&(?!$)|$))+$/.test(query);
  return isPage ? `?${query}` : html`<span class="quiet" title="A query, not shown">?…</span>`;
}

function responseElement({ status, fault, reason }: JournalEntry): Html {
  const color = status === undefined ? '' : status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
  const text = status === undefined ? 'no response' : `${status} ${STATUS_CODES[status] ?? ''}`;
  return html`<span class="badge ${color}">${text}</span>${
    fault && html` <span class="badge warn">fault: ${fault.name}, ${fault.when} the work</span>`
  }${reason && html`<br>${untrustedText(reason)}`}`;
}

/** A table of the newest items. `columns` has the cell of an item by the heading of the column; the first one is the heading of its row. */
function listSection<Item>(
  heading: string,
  total: number,
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item) => Html>>,
): Section {
  if (items.length === 0) return { heading, total, body: emptyElement(heading.slice(0, -1).toLowerCase()) };
  const [first, ...others] = Object.values(columns);
  const rows = items.map(
    (item) =>
      html`<tr><th scope="row">${first?.(item)}</th>${others.map((cell) => html`<td>${cell(item)}</td>`)}</tr>
`,
  );
  const caption = `${heading}, newest first`;
  const body = html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${Object.keys(columns).map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
${moreElement(total - items.length)}`;
  return { heading, total, body };
}

export function emptyElement(noun: string): Html {
  return html`<p class="empty">No ${noun} yet.</p>`;
}

export function moreElement(more: number): Html | string {
  return more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : '';
}
