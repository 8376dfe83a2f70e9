import {
  type ExportOutcome,
  type FileIdentity,
  isTriggered,
  type RunAttempt,
  type UploadOutcome,
} from '../outcomes.ts';
import type { ManifestAsset, ManifestExport, ManifestRun } from './manifest.ts';

/** The entry of a file. */
export function assetEntry(outcome: UploadOutcome<FileIdentity>): ManifestAsset {
  const { path, fileName, contentType, size } = outcome.asset;
  const { status } = outcome;
  const sha256 = 'sha256' in outcome ? outcome.sha256 : undefined;
  const { attempts, durationMs } = 'attempts' in outcome ? outcome : { attempts: 0, durationMs: 0 };
  return {
    path,
    fileName,
    contentType,
    size,
    ...(sha256 !== undefined && { sha256 }),
    status,
    ...('assetId' in outcome && { assetId: outcome.assetId }),
    attempts,
    durationMs,
    ...(status === 'failed' && { error: outcome.failure.error.message }),
  };
}

/** The attempt that an entry of an export names. */
export function attemptOf({ id, attempt, commit }: ManifestRun): RunAttempt {
  return { id, attempt, commit };
}

/**
 * The entry of an export.
 *
 * @param run the run that this step belongs to
 * @param isRecorded whether GitHub has its success as a deployment of this step
 */
export function exportEntry(
  outcome: ExportOutcome,
  run: ManifestRun | undefined,
  isRecorded: boolean,
): ManifestExport {
  const { variantId, network, status } = outcome;
  const attempts = 'attempts' in outcome ? outcome.attempts : 0;
  const { response, location } = isTriggered(outcome) ? outcome : {};
  const isDeployed = isRecorded || (status === 'reused' && outcome.deployed);
  const failure = 'failure' in outcome ? outcome.failure : undefined;
  return {
    variantId,
    network,
    status,
    attempts,
    ...(run && { run: attemptOf(run) }),
    ...(response !== undefined && { response }),
    ...(location !== undefined && { location }),
    ...(isDeployed && { deployed: true }),
    ...(failure && { error: failure.error.message }),
  };
}
