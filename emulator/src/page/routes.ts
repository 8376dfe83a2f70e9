import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { browserScript } from '../browser-script.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { methodNotAllowed } from '../http/response-error.ts';
import { requireLocalHost } from '../middleware/local-host.ts';
import { isArchive, openArchive } from '../play/archive.ts';
import { checkLines, deliveryOf } from '../play/checks.ts';
import type { CheckLine } from '../play/network.ts';
import { findNetwork, NETWORKS } from '../play/networks.ts';
import { playOriginFor, playUrl } from '../play/play-app.ts';
import { findFile } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import { htmlDocument, plainText, playFrame } from './elements.ts';
import { overviewPage } from './page.ts';

const ICON = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8');
const CSS = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
/** Each part uses those before it. */
const SCRIPT = `{ ${browserScript(
  readFileSync(new URL('./script/rules.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/notes.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/page.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/drop.ts', import.meta.url), 'utf8'),
)} }`;

/**
 * The page at `/`, for people on this machine. These requests need no token, and are not
 * subject to the journal, faults, latency and rate limit.
 */
export function pageRoutes(services: Services): Hono<EmulatorEnv> {
  const { assets, data, playPort } = services;
  const routes = new Hono<EmulatorEnv>();
  const paths = ['/', '/favicon.ico', '/page.css', '/page.js', '/play/:assetId', '/checks/:assetId'];
  for (const path of paths) {
    routes.use(path, requireLocalHost, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Cross-Origin-Resource-Policy', 'same-origin');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('X-Content-Type-Options', 'nosniff');
      await next();
    });
  }

  routes.get('/', async (c) => {
    const frames = playOriginFor(c, playPort);
    const { q = '', play = '', release = '' } = c.req.query();
    const query = { search: q.trim(), play, release: /^\d{1,9}$/.test(release) ? Number(release) : -1 };
    return c.html(await overviewPage(services, query, frames), 200, documentHeaders(frames));
  });
  routes.get('/page.css', (c) => c.body(CSS, 200, { 'Content-Type': 'text/css' }));
  routes.get('/page.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript' }));
  routes.get('/favicon.ico', (c) =>
    c.body(ICON, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      // A file in a sandboxed tab has another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  // `?release=&network=`: an uploaded file in a tab of its own, a page with the files of a release. The tab has no scripts. It holds the
  // playable in a frame, because only the policy of the document around it can prevent a playable from sending data away by leading its own
  // tab to another address.
  routes.get('/play/:assetId', async (c) => {
    const asset = findFile(assets, c.req.param('assetId'));
    const release = Number(c.req.query('release')) || asset.release;
    const frames = playOriginFor(c, playPort);
    const network = findNetwork(c.req.query('network') ?? '')?.id;
    const fileName = isArchive(asset) ? (await openArchive(data.filePath(asset.file))).page : asset.fileName;
    const url = playUrl(frames, { ...asset, fileName, release }, network);
    const name = plainText(asset.fileName);
    const body = html`<body class="tab">${playFrame(url, name)}</body>`;
    return c.html(htmlDocument(name, body), 200, documentHeaders(frames));
  });
  // What each network checks of an uploaded page or zip, by the id of the network.
  routes.get('/checks/:assetId', async (c) => {
    const delivery = await deliveryOf(findFile(assets, c.req.param('assetId')), data);
    const lists: Record<string, readonly CheckLine[]> = {};
    for (const network of NETWORKS) {
      lists[network.id] = checkLines(network, delivery);
      // Other requests have a turn between two lists.
      await setImmediate();
    }
    return c.json(lists);
  });
  for (const path of paths) routes.all(path, methodNotAllowed('GET, HEAD'));
  return routes;
}

/** @param frames The origin of the document's frames and of the files that it shows. */
function documentHeaders(frames: string): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; img-src 'self' ${frames}; media-src ${frames}; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}
