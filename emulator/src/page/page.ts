import { html } from 'hono/html';
import type { ServiceNames } from '../examples.ts';
import { formatNumber } from '../format.ts';
import { assetsSection } from './assets-section.ts';
import type { Html } from './escaped-text.ts';
import type { Overview } from './overview.ts';
import { type PageQuery, pageLink } from './overview.ts';
import { exportsSection, gamesSection, requestsSection } from './sections.ts';

const REFRESH_S = 5;

/** An HTML document. If `query` asks for it, it reloads itself every 5 s, unless a game is open. */
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
<title>Playable emulator</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
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
<script src="/page.js"></script>
</body>
</html>
`;
}
