import { Hono } from 'hono';
import { ApiRefusal } from './api-refusal.ts';
import type { AssetStorage } from './asset-storage.ts';
import type { AssetTable } from './asset-table.ts';
import type { EmulatorEnv } from './emulator-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { Permissions } from './permissions.ts';

/** `/assets` of service spec part 4. The answer, "not shown" there, is an array of `AssetRecord`. */
export function assetRoutes(
  assets: AssetTable,
  storage: AssetStorage,
  permissions: Permissions,
): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', permissions.requireScope('assets:read'), async (c) => {
    const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
    if (organizationId === '' || others.length > 0) {
      throw new ApiRefusal(400, 'Bad Request', 'organizationId is required, once');
    }
    permissions.requireOwnOrganization(c.get('token'), organizationId);
    await storage.settle(organizationId);
    return c.json(assets.ofOrganization(organizationId));
  });

  routes.all('/', methodNotAllowed('GET, HEAD'));
  return routes;
}
