import { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { ManifestFile } from '../report/manifest-file.ts';
import type { UseCache } from '../rerun/cache-process.ts';
import { Rerun } from '../rerun/rerun.ts';
import type { ActionContext } from '../runner/runner.ts';
import type { CheckedPaths } from './path-checks.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** A step that uploads or exports: its context, its inputs, and where it records what it does. */
export interface RecordedStep extends ActionContext {
  /** Absent if the step crashed before they were read. */
  readonly inputs: UploadInputs | undefined;
  readonly record: RunRecord;
  readonly manifest: ManifestFile;
  readonly rerun: Rerun;
}

/** What a step knows once it has read its inputs. */
export interface ReadStep extends CheckedPaths {
  readonly inputs: UploadInputs;
}

/**
 * @param useCache reaches the cache of GitHub Actions
 * @param read absent after a crash before the inputs were read
 */
export function recordStep(context: ActionContext, useCache: UseCache, read?: ReadStep): RecordedStep {
  const { inputs, problems = [], earlier } = read ?? {};
  const { isToUpload = false, dryRun: isDryRun = false } = inputs ?? {};
  const order = problems.length === 0 ? inputs : undefined;
  const run = { run: context.origin.manifestRun, startedAt: context.startedAt };
  const record = new RunRecord(run, { earlier, isToUpload, isDryRun, ...(order && { order }) });
  const manifest = new ManifestFile(record, context, isDryRun ? undefined : read?.sharedPath);
  return { ...context, inputs, record, manifest, rerun: new Rerun(record, context, useCache) };
}
