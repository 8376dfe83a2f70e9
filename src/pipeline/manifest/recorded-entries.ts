import { isRecord } from '../../support/json.ts';
import type { FileIdentity, PreviousUpload } from '../outcomes.ts';
import type { RecordedExport } from './previous-release.ts';

/** Start of a reason why a manifest can't be used. */
export const DAMAGED = 'it is damaged';

/** An asset of a manifest. Only the fields with a type have been checked. */
export type RecordedAsset = FileIdentity & Partial<PreviousUpload> & Readonly<Record<string, unknown>>;

/** Returns the assets of a manifest, or a reason as in `NoManifest` if one of them is damaged or two have the same path. */
export function recordedAssets({
  assets,
}: Readonly<Record<string, unknown>>): readonly RecordedAsset[] | string {
  if (!Array.isArray(assets)) return `${DAMAGED}: it has no list of assets`;
  const paths = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    const position = `${DAMAGED}: its asset ${index + 1}`;
    if (!isAsset(asset)) return `${position} is not what a run writes`;
    if (paths.has(asset.path)) return `${position} has the same path as another one`;
    paths.add(asset.path);
  }
  return assets;
}

const EXPORT_STATUSES: readonly unknown[] = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'];

export function isExport(value: unknown): value is RecordedExport {
  return (
    isRecord(value) &&
    typeof value['variantId'] === 'string' &&
    typeof value['network'] === 'string' &&
    EXPORT_STATUSES.includes(value['status']) &&
    [undefined, true, false].includes(value['deployed'] as boolean | undefined)
  );
}

export function isAsset(value: unknown): value is RecordedAsset {
  if (!isRecord(value)) return false;
  const { path, fileName, contentType, size, assetId, sha256 } = value;
  return (
    [path, fileName, contentType].every((text) => typeof text === 'string' && text !== '') &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    (assetId === undefined || (typeof assetId === 'string' && assetId !== '')) &&
    (sha256 === undefined || (typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256)))
  );
}
