import { isStored } from '../pipeline/is-stored.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import { formatNumber } from '../support/format-number.ts';
import * as core from './core.ts';
import type { Log } from './log.ts';

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
const LARGEST_BYTES = 100_000;

/**
 * Writes the step's outputs: at every ending, whatever was done.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function writeOutputs(report: PipelineReport, manifestPath: string, log: Log): void {
  // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
  if (!process.env['GITHUB_OUTPUT']) throw new Error('the variable is not set');
  const uploaded = report.uploads.flatMap((outcome) => (outcome.status === 'uploaded' ? outcome : []));
  core.setOutput('asset-ids', assetIds(report.uploads.filter(isStored), manifestPath, log));
  core.setOutput('exports', exports(report, manifestPath, log));
  core.setOutput('uploaded-count', uploaded.length);
  core.setOutput('reused-count', report.uploads.filter(({ status }) => status === 'reused').length);
  core.setOutput('failed-count', report.uploads.filter(({ status }) => status === 'failed').length);
  core.setOutput(
    'uploaded-bytes',
    uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
  );
  core.setOutput('export-count', report.exports.filter(({ status }) => status === 'triggered').length);
  core.setOutput('manifest', manifestPath);
}

function assetIds(
  stored: readonly { asset: { path: string }; assetId: string }[],
  manifestPath: string,
  log: Log,
): string {
  // A path may be any text, `__proto__` too: entries, not assignments, make the object.
  const json = JSON.stringify(Object.fromEntries(stored.map(({ asset, assetId }) => [asset.path, assetId])));
  return fits(json) ? json : leaveEmpty('asset-ids', manifestPath, log);
}

function exports(report: PipelineReport, manifestPath: string, log: Log): string {
  const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
    variantId,
    network,
    status: outcome.status,
    ...(outcome.status === 'triggered' && outcome.response !== undefined && { response: outcome.response }),
  }));
  const json = JSON.stringify(withResponses);
  if (fits(json)) return json;
  const without = JSON.stringify(
    withResponses.map(({ variantId, network, status }) => ({ variantId, network, status })),
  );
  return fits(without) ? without : leaveEmpty('exports', manifestPath, log);
}

function fits(json: string): boolean {
  return Buffer.byteLength(json) <= LARGEST_BYTES;
}

function leaveEmpty(name: string, manifestPath: string, log: Log): '' {
  log.warning(
    'Output left empty',
    `\`${name}\` would be larger than ${formatNumber(LARGEST_BYTES)} bytes, which a later step could not take.`,
    `What it would say is in the manifest: ${manifestPath}`,
  );
  return '';
}
