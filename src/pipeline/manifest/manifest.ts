import type { EarlierExport, ExportOutcome, ExportRequest, FileIdentity, RunAttempt } from '../outcomes.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** The workflow run of the step that wrote a manifest last. */
export interface ManifestRun extends RunAttempt {
  /** `owner/name` */
  readonly repository: string;
}

/**
 * What the service has, as far as the steps that share the file know: which file has which asset id, and which export was requested
 * by which run. Contains neither the token nor an upload URL.
 */
export interface Manifest {
  readonly version: 1;
  /** Absent if the run is not known. */
  readonly run?: ManifestRun;
  /** Of the step that wrote last, as are `run` and the times. */
  readonly conclusion: Conclusion;
  /** Whether every asset of the last step that was to upload is stored. Absent as long as only export steps wrote. */
  readonly complete?: boolean;
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

export interface ManifestAsset extends FileIdentity {
  /** Of the last step that was to upload this file. */
  readonly status: 'uploaded' | 'reused' | 'failed' | 'not-attempted' | 'planned';
  /** Hash of the bytes that the service has under `assetId`, in lower-case hex. */
  readonly sha256?: string;
  /** If the last step did not upload the file, the id of an earlier upload. A later run reuses it if the file has these bytes. */
  readonly assetId?: string;
  readonly attempts: number;
  readonly durationMs: number;
  readonly error?: string;
}

/** Its `run` is the one that requested the export, or last took it as `reused`. */
export interface ManifestExport extends ExportRequest, EarlierExport {
  readonly status: ExportOutcome['status'];
  readonly attempts: number;
  readonly error?: string;
}
