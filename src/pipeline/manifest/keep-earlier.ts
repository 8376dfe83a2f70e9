import { exportKey, type FileIdentity, isTriggered, type UploadOutcome } from '../outcomes.ts';
import type { EarlierFile, EarlierManifest } from './earlier-manifest.ts';
import type { ManifestAsset, ManifestExport, ManifestRun } from './manifest.ts';
import { attemptOf } from './manifest-entries.ts';

// What a manifest keeps of the earlier one: files and exports that the step did not touch.

/**
 * Keeps the earlier ids of files that the step did not store, and the files that it does not have.
 *
 * @param own the entries of the step's files
 * @param uploads the outcomes of these files, in the same order
 * @param sending files of which a `PUT` may have begun
 */
export function keepFiles(
  own: readonly ManifestAsset[],
  uploads: readonly UploadOutcome<FileIdentity>[],
  sending: ReadonlySet<FileIdentity>,
  { content, files }: EarlierManifest,
): readonly ManifestAsset[] {
  const ownPaths = new Set(own.map(({ path }) => path));
  const others = content?.assets.filter(({ path }) => files.has(path) && !ownPaths.has(path)) ?? [];
  const entries = own.map((entry, index) => {
    const [kept, outcome] = [files.get(entry.path), uploads[index]];
    if (entry.assetId !== undefined || kept === undefined || outcome === undefined) return entry;
    return mayBeReplaced(outcome, kept, sending) ? entry : { ...entry, ...identityOf(kept) };
  });
  return [...entries, ...others];
}

/** Whether the service may have other bytes under the earlier id: a `PUT` of this step was not confirmed. */
function mayBeReplaced(
  outcome: UploadOutcome<FileIdentity>,
  { sha256 }: EarlierFile,
  sending: ReadonlySet<FileIdentity>,
): boolean {
  if (outcome.status === 'failed') return (outcome.unconfirmed ?? []).some((sent) => sent !== sha256);
  return sending.has(outcome.asset);
}

function identityOf({ path, fileName, contentType, size, assetId, sha256 }: EarlierFile): EarlierFile {
  return { path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
}

interface ExportingStep {
  readonly run: ManifestRun | undefined;
  /** Whether it got to its exports. */
  readonly hasBegun: boolean;
  /** Exports that are being requested, by `exportKey`. */
  readonly requested: ReadonlySet<string>;
}

/**
 * Keeps the earlier exports that the step did not touch.
 *
 * @param own the entries of the step's exports
 */
export function keepExports(
  own: readonly ManifestExport[],
  { run, hasBegun, requested }: ExportingStep,
  earlier: EarlierManifest,
): readonly ManifestExport[] {
  const isTouched = (entry: ManifestExport): boolean => {
    if (requested.has(exportKey(entry))) return true;
    // An earlier step requested it, and this one does not repeat it.
    if (entry.status === 'unknown') return entry.attempts > 0;
    if (entry.status !== 'not-attempted') return true;
    return hasBegun && earlier.exportOf(entry)?.status !== 'unknown';
  };
  // A later step of this run must not take the release for finished, and trigger them again.
  const adopt = (entry: ManifestExport): ManifestExport => {
    const isOther = run !== undefined && entry.run?.commit === run.commit && entry.run.id !== run.id;
    return isOther && isTriggered(entry) ? { ...entry, status: 'reused', run: attemptOf(run) } : entry;
  };
  const keys = new Set(own.map(exportKey));
  const others = [...earlier.exports.values()].filter((entry) => !keys.has(exportKey(entry)));
  return [
    ...own.map((entry) => (isTouched(entry) ? entry : (earlier.exportOf(entry) ?? entry))),
    ...(hasBegun && earlier.isUnfinished ? others.map(adopt) : others),
  ];
}
