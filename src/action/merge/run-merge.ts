import { addKept, buildManifest, type Kept } from '../../pipeline/manifest/build-manifest.ts';
import {
  type EarlierExports,
  type PreviousManifest,
  toPreviousManifest,
} from '../../pipeline/manifest/previous-release.ts';
import type { PlacedFile } from '../../pipeline/manifest/read-manifest.ts';
import { requestExports } from '../../pipeline/request-exports.ts';
import { exportsToContinue, type PipelineReport } from '../../pipeline/run-pipeline.ts';
import type { JoinedShards } from '../../pipeline/shards/join-shards.ts';
import { invalidInputsResult } from '../inputs/invalid-input.ts';
import { checkManifestPath, tryManifestPath } from '../inputs/path-checks.ts';
import { type RecordedRun, startRecording, withEvents } from '../recorded-run.ts';
import { finishRun, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { explainCancellation, type RunResult, toRunResult } from '../run-result.ts';
import type { Log } from '../runner/log.ts';
import { withService } from '../service-session.ts';
import { continuationOf, warnNotReused } from '../upload/previous-manifest.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';
import { collectShards } from './collect-shards.ts';
import { type MergeInputs, readMergeInputs } from './merge-inputs.ts';

/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
export function mergeAction(context: ActionContext): Action<RunResult> {
  let run = startRecording(context);
  return {
    run: () =>
      runMerge(run, (joined) => {
        run = continueParts(run, joined);
        return run;
      }),
    onCrash: (failure) => run.recorder.failedWith(failure),
    finish: async (result) => (await finishRun(result, run)) === 'success',
  };
}

/** The run with what it records of the parts: their files, their start, and their commit, because a `workflow_run` has another one. */
function continueParts(run: RecordedRun, { stored, startedAt, run: parts }: JoinedShards): RecordedRun {
  const { recorder, origin } = run;
  recorder.stored = stored;
  // The clock of a machine that ran a shard may be ahead of the clock of this machine.
  const recorded = { ...run, startedAt: startedAt < run.startedAt ? startedAt : run.startedAt };
  if (parts === undefined) return recorded;
  const { commit } = parts;
  const manifestRun = { ...(origin.manifestRun ?? parts), commit };
  return { ...recorded, origin: { ...origin, commit, manifestRun } };
}

async function runMerge(
  context: RecordedRun,
  onJoined: (joined: JoinedShards) => RecordedRun,
): Promise<RunResult> {
  const { env, log, recorder, signal } = context;
  const { inputs, problems, warnings } = readMergeInputs(env);
  const { exports, limits, manifestPath, summary } = inputs;
  log.warnings(warnings);
  const { problems: pathProblems, file } = await checkManifestPath(manifestPath);
  const invalid = [...problems, ...pathProblems];
  // Without a joined manifest, do not overwrite one that an earlier run may have left at the given path.
  const unjoined = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env), summary };
  if (invalid.length > 0) return { ...invalidInputsResult(invalid), inputs: unjoined };
  recorder.plan({ assets: [], exports });
  const report = recorder.report();

  const joined = await collectShards(inputs, context);
  if (joined === undefined) {
    const failures = [explainCancellation(report, String(signal.reason))];
    return { conclusion: 'cancelled', report, failures, inputs: unjoined };
  }
  const unusable = 'problems' in joined ? joined.problems : await tryManifestPath(manifestPath, signal);
  if ('problems' in joined || unusable.length > 0)
    return { ...invalidInputsResult(unusable), report, inputs: unjoined };
  const run = onJoined(joined);
  const { baseUrl, organizationId, stored } = joined;
  const previous = loadPrevious(file, inputs, joined, log);
  const commit = run.origin.manifestRun?.commit;
  const kept = previous.kind === 'usable' ? { previous: previous.run, commit, assets: undefined } : undefined;
  recorder.known = { inputs: { baseUrl, organizationId, manifestPath, summary }, kept };
  const noOutputs = await outputsFailure(env, signal);
  if (noOutputs !== undefined) return recorder.failedWith(noOutputs);
  const continuation = continuationOf(previous, { ...inputs, exportsAlone: false }, run);
  startMergeDrafts(inputs, joined, kept, run);
  const earlier = continuation && exportsToContinue(continuation, stored);

  const done = { uploads: stored, exports: await triggerExports(inputs, earlier, run) };
  return toRunResult(done, recorder.known, { limits, hasNoConcurrencyInput: true, signal });
}

/** Interprets the joined manifest of an earlier attempt, whose exports this run continues. */
function loadPrevious(
  file: PlacedFile,
  { reuseUnchanged, manifestPath: path }: MergeInputs,
  joined: JoinedShards,
  log: Log,
): PreviousManifest {
  const previous = toPreviousManifest(file, joined);
  if (!reuseUnchanged) return previous;
  if (previous.kind === 'missing') log.info(`No previous manifest, so no export is reused: ${path}`);
  if (previous.kind === 'unusable')
    warnNotReused(path, previous.why, 'No export is reused. This run replaces the manifest.', log);
  return previous;
}

function startMergeDrafts(
  { givenManifestPath: path }: MergeInputs,
  { baseUrl, organizationId }: JoinedShards,
  kept: Kept | undefined,
  { drafts, recorder, origin, startedAt }: RecordedRun,
): void {
  if (path === undefined) return;
  drafts.start({
    path,
    mayReplace: () => true,
    build: () => {
      const known = { startedAt, run: origin.manifestRun, deployed: recorder.deployed };
      const report = recorder.report();
      const own = buildManifest({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
      return kept ? addKept(own, report, kept) : own;
    },
  });
}

async function triggerExports(
  inputs: MergeInputs,
  earlier: EarlierExports | undefined,
  run: RecordedRun,
): Promise<PipelineReport['exports']> {
  const { signal, waitTimer } = run;
  const { exports } = inputs;
  if (exports.length === 0) return [];
  return withEvents(inputs, run, (events) =>
    withService(inputs, { onWait: events.waiting, waitTimer }, ({ service }) =>
      requestExports(exports, { service, events, signal, concurrency: 'auto' }, earlier),
    ),
  );
}
