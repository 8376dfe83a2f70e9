import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../../../api/schema.generated.ts';
import { ApiError, methodNotAllowed } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { checkFileName, checkMediaType, checkText, readJsonBody, readPageQuery } from '../http/validate.ts';
import type { Services } from '../services.ts';
import type { NewAssetRecord } from '../store/asset-table.ts';
import { clientOf } from '../store/releases.ts';

type Wire = components['schemas'];

/** `/games`. The response for a single or a new game is not shown (api/README.md, *Requests*): here the game. */
export function gameRoutes({ games, now, permissions }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', permissions.requireScope('games:read'), (c) => {
    const { page, limit } = readPageQuery((name) => c.req.queries(name));
    const { organizationId } = c.get('token');
    const total = games.count(organizationId);
    const totalPages = Math.ceil(total / limit);
    const data = games.slice(organizationId, limit, (page - 1) * limit);
    return c.json({ data, meta: { page, limit, total, totalPages } } satisfies Wire['GamePage']);
  });

  routes.post('/', permissions.requireScope('games:write'), (c) => {
    const body: Wire['NewGame'] = readJsonBody(c, { name: checkText, organizationId: checkText });
    permissions.requireOwnOrganization(c.get('token'), body.organizationId);
    const createdAt = new Date(now()).toISOString();
    const game: Wire['Game'] = { id: randomUUID(), name: body.name, createdAt };
    games.insert({ ...game, organizationId: body.organizationId });
    return c.json(game, 201);
  });

  routes.get('/:id', permissions.requireScope('games:read'), (c) => {
    const game = games.find(c.get('token').organizationId, c.req.param('id'));
    if (game === undefined) throw new ApiError(404, 'There is no such game');
    return c.json(game);
  });

  routes.all('/', methodNotAllowed('GET, HEAD, POST'));
  routes.all('/:id', methodNotAllowed('GET, HEAD'));
  return routes;
}

/** `/assets`. The response is not shown: here an array of `AssetRecord` without `release`, `file` and `client`. */
export function assetRoutes({ assets, permissions }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', permissions.requireScope('assets:read'), (c) => {
    const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
    if (organizationId === '' || others.length > 0) {
      throw new ApiError(400, 'organizationId is required, once');
    }
    permissions.requireOwnOrganization(c.get('token'), organizationId);
    return c.json(
      assets.ofOrganization(organizationId).map(({ release: _, file: __, client: ___, ...asset }) => asset),
    );
  });

  routes.all('/', methodNotAllowed('GET, HEAD'));
  return routes;
}

/** `/storage/urls`, the first step of an upload (api/README.md, *Upload in two steps*). */
export function uploadUrlRoutes({
  assets,
  now,
  permissions,
  releases,
  uploadUrl,
}: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.post('/', permissions.requireScope('assets:write'), (c) => {
    const { fileName, contentType, organizationId }: Wire['NewAsset'] = readJsonBody(c, {
      fileName: checkFileName,
      contentType: checkMediaType,
      organizationId: checkText,
    });
    permissions.requireOwnOrganization(c.get('token'), organizationId);
    const createdAtMs = now();
    const asset: NewAssetRecord = {
      assetId: randomUUID(),
      fileName,
      contentType,
      organizationId,
      createdAt: new Date(createdAtMs).toISOString(),
      client: clientOf(c.req.header('User-Agent')),
    };
    assets.insert(asset);
    releases.begin(asset)();
    return c.json(
      { uploadUrl: uploadUrl(asset, createdAtMs), assetId: asset.assetId } satisfies Wire['UploadTarget'],
      201,
    );
  });

  routes.all('/', methodNotAllowed('POST'));
  return routes;
}

/** `/export`. The response is not shown: here the export with the status `queued`. */
export function exportRoutes({ exports, now, permissions, releases }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.post('/', permissions.requireScope('exports:write'), (c) => {
    const { variantId, network }: Wire['NewExport'] = readJsonBody(c, {
      variantId: checkText,
      network: checkText,
    });
    const { organizationId } = c.get('token');
    const id = randomUUID();
    const createdAt = new Date(now()).toISOString();
    exports.insert({ id, variantId, network, organizationId, createdAt });
    releases.end(organizationId);
    return c.json({ id, variantId, network, status: 'queued', createdAt }, 201);
  });

  routes.all('/', methodNotAllowed('POST'));
  return routes;
}
