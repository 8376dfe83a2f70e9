import { html } from 'hono/html';
import { formatNumber } from '../../support/format-number.ts';
import type { Html } from './html.ts';
import type { Newest } from './overview.ts';

/** A section of the page with a list in it. */
export interface ListSection<Item> {
  /** A part of the page's address. */
  readonly id: string;
  readonly heading: string;
  readonly list: Newest<Item>;
  /** Stands beside the heading. */
  readonly note?: string | undefined;
  /** Shown where there is nothing: what to do next. */
  readonly empty: Html;
  readonly show: (items: readonly Item[]) => Html;
}

/** A heading with a count, the newest entries, and how many more there are. */
export function listSection<Item>({ id, heading, list, note, empty, show }: ListSection<Item>): Html {
  const { items, total } = list;
  const more = total - items.length;
  return html`<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading} <span class="count">${formatNumber(total)}</span>${
    note === undefined ? '' : html` <span class="note">${note}</span>`
  }</h2>
${items.length === 0 ? html`<div class="empty">${empty}</div>` : show(items)}
${more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : ''}
</section>`;
}
