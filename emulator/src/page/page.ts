import { html, raw } from 'hono/html';
import type { ServiceNames } from '../examples.ts';
import { formatNumber } from '../format.ts';
import { assetsSection } from './assets-section.ts';
import type { Overview } from './overview.ts';
import { type PageQuery, pageLink } from './overview.ts';
import { exportsSection, gamesSection, requestsSection } from './sections.ts';
import { STYLE } from './style.ts';
import type { Html } from './untrusted-text.ts';

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

/** Lines per game. A playable may be hostile. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 600;

/**
 * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on. The
 * frame gets a size, is turned, restarted and muted, and what `play.js` in it reports becomes lines beside it. With `?refresh`, the page
 * reloads itself unless a game is open.
 */
export const SCRIPT = `
const started = new WeakMap();
/** Of each game, the bytes that each of its pages loaded. */
const sums = new WeakMap();
const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';
const restart = (game) => {
  const frame = game.querySelector('iframe');
  const next = frame.cloneNode();
  frame.replaceWith(next);
  started.set(next, performance.now());
  game.querySelector('.events').replaceChildren();
  game.querySelector('.loaded').textContent = '';
  sums.delete(game);
  game.querySelector('.more').hidden = true;
};
const resize = (game) => {
  const [size, turn] = [game.querySelector('select').value.split('x'), game.querySelector('.turn')];
  const [width, height = ''] = isPressed(turn) ? size.reverse() : size;
  const frame = game.querySelector('iframe');
  turn.disabled = width === '';
  // A device that is wider than this page is shown smaller, with all of its pixels.
  const zoom = Math.min(1, frame.parentElement.clientWidth / width) || 1;
  Object.assign(frame.style, { width: width && width + 'px', height: height && height + 'px', zoom });
};
addEventListener('toggle', ({ target: game }) => {
  if (!game.open) return restart(game);
  started.set(game.querySelector('iframe'), performance.now());
  game.scrollIntoView();
}, true);
addEventListener('change', ({ target }) => {
  const game = target.closest('details');
  if (game) resize(game);
});
addEventListener('resize', () => document.querySelectorAll('details[open]').forEach(resize));
addEventListener('click', ({ target }) => {
  const game = target.closest('details');
  if (target.className === 'restart') restart(game);
  if (!target.hasAttribute('aria-pressed')) return;
  target.setAttribute('aria-pressed', String(!isPressed(target)));
  if (target.className === 'turn') resize(game);
  else game.querySelector('iframe').contentWindow.postMessage({ muted: isPressed(target) }, '*');
});
const frameOf = (source) => {
  const frames = [...document.querySelectorAll('iframe')];
  for (let at = source; at && at !== at.parent; at = at.parent) {
    const frame = frames.find(({ contentWindow }) => contentWindow === at);
    if (frame) return frame;
  }
};
addEventListener('message', ({ source, data }) => {
  const frame = frameOf(source);
  const { loaded, what, detail } = data?.playable ?? {};
  if (!frame) return;
  const game = frame.closest('details');
  if (data?.playable?.started && isPressed(game.querySelector('.mute'))) source.postMessage({ muted: true }, '*');
  if (typeof loaded === 'number') {
    const own = (sums.get(game) ?? new Map()).set(source, loaded);
    sums.set(game, own);
    const total = own.values().reduce((sum, bytes) => sum + bytes, 0);
    game.querySelector('.loaded').textContent = (total / 1e6).toFixed(3) + ' MB loaded';
  }
  if (typeof what !== 'string') return;
  const lines = game.querySelector('.events');
  const text = [what, detail].filter(Boolean).join(': ').slice(0, ${MAX_LINE_LENGTH}).replace(/[\\p{Cc}\\p{Cf}]/gu, '');
  const last = lines.lastElementChild;
  if (last?.title === text) {
    last.dataset.times = Number(last.dataset.times ?? 1) + 1;
    last.dataset.once ??= last.textContent;
    last.textContent = last.dataset.once + ' × ' + last.dataset.times;
    return;
  }
  const isCall = what === 'call to action';
  if (lines.childElementCount >= (isCall ? ${2 * MAX_LINES} : ${MAX_LINES})) {
    game.querySelector('.more').hidden = false;
    return;
  }
  const seconds = (performance.now() - (started.get(frame) ?? 0)) / 1000;
  const line = Object.assign(document.createElement('li'), { className: isCall ? 'call' : '', title: text });
  line.textContent = seconds.toFixed(1) + ' s  ' + text;
  lines.append(line);
  lines.scrollTop = lines.scrollHeight;
});
if (new URLSearchParams(location.search).has('refresh'))
  setInterval(() => document.querySelector('details[open], input:focus') ?? location.reload(), ${REFRESH_S} * 1000);
`;
