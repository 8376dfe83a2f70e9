import { html } from 'hono/html';
import { plural } from '../../support/format.ts';
import { escapeInvisible, truncate } from '../../support/text.ts';

const MAX_LENGTH = 200;

/** Text of any origin, made fit for a line of the page: never longer than 200 characters, and nothing unseen in it. */
export function plainText(text: string): string {
  return truncate(escapeInvisible(truncate(text, MAX_LENGTH)), MAX_LENGTH);
}

/** The same as an element, whose reading direction has no say over what stands around it. */
export function untrustedText(text: string): Html {
  return html`<bdi>${plainText(text)}</bdi>`;
}

/** How long ago something was, with the moment itself behind it. */
export function ageElement(createdAt: string, nowMs: number): Html {
  return html`<time datetime="${createdAt}" title="${createdAt}">${formatAge(nowMs - Date.parse(createdAt))}</time>`;
}

const UNITS = [
  { noun: 'day', ms: 86_400_000 },
  { noun: 'h', ms: 3_600_000 },
  { noun: 'min', ms: 60_000 },
  { noun: 's', ms: 1000 },
] as const;

/** How long ago something was, for people: `just now`, `12 s ago`, `3 days ago`. What is still to come is now too. */
export function formatAge(ageMs: number): string {
  const unit = UNITS.find(({ ms }) => ageMs >= ms);
  if (unit === undefined) return 'just now';
  const count = Math.floor(ageMs / unit.ms);
  return `${unit.noun === 'day' ? plural(count, 'day') : `${count} ${unit.noun}`} ago`;
}

/** What a template gives: markup in which every text that was put into it is escaped. */
export type Html = ReturnType<typeof html>;
