import { posix } from 'node:path';
import mime from 'mime';
import { fanOut } from '../../pipeline/events.ts';
import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import { describedFiles } from '../../pipeline/find/line-matcher.ts';
import { type Places, SearchArea } from '../../pipeline/find/search-area.ts';
import { RunRecord } from '../../pipeline/manifest/run-record.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { runPipeline } from '../../pipeline/run-pipeline.ts';
import { systemClock } from '../../retry/clock.ts';
import { unlessAborted } from '../../support/cancellation.ts';
import { Deployments } from '../report/deployments/deployments.ts';
import { type Failure, invalidInputFailure, outputsFailure } from '../report/failures/failures.ts';
import { explainCancellation, whyNotDone } from '../report/failures/failures-of-run.ts';
import { ManifestFile } from '../report/manifest-file.ts';
import { logEvents, logSearch } from '../report/progress/log-events.ts';
import type { Action } from '../report/run-action.ts';
import { NO_CACHE, type UseCache } from '../rerun/cache-process.ts';
import { Rerun } from '../rerun/rerun.ts';
import type { ContentTypeRule, FilePatterns } from '../runner/inputs/fields.ts';
import { InputReader } from '../runner/inputs/input-reader.ts';
import type { ActionContext } from '../runner/runner.ts';
import { withService } from '../service-session.ts';
import { checkAssets } from './check-assets.ts';
import { showPlan } from './dry-run.ts';
import { finishUpload, type RecordedStep } from './finish-upload.ts';
import { type CheckedPaths, checkPaths, explainIncomplete } from './path-checks.ts';
import { unreadableFailures } from './unfit-files.ts';
import { readUploadInputs, type UploadInputs } from './upload-inputs.ts';

/** The root action: uploads the matching files, then triggers the exports. */
export function uploadAction(context: ActionContext, useCache: UseCache = NO_CACHE): Action {
  let step: RecordedStep | undefined;
  return {
    run: async () => {
      const read = await readStep(context);
      step = recordStep(context, useCache, read);
      return runUpload(step, read);
    },
    finish: async (failures) => {
      const conclusion = await finishUpload(failures, step ?? recordStep(context, useCache));
      return ['success', 'planned'].includes(conclusion);
    },
  };
}

/** What a step knows once it has read its inputs. */
interface ReadStep extends CheckedPaths {
  readonly inputs: UploadInputs;
}

async function readStep({ env, log }: ActionContext): Promise<ReadStep> {
  const { inputs, problems, warnings } = readUploadInputs(env);
  log.warnings(warnings);
  const paths = await checkPaths(inputs, problems, new InputReader(env));
  const incomplete = inputs.isToUpload ? [] : explainIncomplete(paths.earlier, inputs);
  return { ...paths, inputs, problems: [...problems, ...paths.problems, ...incomplete] };
}

/** @param read absent after a crash before the inputs were read */
function recordStep(context: ActionContext, useCache: UseCache, read?: ReadStep): RecordedStep {
  const { inputs, problems = [], earlier } = read ?? {};
  const { isToUpload = false, dryRun: isDryRun = false } = inputs ?? {};
  const order = problems.length === 0 ? inputs : undefined;
  const run = { run: context.origin.manifestRun, startedAt: context.startedAt };
  const record = new RunRecord(run, { earlier, isToUpload, isDryRun, ...(order && { order }) });
  const manifest = new ManifestFile(record, context, isDryRun ? undefined : read?.sharedPath);
  return { ...context, inputs, record, manifest, rerun: new Rerun(record, context, useCache) };
}

async function runUpload(step: RecordedStep, { inputs, problems }: ReadStep): Promise<readonly Failure[]> {
  const { env, log, record, manifest, rerun, signal } = step;
  await manifest.begin();
  if (problems.length > 0) return [invalidInputFailure(problems)];
  await rerun.start(inputs);
  if (manifest.failure !== undefined) return [manifest.failure];
  const plan = await unlessAborted(planUploads(inputs, step), signal);
  if (plan === undefined) return [explainCancellation(record, signal)];
  const { assets, failures } = plan;
  const taken = record.earlier?.organizationId;
  if (!inputs.isToUpload && inputs.organizationId === '' && taken)
    log.info(`The organization is that of the manifest: ${taken}`);
  if (inputs.dryRun) await showPlan(assets, inputs, step);
  if (failures.length > 0) return failures;
  if (inputs.dryRun) return signal.aborted ? [explainCancellation(record, signal)] : [];
  const notSent = (await outputsFailure(env)) ?? (await manifest.write());
  if (notSent !== undefined) return [notSent];
  await uploadAndExport(assets, inputs, step);
  return whyNotDone(record, inputs, signal);
}

/**
 * Finds what a step is to upload, and why it must not; nothing if it only exports.
 *
 * @throws the signal's reason, if it is aborted during the search
 */
async function planUploads(inputs: UploadInputs, step: RecordedStep) {
  const { log, record, signal } = step;
  if (inputs.patterns === undefined) return { assets: [], failures: [] };
  const found = await find(inputs, inputs.patterns, step);
  const { assets } = found;
  const { warnings, notes, ...check } = await checkAssets(found, inputs, signal);
  log.warnings(warnings);
  for (const note of notes) log.info(note);
  const failures = [...check.failures, ...(await unreadableFailures(assets, signal))];
  record.plan(assets, failures.length === 0);
  const isOnlyExporting = record.foundNothing && inputs.exports.length > 0;
  const incomplete = isOnlyExporting ? explainIncomplete(record.earlier, inputs) : [];
  if (incomplete.length > 0) failures.push(invalidInputFailure(incomplete));
  return { assets, failures };
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

/** Reports to the log, the record, the manifest and, with `github-token`, GitHub's deployments. Waits until these are recorded. */
async function uploadAndExport(
  assets: readonly Asset[],
  inputs: UploadInputs,
  step: RecordedStep,
): Promise<void> {
  const { organizationId, concurrency, exports, reuseUnchanged, retryUnknown, githubToken, environment } =
    inputs;
  const { log, manifest, record, rerun, signal } = step;
  const deployments =
    githubToken === undefined
      ? undefined
      : new Deployments({ ...step, token: githubToken, environment, clock: systemClock });
  const listeners = [record.listener, logEvents(log), rerun.listener, manifest.listener];
  const events = fanOut([...listeners, deployments?.listener ?? {}]);
  const context = { clock: systemClock, signal, organizationId, concurrency, events };
  const plan = { assets, exports, earlier: reuseUnchanged === false ? undefined : rerun, retryUnknown };
  try {
    await withService(inputs, events.waiting, (clients) => runPipeline(plan, { ...context, ...clients }));
  } finally {
    await deployments?.finish();
  }
}

/**
 * Returns a function from the paths of a file to its media type: that of the first rule that matches, or else that of the extension.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 */
export function contentTypes(
  rules: readonly ContentTypeRule[],
  places: Places,
  paths: readonly string[],
): (path: string, ...others: readonly string[]) => string {
  const patterns = rules.map(({ pattern }) => pattern);
  const described = describedFiles(patterns, new SearchArea(places), paths);
  /** The number of the first rule that matches a path. */
  const first = new Map<string, number>();
  for (const [index, matched] of [...described.entries()].reverse())
    for (const path of matched) first.set(path, index);
  return (path, ...others) => {
    const index = Math.min(...[path, ...others].map((one) => first.get(one) ?? rules.length));
    // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
    return rules[index]?.mediaType ?? mime.getType(posix.extname(path)) ?? 'application/octet-stream';
  };
}
