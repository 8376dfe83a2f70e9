import { html, raw } from 'hono/html';
import { formatNumber } from '../../support/format.ts';
import type { ServiceNames } from '../examples.ts';
import { assetsSection } from './asset-list.ts';
import type { Overview } from './overview.ts';
import { type PageQuery, pageLink } from './overview.ts';
import { exportsSection, gamesSection, requestsSection } from './sections.ts';
import { STYLE } from './style.ts';
import type { Html } from './text.ts';

const REFRESH_S = 5;

/** An HTML document. If `query` asks for it, it reloads itself every 5 s. */
export function overviewPage(overview: Overview, names: ServiceNames, query: PageQuery): Html {
  const { assets, atMs, exports, games, requests } = overview;
  const { isRefreshing } = query;
  const link = (refresh: boolean): string => pageLink({ ...query, isRefreshing: refresh });
  const lists = html`<div class="pair">
${gamesSection(games, names, atMs)}
${exportsSection(exports, names, atMs)}
</div>`;
  const files = assetsSection(assets, names, query, atMs);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${isRefreshing ? html`<meta http-equiv="refresh" content="${REFRESH_S}">` : ''}
<title>Playable emulator</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<img src="/favicon.ico" alt="" width="40" height="40">
<div class="title"><h1>Playable emulator</h1>
<p>The playable content service on this machine: <code>${names.baseUrl}</code></p></div>
<p class="fresh">As of <time datetime="${new Date(atMs).toISOString()}">${new Date(atMs).toISOString().slice(11, 19)} UTC</time><br>
${
  isRefreshing
    ? html`every ${REFRESH_S} s · <a href="${link(false)}">stop</a>`
    : html`<a href="${link(false)}">reload</a> · <a href="${link(true)}">every ${REFRESH_S} s</a>`
}</p>
</header>
<nav aria-label="Parts of this page"><ul>
${[
  ['games', 'Games', games.total],
  ['exports', 'Exports', exports.total],
  ['assets', 'Assets', assets.total],
  ['requests', 'Requests', requests.total],
].map(
  ([id, label, total]) =>
    html`<li><a href="#${id}"><strong>${formatNumber(Number(total))}</strong> ${label}</a></li>
`,
)}</ul></nav>
<main>
${assets.total === 0 ? [files, lists] : [lists, files]}
${requestsSection(requests, names)}
</main>
<script>${raw(SCRIPT)}</script>
</body>
</html>
`;
}

/** An SVG document. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><defs><radialGradient id="b" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#bfe3ff"/><stop offset=".5" stop-color="#4c8dff"/><stop offset="1" stop-color="#2544b8"/></radialGradient></defs><circle cx="16" cy="16" r="15" fill="url(#b)"/><path d="M12.5 9.8v12.4L22.5 16z" fill="#fff"/></svg>`;

/**
 * The script of the page: a game that is opened comes into view, and one that is closed ends. In a hidden frame its sound would go on.
 * The clone is loaded when it is opened again.
 */
export const SCRIPT = `
addEventListener('toggle', ({ target }) => {
  const frame = target.querySelector('iframe');
  if (target.open) frame?.scrollIntoView({ block: 'center' });
  else frame?.replaceWith(frame.cloneNode());
}, true);
`;
