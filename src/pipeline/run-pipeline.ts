import type { Asset } from './asset.ts';
import type { ExportOutcome, ExportRequest } from './export-outcome.ts';
import { isStored } from './is-stored.ts';
import type { EarlierUploads, FileIdentity } from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { type StoreContext, storeAssets } from './store-assets.ts';
import type { UploadOutcome } from './upload-outcome.ts';

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
