import { EarlierManifest } from '../../pipeline/manifest/earlier-manifest.ts';
import type { ExportOutcome } from '../../pipeline/outcomes.ts';
import { requestExports } from '../../pipeline/request-exports.ts';
import { notAttemptedReport } from '../../pipeline/run-pipeline.ts';
import type { JoinedShards } from '../../pipeline/shards/join-shards.ts';
import type { Failure } from '../failures/failures.ts';
import { explainCancellation, failuresOf } from '../failures/failures-of-run.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { checkManifestPath, tryManifestPath } from '../inputs/path-checks.ts';
import { type RecordedStep, recordStep, withEvents } from '../recorded-step.ts';
import { finishRun, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';
import { logEarlierManifest } from '../upload/earlier-steps.ts';
import { collectShards } from './collect-shards.ts';
import { type MergeInputs, readMergeInputs } from './merge-inputs.ts';

/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
export function mergeAction(context: ActionContext): Action {
  const step = recordStep(context);
  return {
    run: () => runMerge(step),
    finish: async (failures) => (await finishRun(failures, step)) === 'success',
  };
}

async function runMerge(step: RecordedStep): Promise<readonly Failure[]> {
  const { env, log, record, manifest, signal } = step;
  const { inputs, problems, warnings } = readMergeInputs(env);
  const { exports, limits, baseUrl, reuseUnchanged, retryUnknown } = inputs;
  log.warnings(warnings);
  step.summary = inputs.summary;
  record.isToUpload = true;
  const manifestPath = inputs.manifestPath ?? manifest.path;
  const { problems: pathProblems, file } = await checkManifestPath(manifestPath, problems);
  const placed = file ?? { kind: 'missing' };
  record.earlier = new EarlierManifest(placed, { baseUrl, organizationId: '', run: record.run });
  manifest.share(file && inputs.manifestPath);
  const invalid = [...problems, ...pathProblems];
  if (invalid.length > 0) return [invalidInputFailure(invalid)];
  record.exports = exports;
  await manifest.markIncomplete();

  const joined = await collectShards(inputs, manifestPath, step);
  if (joined === undefined) return [explainCancellation(record, signal)];
  if ('problems' in joined) return [invalidInputFailure(joined.problems)];
  recordParts(joined, step);
  record.plan({ ...joined, assets: [], exports }, joined.stored);
  const earlier = new EarlierManifest(placed, { ...joined, run: record.run });
  record.earlier = earlier;
  const unwritable = await tryManifestPath(manifestPath, signal);
  if (unwritable.length > 0) {
    manifest.share(undefined);
    return [invalidInputFailure(unwritable)];
  }
  logEarlierManifest(earlier, inputs, 'merge', log);
  const noOutputs = await outputsFailure(env, signal);
  if (noOutputs !== undefined) return [noOutputs];
  record.begin();
  const before = reuseUnchanged
    ? earlier.exportsBefore(exports, joined.stored)
    : notAttemptedReport({ assets: undefined, exports }).exports;
  await triggerExports(before, retryUnknown, inputs, step);
  return failuresOf(record, { limits, hasNoConcurrencyInput: true, signal });
}

/** Records the start and the commit of the parts: a `workflow_run` has another commit. */
function recordParts({ startedAt, run: parts }: JoinedShards, step: RecordedStep): void {
  const { record, origin } = step;
  // The clock of a machine that ran a shard may be ahead of the clock of this machine.
  if (startedAt < record.startedAt) record.startedAt = startedAt;
  if (parts === undefined) return;
  const { commit } = parts;
  record.run = { ...(origin.manifestRun ?? parts), commit };
  step.origin = { ...origin, commit, manifestRun: record.run };
}

async function triggerExports(
  before: readonly ExportOutcome[],
  retryUnknown: boolean,
  inputs: MergeInputs,
  step: RecordedStep,
): Promise<void> {
  if (before.length === 0) return;
  const { signal, waitTimer } = step;
  await withEvents(inputs, step, (events) =>
    withService(inputs, { onWait: events.waiting, waitTimer }, ({ service }) =>
      requestExports(before, { service, events, signal, concurrency: 'auto' }, retryUnknown),
    ),
  );
}
