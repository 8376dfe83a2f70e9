import { isStored } from '../../pipeline/is-stored.ts';
import type { FileIdentity } from '../../pipeline/outcomes.ts';
import type { PipelineReport } from '../../pipeline/run-pipeline.ts';
import { fitOutput, fitsOutput, LARGEST_OUTPUT_BYTES } from './fit-output.ts';
import type { Log } from './log.ts';
import { writeStepOutputs } from './step-outputs.ts';

/**
 * Writes the step's outputs: at every ending, whatever was done.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function writeOutputs(report: PipelineReport, manifestPath: string, log: Log): void {
  const uploaded = report.uploads.flatMap((outcome) => (outcome.status === 'uploaded' ? outcome : []));
  const stored = report.uploads.filter(isStored);
  const instead = `the manifest: ${manifestPath}`;
  writeStepOutputs({
    'asset-ids': fitOutput('asset-ids', JSON.stringify(assetIdsOf(stored)), instead, log),
    exports: fitOutput('exports', exportsOf(report), instead, log),
    'uploaded-count': uploaded.length,
    'reused-count': report.uploads.filter(({ status }) => status === 'reused').length,
    'failed-count': report.uploads.filter(({ status }) => status === 'failed').length,
    'uploaded-bytes': uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
    'export-count': report.exports.filter(({ status }) => status === 'triggered').length,
    manifest: manifestPath,
  });
}

/** By path. What makes the output too large ends it: that is left empty, and need not be put together. */
function assetIdsOf(
  stored: readonly { readonly asset: FileIdentity; readonly assetId: string }[],
): Record<string, string> {
  // A path may be any text, `__proto__` too, which is a name like others where there is no prototype. With one, V8 would make
  // a hidden class for each name, and take longer for a thousand of them than for all else that is told.
  const assetIds: Record<string, string> = Object.create(null);
  let length = 0;
  for (const { asset, assetId } of stored) {
    assetIds[asset.path] = assetId;
    length += asset.path.length + assetId.length;
    if (length > LARGEST_OUTPUT_BYTES) break;
  }
  return assetIds;
}

/** Without the service's answers where a later step could not take them. */
function exportsOf(report: PipelineReport): string {
  const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
    variantId,
    network,
    status: outcome.status,
    ...(outcome.status === 'triggered' && outcome.response !== undefined && { response: outcome.response }),
  }));
  const json = JSON.stringify(withResponses);
  if (fitsOutput(json)) return json;
  return JSON.stringify(
    withResponses.map(({ variantId, network, status }) => ({ variantId, network, status })),
  );
}
