import type { Manifest } from '../../pipeline/manifest/manifest.ts';
import type { Failure } from '../failures/failures.ts';
import type { Phase } from '../progress/phase-timer.ts';
import type { RunOrigin } from '../run-origin.ts';

/** Everything that a job summary tells of. */
export interface SummaryContent {
  readonly manifest: Manifest;
  readonly manifestPath: string;
  readonly failures: readonly Failure[];
  readonly origin: RunOrigin;
  /** Time in which something waited for the service or the storage, in milliseconds. */
  readonly waitedMs: number;
  /** What the time was spent on. */
  readonly phases: readonly Phase[];
}
