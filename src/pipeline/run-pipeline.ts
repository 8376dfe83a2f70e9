import type { Asset } from './asset.ts';
import type { ExportOutcome, ExportRequest } from './export-outcome.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** What is to be done, in this order. */
export interface Plan {
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
}

/** What became of it, an outcome for everything in the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome[];
  readonly exports: readonly ExportOutcome[];
}

/** Uploads all assets and, only if every one of them has been uploaded, triggers the exports. */
export async function runPipeline(plan: Plan, context: UploadContext): Promise<PipelineReport> {
  const { assets, exports } = plan;
  const uploads = assets.length === 0 ? [] : await uploadAssets(assets, context);
  const complete = uploads.every(({ status }) => status === 'uploaded');
  if (exports.length === 0 || !complete) return { ...reportNothing(plan), uploads };
  return { uploads, exports: await requestExports(exports, context) };
}

/** The report on a plan of which nothing has been done. */
export function reportNothing({ assets, exports }: Plan): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}
