import { type EarlierUploads, findUnchanged } from './find-unchanged.ts';
import { type Asset, type ExportOutcome, type ExportRequest, isStored, notRequested } from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { type UploadContext, uploadAssets } from './upload-assets.ts';

/** What a step that continues does not repeat. */
export interface EarlierWork extends EarlierUploads {
  /** What was done about these exports for the same files: `reused`, `unknown` or `not-attempted`. */
  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[];
}

/** The work of a step: first the uploads, then the exports. */
interface Plan {
  /** Empty in a step that only exports. */
  readonly assets: readonly Asset[];
  readonly exports: readonly ExportRequest[];
  /** If set, files and exports that it has are not sent again. */
  readonly earlier: EarlierWork | undefined;
  /** Whether exports that an earlier step may have triggered are requested again. */
  readonly retryUnknown: boolean;
}

/** Uploads the assets that the service does not have. Triggers the exports only if it then has every asset. */
export async function runPipeline(
  { assets, exports, earlier, retryUnknown }: Plan,
  context: UploadContext,
): Promise<void> {
  const reused = earlier ? await findUnchanged(assets, earlier, context) : [];
  const paths = new Set(reused.map(({ path }) => path));
  for (const { assetId, fileName } of reused) context.service.addUploaded(assetId, fileName);
  const changed = assets.filter(({ path }) => !paths.has(path));
  const uploads = changed.length > 0 ? await uploadAssets(changed, context) : [];
  const isComplete = uploads.every(isStored) && uploads.length + reused.length === assets.length;
  if (exports.length === 0 || !isComplete) return;
  await requestExports(earlier?.exportsBefore(exports) ?? exports.map(notRequested), context, retryUnknown);
}
