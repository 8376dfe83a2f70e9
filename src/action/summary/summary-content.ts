import type { Manifest } from '../../pipeline/manifest/manifest.ts';
import type { Failure } from '../failures/failures.ts';
import type { Phase } from '../progress/phase-timer.ts';
import type { RunOrigin } from '../run-origin.ts';

/** Everything that a job summary shows. */
export interface SummaryContent {
  readonly manifest: Manifest;
  readonly manifestPath: string;
  readonly failures: readonly Failure[];
  readonly origin: RunOrigin;
  /** Time in which at least one request waited before an attempt, in milliseconds. */
  readonly waitedMs: number;
  readonly phases: readonly Phase[];
}
