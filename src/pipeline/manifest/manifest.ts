import type { ExportEntry, FileEntry, RunAttempt } from '../outcomes.ts';

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'planned';

/** The workflow run of the step that wrote a manifest last. */
export interface ManifestRun extends RunAttempt {
  /** `owner/name` */
  readonly repository: string;
  /** Stays when a repository is renamed. Absent if the runner does not say it. */
  readonly repositoryId?: number;
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
  readonly assets: readonly FileEntry[];
  readonly exports: readonly ExportEntry[];
}
