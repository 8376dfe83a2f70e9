import { Hono } from 'hono';
import { methodNotAllowed } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { requireLocalHost } from '../middleware/local-host.ts';
import { playOriginFor } from '../play/play-app.ts';
import type { Services } from '../services.ts';
import { readOverview, readQuery } from './overview.ts';
import { ICON, overviewPage, SCRIPT } from './page.ts';
import { ownPageHeaders, playPageRoute } from './play.ts';
import { STYLE } from './style.ts';

/**
 * The page at `/`, for people on this machine. These requests need no token, and are not
 * subject to the journal, faults, latency and rate limit.
 */
export function pageRoutes(services: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();
  const paths = ['/', '/favicon.ico', '/play/:assetId'] as const;
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
    const policy = { style: STYLE, script: SCRIPT, frames, forms: "'self'" };
    return c.html(page, 200, ownPageHeaders(policy));
  });
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
