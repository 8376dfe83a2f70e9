import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../api/schema.generated.ts';
import type { AssetTable } from './asset-table.ts';
import type { EmulatorEnv } from './emulator-env.ts';
import { checkFileName, checkMediaType, checkText } from './field-checks.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { Permissions } from './permissions.ts';
import { readJsonBody } from './read-json-body.ts';
import type { RecordWriter } from './record-writer.ts';
import { uploadPath } from './upload-path.ts';
import type { UploadSigner } from './upload-signer.ts';

type NewAsset = components['schemas']['NewAsset'];
type UploadTarget = components['schemas']['UploadTarget'];

/** What handing out upload addresses needs of the emulator. */
export interface UploadUrlServices {
  readonly assets: AssetTable;
  readonly permissions: Permissions;
  readonly records: RecordWriter;
  readonly signer: UploadSigner;
  /** Where the storage is, without a path. */
  readonly origin: string;
  readonly uploadUrlTtlMs: number;
  readonly now: () => number;
}

/** `/storage/urls`, the first step of an upload (service spec part 4). */
export function uploadUrlRoutes(services: UploadUrlServices): Hono<EmulatorEnv> {
  const { assets, permissions, records, signer, origin, uploadUrlTtlMs, now } = services;
  const routes = new Hono<EmulatorEnv>();

  routes.post('/', permissions.requireScope('assets:write'), async (c) => {
    const { fileName, contentType, organizationId }: NewAsset = readJsonBody(c, {
      fileName: checkFileName,
      contentType: checkMediaType,
      organizationId: checkText,
    });
    permissions.requireOwnOrganization(c.get('token'), organizationId);
    const assetId = randomUUID();
    const createdAtMs = now();
    const createdAt = new Date(createdAtMs).toISOString();
    await records.write(() => assets.insert({ assetId, fileName, contentType, organizationId, createdAt }));
    const path = uploadPath(assetId, fileName);
    const expires = String(Math.floor(createdAtMs + uploadUrlTtlMs));
    const signature = signer.sign({ method: 'PUT', path, contentType, expires });
    const uploadUrl = `${origin}${path}?X-Expires=${expires}&X-Signature=${signature}`;
    return c.json({ uploadUrl, assetId } satisfies UploadTarget, 201);
  });

  routes.all('/', methodNotAllowed('POST'));
  return routes;
}
