import { STATUS_CODES } from 'node:http';
import { html } from 'hono/html';
import { exampleExport, exampleGame, exampleRequest } from '../examples.ts';
import { formatBytes, formatNumber } from '../format.ts';
import type { JournalEntry } from '../http/journal.ts';
import type { Services } from '../services.ts';
import { ageElement, type Html, untrustedText } from './escaped-text.ts';

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

export function gamesSection(services: Services): Section {
  const { games, now } = services;
  return listSection(games.newest.all(PAGE_SIZE), {
    heading: 'Games',
    total: games.countAll.get().total,
    empty: 'No game yet. To create one:',
    example: exampleGame(services),
    columns: ['Name and id', 'Organization', 'Created'],
    cells: ({ id, name, organizationId, createdAt }) => [
      html`${untrustedText(name)}<br><code>${id}</code>`,
      untrustedText(organizationId),
      ageElement(createdAt, now()),
    ],
  });
}

export function exportsSection(services: Services): Section {
  const { exports, now } = services;
  return listSection(exports.newest.all(PAGE_SIZE), {
    heading: 'Exports',
    total: exports.count.get().total,
    empty: 'No export yet. To trigger one:',
    example: exampleExport(services),
    columns: ['Variant and id', 'Network', 'Organization', 'Triggered'],
    cells: ({ id, variantId, network, organizationId, createdAt }) => [
      html`${untrustedText(variantId)}<br><code>${id}</code>`,
      untrustedText(network),
      untrustedText(organizationId),
      ageElement(createdAt, now()),
    ],
  });
}

/** Shows neither headers nor bodies, since they contain the token. */
export function requestsSection(services: Services): Section {
  const { entries } = services.journal;
  return listSection(entries.slice(-PAGE_SIZE).reverse(), {
    heading: 'Requests',
    // A journal with a limit has fewer entries than there were requests.
    total: entries.at(-1)?.sequence ?? 0,
    empty: 'No request yet. To make one:',
    example: exampleRequest(services),
    columns: ['Time (UTC)', 'Method', 'Route', 'Response', 'Received'],
    cells: (entry) => [
      timeElement(entry.atMs),
      untrustedText(entry.method),
      html`<code>${entry.route}${queryElement(entry)}</code>`,
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

interface ListSection<Item> extends Omit<Section, 'body'> {
  /** Shown instead of an empty list: what to do next, and a command for it. */
  readonly empty: string;
  readonly example: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly cells: (item: Item) => readonly Html[];
}

function listSection<Item>(items: readonly Item[], list: ListSection<Item>): Section {
  const { empty, example, columns, cells, ...section } = list;
  if (items.length === 0) {
    const body = html`<div class="empty"><p>${empty}</p><pre tabindex="0">${example}</pre></div>`;
    return { ...section, body };
  }
  const rows = items.map(cells).map(
    ([first, ...others]) =>
      html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  );
  const more = section.total - items.length;
  const caption = `${list.heading}, newest first`;
  const body = html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
${more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : ''}`;
  return { ...section, body };
}
