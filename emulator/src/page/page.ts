import { html } from 'hono/html';
import { formatNumber } from '../format.ts';
import type { Services } from '../services.ts';
import type { AssetQuery } from '../store/records.ts';
import { assetsSection } from './assets.ts';
import { type Html, htmlDocument } from './elements.ts';
import { exportsSection, gamesSection, requestsSection, type Section } from './lists.ts';

/** @param frames The origin where playables run. */
export function overviewPage(services: Services, query: AssetQuery, frames: string): Html {
  const assets = assetsSection(services, query, frames);
  const games = gamesSection(services);
  const exports = exportsSection(services);
  const requests = requestsSection(services);
  const links = [assets, games, exports, requests].map(
    ({ heading, total }) =>
      html`<li><a href="#${heading.toLowerCase()}"><strong>${formatNumber(total)}</strong> ${heading}</a></li>
`,
  );
  return htmlDocument(
    'Playable emulator',
    html`<body>
<header>
<img src="/favicon.ico" alt="" width="40" height="40">
<div><h1>Playable emulator</h1>
<p>The playable content service on this machine: <code>${services.baseUrl}</code></p></div>
</header>
<nav aria-label="Parts of this page"><ul>
${links}</ul></nav>
<main>
<p id="drop" hidden><label>To play a page or a zip, drop it anywhere here, or choose it: <input type="file" multiple></label> <output></output></p>
<p id="gone" role="status" hidden>The game of this address is gone: it is not among the files below.</p>
${sectionElement(assets)}<div class="pair">
${[games, exports].map(sectionElement)}</div>
${sectionElement(requests)}</main>
<script src="/page.js"></script>
</body>`,
  );
}

function sectionElement({ heading, total, note, body }: Section): Html {
  const id = heading.toLowerCase();
  return html`<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading} <span class="count">${formatNumber(total)}</span>${
    note && html` <span class="note">${note}</span>`
  }</h2>
${body}
</section>
`;
}
