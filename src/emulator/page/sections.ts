import { STATUS_CODES } from 'node:http';
import { html } from 'hono/html';
import { formatBytes } from '../../support/format-bytes.ts';
import type { JournalEntry } from '../http/journal.ts';
import { exampleQuestion, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import type { Newest } from './overview.ts';
import { scrollTable } from './scroll-table.ts';
import { outsideText } from './text.ts';

/** Neither headers nor bodies: the token is among them. */
export function requestsSection(requests: Newest<JournalEntry>, names: ServiceNames): Html {
  return listSection({
    id: 'requests',
    heading: 'Requests',
    list: requests,
    empty: html`<p>No request yet. To make one:</p><pre tabindex="0">${exampleQuestion(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'The last requests, newest first',
        columns: ['Time (UTC)', 'Method', 'Path', 'Answer', 'Received'],
        rows: items.map((entry) => [
          clock(entry.atMs),
          outsideText(entry.method),
          html`<code>${outsideText(entry.path)}${shownQuery(entry)}</code>`,
          answer(entry),
          entry.bodyBytes === 0 ? html`<span class="quiet">–</span>` : html`${formatBytes(entry.bodyBytes)}`,
        ]),
      }),
  });
}

function clock(atMs: number): Html {
  const moment = new Date(atMs).toISOString();
  return html`<time datetime="${moment}" title="${moment}">${moment.slice(11, 23)}</time>`;
}

/** Of a query, pages in numbers alone: in others may be what nobody should see, such as a signature. */
function shownQuery({ path, query }: JournalEntry): Html | string {
  if (query === '') return '';
  const isPage = path === '/v1/games' && /^(?:(?:page|limit)=\d{1,9}(?:&(?!$)|$))+$/.test(query);
  return isPage ? `?${query}` : html`<span class="quiet" title="A query, not shown">?…</span>`;
}

function answer({ status, fault }: JournalEntry): Html {
  const befell =
    fault === undefined
      ? ''
      : html` <span class="badge warn">fault: ${fault.name}, ${fault.when} the work</span>`;
  if (status === undefined) return html`<span class="badge">no answer</span>${befell}`;
  const mood = status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
  return html`<span class="badge ${mood}">${status} ${STATUS_CODES[status] ?? ''}</span>${befell}`;
}
