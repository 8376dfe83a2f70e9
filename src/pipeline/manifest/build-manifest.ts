import type {
  ExportOutcome,
  FileIdentity,
  PreviousUpload,
  PreviousUploads,
  UploadOutcome,
} from '../outcomes.ts';
import type { PipelineReport } from '../run-pipeline.ts';
import type {
  Conclusion,
  Manifest,
  ManifestAsset,
  ManifestExport,
  ManifestRun,
  ShardPart,
} from './manifest.ts';
import { exportKey, otherExports, type PreviousRun } from './previous-release.ts';

export interface ManifestHead {
  readonly conclusion: Conclusion;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  /** Absent while the run goes on. */
  readonly finishedAt?: Date;
  readonly run?: ManifestRun | undefined;
  /** Absent if the run was not a shard. */
  readonly shardPart?: ShardPart | undefined;
  /** Exports with a GitHub deployment, by `exportKey`. */
  readonly deployed?: ReadonlySet<string>;
}

/**
 * Builds the manifest of a run. With the conclusion `planned` (a dry run), assets that were not attempted get the status
 * `planned` or `reused`.
 *
 * @param previous uploads whose ids the manifest keeps for files that this run did not upload; in a dry run, the uploads
 *   that a run would reuse
 */
export function buildManifest(
  head: ManifestHead,
  report: PipelineReport,
  previous?: PreviousUploads,
): Manifest {
  const { conclusion, baseUrl, organizationId, startedAt, finishedAt, run, shardPart, deployed } = head;
  return {
    version: 1,
    ...(run !== undefined && { run }),
    ...shardPart,
    conclusion,
    baseUrl,
    organizationId,
    startedAt: startedAt.toISOString(),
    ...(finishedAt !== undefined && { finishedAt: finishedAt.toISOString() }),
    assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned', previous)),
    exports: report.exports.map((outcome) => manifestExport(outcome, deployed)),
  };
}

function manifestAsset(
  outcome: UploadOutcome<FileIdentity>,
  isPlanned: boolean,
  previous: PreviousUploads | undefined,
): ManifestAsset {
  const { path, fileName, contentType, size } = outcome.asset;
  const file = { path, fileName, contentType, size };
  switch (outcome.status) {
    case 'uploaded': {
      const { status, assetId, sha256, attempts, durationMs } = outcome;
      return { ...file, ...(sha256 !== undefined && { sha256 }), status, assetId, attempts, durationMs };
    }
    case 'reused': {
      const { status, assetId, sha256 } = outcome;
      return { ...file, sha256, status, assetId, attempts: 0, durationMs: 0 };
    }
    case 'failed': {
      const { status, attempts, durationMs, failure } = outcome;
      const error = failure.error.message;
      return { ...file, status, ...previousUpload(outcome, previous), attempts, durationMs, error };
    }
    case 'not-attempted': {
      const upload = previousUpload(outcome, previous);
      const planned = upload.assetId === undefined ? 'planned' : 'reused';
      const status = isPlanned ? planned : 'not-attempted';
      return { ...file, status, ...upload, attempts: 0, durationMs: 0 };
    }
  }
}

function previousUpload(
  outcome: UploadOutcome<FileIdentity>,
  previous: PreviousUploads | undefined,
): Partial<PreviousUpload> {
  const upload = previous?.get(outcome.asset);
  if (upload === undefined || mayBeReplaced(outcome, upload)) return {};
  return { sha256: upload.sha256, assetId: upload.assetId };
}

/** Whether the service may have other bytes than an earlier run uploaded: a PUT of this run was not confirmed. */
function mayBeReplaced(
  outcome: UploadOutcome<FileIdentity>,
  { sha256 }: { readonly sha256?: string },
): boolean {
  return outcome.status === 'failed' && (outcome.unconfirmed ?? []).some((sent) => sent !== sha256);
}

/** What the manifest of a run keeps of an earlier one. */
export interface Kept {
  readonly previous: PreviousRun;
  /** The commit of this run. */
  readonly commit: string | undefined;
  /** What ids it keeps besides those of its own files; `recorded` in a run of exports alone: the assets as they are. */
  readonly assets: 'recorded' | PreviousUploads | undefined;
}

/**
 * Adds to a manifest what it keeps of an earlier one: assets, and exports of the same release that this run was not asked for.
 *
 * @param report the report from which `manifest` was built
 */
export function addKept(
  manifest: Manifest,
  report: PipelineReport,
  { previous, commit, assets }: Kept,
): Manifest {
  const uploads = assets === 'recorded' ? undefined : report.uploads;
  const exports = [...manifest.exports, ...otherExports(previous, { commit, uploads }, report.exports)];
  if (assets === undefined) return { ...manifest, exports };
  if (assets !== 'recorded') return { ...manifest, assets: addIds(manifest, report, assets), exports };
  const organizationId = manifest.organizationId || previous.organizationId;
  return { ...manifest, organizationId, assets: previous.assets, exports };
}

/** If a file has changed, its entry describes the file that was uploaded earlier. */
function addIds(
  { assets }: Manifest,
  { uploads }: PipelineReport,
  previous: PreviousUploads,
): readonly ManifestAsset[] {
  const kept = new Map([...previous.entries()].map((entry) => [entry.path, entry]));
  for (const outcome of uploads) {
    const entry = kept.get(outcome.asset.path);
    if (entry !== undefined && mayBeReplaced(outcome, entry)) kept.delete(entry.path);
  }
  const own = assets.map((asset) => {
    const entry = kept.get(asset.path);
    kept.delete(asset.path);
    return asset.assetId === undefined ? { ...asset, ...entry } : asset;
  });
  const others = [...kept.values()].map(
    (entry) => ({ ...entry, status: 'not-attempted', attempts: 0, durationMs: 0 }) as const,
  );
  return [...own, ...others];
}

function manifestExport(outcome: ExportOutcome, deployed: ReadonlySet<string> = new Set()): ManifestExport {
  const { variantId, network, status } = outcome;
  const request = { variantId, network, status };
  switch (outcome.status) {
    case 'triggered':
    case 'reused': {
      const { response } = outcome;
      const attempts = outcome.status === 'triggered' ? outcome.attempts : 0;
      const isDeployed =
        deployed.has(exportKey(outcome)) || (outcome.status === 'reused' && outcome.deployed);
      return {
        ...request,
        attempts,
        ...(response !== undefined && { response }),
        ...(isDeployed && { deployed: true }),
      };
    }
    case 'failed':
      return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
    case 'unknown': {
      const { attempts, failure } = outcome;
      return { ...request, attempts, ...(failure && { error: failure.error.message }) };
    }
    case 'not-attempted':
      return { ...request, attempts: 0 };
  }
}
