import { closeSync, constants, openSync } from 'node:fs';
import * as core from '@actions/core';
import { isStored, type PipelineReport, tally } from '../../pipeline/outcomes.ts';
import { formatNumber } from '../../support/format.ts';
import { type ActionContext, hasRunner } from './runner.ts';

type OutputContext = Pick<ActionContext, 'env' | 'log'>;

/** @throws Error if the runner's output file is unknown or can't be written */
export function writeOutputs(report: PipelineReport, manifestPath: string, context: OutputContext): void {
  const { files, bytes, exports } = tally(report);
  writeStepOutputs(
    {
      'asset-ids': toAssetIdsJson(report),
      exports: toExportsJson(report),
      'uploaded-count': files.uploaded,
      'reused-count': files.reused,
      'failed-count': files.failed,
      'uploaded-bytes': bytes.uploaded,
      'export-count': exports.triggered,
      manifest: manifestPath,
    },
    `the manifest: ${manifestPath}`,
    context,
  );
}

function toAssetIdsJson(report: PipelineReport): string {
  const ids = report.uploads.filter(isStored);
  // An object with 100,000 names would take much more memory than its text.
  return `{${ids.map(({ path, assetId }) => `${JSON.stringify(path)}:${JSON.stringify(assetId)}`).join()}}`;
}

/** Leaves out the service's responses if they make the output too large. */
function toExportsJson({ exports }: PipelineReport): string {
  const toJson = (hasResponse: boolean): string =>
    JSON.stringify(
      exports.map(({ variantId, network, status, response, location }) => {
        return { variantId, network, status, ...(hasResponse && { response }), location };
      }),
    );
  const json = toJson(true);
  return fitsOutput(json) ? json : toJson(false);
}

/**
 * Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON. One that is too large for a
 * later step is left empty, with a warning.
 *
 * @param alternative where such a value is, as the end of a sentence: `the manifest: <path>`
 * @throws Error if that file is unknown or can't be written
 */
export function writeStepOutputs(
  outputs: Readonly<Record<string, string | number>>,
  alternative: string,
  { env, log }: OutputContext,
): void {
  const fitting = Object.entries(outputs).map(([name, value]): [string, string | number] => {
    if (fitsOutput(String(value))) return [name, value];
    log.warning(
      'Output left empty',
      `\`${name}\` would be larger than ${formatNumber(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`,
      `Its value is in ${alternative}`,
    );
    return [name, ''];
  });
  if (!hasRunner(env)) {
    log.printLast(JSON.stringify(Object.fromEntries(fitting)));
    return;
  }
  checkOutputFile(env);
  for (const [name, value] of fitting) core.setOutput(name, value);
}

/** @throws Error if the runner's output file is unknown or can't be written */
export function checkOutputFile(env: NodeJS.ProcessEnv): void {
  if (!hasRunner(env)) return;
  const path = env['GITHUB_OUTPUT'];
  // The library would print outputs to stdout as commands, without escaping untrusted text.
  if (!path) throw new Error('the variable is not set');
  closeSync(openSync(path, constants.O_WRONLY | constants.O_APPEND));
}

/** On Linux a single value above 131,072 bytes fails the next step ("Argument list too long"). */
const MAX_OUTPUT_BYTES = 100_000;

function fitsOutput(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_OUTPUT_BYTES;
}
