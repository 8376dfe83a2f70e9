import { buildManifest } from '../../pipeline/manifest/manifest.ts';
import { type EarlierExports, earlierExports } from '../../pipeline/manifest/previous-release.ts';
import { readPreviousUploads } from '../../pipeline/manifest/read-manifest.ts';
import { requestExports } from '../../pipeline/request-exports.ts';
import {
  type ContinuedRelease,
  notAttemptedReport,
  type PipelineReport,
} from '../../pipeline/run-pipeline.ts';
import type { JoinedShards } from '../../pipeline/shards/join-shards.ts';
import { invalidInputsResult } from '../inputs/invalid-input.ts';
import { checkManifestPath } from '../inputs/path-checks.ts';
import { type RecordedRun, startRecording, withEvents } from '../recorded-run.ts';
import { finishRun } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { explainCancellation, type RunResult, toRunResult } from '../run-result.ts';
import { withService } from '../service-session.ts';
import { releaseToContinue, warnNotReused } from '../upload/previous-manifest.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';
import { collectShards } from './collect-shards.ts';
import { type MergeInputs, readMergeInputs } from './merge-inputs.ts';

/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
export function mergeAction(context: ActionContext): Action<RunResult> {
  const run = startRecording(context);
  let joined: JoinedShards | undefined;
  return {
    run: () =>
      runMerge(run, (shards) => {
        joined = shards;
      }),
    onCrash: (failure) => {
      const result = run.recorder.crashResult(failure);
      return { ...result, report: { ...result.report, uploads: joined?.stored ?? [] } };
    },
    finish: async (result) => {
      // The clock of a machine that ran a shard may be ahead of the clock of this machine.
      const startedAt = new Date(Math.min(Number(joined?.startedAt ?? run.startedAt), Number(run.startedAt)));
      return (await finishRun(result, { ...run, startedAt })) === 'success';
    },
  };
}

async function runMerge(run: RecordedRun, onJoined: (shards: JoinedShards) => void): Promise<RunResult> {
  const { env, log, recorder, phases, signal } = run;
  const { inputs, problems, warnings } = readMergeInputs(env);
  const { exports, limits, manifestPath, givenManifestPath = manifestPath, summary } = inputs;
  log.warnings(warnings);
  const invalid = [...problems, ...(await checkManifestPath(givenManifestPath, signal))];
  // Without a joined manifest, do not overwrite one that an earlier run may have left at the given path.
  const unjoined = { baseUrl: '', organizationId: '', manifestPath: temporaryManifestPath(env), summary };
  if (invalid.length > 0) return { ...invalidInputsResult(invalid), inputs: unjoined };
  const plan = { assets: [], exports };
  recorder.plan(plan);
  const report = notAttemptedReport(plan);

  const joined = await phases.measure('join', () => collectShards(inputs, run));
  if (joined === undefined) {
    const failures = [explainCancellation(report, String(signal.reason))];
    return { conclusion: 'cancelled', report, failures, inputs: unjoined };
  }
  if ('problems' in joined) return { ...invalidInputsResult(joined.problems), report, inputs: unjoined };
  onJoined(joined);
  const { baseUrl, organizationId, stored } = joined;
  recorder.known = { inputs: { baseUrl, organizationId, manifestPath, summary } };
  const continued = await loadRelease(inputs, joined, run);
  startMergeDrafts(inputs, joined, run);
  const earlier = continued && earlierExports(continued.release, stored, continued);

  const done = { uploads: stored, exports: await triggerExports(inputs, earlier, run) };
  return toRunResult(done, recorder.known, { limits, hasNoConcurrencyInput: true, signal });
}

/** Reads the joined manifest of an earlier attempt, whose exports this run continues. */
async function loadRelease(
  inputs: MergeInputs,
  joined: JoinedShards,
  run: RecordedRun,
): Promise<ContinuedRelease | undefined> {
  if (!inputs.reuseUnchanged) return undefined;
  const { manifestPath: path } = inputs;
  const previous = await readPreviousUploads(path, joined);
  if (previous.kind === 'missing') run.log.info(`No previous manifest, so no export is reused: ${path}`);
  if (previous.kind === 'unusable')
    warnNotReused(path, previous.why, 'No export is reused. This run replaces the manifest.', run.log);
  return releaseToContinue(previous, inputs, run);
}

function startMergeDrafts(
  { givenManifestPath: path }: MergeInputs,
  { baseUrl, organizationId, stored, startedAt }: JoinedShards,
  { drafts, recorder, origin }: RecordedRun,
): void {
  if (path === undefined) return;
  drafts.start({
    path,
    mayReplace: () => true,
    build: () => {
      const known = { startedAt, run: origin.manifestRun, deployed: recorder.deployed };
      const report = { ...recorder.report(), uploads: stored };
      return buildManifest({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
    },
  });
}

async function triggerExports(
  inputs: MergeInputs,
  earlier: EarlierExports | undefined,
  run: RecordedRun,
): Promise<PipelineReport['exports']> {
  const { log, signal, waitTimer } = run;
  const { exports } = inputs;
  if (exports.length === 0) return [];
  return withEvents(inputs, run, (events) =>
    withService(inputs, { log, onWait: events.waiting, waitTimer }, ({ service }) =>
      requestExports(exports, { service, events, signal, concurrency: 'auto' }, earlier),
    ),
  );
}
