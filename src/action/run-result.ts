import type { Kept } from '../pipeline/manifest/build-manifest.ts';
import type { Conclusion, ShardPart } from '../pipeline/manifest/manifest.ts';
import type { PreviousManifest } from '../pipeline/manifest/previous-release.ts';
import { hasAssetId, isTriggered, type PreviousUploads } from '../pipeline/outcomes.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import { plural } from '../support/format.ts';
import { joinTruncated } from '../support/text.ts';
import type { ExplainContext } from './failures/explain-failure.ts';
import { type Failure, formatExport, toFailures } from './failures/failures.ts';
import type { LimitUsage } from './upload/size-limits.ts';
import type { UploadInputs } from './upload/upload-inputs.ts';

/** The result of a run that uploads or exports. */
export interface RunResult {
  readonly conclusion: Conclusion;
  readonly report: PipelineReport;
  readonly failures: readonly Failure[];
  /** The manifest of an earlier run at the same path. Files that this run did not upload keep their ids. */
  readonly previous?: PreviousManifest | undefined;
  /** What the manifest keeps besides those. */
  readonly kept?: Kept | undefined;
  /** In a dry run, the uploads that a real run would reuse. */
  readonly reusable?: PreviousUploads;
  /** Absent if the run crashed before it read them. */
  readonly inputs?:
    | (Pick<UploadInputs, 'baseUrl' | 'organizationId' | 'manifestPath' | 'summary'> &
        Partial<Pick<UploadInputs, 'patterns'>>)
    | undefined;
  /** Absent if the run was not a shard. */
  readonly shardPart?: ShardPart | undefined;
  /** One per limit of `size-limits`. */
  readonly limitUsage?: readonly LimitUsage[];
}

/** Turns a report into a result: `success` if every asset has an id and every export was triggered. */
export function toRunResult(
  report: PipelineReport,
  details: Pick<RunResult, 'inputs' | 'previous' | 'kept' | 'shardPart' | 'limitUsage'>,
  { signal, ...context }: ExplainContext & { readonly signal: AbortSignal },
): RunResult {
  const result = { ...details, report, failures: toFailures(report, context) };
  const done = report.uploads.every(hasAssetId) && report.exports.every(isTriggered);
  if (done) return { ...result, conclusion: 'success' };
  if (!signal.aborted) return { ...result, conclusion: 'failure' };
  const cancelled = explainCancellation(report, String(signal.reason));
  return { ...result, conclusion: 'cancelled', failures: [...result.failures, cancelled] };
}

/**
 * Says what a cancelled run did, and what to do next.
 *
 * @param signal the name of the signal that cancelled it
 */
export function explainCancellation({ uploads, exports }: PipelineReport, signal: string): Failure {
  const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
  const reused = uploads.filter(({ status }) => status === 'reused').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const before = exports.filter(({ status }) => status === 'reused').length;
  const unknown = exports.filter(({ status }) => status === 'unknown').map(formatExport);
  const done = [
    ...(uploads.length > 0 ? [`${uploaded} of ${plural(uploads.length, 'file')} uploaded`] : []),
    ...(reused > 0 ? [`${reused} reused`] : []),
    ...(exports.length > 0 ? [`${triggered} of ${plural(exports.length, 'export')} triggered`] : []),
    ...(before > 0 ? [`${before} triggered by an earlier run`] : []),
  ];
  const isHashed = uploads.some((upload) => hasAssetId(upload) && upload.sha256 !== undefined);
  const hint =
    isHashed && !uploads.every(hasAssetId)
      ? '; with `reuse-unchanged` it skips the files that are already uploaded'
      : '';
  const advice =
    unknown.length > 0
      ? `May have been triggered, so check the service before you run it again: ${joinTruncated(unknown)}`
      : `Run it again${hint}.`;
  const lines = [
    `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
    'The outputs and the manifest record what was done.',
    advice,
  ];
  return { title: 'Cancelled', lines };
}
