import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import type { PipelineReport } from '../../pipeline/outcomes.ts';
import {
  annotateFailures,
  type Failure,
  outputFileName,
  whyNotWritten,
  withAdvice,
} from '../report/failures/failures.ts';
import type { ManifestFile } from '../report/manifest-file.ts';
import { NO_ASSETS, renderJobSummary, writeSummary } from '../report/summary/summary.ts';
import type { Rerun } from '../rerun/rerun.ts';
import { measureLimits } from '../runner/inputs/size-limits.ts';
import { writeOutputs } from '../runner/outputs.ts';
import type { ActionContext } from '../runner/runner.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A step that uploads or exports: its context, its inputs, and where it records what it does. */
export interface RecordedStep extends ActionContext {
  /** Absent if the step crashed before they were read. */
  readonly inputs: UploadInputs | undefined;
  readonly record: RunRecord;
  readonly manifest: ManifestFile;
  readonly rerun: Rerun;
}

/**
 * Reports a step that uploads or exports: outputs, manifest, annotations, job summary. If one of them can't be written, the others
 * still are.
 *
 * @returns the conclusion: `failure` also if the manifest or the outputs could not be written
 */
export async function finishUpload(given: readonly Failure[], step: RecordedStep): Promise<Conclusion> {
  const { env, log, origin, record, manifest, rerun, inputs } = step;
  const { path } = manifest;
  const finishedAt = new Date();
  // A crash leaves its group open, and annotations inside a folded group are hard to find.
  log.endGroup();
  const failures = [...given];
  const add = (failure: Failure | undefined): void => {
    // A write that fails at the end has mostly failed before anything was sent, too: that failure is given.
    if (failure && !failures.some(({ kind }) => kind === failure.kind)) failures.push(failure);
  };
  const outputsAdvice = `Read the values from the manifest: ${path}`;
  const outputs = () => writeOutputs(record.report(), path, step);
  add(await whyNotWritten(outputFileName(env), outputsAdvice, outputs));
  add(manifest.failure);
  add(await manifest.finish(conclude(failures, record), finishedAt));
  const conclusion = conclude(failures, record);
  await rerun.keep(conclusion);
  const explained = withAdvice(failures, rerun.advice);
  annotateFailures(explained, log);
  if (conclusion === 'success') await rerun.finish();
  const report = record.report();
  if (inputs?.summary ?? true) {
    const content = {
      ...report,
      conclusion,
      durationMs: finishedAt.getTime() - record.startedAt.getTime(),
      manifestPath: manifest.keptAt,
      failures: explained,
      limitUsage: inputs && report.uploads.length > 0 ? measureLimits(report.uploads, inputs) : [],
      origin,
      foundNothing: record.foundNothing,
      continued: rerun.continued,
    };
    await writeSummary(renderJobSummary(content), step);
  }
  log.info(`Manifest: ${path}`);
  if (conclusion === 'success') for (const line of whatWasNotAsked(report, record)) log.info(line);
  return conclusion;
}

/** What a green step was not asked to do, so that nobody thinks that it did. */
function whatWasNotAsked({ uploads, exports }: PipelineReport, { foundNothing }: RunRecord): string[] {
  if (exports.length === 0)
    return ['No export was triggered: neither `variant` with `network` nor `exports` was given'];
  if (uploads.length > 0) return [];
  return [`Exports triggered, nothing uploaded: ${foundNothing ? 'no file matched' : NO_ASSETS}`];
}

function conclude(failures: readonly Failure[], { isDone, isDryRun }: RunRecord): Conclusion {
  const kinds = new Set(failures.map(({ kind }) => kind));
  if (kinds.has('outputs-not-written') || kinds.has('manifest-not-written')) return 'failure';
  if (kinds.has('cancelled')) return 'cancelled';
  if (failures.length > 0) return 'failure';
  if (isDryRun) return 'planned';
  return isDone ? 'success' : 'failure';
}
