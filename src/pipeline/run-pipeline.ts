import type { Asset } from './asset.ts';
import type { EarlierUploads } from './earlier-uploads.ts';
import type { ExportOutcome, ExportRequest } from './export-outcome.ts';
import { findUnchanged, type ReusedAsset } from './find-unchanged.ts';
import { isStored } from './is-stored.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** What is to be done, in this order. */
export interface Plan {
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
  /** Where it is given, what it has is not sent again, and what is sent is hashed for a later run. */
  readonly earlier?: EarlierUploads;
}

/** What became of it, an outcome for everything in the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome[];
  readonly exports: readonly ExportOutcome[];
}

/** Uploads all assets that are not there yet and, only if every one of them is by then, triggers the exports. */
export async function runPipeline(
  plan: Plan,
  context: Omit<UploadContext, 'hashed'>,
): Promise<PipelineReport> {
  const { exports } = plan;
  const uploads = await storeAssets(plan, context);
  if (exports.length === 0 || !uploads.every(isStored)) return { ...reportNothing(plan), uploads };
  return { uploads, exports: await requestExports(exports, context) };
}

async function storeAssets(
  { assets, earlier }: Plan,
  context: Omit<UploadContext, 'hashed'>,
): Promise<readonly UploadOutcome[]> {
  const reused = earlier === undefined ? [] : await reuse(assets, earlier, context);
  const unchanged = new Map(reused.map((outcome) => [outcome.asset, outcome]));
  const rest = reused.length === 0 ? assets : assets.filter((asset) => !unchanged.has(asset));
  const sent =
    rest.length === 0 ? [] : await uploadAssets(rest, { ...context, hashed: earlier !== undefined });
  if (reused.length === 0) return sent;
  const queue = sent.values();
  return assets.flatMap((asset) => unchanged.get(asset) ?? queue.next().value ?? []);
}

async function reuse(
  assets: readonly Asset[],
  earlier: EarlierUploads,
  context: Omit<UploadContext, 'hashed'>,
): Promise<readonly ReusedAsset[]> {
  const { events } = context;
  const comparable = assets.filter((asset) => earlier.of(asset) !== undefined);
  if (comparable.length === 0) return [];
  events.comparisonStarted(comparable);
  const reused = await findUnchanged(comparable, earlier, context);
  events.comparisonFinished(reused);
  return reused;
}

/** The report on a plan of which nothing has been done. */
export function reportNothing({ assets, exports }: Plan): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}
