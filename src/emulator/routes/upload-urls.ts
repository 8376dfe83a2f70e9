import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../../api/schema.generated.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { methodNotAllowed } from '../http/errors.ts';
import { checkFileName, checkMediaType, checkText, readJsonBody } from '../http/validate.ts';
import type { Services } from '../services.ts';
import type { NewAssetRecord } from '../store/assets.ts';

type NewAsset = components['schemas']['NewAsset'];
type UploadTarget = components['schemas']['UploadTarget'];

/** `/storage/urls`, the first step of an upload (service spec part 4). */
export function uploadUrlRoutes({ assets, now, permissions, records, storage }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.post('/', permissions.requireScope('assets:write'), async (c) => {
    const { fileName, contentType, organizationId }: NewAsset = readJsonBody(c, {
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
    };
    const uploadUrl = await storage.uploadUrl(asset, createdAtMs);
    await records.write(() => assets.insert(asset));
    return c.json({ uploadUrl, assetId: asset.assetId } satisfies UploadTarget, 201);
  });

  routes.all('/', methodNotAllowed('POST'));
  return routes;
}
