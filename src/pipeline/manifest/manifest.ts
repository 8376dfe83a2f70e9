import type { ExportOutcome } from '../outcomes.ts';
import type { ListDigest, Shard } from '../shards/split.ts';

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
  readonly deployed?: boolean;
  readonly error?: string;
  /** An export of an earlier run that did not succeed. This run was not asked for it, and a later run of the same release continues it. */
  readonly kept?: boolean;
}
