import { addKept, buildManifest, type Kept } from '../../pipeline/manifest/build-manifest.ts';
import {
  otherExports,
  type PreviousManifest,
  type PreviousRun,
  toPreviousManifest,
} from '../../pipeline/manifest/previous-release.ts';
import type { PlacedFile } from '../../pipeline/manifest/read-manifest.ts';
import { isTriggered, type PreviousUploads } from '../../pipeline/outcomes.ts';
import type { Continuation, PipelineReport } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import type { RecordedRun } from '../recorded-run.ts';
import type { RunResult } from '../run-result.ts';
import type { Log } from '../runner/log.ts';
import { temporaryManifestPath, type UploadInputs } from './upload-inputs.ts';

// In the order of a run: what it knows at its start, what it continues, what it writes meanwhile, and what stays at its end.
// docs/decisions/008-manifest-keeps-asset-ids.md has a table.

/** Interprets the file that an earlier run left at `manifest`, and logs what that means for `reuse-unchanged`. */
export function loadPreviousManifest(file: PlacedFile, inputs: UploadInputs, log: Log): PreviousManifest {
  const previous = toPreviousManifest(file, inputs);
  const { reuseUnchanged, givenManifestPath: path } = inputs;
  if (!reuseUnchanged || path === undefined) return previous;
  if (previous.kind === 'unusable') warnNotReused(path, previous.why, consequence(inputs), log);
  else if (previous.kind === 'missing') log.info(`No previous manifest, so no file is reused: ${path}`);
  else {
    const files = plural(previous.run.uploads.reusableCount, 'uploaded file');
    log.info(`The previous manifest records ${files}: ${path}`);
  }
  return previous;
}

function consequence({ dryRun, patterns }: UploadInputs): string {
  if (patterns === undefined) return 'No export is reused, and the manifest stays as it is.';
  return dryRun
    ? 'A real run would reuse no file. After its first upload, it would replace this manifest.'
    : 'No file is reused. After the first upload, this run replaces the manifest.';
}

/** Warns that nothing of an earlier run is reused, because its manifest can't be used. */
export function warnNotReused(path: string, why: string, consequence: string, log: Log): void {
  const advice = 'Give each service and organization its own `manifest`, and let nothing else write to it.';
  log.warning('Manifest not reused', `${path}: ${why}.`, consequence, advice);
}

export function uploadsIn(manifest: PreviousManifest | undefined): PreviousUploads | undefined {
  return manifest?.kind === 'usable' ? manifest.run.uploads : undefined;
}

/** Returns the earlier run whose exports this run continues; `undefined` if there is none, or `reuse-unchanged` is not set. */
export function continuationOf(
  previous: PreviousManifest,
  { reuseUnchanged, retryUnknown, exportsAlone }: ContinuationInputs,
  { origin }: Pick<RecordedRun, 'origin'>,
): Continuation | undefined {
  if (!reuseUnchanged || previous.kind !== 'usable') return undefined;
  return { previous: previous.run, commit: origin.manifestRun?.commit, exportsAlone, retryUnknown };
}

type ContinuationInputs = Pick<UploadInputs, 'reuseUnchanged' | 'retryUnknown'> &
  Pick<Continuation, 'exportsAlone'>;

/** Starts to write the manifest while the run goes on. One that can't be used stays until the first file is uploaded. */
export function startDrafts(run: RecordedRun, { givenManifestPath: path, ...inputs }: UploadInputs): void {
  const { drafts, recorder, origin, startedAt } = run;
  const { baseUrl, organizationId } = inputs;
  const { previous, shardPart } = recorder.known;
  if (path === undefined) return;
  drafts.start({
    path,
    mayReplace: () => previous?.kind !== 'unusable' || recorder.uploadedCount > 0,
    build: () => {
      const known = { startedAt, run: origin.manifestRun, shardPart, deployed: recorder.deployed };
      const report = recorder.report();
      const own = buildManifest({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
      if (previous?.kind !== 'usable') return own;
      // A file that is about to be uploaded loses its id: the service may give its new bytes the same one.
      const ids = previous.run.uploads.without(report.uploads);
      return addKept(own, report, keptOf(previous.run, report, ids, inputs, run));
    },
  });
}

/**
 * Decides at the end of a run whether its manifest takes the place of the earlier one, and what it keeps of it. Two manifests stay
 * if this run uploaded nothing: one that can't be used, and one that says which exports were triggered while this run does not.
 */
export function keepPreviousManifest(result: RunResult, run: RecordedRun): RunResult {
  const { inputs, previous, report } = result;
  if (inputs === undefined || previous === undefined || previous.kind === 'missing') return result;
  const mayStay = !run.drafts.hasReplaced && !hasUploaded(report);
  if (previous.kind === 'unusable') return mayStay ? leaveInPlace(result, run) : result;
  const kept = keptOf(previous.run, report, previous.run.uploads, inputs, run);
  return mayStay && hidesExports(report, kept) ? leaveInPlace(result, run) : { ...result, kept };
}

function keptOf(
  previous: PreviousRun,
  report: PipelineReport,
  ids: PreviousUploads,
  { patterns }: Partial<Pick<UploadInputs, 'patterns'>>,
  { origin }: Pick<RecordedRun, 'origin'>,
): Kept {
  const ownIds = hasUploaded(report) ? undefined : ids;
  return {
    previous,
    commit: origin.manifestRun?.commit,
    assets: patterns === undefined ? 'recorded' : ownIds,
  };
}

/** Whether an export that may have to be continued would be lost, although this run attempted none. */
function hidesExports({ uploads, exports }: PipelineReport, { previous, commit, assets }: Kept): boolean {
  if (exports.some(({ status }) => status !== 'not-attempted')) return false;
  const release = { commit, uploads: assets === 'recorded' ? undefined : uploads };
  const stays = new Set(otherExports(previous, release, exports));
  return previous.exports.some(
    (entry) => entry.kept && (isTriggered(entry) || entry.status === 'unknown') && !stays.has(entry),
  );
}

function hasUploaded({ uploads }: PipelineReport): boolean {
  return uploads.some(({ status }) => status === 'uploaded');
}

function leaveInPlace(result: RunResult, { env, log }: Pick<RecordedRun, 'env' | 'log'>): RunResult {
  if (result.inputs === undefined) return result;
  log.info(`This run uploaded nothing, so ${result.inputs.manifestPath} is left unchanged for later runs`);
  return { ...result, inputs: { ...result.inputs, manifestPath: temporaryManifestPath(env) } };
}
