import { findUnchanged } from './manifest/find-unchanged.ts';
import { type EarlierExports, earlierExports, type PreviousRun } from './manifest/previous-release.ts';
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

/** An earlier run whose exports this run continues, if it is of the same release. */
export interface Continuation {
  readonly previous: PreviousRun;
  /** The commit of this run. */
  readonly commit: string | undefined;
  /** Whether this run has no files of its own, but exports those of the earlier run. */
  readonly exportsAlone: boolean;
  readonly retryUnknown: boolean;
}

/** The work of a run: first the uploads, then the exports. */
export interface Plan {
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
  /** If set, unchanged files are reused. */
  readonly previousUploads?: PreviousUploads | undefined;
  /** If set, exports that an earlier run of the same release triggered are not triggered again. */
  readonly continuation?: Continuation | undefined;
  /** Whether uploaded files are hashed, so that a later run can reuse them. Default: if there are previous uploads. */
  readonly hashUploads?: boolean;
}

/** One outcome per asset and per export, in the order of the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome<FileIdentity>[];
  readonly exports: readonly ExportOutcome[];
}

export type PipelineContext = Omit<UploadContext, 'hashUploads'>;

/** Uploads the assets that the service does not have. Triggers the exports only if it then has every asset. */
export async function runPipeline(plan: Plan, context: PipelineContext): Promise<PipelineReport> {
  const uploads = await uploadChanged(plan, context);
  if (plan.exports.length === 0 || !uploads.every(hasAssetId))
    return { ...notAttemptedReport(plan), uploads };
  const earlier = plan.continuation && exportsToContinue(plan.continuation, uploads);
  return { uploads, exports: await requestExports(plan.exports, context, earlier) };
}

/** Finds what an earlier run did about the exports of a run with these uploads. */
export function exportsToContinue(
  { previous, exportsAlone, ...run }: Continuation,
  uploads: PipelineReport['uploads'],
): EarlierExports {
  return earlierExports(previous, { ...run, uploads: exportsAlone ? undefined : uploads });
}

/** Reports every asset and every export of a plan as not attempted. */
export function notAttemptedReport({ assets, exports }: Plan): PipelineReport {
  return {
    uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
    exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
  };
}

async function uploadChanged(
  { assets, previousUploads, hashUploads = previousUploads !== undefined }: Plan,
  context: PipelineContext,
): Promise<readonly UploadOutcome[]> {
  const reused = previousUploads ? await findUnchanged(assets, previousUploads, context) : [];
  for (const { asset, assetId } of reused) context.service.addUploaded(assetId, asset.fileName);
  const outcomes = new Map<Asset, UploadOutcome>(reused.map((outcome) => [outcome.asset, outcome]));
  const changed = assets.filter((asset) => !outcomes.has(asset));
  if (changed.length > 0) {
    const uploads = await uploadAssets(changed, { ...context, hashUploads });
    for (const outcome of uploads) outcomes.set(outcome.asset, outcome);
  }
  return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}
