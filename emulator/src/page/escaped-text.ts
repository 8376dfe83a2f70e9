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

const UNITS_MS = Object.entries({ day: 86_400_000, h: 3_600_000, min: 60_000, s: 1000 });

/** `just now`, `12 s ago` or `3 days ago`. A negative age is `just now` too. */
export function formatAge(ageMs: number): string {
  const [noun, unitMs] = UNITS_MS.find(([, ms]) => ageMs >= ms) ?? [];
  if (unitMs === undefined) return 'just now';
  const count = Math.floor(ageMs / unitMs);
  return `${noun === 'day' ? plural(count, noun) : `${count} ${noun}`} ago`;
}

/** The result of an `html` template, in which all inserted text is escaped. */
export type Html = ReturnType<typeof html>;
