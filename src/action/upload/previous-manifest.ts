import { buildManifest, keepAllIds } from '../../pipeline/manifest/manifest.ts';
import {
  FOREIGN,
  type PreviousManifest,
  readPreviousUploads,
} from '../../pipeline/manifest/read-manifest.ts';
import type { PreviousUploads } from '../../pipeline/outcomes.ts';
import type { ContinuedRelease } from '../../pipeline/run-pipeline.ts';
import { plural } from '../../support/format.ts';
import type { RecordedRun } from '../recorded-run.ts';
import type { RunResult } from '../run-result.ts';
import type { Log } from '../runner/log.ts';
import { temporaryManifestPath, type UploadInputs } from './upload-inputs.ts';

/** Reads the manifest that an earlier run left; `undefined` if `manifest` is not given. */
export async function loadPreviousManifest(
  inputs: UploadInputs,
  log: Log,
): Promise<PreviousManifest | undefined> {
  const { reuseUnchanged, givenManifestPath: path } = inputs;
  if (path === undefined) return undefined;
  const previous = await readPreviousUploads(path, inputs);
  if (!reuseUnchanged) return previous;
  switch (previous.kind) {
    case 'usable':
      log.info(
        `The previous manifest records ${plural(previous.uploads.reusableCount, 'uploaded file')}: ${path}`,
      );
      break;
    case 'missing':
      log.info(`No previous manifest, so no file is reused: ${path}`);
      break;
    case 'unusable':
      warnNotReused(path, previous.why, consequence(inputs), log);
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
  return manifest?.kind === 'usable' ? manifest.uploads : undefined;
}

/** Returns the earlier run whose exports this run continues; `undefined` if there is none, or `reuse-unchanged` is not set. */
export function releaseToContinue(
  previous: PreviousManifest | undefined,
  { reuseUnchanged, retryUnknown }: Pick<UploadInputs, 'reuseUnchanged' | 'retryUnknown'>,
  { origin }: Pick<RecordedRun, 'origin'>,
): ContinuedRelease | undefined {
  if (!reuseUnchanged || previous?.kind !== 'usable' || previous.release === undefined) return undefined;
  return { release: previous.release, commit: origin.manifestRun?.commit, retryUnknown };
}

/**
 * Keeps what an earlier run recorded if this run uploaded nothing: the manifest of this run gets all earlier ids.
 *
 * In three cases, the earlier manifest stays and that of this run is written to a temporary path: no file matched; the earlier
 * manifest can't be used; or this run ended before its exports, and the earlier manifest says which of them were triggered.
 */
export function keepPreviousManifest(
  result: RunResult,
  { env, log, drafts }: Pick<RecordedRun, 'env' | 'log' | 'drafts'>,
): RunResult {
  const { inputs, previous, conclusion, shardPart, report } = result;
  const { uploads } = report;
  if (inputs === undefined || previous === undefined || previous.kind === 'missing') return result;
  if (uploads.some(({ status }) => status === 'uploaded')) return result;
  const earlier = uploadsIn(previous);
  // `merge/` needs the manifest of a part that has no file, too.
  const isPart = shardPart !== undefined && conclusion === 'success';
  const hidesExports =
    previous.kind === 'usable' && previous.release !== undefined && endedBeforeExports(result);
  const mayReplace = drafts.hasReplaced || !hidesExports;
  if (mayReplace && earlier !== undefined && (uploads.length > 0 || isPart))
    return { ...result, keepsAllIds: true };
  if (isPart && previous.kind === 'unusable' && !previous.why.startsWith(FOREIGN)) return result;
  if (mayReplace && earlier?.size === 0) return result;
  log.info(`This run uploaded nothing, so ${inputs.manifestPath} is left unchanged for later runs`);
  return { ...result, inputs: { ...inputs, manifestPath: temporaryManifestPath(env) } };
}

function endedBeforeExports({ report: { exports } }: RunResult): boolean {
  return exports.length > 0 && exports.every(({ status }) => status === 'not-attempted');
}

/**
 * Starts to write the manifest while the run goes on. Until the first file is uploaded, an earlier manifest that can't be used stays,
 * and a usable one is replaced by a draft that keeps the earlier ids of all files that this run does not have.
 */
export function startDrafts(
  { drafts, recorder, origin, startedAt }: RecordedRun,
  inputs: UploadInputs,
): void {
  const { givenManifestPath: path, baseUrl, organizationId } = inputs;
  const { previous, shardPart } = recorder.known;
  const hasFiles = recorder.report().uploads.length > 0;
  // A run that only exports leaves a manifest with files as it is.
  if (path === undefined || (!hasFiles && uploadsIn(previous)?.size)) return;
  const hasUploaded = (): boolean => recorder.uploadedCount > 0;
  drafts.start({
    path,
    mayReplace: () => previous?.kind !== 'unusable' || hasUploaded(),
    build: () => {
      const { deployed } = recorder;
      const known = { startedAt, run: origin.manifestRun, shardPart, deployed };
      const report = recorder.report();
      const manifest = buildManifest({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
      const earlier = uploadsIn(previous);
      if (earlier === undefined || hasUploaded()) return manifest;
      return keepAllIds(manifest, report, earlier.without(report.uploads));
    },
  });
}
