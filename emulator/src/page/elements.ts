import { html } from 'hono/html';
import { shorten, showInvisible } from '../format.ts';

/** The result of an `html` template, in which all inserted text is escaped. */
export type Html = ReturnType<typeof html>;

const MAX_LENGTH = 200;

/** Truncates untrusted text to 200 characters and escapes invisible characters. */
export function plainText(text: string): string {
  return shorten(showInvisible(shorten(text, MAX_LENGTH)), MAX_LENGTH);
}

/** Like {@link plainText}, in an element that isolates the text direction. */
export function untrustedText(text: string): Html {
  return html`<bdi>${plainText(text)}</bdi>`;
}

/** A moment in ISO 8601, in UTC to the second. */
export function timeElement(moment: string): Html {
  return html`<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time>`;
}

/** An HTML document of the emulator's origin. */
export function htmlDocument(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
${body}
</html>
`;
}

/** The frame of a playable, which has an origin of its own: it reaches neither the page nor its storage. */
export function playFrame(url: string, label: string): Html {
  return html`<iframe src="${url}" title="${label}" sandbox="allow-scripts allow-same-origin allow-forms" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}
