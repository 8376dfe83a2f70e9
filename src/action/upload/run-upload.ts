import { type FoundAssets, findAssets } from '../../pipeline/find/find-assets.ts';
import type { ShardPart } from '../../pipeline/manifest/manifest.ts';
import {
  notAttemptedReport,
  type PipelineReport,
  type Plan,
  runPipeline,
} from '../../pipeline/run-pipeline.ts';
import { digestList, formatShard, takeShard } from '../../pipeline/shards/split.ts';
import { systemClock } from '../../retry/clock.ts';
import { unlessAborted } from '../../support/deadline.ts';
import { formatBytes, formatNumber, formatTotalSize, plural } from '../../support/format.ts';
import type { FilePatterns } from '../inputs/fields.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { invalidInputsResult } from '../inputs/invalid-input.ts';
import { checkPaths, tryManifestPath } from '../inputs/path-checks.ts';
import { logSearch } from '../progress/log-events.ts';
import { type RecordedRun, startRecording, withEvents } from '../recorded-run.ts';
import { finishRun, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { explainCancellation, type RunResult, toRunResult } from '../run-result.ts';
import type { Log } from '../runner/log.ts';
import { withService } from '../service-session.ts';
import { type AssetsCheck, checkAssets } from './check-assets.ts';
import { contentTypes } from './content-types.ts';
import { showPlan } from './dry-run.ts';
import {
  continuationOf,
  keepPreviousManifest,
  loadPreviousManifest,
  startDrafts,
  uploadsIn,
} from './previous-manifest.ts';
import { readUploadInputs, temporaryManifestPath, type UploadInputs } from './upload-inputs.ts';

/** The root action: uploads the matching files, then triggers the exports. */
export function uploadAction(context: ActionContext): Action<RunResult> {
  const run = startRecording(context);
  return {
    run: () => runUpload(run),
    onCrash: (failure) => run.recorder.failedWith(failure),
    finish: async (result) =>
      ['success', 'planned'].includes(await finishRun(keepPreviousManifest(result, run), run)),
  };
}

async function runUpload(run: RecordedRun): Promise<RunResult> {
  const { env, log, recorder, signal } = run;
  const { inputs, problems, warnings } = readUploadInputs(env);
  log.warnings(warnings);
  const { problems: pathProblems, file } = await checkPaths(inputs, (path) =>
    new InputReader(env).quote(path),
  );
  const invalid = [...problems, ...pathProblems];
  // Until something is sent, the manifest that an earlier run may have left at the given path stays.
  const unread = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env) };
  if (invalid.length > 0)
    return { ...invalidInputsResult(invalid), inputs: { ...unread, summary: inputs.summary } };

  const { patterns, shard } = inputs;
  const found = patterns && (await unlessAborted(find(inputs, patterns, run), signal));
  const all = found?.assets ?? [];
  const plan: Plan = { assets: shard ? takeShard(all, shard) : all, exports: inputs.exports };
  const shardPart = shard && found && { shard, whole: digestList(all) };
  recorder.plan(plan);
  const check: AssetsCheck = found
    ? await checkAssets(found, inputs, signal)
    : { failures: [], warnings: [], notes: [], limitUsage: [] };
  const { limitUsage } = check;
  log.warnings(check.warnings);
  for (const note of check.notes) log.info(note);
  if (shardPart !== undefined) logShardPart(shardPart, plan, log);

  const nothing = { report: notAttemptedReport(plan), shardPart, limitUsage };
  const elsewhere = inputs.dryRun ? inputs : { ...inputs, manifestPath: temporaryManifestPath(env) };
  const cancelled = { ...nothing, conclusion: 'cancelled' } as const;
  const explain = () => [explainCancellation(nothing.report, String(signal.reason))];
  if (patterns && !found) return { ...cancelled, failures: explain(), inputs: elsewhere };
  const reusable = inputs.dryRun ? await showPlan({ plan, found, limitUsage, inputs, file }, run) : undefined;
  const { failures } = check;
  if (failures.length > 0) return { ...nothing, conclusion: 'failure', failures, inputs: elsewhere };
  if (reusable !== undefined) {
    if (signal.aborted) return { ...cancelled, failures: explain(), inputs, reusable };
    return { ...nothing, conclusion: 'planned', failures: [], inputs, reusable };
  }
  const unwritable = await tryManifestPath(inputs.manifestPath, signal);
  if (unwritable.length > 0) return { ...invalidInputsResult(unwritable), ...nothing, inputs: elsewhere };

  const previous = loadPreviousManifest(file, inputs, log);
  recorder.known = { inputs, previous, shardPart, limitUsage };
  const noOutputs = await outputsFailure(env, signal);
  if (noOutputs !== undefined) return recorder.failedWith(noOutputs);
  startDrafts(run, inputs);
  const previousUploads = inputs.reuseUnchanged ? uploadsIn(previous) : undefined;
  const hashUploads = inputs.givenManifestPath !== undefined;
  const continuation = continuationOf(previous, { ...inputs, exportsAlone: patterns === undefined }, run);
  const report = await uploadAndExport({ ...plan, previousUploads, continuation, hashUploads }, inputs, run);
  return toRunResult(report, recorder.known, { limits: inputs.limits, signal });
}

/** @throws the signal's reason, if it is aborted */
function find(
  inputs: UploadInputs,
  patterns: FilePatterns,
  { log, signal }: Pick<RecordedRun, 'log' | 'signal'>,
): Promise<FoundAssets> {
  const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
  // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
  const neverUpload = [inputs.manifestPath, inputs.givenManifestPath ?? inputs.manifestPath];
  const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
  return logSearch({ ...search, log }, () =>
    findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, workingDirectory, paths)),
  );
}

/** Carries out a plan. */
export async function uploadAndExport(
  plan: Plan,
  inputs: UploadInputs,
  run: RecordedRun,
): Promise<PipelineReport> {
  const { organizationId, concurrency } = inputs;
  const { signal, waitTimer } = run;
  return withEvents(inputs, run, (events) =>
    withService(inputs, { onWait: events.waiting, waitTimer }, (clients) =>
      runPipeline(plan, { ...clients, clock: systemClock, events, signal, organizationId, concurrency }),
    ),
  );
}

/** Logs how many of the matched files this run takes. */
export function logShardPart({ shard, whole }: ShardPart, { assets }: Plan, log: Log): void {
  const files = `${formatNumber(assets.length)} of ${plural(whole.files, 'file')}`;
  log.info(
    `This is ${formatShard(shard)}: ${files} (${formatTotalSize(assets)} of ${formatBytes(whole.bytes)})`,
  );
}
