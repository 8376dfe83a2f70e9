import { ApiRefusal } from '../http/api-refusal.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';

/**
 * The asset with this id.
 *
 * @throws {ApiRefusal} 404 where there is none, or its file has not arrived.
 */
export function findFile(assets: AssetTable, assetId: string): UploadedAsset {
  const asset = assets.find(assetId);
  if (asset?.status === 'uploaded') return asset;
  throw new ApiRefusal(404, 'Not Found', 'There is no such file');
}
