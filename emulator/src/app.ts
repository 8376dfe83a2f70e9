import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { EmulatorEnv } from './http/context.ts';
import { readPayload } from './http/request-body.ts';
import { errorResponse, ResponseError } from './http/response-error.ts';
import { authenticate } from './middleware/auth.ts';
import { injectFaults } from './middleware/faults.ts';
import { requireLocalHost } from './middleware/local-host.ts';
import { limitRate } from './middleware/rate-limit.ts';
import { pageRoutes } from './page/routes.ts';
import { apiRoutes } from './routes/api.ts';
import { storageRoute, uploadRoute } from './routes/storage.ts';
import type { Services } from './services.ts';

/**
 * The service under `/v1`, its storage under `/storage`, and a web page at `/`. An API request passes journal, latency,
 * faults, rate limit (429), authentication (401), route (404, 405), scope (403) and validation (400) in this order.
 */
export function createApp(services: Services): Hono<EmulatorEnv> {
  const { closing, faults, journal, latencyMs, now, rateLimit } = services;
  const app = new Hono<EmulatorEnv>();
  app.onError((error, c) => errorResponse(error, c, journal));
  app.notFound((c) => errorResponse(new ResponseError(404, 'There is no such endpoint'), c, journal));
  app.route('/', pageRoutes(services));
  app.use(async (c, next) => {
    const entry = journal.add(c.env.incoming, c.req.header(), now());
    entry.route = routePath(c, -1);
    c.set('entry', entry);
    if (latencyMs > 0) await sleep(latencyMs, undefined, { signal: closing });
    await next();
    // A fault has set its own.
    if (!c.res.headers.has('x-hono-already-sent')) entry.status = c.res.status;
  });
  // Before any check, so that the journal has the JSON of rejected requests too and the connection can be kept alive.
  app.use('/v1/*', readPayload(services));
  if (faults !== undefined) app.on('ALL', ['/v1/*', '/storage/*'], injectFaults(faults, services));
  if (rateLimit !== undefined) app.use('/v1/*', limitRate(rateLimit, services));
  app.use('/v1/*', authenticate(services));
  app.route('/v1', apiRoutes(services));
  app.all('/storage/*', storageRoute(services));
  app.post('/upload', requireLocalHost, uploadRoute(services));
  return app;
}
