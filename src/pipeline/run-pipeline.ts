import { findUnchanged, type ReusedAsset } from './manifest/find-unchanged.ts';
import {
  type Asset,
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  hasAssetId,
  type PreviousUploads,
  type UploadOutcome,
} from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';

/** What is to be done, in this order. */
export interface Plan {
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
  /** Where it is given, what it has is not sent again, and what is sent is hashed for a later run. */
  readonly previousUploads?: PreviousUploads | undefined;
}

/** What became of it, an outcome for everything in the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome<FileIdentity>[];
  readonly exports: readonly ExportOutcome[];
}

/** Uploads all assets that are not there yet and, only if every one of them is by then, triggers the exports. */
export async function runPipeline(plan: Plan, context: RunContext): Promise<PipelineReport> {
  const { assets, exports, previousUploads } = plan;
  const uploads = await storeAssets(assets, previousUploads, context);
  if (exports.length === 0 || !uploads.every(hasAssetId)) return { ...nothingAttempted(plan), uploads };
  return { uploads, exports: await requestExports(exports, context) };
}

/** The report on a plan of which nothing has been done. */
export function nothingAttempted({ assets, exports }: Plan): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}

export type RunContext = Omit<UploadContext, 'hashed'>;

/**
 * Sees to it that the service has every asset: what earlier runs uploaded unchanged is reused, the others are uploaded.
 *
 * @param earlier absent where nothing is to be reused, now or by a later run: then no file is hashed
 * @returns an outcome an asset, in their order
 */
async function storeAssets(
  assets: readonly Asset[],
  earlier: PreviousUploads | undefined,
  context: RunContext,
): Promise<readonly UploadOutcome[]> {
  const upload = async (some: readonly Asset[]): Promise<readonly UploadOutcome[]> =>
    some.length === 0 ? [] : uploadAssets(some, { ...context, hashed: earlier !== undefined });
  if (earlier === undefined) return upload(assets);
  const reused = await findReusable(assets, earlier, context);
  const outcomes = new Map<Asset, UploadOutcome>(reused.map((outcome) => [outcome.asset, outcome]));
  const sent = await upload(assets.filter((asset) => !outcomes.has(asset)));
  for (const outcome of sent) outcomes.set(outcome.asset, outcome);
  return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}

/**
 * Compares files with what earlier runs uploaded, and reports how far it is: reading many large files takes time.
 *
 * @returns the assets that are unchanged
 */
export async function findReusable(
  assets: readonly Asset[],
  previous: PreviousUploads,
  { events, concurrency, signal }: Pick<RunContext, 'events' | 'concurrency' | 'signal'>,
): Promise<readonly ReusedAsset[]> {
  const candidates = assets.filter((asset) => previous.get(asset) !== undefined);
  if (candidates.length === 0) return [];
  events.comparisonStarted(candidates);
  const onSettled = events.comparisonSettled.bind(events);
  const reused = await findUnchanged(candidates, previous, { concurrency, onSettled, signal });
  events.comparisonFinished(reused);
  return reused;
}
