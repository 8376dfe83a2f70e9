import { Hono, type MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError, methodNotAllowed } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { fileRoute } from './files.ts';
import { readOverview, readQuery } from './overview.ts';
import { ICON, overviewPage, SCRIPT } from './page.ts';
import { ownPageHeaders, ownSource, playPageRoute, playRoute } from './play.ts';
import { STYLE } from './style.ts';

/**
 * The page at `/` and the files that it shows, for people on this machine. These requests need no token, and are not
 * subject to the journal, faults, latency and rate limit.
 */
export function pageRoutes(services: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();
  const paths = [
    '/',
    '/favicon.ico',
    '/files/:assetId',
    '/play/:assetId',
    '/play/:assetId/:name{.+}',
  ] as const;
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
    const page = await overviewPage(await readOverview(services, query), { baseUrl, organization }, query);
    const frames = ownSource(c, '/play/');
    return c.html(page, 200, ownPageHeaders({ style: STYLE, script: SCRIPT, frames, forms: "'self'" }));
  });
  routes.get('/favicon.ico', (c) =>
    c.body(ICON, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      // A file in a sandboxed tab has another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  routes.get('/files/:assetId', fileRoute(services));
  routes.get('/play/:assetId', playPageRoute(services));
  routes.get('/play/:assetId/:name{.+}', playRoute(services));

  for (const path of paths) routes.all(path, methodNotAllowed('GET, HEAD'));
  return routes;
}

/** With any port, since the port may be forwarded. */
const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Rejects requests with another Host. Otherwise a website whose domain resolves to 127.0.0.1 ("DNS rebinding") could read
 * the page, which needs no token.
 */
const requireLocalHost: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  if (!LOCAL_HOST.test(c.env.incoming.headers.host ?? '')) {
    throw new ApiError(403, 'This page is only available at 127.0.0.1, localhost and [::1]');
  }
  await next();
};
