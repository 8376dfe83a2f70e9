import { type ExportOutcome, type FileIdentity, isTriggered, type UploadOutcome } from '../outcomes.ts';
import type { EarlierFile } from './earlier-manifest.ts';
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

/** What an entry keeps of an earlier one: the file, and its id. */
export function identityOf({ path, fileName, contentType, size, assetId, sha256 }: EarlierFile): EarlierFile {
  return { path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
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
  const { id, attempt, commit } = run ?? {};
  const isKnown = id !== undefined && attempt !== undefined && commit !== undefined;
  const attempts = 'attempts' in outcome ? outcome.attempts : 0;
  const { response, location } = isTriggered(outcome) ? outcome : {};
  const isDeployed = isRecorded || (status === 'reused' && outcome.deployed);
  const failure = 'failure' in outcome ? outcome.failure : undefined;
  return {
    variantId,
    network,
    status,
    attempts,
    ...(isKnown && { run: { id, attempt, commit } }),
    ...(response !== undefined && { response }),
    ...(location !== undefined && { location }),
    ...(isDeployed && { deployed: true }),
    ...(failure && { error: failure.error.message }),
  };
}
