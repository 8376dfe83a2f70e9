import { isLimited, MAX_IN_FLIGHT } from '../../pipeline/concurrency.ts';
import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import { EarlierManifest } from '../../pipeline/manifest/earlier-manifest.ts';
import { type PlanOptions, type RequestedWork, runPipeline } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import type { Failure } from '../failures/failures.ts';
import { explainCancellation, failuresOf } from '../failures/failures-of-run.ts';
import type { FilePatterns } from '../inputs/fields.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { logSearch } from '../progress/log-events.ts';
import { type RecordedStep, recordStep, withEvents } from '../recorded-step.ts';
import { finishRun, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { type AssetsCheck, checkAssets } from './check-assets.ts';
import { contentTypes } from './content-types.ts';
import { showPlan } from './dry-run.ts';
import { explainIncomplete, logEarlierManifest } from './earlier-steps.ts';
import { checkManifestWritable, checkPaths } from './path-checks.ts';
import { readUploadInputs, type UploadInputs } from './upload-inputs.ts';

/** The root action: uploads the matching files, then triggers the exports. */
export function uploadAction(context: ActionContext): Action {
  const step = recordStep(context);
  return {
    run: () => runUpload(step),
    finish: async (failures) => ['success', 'planned'].includes(await finishRun(failures, step)),
  };
}

const NOTHING_TO_CHECK: AssetsCheck = { failures: [], warnings: [], notes: [], limitUsage: [] };

async function runUpload(step: RecordedStep): Promise<readonly Failure[]> {
  const { env, log, record, manifest, signal } = step;
  const { inputs, problems, warnings } = readUploadInputs(env);
  const { patterns, dryRun, exports, isToUpload, limits, reuseUnchanged, retryUnknown } = inputs;
  log.warnings(warnings);
  step.summary = inputs.summary;
  record.isDryRun = dryRun;
  record.isToUpload = isToUpload;
  const { problems: pathProblems, file } = await checkPaths(inputs, manifest.path, problems, (path) =>
    new InputReader(env).quote(path),
  );
  const earlier = new EarlierManifest(file ?? { kind: 'missing' }, { ...inputs, run: record.run });
  record.earlier = earlier;
  manifest.share(dryRun || file === undefined ? undefined : inputs.manifestPath);
  const invalid = [...problems, ...pathProblems, ...(isToUpload ? [] : explainIncomplete(earlier))];
  if (invalid.length > 0) return [invalidInputFailure(invalid)];
  await manifest.markIncomplete();

  record.exports = exports;
  const found = patterns && (await unlessAborted(find(inputs, patterns, step), signal));
  if (patterns && !found) return [explainCancellation(record, signal)];
  // A search that found nothing leaves the record of earlier files alone.
  const plan: RequestedWork = { assets: found?.assets.length ? found.assets : undefined, exports };
  record.plan({ ...plan, ...inputs });
  const check = found ? await checkAssets(found, inputs, signal) : NOTHING_TO_CHECK;
  const { limitUsage } = check;
  step.limitUsage = limitUsage;
  log.warnings(check.warnings);
  for (const note of check.notes) log.info(note);
  if (dryRun) await showPlan({ plan, limitUsage, inputs, earlier }, step);
  if (check.failures.length > 0) return check.failures;
  // Then this step only exports.
  const incomplete = isToUpload && plan.assets === undefined && exports.length > 0;
  const unready = incomplete ? explainIncomplete(earlier) : [];
  if (unready.length > 0) return [invalidInputFailure(unready)];
  if (dryRun) return signal.aborted ? [explainCancellation(record, signal)] : [];

  const unwritable = await checkManifestWritable(manifest.path, signal);
  if (unwritable.length > 0) {
    manifest.share(undefined);
    return [invalidInputFailure(unwritable)];
  }
  // After the checks, whose hints are about the folders that exist.
  await manifest.writePlan();
  logEarlierManifest(earlier, inputs, isToUpload ? 'upload' : 'export', log);
  const noOutputs = await outputsFailure(env, signal);
  if (noOutputs !== undefined) return [noOutputs];
  record.begin();
  const hashUploads = inputs.manifestPath !== undefined;
  const options = { earlier: reuseUnchanged ? earlier : undefined, retryUnknown, hashUploads };
  await uploadAndExport({ ...plan, ...options }, inputs, step);
  return failuresOf(record, { limits, signal });
}

/** @throws the signal's reason, if it is aborted */
function find(
  inputs: UploadInputs,
  patterns: FilePatterns,
  { log, manifest, signal }: Pick<RecordedStep, 'log' | 'manifest' | 'signal'>,
): Promise<FoundAssets> {
  const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
  // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
  const neverUpload = [manifest.path, inputs.manifestPath ?? manifest.path];
  const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
  return logSearch({ ...search, log }, () =>
    findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, workingDirectory, paths)),
  );
}

/** Carries out a plan. */
async function uploadAndExport(
  plan: RequestedWork & PlanOptions,
  inputs: UploadInputs,
  step: RecordedStep,
): Promise<void> {
  const { organizationId, concurrency } = inputs;
  const { signal, waitTimer, log } = step;
  if (isLimited(concurrency))
    log.info(`At most ${MAX_IN_FLIGHT} files at a time: this process may open only few (\`ulimit -n\`)`);
  await withEvents(inputs, step, (events) =>
    withService(inputs, { onWait: events.waiting, waitTimer }, (clients) =>
      runPipeline(plan, { ...clients, clock: systemClock, events, signal, organizationId, concurrency }),
    ),
  );
}
