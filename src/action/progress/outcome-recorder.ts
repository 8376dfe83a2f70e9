import type { PipelineEvents } from '../../pipeline/events.ts';
import type { ExportOutcome, FileIdentity, UploadOutcome } from '../../pipeline/outcomes.ts';
import { type PipelineReport, type Plan, reportNotAttempted } from '../../pipeline/run-pipeline.ts';
import type { Failure } from '../failures/failures.ts';
import type { RunResult } from '../run-result.ts';

/** Keeps the outcomes of a run while it goes on, so that a crash can still be reported. */
export class OutcomeRecorder {
  #plan: Plan = { assets: [], exports: [] };
  readonly #uploads = new Map<FileIdentity, UploadOutcome>();
  readonly #exports: ExportOutcome[] = [];

  /** Where the result is reported, and what was known before this run. */
  known: Pick<RunResult, 'inputs' | 'previousUploads' | 'shardPart'> = {};

  /** Records outcomes of the pipeline. */
  readonly listener: Partial<PipelineEvents> = {
    comparisonSettled: (asset, reused) => {
      if (reused !== undefined) this.#uploads.set(asset, reused);
    },
    uploadSettled: (outcome) => {
      this.#uploads.set(outcome.asset, outcome);
    },
    exportSettled: (outcome) => {
      this.#exports.push(outcome);
    },
  };

  plan(plan: Plan): void {
    this.#plan = plan;
  }

  /** What has been done so far. Everything else of the plan is not attempted. */
  report(): PipelineReport {
    const nothing = reportNotAttempted(this.#plan);
    return {
      uploads: nothing.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
      exports: nothing.exports.map(
        (planned) =>
          this.#exports.find(
            (done) => done.variantId === planned.variantId && done.network === planned.network,
          ) ?? planned,
      ),
    };
  }

  /** The result of a run that crashed. */
  crashResult(failure: Failure): RunResult {
    return { ...this.known, conclusion: 'failure', report: this.report(), failures: [failure] };
  }
}
