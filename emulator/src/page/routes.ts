import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { methodNotAllowed } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { requireLocalHost } from '../middleware/local-host.ts';
import { playOriginFor } from '../play/play-app.ts';
import type { Services } from '../services.ts';
import { readOverview, readQuery } from './overview.ts';
import { overviewPage } from './page.ts';
import { ownPageHeaders, playPageRoute } from './play.ts';

const ICON = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8');
const CSS = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const SCRIPT = readFileSync(new URL('./page.js', import.meta.url), 'utf8');

/**
 * The page at `/`, for people on this machine. These requests need no token, and are not
 * subject to the journal, faults, latency and rate limit.
 */
export function pageRoutes(services: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();
  const paths = ['/', '/favicon.ico', '/page.css', '/page.js', '/play/:assetId'] as const;
  for (const path of paths) {
    routes.use(path, requireLocalHost, async (c, next) => {
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'no-referrer');
      await next();
    });
  }

  routes.get('/', async (c) => {
    const query = readQuery((name) => c.req.query(name));
    const { baseUrl, organization } = services;
    const frames = playOriginFor(c, services.playPort);
    const overview = await readOverview(services, query, frames);
    const page = await overviewPage(overview, { baseUrl, organization }, query);
    return c.html(page, 200, ownPageHeaders(frames));
  });
  const headers = { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' };
  routes.get('/page.css', (c) => c.body(CSS, 200, { ...headers, 'Content-Type': 'text/css' }));
  routes.get('/page.js', (c) => c.body(SCRIPT, 200, { ...headers, 'Content-Type': 'text/javascript' }));
  routes.get('/favicon.ico', (c) =>
    c.body(ICON, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      // A file in a sandboxed tab has another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  routes.get('/play/:assetId', playPageRoute(services));

  for (const path of paths) routes.all(path, methodNotAllowed('GET, HEAD'));
  return routes;
}
