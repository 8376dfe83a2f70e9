import { html, raw } from 'hono/html';
import { type Html, plainText } from './text.ts';

export const PLAY_STYLE =
  'body { margin: 0; } iframe { display: block; width: 100vw; height: 100vh; border: 0; }';

/** The frame of a playable, which has an opaque origin: it reaches neither the page nor its storage. */
export function playFrame(path: string, label: string): Html {
  return html`<iframe src="${path}" title="${label}" sandbox="allow-scripts" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}

/**
 * An HTML document without scripts, for a tab of its own. It holds the playable in a frame, because only the policy of the
 * document around it can prevent a playable from sending data away by leading its own tab to another address.
 */
export function playPage(fileName: string, path: string): Html {
  const name = plainText(fileName);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${raw(PLAY_STYLE)}</style>
</head>
<body>${playFrame(path, name)}</body>
</html>
`;
}
