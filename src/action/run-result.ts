import type { Conclusion, ShardPart } from '../pipeline/manifest/manifest.ts';
import { hasAssetId, type PreviousUploads } from '../pipeline/outcomes.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import { plural } from '../support/format.ts';
import { joinTruncated } from '../support/text.ts';
import type { ExplainContext } from './failures/explain-failure.ts';
import { type Failure, formatExport, toFailures } from './failures/failures.ts';
import type { UploadInputs } from './upload/upload-inputs.ts';

/** How the work ended, with everything that is to be told about it. */
export interface RunResult {
  readonly conclusion: Conclusion;
  readonly report: PipelineReport;
  readonly failures: readonly Failure[];
  /** What the manifest keeps for the next run, of files that this one did not come to. */
  readonly previousUploads?: PreviousUploads | undefined;
  /** Absent where they were not valid, or not even read. */
  readonly inputs?: Pick<UploadInputs, 'baseUrl' | 'organizationId' | 'manifestPath' | 'summary'> | undefined;
  /** Absent where this was no shard. */
  readonly shardPart?: ShardPart | undefined;
}

/** The ending of a run whose work came to a report: success where all that was asked for was done. */
export function toRunResult(
  report: PipelineReport,
  told: Pick<RunResult, 'inputs' | 'previousUploads' | 'shardPart'>,
  { signal, ...context }: ExplainContext & { readonly signal: AbortSignal },
): RunResult {
  const failures = toFailures(report, context);
  const ending = { ...told, report };
  const done =
    report.uploads.every(hasAssetId) && report.exports.every(({ status }) => status === 'triggered');
  if (done) return { ...ending, conclusion: 'success', failures };
  if (!signal.aborted) return { ...ending, conclusion: 'failure', failures };
  const cancelled = explainCancellation(report, String(signal.reason));
  return { ...ending, conclusion: 'cancelled', failures: [...failures, cancelled] };
}

/** What a cancelled run did, and what to do now. `signal` is what ended it: SIGINT or SIGTERM. */
export function explainCancellation({ uploads, exports }: PipelineReport, signal: string): Failure {
  const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
  const reused = uploads.filter(({ status }) => status === 'reused').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const unknown = exports.filter(({ status }) => status === 'unknown').map(formatExport);
  const done = [
    ...(uploads.length > 0 ? [`${uploaded} of ${plural(uploads.length, 'file')} uploaded`] : []),
    ...(reused > 0 ? [`${reused} reused`] : []),
    ...(exports.length > 0 ? [`${triggered} of ${plural(exports.length, 'export')} triggered`] : []),
  ];
  const goOn = uploads.every(hasAssetId) ? '' : '; with `reuse-unchanged` it goes on where this one ended';
  const advice =
    unknown.length > 0
      ? `May have been triggered, so look in the service before you run it again: ${joinTruncated(unknown)}`
      : `Run it again when it may go to its end${goOn}.`;
  const lines = [
    `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
    'What was done is in the outputs and the manifest.',
    advice,
  ];
  return { title: 'Cancelled', lines };
}
