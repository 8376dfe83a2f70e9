import { html } from 'hono/html';
import type { Html } from './html.ts';

/** A table that scrolls in a box of its own, by keyboard too. */
export interface ScrollTable {
  /** What the table shows, for those who can't see where it stands. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The cells of each row; the first one is the row's heading. */
  readonly rows: readonly (readonly Html[])[];
}

export function scrollTable({ caption, columns, rows }: ScrollTable): Html {
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
