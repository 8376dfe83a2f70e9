import { findUnchanged, type ReusedAsset } from './manifest/find-unchanged.ts';
import {
  type Asset,
  type EarlierUploads,
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  isStored,
  type UploadOutcome,
} from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';

/** What is to be done, in this order. */
export interface Plan {
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
  /** Where it is given, what it has is not sent again, and what is sent is hashed for a later run. */
  readonly earlier?: EarlierUploads | undefined;
}

/** What became of it, an outcome for everything in the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome<FileIdentity>[];
  readonly exports: readonly ExportOutcome[];
}

/** Uploads all assets that are not there yet and, only if every one of them is by then, triggers the exports. */
export async function runPipeline(plan: Plan, context: StoreContext): Promise<PipelineReport> {
  const { assets, exports, earlier } = plan;
  const uploads = await storeAssets(assets, earlier, context);
  if (exports.length === 0 || !uploads.every(isStored)) return { ...reportNothing(plan), uploads };
  return { uploads, exports: await requestExports(exports, context) };
}

/** The report on a plan of which nothing has been done. */
export function reportNothing({ assets, exports }: Plan): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}

export type StoreContext = Omit<UploadContext, 'hashed'>;

/**
 * Sees to it that the service has every asset: what earlier runs uploaded unchanged is reused, the others are uploaded.
 *
 * @param earlier absent where nothing is to be reused, now or by a later run: then no file is hashed
 * @returns an outcome an asset, in their order
 */
async function storeAssets(
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
