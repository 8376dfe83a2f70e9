import { Hono, type MiddlewareHandler } from 'hono';
import {
  apiTarget,
  breakResponse,
  type FaultServices,
  injectFaults,
  storageTarget,
} from './faults/inject.ts';
import type { EmulatorEnv } from './http/context.ts';
import { ApiError, errorResponse } from './http/errors.ts';
import type { RequestJournal } from './http/journal.ts';
import { readApiPayload } from './http/request-body.ts';
import { authenticate, Permissions } from './middleware/auth.ts';
import { limitRate, type RateLimitSettings } from './middleware/rate-limit.ts';
import type { TokenRegistry } from './middleware/tokens.ts';
import type { ForbiddenBodyForm } from './options.ts';
import { type PageServices, pageRoutes } from './page/routes.ts';
import { assetRoutes } from './routes/assets.ts';
import { exportRoutes } from './routes/exports.ts';
import { gameRoutes } from './routes/games.ts';
import { type StorageServices, storageRoute } from './routes/storage.ts';
import { type UploadUrlServices, uploadUrlRoutes } from './routes/upload-urls.ts';
import type { ExportTable } from './store/exports.ts';
import type { GameTable } from './store/games.ts';

/** All that the routes need of the emulator. */
export interface AppServices extends StorageServices, PageServices, Omit<UploadUrlServices, 'permissions'> {
  readonly journal: RequestJournal;
  readonly games: GameTable;
  readonly exports: ExportTable;
  readonly tokens: TokenRegistry;
  readonly forbiddenBody: ForbiddenBodyForm;
  /** Without it, no limit. */
  readonly rateLimit: RateLimitSettings | undefined;
  /** Without them, none. */
  readonly faults: FaultServices | undefined;
  /** Resolves once a request has waited as long as it should. */
  readonly latency: () => Promise<void>;
}

/**
 * The service under `/v1`, its storage under `/storage`, and a page for people at `/`. An API request passes journal,
 * latency, faults, rate limit (429), authentication (401), route (404, 405), scope (403) and validation (400) in this order.
 */
export function createApp(services: AppServices): Hono<EmulatorEnv> {
  const app = new Hono<EmulatorEnv>();
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(new ApiError(404, 'Not Found', 'There is no such endpoint'), c));
  app.route('/', pageRoutes(services));
  const { faults } = services;
  if (faults !== undefined) app.use(breakResponse);
  app.use(recordRequest(services));
  app.use(async (_, next) => {
    await services.latency();
    await next();
  });
  app.route('/v1', createApi(services));
  if (faults !== undefined) app.use('/storage/*', injectFaults(faults, storageTarget));
  app.all('/storage/*', storageRoute(services));
  return app;
}

function createApi(services: AppServices): Hono<EmulatorEnv> {
  const { assets, exports, faults, forbiddenBody, games, now, rateLimit, records, storage, tokens } =
    services;
  const permissions = new Permissions(forbiddenBody);
  const api = new Hono<EmulatorEnv>();
  // Read before anything is refused: the journal shows it, and the connection stays usable.
  api.use(recordPayload(services));
  if (faults !== undefined) api.use(injectFaults(faults, apiTarget));
  if (rateLimit !== undefined) api.use(limitRate(rateLimit));
  api.use(authenticate(tokens, now));
  api.route('/games', gameRoutes(games, records, permissions, now));
  api.route('/assets', assetRoutes(assets, storage, permissions));
  api.route('/storage/urls', uploadUrlRoutes({ ...services, permissions }));
  api.route('/export', exportRoutes(exports, records, permissions, now));
  return api;
}

function recordRequest({ journal, now }: AppServices): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = journal.open(c.env.incoming, now());
    c.set('entry', entry);
    await next();
    entry.status = c.res.status;
  };
}

function recordPayload({ bodies, journal }: AppServices): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const payload = await readApiPayload(bodies.open(c.env.incoming), (count) => {
      entry.bodyBytes += count;
    });
    if (payload.kind === 'json') journal.noteBody(entry, payload.value);
    c.set('payload', payload);
    await next();
  };
}
