import type { EarlierManifest } from './manifest/earlier-manifest.ts';
import { findUnchanged } from './manifest/find-unchanged.ts';
import {
  type Asset,
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  hasAssetId,
  type UploadOutcome,
} from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';

/** The work of a step: first the uploads, then the exports. */
export interface RequestedWork {
  /** Absent in a step that only exports. */
  readonly assets: readonly Asset[] | undefined;
  readonly exports: readonly ExportRequest[];
}

/** How a plan is carried out. */
export interface PlanOptions {
  /** If set, unchanged files and exports of the same release are not sent again. */
  readonly earlier?: EarlierManifest | undefined;
  /** Whether exports that an earlier step may have triggered are requested again. Default: false. */
  readonly retryUnknown?: boolean;
  /** Whether uploaded files are hashed, so that a later run can reuse them. Default: if there is an earlier manifest. */
  readonly hashUploads?: boolean;
}

/** One outcome per asset and per export, in the order of the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome<FileIdentity>[];
  readonly exports: readonly ExportOutcome[];
}

/** Uploads the assets that the service does not have. Triggers the exports only if it then has every asset. */
export async function runPipeline(
  plan: RequestedWork & PlanOptions,
  context: Omit<UploadContext, 'hashUploads'>,
): Promise<PipelineReport> {
  const { exports, earlier, retryUnknown } = plan;
  const uploads = await uploadChanged(plan, context);
  const notAttempted = notAttemptedReport({ assets: undefined, exports });
  if (exports.length === 0 || !uploads.every(hasAssetId)) return { ...notAttempted, uploads };
  const before = earlier?.exportsBefore(exports, plan.assets && uploads) ?? notAttempted.exports;
  return { uploads, exports: await requestExports(before, context, retryUnknown) };
}

/** Reports every asset and every export of a plan as not attempted. */
export function notAttemptedReport({ assets = [], exports }: RequestedWork): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}

async function uploadChanged(
  { assets = [], earlier, hashUploads = earlier !== undefined }: RequestedWork & PlanOptions,
  context: Omit<UploadContext, 'hashUploads'>,
): Promise<readonly UploadOutcome[]> {
  const reused = earlier ? await findUnchanged(assets, earlier, context) : [];
  for (const { asset, assetId } of reused) context.service.addUploaded(assetId, asset.fileName);
  const outcomes = new Map<Asset, UploadOutcome>(reused.map((outcome) => [outcome.asset, outcome]));
  const changed = assets.filter((asset) => !outcomes.has(asset));
  if (changed.length > 0) {
    const uploads = await uploadAssets(changed, { ...context, hashUploads });
    for (const outcome of uploads) outcomes.set(outcome.asset, outcome);
  }
  return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}
