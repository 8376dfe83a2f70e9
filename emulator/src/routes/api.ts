import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../../../api/schema.generated.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { methodNotAllowed, ResponseError } from '../http/response-error.ts';
import { checkFileName, checkMediaType, checkText, readJsonBody, readPageQuery } from '../http/validate.ts';
import { permissions } from '../middleware/auth.ts';
import type { Services } from '../services.ts';
import { clientOf } from '../store/records.ts';

type Wire = components['schemas'];

/** The endpoints of the API. Where api/README.md, *Requests*, shows no response, they respond with the record. */
export function apiRoutes(services: Services): Hono<EmulatorEnv> {
  const { assets, exports, games, now } = services;
  const { requireScope, requireOwnOrganization } = permissions(services);
  const routes = new Hono<EmulatorEnv>();

  routes.get('/games', requireScope('games:read'), (c) => {
    const { page, limit } = readPageQuery((name) => c.req.queries(name));
    const { organizationId } = c.get('token');
    const { total } = games.count.get(organizationId);
    const totalPages = Math.ceil(total / limit);
    const data = games.slice.all(organizationId, limit, (page - 1) * limit);
    return c.json({ data, meta: { page, limit, total, totalPages } } satisfies Wire['GamePage']);
  });

  routes.post('/games', requireScope('games:write'), (c) => {
    const body: Wire['NewGame'] = readJsonBody(c, { name: checkText, organizationId: checkText });
    requireOwnOrganization(c.get('token'), body.organizationId);
    const createdAt = new Date(now()).toISOString();
    const game: Wire['Game'] = { id: randomUUID(), name: body.name, createdAt };
    games.insert.run({ ...game, organizationId: body.organizationId });
    return c.json(game, 201);
  });

  routes.get('/games/:id', requireScope('games:read'), (c) => {
    const game = games.find.get(c.get('token').organizationId, c.req.param('id'));
    if (game === undefined) throw new ResponseError(404, 'There is no such game');
    return c.json(game);
  });

  routes.get('/assets', requireScope('assets:read'), (c) => {
    const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
    if (organizationId === '' || others.length > 0) {
      throw new ResponseError(400, 'organizationId is required, once');
    }
    requireOwnOrganization(c.get('token'), organizationId);
    const records = assets.ofOrganization.all(organizationId);
    return c.json(records.map(({ release: _, file: __, client: ___, ...asset }) => asset));
  });

  // The first step of an upload: api/README.md, *Upload in two steps*.
  routes.post('/storage/urls', requireScope('assets:write'), (c) => {
    const fields: Wire['NewAsset'] = readJsonBody(c, {
      fileName: checkFileName,
      contentType: checkMediaType,
      organizationId: checkText,
    });
    requireOwnOrganization(c.get('token'), fields.organizationId);
    const createdAtMs = now();
    const asset = {
      ...fields,
      assetId: randomUUID(),
      createdAt: new Date(createdAtMs).toISOString(),
      client: clientOf(c.req.header('User-Agent')),
    };
    assets.insert.run(asset);
    const target = services.signer.sign(asset, createdAtMs + services.uploadUrlTtlMs);
    return c.json(
      { uploadUrl: services.origin + target, assetId: asset.assetId } satisfies Wire['UploadTarget'],
      201,
    );
  });

  routes.post('/export', requireScope('exports:write'), (c) => {
    const fields: Wire['NewExport'] = readJsonBody(c, { variantId: checkText, network: checkText });
    if (services.refuseNetwork.includes(fields.network))
      throw new ResponseError(400, `The network ${fields.network} is refused`);
    const { organizationId } = c.get('token');
    const [id, createdAt] = [randomUUID(), new Date(now()).toISOString()];
    exports.insert.run({ id, ...fields, organizationId, createdAt });
    return c.json({ id, ...fields, status: 'queued', createdAt }, 201);
  });

  routes.all('/games', methodNotAllowed('GET, HEAD, POST'));
  for (const path of ['/games/:id', '/assets']) routes.all(path, methodNotAllowed('GET, HEAD'));
  for (const path of ['/storage/urls', '/export']) routes.all(path, methodNotAllowed('POST'));
  return routes;
}
