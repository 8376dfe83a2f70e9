import type {
  ExportOutcome,
  FileIdentity,
  PreviousUpload,
  PreviousUploads,
  UploadOutcome,
} from '../outcomes.ts';
import type { PipelineReport } from '../run-pipeline.ts';
import type { ListDigest, Shard } from '../shards/split.ts';
import { exportKey } from './previous-release.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** The workflow run that wrote a manifest. */
export interface ManifestRun {
  /** `owner/name` */
  readonly repository: string;
  readonly id: number;
  /** Counted from 1. A re-run has another attempt, but the same id and commit. */
  readonly attempt: number;
  /** The commit's full hash. */
  readonly commit: string;
}

/** Fields of the manifest that only a shard has. `merge/` needs them to join the shards. */
export interface ShardPart {
  readonly shard: Shard;
  /** Digest of the list of all files. Shards of different lists can't be joined: files may be missing between them. */
  readonly whole: ListDigest;
}

/** The record of a run, written as JSON. Contains neither the token nor an upload URL. */
export interface Manifest extends Partial<ShardPart> {
  readonly version: 1;
  /** Absent if the run is not known. */
  readonly run?: ManifestRun;
  readonly conclusion: Conclusion;
  /** Empty if the input was missing or invalid. */
  readonly baseUrl: string;
  /** Empty if the input was missing or invalid. */
  readonly organizationId: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC. Absent while the run goes on, and for ever if it was killed. */
  readonly finishedAt?: string;
  readonly assets: readonly ManifestAsset[];
  readonly exports: readonly ManifestExport[];
}

export interface ManifestAsset {
  /** Relative to the working directory, with `/` as separator. */
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly status: 'uploaded' | 'reused' | 'failed' | 'not-attempted' | 'planned';
  /** Hash of the bytes that the service has under `assetId`, in lower-case hex. */
  readonly sha256?: string;
  /** If this run did not upload the file, the id of a previous upload. A later run reuses it if the file has these bytes. */
  readonly assetId?: string;
  readonly attempts: number;
  readonly durationMs: number;
  readonly error?: string;
}

export interface ManifestExport {
  readonly variantId: string;
  readonly network: string;
  readonly status: ExportOutcome['status'];
  readonly attempts: number;
  /** The response of the service: parsed JSON, or else text. Absent if it was empty. */
  readonly response?: unknown;
  /** Whether GitHub has the deployment of this export. */
  readonly deployed?: true;
  readonly error?: string;
}

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

/**
 * Adds the ids in `previous` that `manifest` lacks, for a run that uploaded nothing. If a file has changed, its entry describes
 * the file that was uploaded earlier.
 *
 * @param report the report from which `manifest` was built
 */
export function keepAllIds(
  manifest: Manifest,
  { uploads }: PipelineReport,
  previous: PreviousUploads,
): Manifest {
  const kept = new Map([...previous.entries()].map((entry) => [entry.path, entry]));
  for (const outcome of uploads) {
    const entry = kept.get(outcome.asset.path);
    if (entry !== undefined && mayBeReplaced(outcome, entry)) kept.delete(entry.path);
  }
  const assets = manifest.assets.map((asset) => {
    const entry = kept.get(asset.path);
    kept.delete(asset.path);
    return asset.assetId === undefined ? { ...asset, ...entry } : asset;
  });
  const others = [...kept.values()].map(
    (entry) => ({ ...entry, status: 'not-attempted', attempts: 0, durationMs: 0 }) as const,
  );
  return { ...manifest, assets: [...assets, ...others] };
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
