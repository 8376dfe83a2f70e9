import { Hono } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError, methodNotAllowed } from '../http/errors.ts';
import type { Services } from '../services.ts';

/** `/assets` of service spec part 4, which does not show the response: here an array of `AssetRecord`. */
export function assetRoutes({ assets, storage, permissions }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', permissions.requireScope('assets:read'), async (c) => {
    const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
    if (organizationId === '' || others.length > 0) {
      throw new ApiError(400, 'organizationId is required, once');
    }
    permissions.requireOwnOrganization(c.get('token'), organizationId);
    await storage.refresh(organizationId);
    return c.json(assets.ofOrganization(organizationId));
  });

  routes.all('/', methodNotAllowed('GET, HEAD'));
  return routes;
}
