import * as core from '@actions/core';
import { type FileIdentity, hasAssetId } from '../../pipeline/outcomes.ts';
import type { PipelineReport } from '../../pipeline/run-pipeline.ts';
import { formatNumber } from '../../support/format.ts';
import type { Log } from './log.ts';

/**
 * Writes the step's outputs: at every ending, whatever was done.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function writeOutputs(
  report: PipelineReport,
  manifestPath: string,
  { env, log }: { readonly env: NodeJS.ProcessEnv; readonly log: Log },
): void {
  const uploaded = report.uploads.flatMap((outcome) => (outcome.status === 'uploaded' ? outcome : []));
  const stored = report.uploads.filter(hasAssetId);
  const instead = `the manifest: ${manifestPath}`;
  writeStepOutputs(
    {
      'asset-ids': emptyIfTooLarge('asset-ids', JSON.stringify(toAssetIds(stored)), instead, log),
      exports: emptyIfTooLarge('exports', toExportsJson(report), instead, log),
      'uploaded-count': uploaded.length,
      'reused-count': report.uploads.filter(({ status }) => status === 'reused').length,
      'failed-count': report.uploads.filter(({ status }) => status === 'failed').length,
      'uploaded-bytes': uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
      'export-count': report.exports.filter(({ status }) => status === 'triggered').length,
      manifest: manifestPath,
    },
    env,
  );
}

/** By path. What makes the output too large ends it: that is left empty, and need not be put together. */
function toAssetIds(
  stored: readonly { readonly asset: FileIdentity; readonly assetId: string }[],
): Record<string, string> {
  // A path may be any text, `__proto__` too, which is a name like others where there is no prototype. With one, V8 would make
  // a hidden class for each name, and take longer for a thousand of them than for all else that is told.
  const assetIds: Record<string, string> = Object.create(null);
  let length = 0;
  for (const { asset, assetId } of stored) {
    assetIds[asset.path] = assetId;
    length += asset.path.length + assetId.length;
    if (length > MAX_OUTPUT_BYTES) break;
  }
  return assetIds;
}

/** Without the service's answers where a later step could not take them. */
function toExportsJson(report: PipelineReport): string {
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

/**
 * Hands a step's outputs to the runner.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function writeStepOutputs(
  outputs: Readonly<Record<string, string | number>>,
  env: NodeJS.ProcessEnv,
): void {
  // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
  if (!env['GITHUB_OUTPUT']) throw new Error('the variable is not set');
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
const MAX_OUTPUT_BYTES = 100_000;

export function fitsOutput(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_OUTPUT_BYTES;
}

/**
 * An output as a later step can take it: too large a one is left empty, and a warning names what has it instead.
 *
 * @param instead where it stands, as the end of a sentence: `the manifest: <path>`
 */
export function emptyIfTooLarge(name: string, text: string, instead: string, log: Log): string {
  if (fitsOutput(text)) return text;
  log.warning(
    'Output left empty',
    `\`${name}\` would be larger than ${formatNumber(MAX_OUTPUT_BYTES)} bytes, which a later step could not take.`,
    `What it would say is in ${instead}`,
  );
  return '';
}
