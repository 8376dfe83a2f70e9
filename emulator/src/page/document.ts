import { html } from 'hono/html';
import type { Html } from './escaped-text.ts';

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
