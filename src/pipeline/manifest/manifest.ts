import type {
  ExportOutcome,
  FileIdentity,
  PreviousUpload,
  PreviousUploads,
  UploadOutcome,
} from '../outcomes.ts';
import type { PipelineReport } from '../run-pipeline.ts';
import type { ListDigest, Shard } from '../shards/split.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** What a shard tells those who join it with the others. */
export interface ShardPart {
  readonly shard: Shard;
  /** Of the list that it is a part of: shards of different lists may have gaps between them. */
  readonly whole: ListDigest;
}

/** The record of a run: one JSON file, without a token or an upload address in it. */
export interface Manifest extends Partial<ShardPart> {
  readonly version: 1;
  readonly conclusion: Conclusion;
  /** Empty where it was not given or not valid; so is `organizationId`. */
  readonly baseUrl: string;
  readonly organizationId: string;
  /** ISO 8601, UTC; so is `finishedAt`. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly assets: readonly ManifestAsset[];
  readonly exports: readonly ManifestExport[];
}

export interface ManifestAsset {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly status: 'uploaded' | 'reused' | 'failed' | 'not-attempted' | 'planned';
  /** Of the bytes that the service has under `assetId`, in lower-case hex. */
  readonly sha256?: string;
  /**
   * Together with `sha256`, and where this run did not store the file itself, that of an earlier upload: a later run takes it
   * if the file has these bytes then.
   */
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
  /** The service's answer: JSON where it is JSON, else text; absent where it was empty. */
  readonly response?: unknown;
  readonly error?: string;
}

export interface ManifestHead {
  readonly conclusion: Conclusion;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Absent where the run was no shard. */
  readonly shardPart?: ShardPart | undefined;
}

/**
 * Puts the record of a run together; with the conclusion `planned`, nothing was attempted: assets are planned, or would be
 * reused.
 *
 * @param earlier uploads that must not be forgotten for the sake of the next run, where this one did not come to the file;
 *   of a plan, those that it would reuse
 */
export function buildManifest(
  head: ManifestHead,
  report: PipelineReport,
  earlier?: PreviousUploads,
): Manifest {
  const { conclusion, baseUrl, organizationId, startedAt, finishedAt, shardPart } = head;
  return {
    version: 1,
    ...shardPart,
    conclusion,
    baseUrl,
    organizationId,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned', earlier)),
    exports: report.exports.map(manifestExport),
  };
}

function manifestAsset(
  outcome: UploadOutcome<FileIdentity>,
  planned: boolean,
  earlier: PreviousUploads | undefined,
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
      return { ...file, status, ...keptId(outcome.asset, earlier), attempts, durationMs, error };
    }
    case 'not-attempted': {
      const upload = keptId(outcome.asset, earlier);
      const intended = upload.assetId === undefined ? 'planned' : 'reused';
      return {
        ...file,
        status: planned ? intended : 'not-attempted',
        ...upload,
        attempts: 0,
        durationMs: 0,
      };
    }
  }
}

function keptId(asset: FileIdentity, earlier: PreviousUploads | undefined): Partial<PreviousUpload> {
  const upload = earlier?.get(asset);
  return upload === undefined ? {} : { sha256: upload.sha256, assetId: upload.assetId };
}

function manifestExport(outcome: ExportOutcome): ManifestExport {
  const { variantId, network, status } = outcome;
  const request = { variantId, network, status };
  switch (outcome.status) {
    case 'triggered': {
      const { attempts, response } = outcome;
      return { ...request, attempts, ...(response !== undefined && { response }) };
    }
    case 'failed':
    case 'unknown':
      return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
    case 'not-attempted':
      return { ...request, attempts: 0 };
  }
}
