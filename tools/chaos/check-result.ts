import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { formatNumber, plural } from '../../src/support/format.ts';
import type { ChaosRun } from './run-chaos.ts';

/** The action leaves a larger output empty and warns. */
const MAX_OUTPUT_BYTES = 100_000;

/** Checks that exit code, conclusion, outputs, annotations and job summary agree: one sentence per contradiction. */
export function checkResult({ step }: ChaosRun, manifest: Manifest): string[] {
  const { assets, exports, conclusion } = manifest;
  const problems: string[] = [];
  const expectSame = (what: string, actual: unknown, expected: unknown): void => {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (a !== b) problems.push(`${what} is ${shorten(a)}, not ${shorten(b)}`);
  };
  const uploaded = assets.filter(({ status }) => status === 'uploaded');
  const failed = assets.filter(({ status }) => status === 'failed').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const complete = uploaded.length === assets.length && triggered === exports.length;
  const errors = readAnnotations(step.stdout, 'error');

  expectSame('the conclusion', conclusion, complete ? 'success' : 'failure');
  expectSame('the exit code', step.exitCode, complete ? 0 : 1);
  expectSame('the presence of error annotations', errors.length > 0, !complete);
  expectSame('stderr', step.stderr, '');

  const { outputs } = step;
  expectSame('the output uploaded-count', outputs['uploaded-count'], String(uploaded.length));
  expectSame('the output reused-count', outputs['reused-count'], '0');
  expectSame('the output failed-count', outputs['failed-count'], String(failed));
  const bytes = uploaded.reduce((sum, { size }) => sum + size, 0);
  expectSame('the output uploaded-bytes', outputs['uploaded-bytes'], String(bytes));
  expectSame('the output export-count', outputs['export-count'], String(triggered));
  const ids = JSON.stringify(Object.fromEntries(uploaded.map(({ path, assetId }) => [path, assetId])));
  expectSame('the output asset-ids', outputs['asset-ids'], fits(ids) ? ids : '');
  const full = exports.map(({ variantId, network, status, response }) => ({
    variantId,
    network,
    status,
    response,
  }));
  const short = full.map(({ response: _, ...rest }) => rest);
  expectSame(
    'the output exports',
    outputs['exports'],
    JSON.stringify(fits(JSON.stringify(full)) ? full : short),
  );

  expectSame('the number of files that annotations name as not uploaded', countFailed(step.stdout), failed);
  // The summary counts only what the run had to do.
  const counts = [
    ...(assets.length > 0
      ? [`**${formatNumber(uploaded.length)} of ${plural(assets.length, 'file')}** uploaded`]
      : []),
    ...(exports.length > 0
      ? [`**${formatNumber(triggered)} of ${plural(exports.length, 'export')}** triggered`]
      : []),
  ];
  for (const count of counts)
    if (!step.summary.includes(count)) problems.push(`the summary does not say: ${count}`);
  return problems;
}

/** Counts files in annotations, and in the log, which lists the causes that have no annotation. */
function countFailed(stdout: string): number {
  const annotated = readAnnotations(stdout, 'error').map(({ message }) => message.split('\n')[0] ?? '');
  const logged = stdout.match(/^[A-Z][^:\n]*: [\d,]+ files? not uploaded/gm) ?? [];
  return [...annotated, ...logged].reduce((sum, line) => {
    const [, count = '0'] = /([\d,]+) files? not uploaded/.exec(line) ?? [];
    return sum + Number(count.replaceAll(',', ''));
  }, 0);
}

function fits(json: string): boolean {
  return Buffer.byteLength(json) <= MAX_OUTPUT_BYTES;
}

function shorten(text = 'undefined'): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
