import type { EarlierWork, PipelineContext } from './context.ts';
import { findUnchanged } from './find-unchanged.ts';
import { type Asset, type ExportRequest, isStored, notRequested } from './outcomes.ts';
import { requestExports } from './request-exports.ts';
import { uploadAssets } from './upload-assets.ts';

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
  context: PipelineContext,
): Promise<void> {
  const reused = earlier ? await findUnchanged(assets, earlier, context) : [];
  const paths = new Set(reused.map(({ path }) => path));
  for (const { assetId, fileName } of reused) context.service.addUploaded(assetId, fileName);
  const changed = assets.filter(({ path }) => !paths.has(path));
  const uploads = changed.length > 0 ? await uploadAssets(changed, context) : [];
  if (exports.length === 0 || !uploads.every(isStored)) return;
  await requestExports(earlier?.exportsBefore(exports) ?? exports.map(notRequested), context, retryUnknown);
}
