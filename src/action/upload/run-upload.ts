import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { runPipeline } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { explainCancellation, type Failure, failuresOf } from '../failures/failures.ts';
import type { FilePatterns } from '../inputs/fields.ts';
import { invalidInputFailure } from '../inputs/finish-reading.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { logSearch } from '../progress/log-events.ts';
import { type RecordedStep, recordStep, withEvents } from '../recorded-step.ts';
import { finishRun, outputsFailure } from '../report/finish-run.ts';
import { NO_CACHE, type UseCache } from '../rerun/cache-process.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { checkAssets } from './check-assets.ts';
import { contentTypes } from './content-types.ts';
import { showPlan } from './dry-run.ts';
import { explainIncomplete, logEarlierSteps } from './earlier-steps.ts';
import { checkPaths } from './path-checks.ts';
import { unreadableFailures } from './unfit-files.ts';
import { readUploadInputs, type UploadInputs } from './upload-inputs.ts';

/** The root action: uploads the matching files, then triggers the exports. */
export function uploadAction(context: ActionContext, useCache: UseCache = NO_CACHE): Action {
  const step = recordStep(context, useCache);
  return {
    run: () => runUpload(step),
    finish: async (failures) => ['success', 'planned'].includes(await finishRun(failures, step)),
  };
}

async function runUpload(step: RecordedStep): Promise<readonly Failure[]> {
  const { env, log, record, manifest, rerun, signal } = step;
  const { inputs, problems, warnings } = readUploadInputs(env);
  const { patterns, dryRun, isToUpload } = inputs;
  log.warnings(warnings);
  step.summary = inputs.summary;
  const paths = await checkPaths(inputs, problems, new InputReader(env));
  record.open(paths.earlier, inputs);
  if (!dryRun && paths.sharedPath !== undefined) await manifest.share(paths.sharedPath);
  const invalid = [...problems, ...paths.problems, ...(isToUpload ? [] : explainIncomplete(record, inputs))];
  if (invalid.length > 0) return [invalidInputFailure(invalid)];
  record.accept(inputs);
  await rerun.start(inputs);
  if (manifest.error !== undefined) return [];

  let assets: readonly Asset[] = [];
  if (patterns !== undefined) {
    const found = await unlessAborted(find(inputs, patterns, step), signal);
    if (found === undefined) return [explainCancellation(record, signal)];
    ({ assets } = found);
    record.plan(assets);
    const check = await checkAssets(found, inputs, signal);
    step.limitUsage = check.limitUsage;
    log.warnings(check.warnings);
    for (const note of check.notes) log.info(note);
    const failures = [...check.failures, ...(await unreadableFailures(assets, signal))];
    if (failures.length > 0) {
      if (dryRun) await showPlan(assets, inputs, step);
      return failures;
    }
    if (assets.length === 0) {
      record.skipUpload();
      const incomplete = inputs.exports.length > 0 ? explainIncomplete(record, inputs) : [];
      if (incomplete.length > 0) return [invalidInputFailure(incomplete)];
    }
  }
  if (dryRun) {
    await showPlan(assets, inputs, step);
    return signal.aborted ? [explainCancellation(record, signal)] : [];
  }

  logEarlierSteps(record, inputs, log);
  const noOutputs = outputsFailure(env);
  if (noOutputs !== undefined) return [noOutputs];
  if ((await manifest.write()) !== undefined) return [];
  await uploadAndExport(assets, inputs, step);
  return failuresOf(record, inputs, signal);
}

/** @throws the signal's reason, if it is aborted */
function find(
  inputs: UploadInputs,
  patterns: FilePatterns,
  { log, manifest, signal }: RecordedStep,
): Promise<FoundAssets> {
  const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
  // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
  const neverUpload = [manifest.path, inputs.manifestPath ?? manifest.path];
  const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
  return logSearch({ ...search, log }, () =>
    findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, inputs, paths)),
  );
}

async function uploadAndExport(
  assets: readonly Asset[],
  inputs: UploadInputs,
  step: RecordedStep,
): Promise<void> {
  const { organizationId, concurrency, exports, reuseUnchanged, retryUnknown } = inputs;
  const { rerun, signal, waitTimer } = step;
  const context = { clock: systemClock, signal, organizationId, concurrency };
  const plan = { assets, exports, earlier: reuseUnchanged === false ? undefined : rerun, retryUnknown };
  await withEvents(inputs, step, (events) =>
    withService(inputs, { onWait: events.waiting, waitTimer }, (clients) =>
      runPipeline(plan, { ...context, ...clients, events }),
    ),
  );
}
