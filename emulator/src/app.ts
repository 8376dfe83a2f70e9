import { Hono, type MiddlewareHandler } from 'hono';
import { apiTarget, breakResponse, injectFaults, storageTarget } from './faults/inject.ts';
import { ApiError, errorResponse } from './http/api-error.ts';
import type { EmulatorEnv } from './http/context.ts';
import { readApiPayload } from './http/request-body.ts';
import { authenticate } from './middleware/auth.ts';
import { limitRate } from './middleware/rate-limit.ts';
import { pageRoutes } from './page/routes.ts';
import { assetRoutes, exportRoutes, gameRoutes, uploadUrlRoutes } from './routes/api.ts';
import { storageRoute } from './routes/storage.ts';
import type { Services } from './services.ts';

/**
 * The service under `/v1`, its storage under `/storage`, and a web page at `/`. An API request passes journal, latency,
 * faults, rate limit (429), authentication (401), route (404, 405), scope (403) and validation (400) in this order.
 */
export function createApp(services: Services): Hono<EmulatorEnv> {
  const { faults, journal, latency, now } = services;
  const app = new Hono<EmulatorEnv>();
  app.onError((error, c) => errorResponse(error, c, journal));
  app.notFound((c) => errorResponse(new ApiError(404, 'There is no such endpoint'), c, journal));
  app.route('/', pageRoutes(services));
  if (faults !== undefined) app.use(breakResponse);
  app.use(async (c, next) => {
    const entry = journal.add(c.env.incoming, now());
    c.set('entry', entry);
    await next();
    entry.status = c.res.status;
  });
  app.use(async (_, next) => {
    await latency();
    await next();
  });
  app.route('/v1', createApi(services));
  if (faults !== undefined) app.use('/storage/*', injectFaults(faults, storageTarget));
  app.all('/storage/*', storageRoute(services));
  return app;
}

function createApi(services: Services): Hono<EmulatorEnv> {
  const { faults, now, rateLimit, tokens } = services;
  const api = new Hono<EmulatorEnv>();
  // Before any check, so that the journal has the JSON of rejected requests too and the connection can be kept alive.
  api.use(readPayload(services));
  if (faults !== undefined) api.use(injectFaults(faults, apiTarget));
  if (rateLimit !== undefined) api.use(limitRate(rateLimit));
  api.use(authenticate(tokens, now));
  api.route('/games', gameRoutes(services));
  api.route('/assets', assetRoutes(services));
  api.route('/storage/urls', uploadUrlRoutes(services));
  api.route('/export', exportRoutes(services));
  return api;
}

function readPayload({ clientTimeoutMs, journal }: Services): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const payload = await readApiPayload(c.env.incoming, clientTimeoutMs, entry);
    if (payload.kind === 'json') journal.setBody(entry, payload.value);
    c.set('payload', payload);
    await next();
  };
}
