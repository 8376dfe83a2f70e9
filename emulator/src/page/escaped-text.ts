import { html } from 'hono/html';
import { plural, shorten, showInvisible } from '../format.ts';

const MAX_LENGTH = 200;

/** Truncates untrusted text to 200 characters and escapes invisible characters. */
export function plainText(text: string): string {
  return shorten(showInvisible(shorten(text, MAX_LENGTH)), MAX_LENGTH);
}

/** Like {@link plainText}, in an element that isolates the text direction. */
export function untrustedText(text: string): Html {
  return html`<bdi>${plainText(text)}</bdi>`;
}

/** An age, with the time as its tooltip. */
export function ageElement(createdAt: string, nowMs: number): Html {
  return html`<time datetime="${createdAt}" title="${createdAt}">${formatAge(nowMs - Date.parse(createdAt))}</time>`;
}

const UNITS = [
  { noun: 'day', ms: 86_400_000 },
  { noun: 'h', ms: 3_600_000 },
  { noun: 'min', ms: 60_000 },
  { noun: 's', ms: 1000 },
] as const;

/** `just now`, `12 s ago` or `3 days ago`. A negative age is `just now` too. */
export function formatAge(ageMs: number): string {
  const unit = UNITS.find(({ ms }) => ageMs >= ms);
  if (unit === undefined) return 'just now';
  const count = Math.floor(ageMs / unit.ms);
  return `${unit.noun === 'day' ? plural(count, 'day') : `${count} ${unit.noun}`} ago`;
}

/** The result of an `html` template, in which all inserted text is escaped. */
export type Html = ReturnType<typeof html>;
