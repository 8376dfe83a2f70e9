import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../../api/schema.generated.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { methodNotAllowed } from '../http/errors.ts';
import { checkText, readJsonBody } from '../http/validate.ts';
import type { Services } from '../services.ts';

type NewExport = components['schemas']['NewExport'];

/** `/export` of service spec part 4, which does not show the response: here the export with the status `queued`. */
export function exportRoutes({ exports, now, permissions, records }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.post('/', permissions.requireScope('exports:write'), async (c) => {
    const { variantId, network }: NewExport = readJsonBody(c, { variantId: checkText, network: checkText });
    const { organizationId } = c.get('token');
    const id = randomUUID();
    const createdAt = new Date(now()).toISOString();
    await records.write(() => exports.insert({ id, variantId, network, organizationId, createdAt }));
    return c.json({ id, variantId, network, status: 'queued', createdAt }, 201);
  });

  routes.all('/', methodNotAllowed('POST'));
  return routes;
}
