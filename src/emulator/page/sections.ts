import { STATUS_CODES } from 'node:http';
import { html } from 'hono/html';
import { formatBytes, formatNumber } from '../../support/format.ts';
import { exampleExport, exampleGame, exampleRequest, type ServiceNames } from '../examples.ts';
import type { JournalEntry } from '../http/journal.ts';
import type { ExportRecord } from '../store/exports.ts';
import type { OwnedGame } from '../store/games.ts';
import type { Newest } from './overview.ts';
import { ageElement, type Html, untrustedText } from './text.ts';

export function gamesSection(games: Newest<OwnedGame>, names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'games',
    heading: 'Games',
    list: games,
    empty: html`<p>No game yet. To create one:</p><pre tabindex="0">${exampleGame(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'Games, newest first',
        columns: ['Name and id', 'Organization', 'Created'],
        rows: items.map(({ id, name, organizationId, createdAt }) => [
          html`${untrustedText(name)}<br><code>${id}</code>`,
          untrustedText(organizationId),
          ageElement(createdAt, nowMs),
        ]),
      }),
  });
}

export function exportsSection(exports: Newest<ExportRecord>, names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'exports',
    heading: 'Exports',
    list: exports,
    empty: html`<p>No export yet. To trigger one:</p><pre tabindex="0">${exampleExport(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'Exports, newest first',
        columns: ['Variant and id', 'Network', 'Organization', 'Triggered'],
        rows: items.map(({ id, variantId, network, organizationId, createdAt }) => [
          html`${untrustedText(variantId)}<br><code>${id}</code>`,
          untrustedText(network),
          untrustedText(organizationId),
          ageElement(createdAt, nowMs),
        ]),
      }),
  });
}

/** Shows neither headers nor bodies, since they contain the token. */
export function requestsSection(requests: Newest<JournalEntry>, names: ServiceNames): Html {
  return listSection({
    id: 'requests',
    heading: 'Requests',
    list: requests,
    empty: html`<p>No request yet. To make one:</p><pre tabindex="0">${exampleRequest(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'The last requests, newest first',
        columns: ['Time (UTC)', 'Method', 'Path', 'Response', 'Received'],
        rows: items.map((entry) => [
          timeElement(entry.atMs),
          untrustedText(entry.method),
          html`<code>${untrustedText(entry.path)}${queryElement(entry)}</code>`,
          responseElement(entry),
          entry.bodyBytes === 0 ? html`<span class="quiet">–</span>` : html`${formatBytes(entry.bodyBytes)}`,
        ]),
      }),
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

interface ListSection<Item> extends Omit<SectionHeading, 'total'> {
  readonly list: Newest<Item>;
  /** Shown instead of an empty list: what to do next. */
  readonly empty: Html;
  readonly show: (items: readonly Item[]) => Html;
}

function listSection<Item>({ list: { items, total }, empty, show, ...heading }: ListSection<Item>): Html {
  const more = total - items.length;
  return section(
    { ...heading, total },
    html`${items.length === 0 ? html`<div class="empty">${empty}</div>` : show(items)}
${more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : ''}`,
  );
}

interface ScrollTable {
  /** For screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly Html[])[];
}

function scrollTable({ caption, columns, rows }: ScrollTable): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([first, ...others]) =>
    html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}
