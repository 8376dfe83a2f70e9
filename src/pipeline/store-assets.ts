import type { Asset } from './asset.ts';
import { findUnchanged, type ReusedAsset } from './manifest/find-unchanged.ts';
import type { EarlierUploads } from './outcomes.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';
import type { UploadOutcome } from './upload-outcome.ts';

export type StoreContext = Omit<UploadContext, 'hashed'>;

/**
 * Sees to it that the service has every asset: what earlier runs uploaded unchanged is reused, the others are uploaded.
 *
 * @param earlier absent where nothing is to be reused, now or by a later run: then no file is hashed
 * @returns an outcome an asset, in their order
 */
export async function storeAssets(
  assets: readonly Asset[],
  earlier: EarlierUploads | undefined,
  context: StoreContext,
): Promise<readonly UploadOutcome[]> {
  const upload = async (some: readonly Asset[]): Promise<readonly UploadOutcome[]> =>
    some.length === 0 ? [] : uploadAssets(some, { ...context, hashed: earlier !== undefined });
  if (earlier === undefined) return upload(assets);
  const reused = await reuse(assets, earlier, context);
  const outcomes = new Map<Asset, UploadOutcome>(reused.map((outcome) => [outcome.asset, outcome]));
  const sent = await upload(assets.filter((asset) => !outcomes.has(asset)));
  for (const outcome of sent) outcomes.set(outcome.asset, outcome);
  return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}

async function reuse(
  assets: readonly Asset[],
  earlier: EarlierUploads,
  { events, concurrency, signal }: StoreContext,
): Promise<readonly ReusedAsset[]> {
  const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
  if (candidates.length === 0) return [];
  events.comparisonStarted(candidates);
  const onSettled = events.comparisonSettled.bind(events);
  const reused = await findUnchanged(candidates, earlier, { concurrency, onSettled, signal });
  events.comparisonFinished(reused);
  return reused;
}
