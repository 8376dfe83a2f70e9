import type { Conclusion, ManifestPart } from '../pipeline/manifest/manifest.ts';
import type { EarlierUploads } from '../pipeline/outcomes.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import type { Failure } from './failures/failures.ts';
import type { Inputs } from './upload/upload-inputs.ts';

/** How the work ended, with everything that is to be told about it. */
export interface Ending {
  readonly conclusion: Conclusion;
  readonly report: PipelineReport;
  readonly failures: readonly Failure[];
  /** What the manifest keeps for the next run, of files that this one did not come to. */
  readonly earlier?: EarlierUploads | undefined;
  /** Absent where they were not valid, or not even read. */
  readonly inputs?: Pick<Inputs, 'baseUrl' | 'organizationId' | 'manifestPath' | 'summary'> | undefined;
  /** Absent where this was no shard. */
  readonly part?: ManifestPart | undefined;
}
