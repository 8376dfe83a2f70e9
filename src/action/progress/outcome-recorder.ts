import type { PipelineEvents } from '../../pipeline/events.ts';
import { exportKey } from '../../pipeline/manifest/previous-release.ts';
import type { ExportOutcome, FileIdentity, UploadOutcome } from '../../pipeline/outcomes.ts';
import { notAttemptedReport, type PipelineReport, type Plan } from '../../pipeline/run-pipeline.ts';
import type { Failure } from '../failures/failures.ts';
import type { RunResult } from '../run-result.ts';

/** Records the outcomes of a run as they come, so that a crash can still be reported. */
export class OutcomeRecorder {
  #plan: Plan = { assets: [], exports: [] };
  readonly #uploads = new Map<FileIdentity, UploadOutcome>();
  readonly #exports = new Map<string, ExportOutcome>();
  /** Exports that may have been requested, by `exportKey`. */
  readonly #requested = new Set<string>();

  /** Exports whose success GitHub has as a deployment, by `exportKey`. */
  readonly deployed = new Set<string>();

  /** Set once the inputs and the previous manifest have been read. */
  known: Pick<RunResult, 'inputs' | 'previous' | 'kept' | 'shardPart' | 'limitUsage'> = {};

  readonly listener: Partial<PipelineEvents> = {
    comparisonSettled: (asset, reused) => {
      if (reused !== undefined) this.#uploads.set(asset, reused);
    },
    uploadSettled: (outcome) => {
      this.#uploads.set(outcome.asset, outcome);
      if (outcome.status === 'uploaded') this.uploadedCount += 1;
    },
    exportsStarted: (outcomes) => {
      for (const outcome of outcomes) this.#exports.set(exportKey(outcome), outcome);
    },
    beforeExport: async (request) => {
      this.#requested.add(exportKey(request));
    },
    exportSettled: (outcome) => {
      this.#requested.delete(exportKey(outcome));
      this.#exports.set(exportKey(outcome), outcome);
    },
  };

  /** Files that the jobs of the parts have uploaded. They come before those of the plan. */
  stored: readonly UploadOutcome<FileIdentity>[] = [];

  /** Number of files that this run has uploaded so far. */
  uploadedCount = 0;

  plan(plan: Plan): void {
    this.#plan = plan;
  }

  /**
   * The outcomes so far, in the order of the plan. An export that is being requested is `unknown`, and everything else without an
   * outcome is `not-attempted`.
   */
  report(): PipelineReport {
    const planned = notAttemptedReport(this.#plan);
    return {
      uploads: [
        ...this.stored,
        ...planned.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
      ],
      exports: planned.exports.map((request) => {
        const outcome = this.#exports.get(exportKey(request)) ?? request;
        const isRequested = outcome.status === 'not-attempted' && this.#requested.has(exportKey(request));
        return isRequested ? { ...outcome, status: 'unknown', attempts: 0 } : outcome;
      }),
    };
  }

  /** The result of a run that ends here, by a crash or another failure. */
  failedWith(failure: Failure): RunResult {
    return { ...this.known, conclusion: 'failure', report: this.report(), failures: [failure] };
  }
}
