import { Hono } from 'hono';
import { ApiRefusal } from './api-refusal.ts';
import type { AssetTable } from './asset-table.ts';
import type { EmulatorEnv } from './emulator-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { requireOwnOrganization } from './require-own-organization.ts';
import type { RequireScope } from './require-scope.ts';

/** `/assets` of service spec part 4. The answer, "not shown" there, is an array of `AssetRecord`. */
export function assetRoutes(assets: AssetTable, requireScope: RequireScope): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', requireScope('assets:read'), (c) => {
    const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
    if (organizationId === '' || others.length > 0) {
      throw new ApiRefusal(400, 'Bad Request', 'organizationId is required, once');
    }
    requireOwnOrganization(c.get('token'), organizationId);
    return c.json(assets.ofOrganization(organizationId));
  });

  routes.all('/', methodNotAllowed('GET, HEAD'));
  return routes;
}
