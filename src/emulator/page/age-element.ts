import { html } from 'hono/html';
import { formatAge } from './format-age.ts';
import type { Html } from './html.ts';

/** How long ago something was, with the moment itself behind it. */
export function ageElement(createdAt: string, nowMs: number): Html {
  return html`<time datetime="${createdAt}" title="${createdAt}">${formatAge(nowMs - Date.parse(createdAt))}</time>`;
}
