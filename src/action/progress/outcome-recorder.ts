import type { PipelineEvents } from '../../pipeline/events.ts';
import type { ExportOutcome, FileIdentity, UploadOutcome } from '../../pipeline/outcomes.ts';
import { type PipelineReport, type Plan, reportNothing } from '../../pipeline/run-pipeline.ts';
import type { Ending } from '../run-result.ts';

/** Keeps what is known of a run while it goes on, for the case that it never comes to its end. */
export class OutcomeRecord {
  #plan: Plan = { assets: [], exports: [] };
  readonly #uploads = new Map<FileIdentity, UploadOutcome>();
  readonly #exports: ExportOutcome[] = [];

  /** Where it is to be told, and what was known before: also of a run that breaks down. */
  told: Pick<Ending, 'inputs' | 'earlier' | 'part'> = {};

  plan(plan: Plan): void {
    this.#plan = plan;
  }

  /** The same events, taken down on their way. */
  listen(events: PipelineEvents): PipelineEvents {
    return {
      ...events,
      comparisonSettled: (asset, reused) => {
        if (reused !== undefined) this.#uploads.set(asset, reused);
        events.comparisonSettled(asset, reused);
      },
      uploadSettled: (outcome) => {
        this.#uploads.set(outcome.asset, outcome);
        events.uploadSettled(outcome);
      },
      exportSettled: (outcome) => {
        this.#exports.push(outcome);
        events.exportSettled(outcome);
      },
    };
  }

  /** What has been done so far; what has not is not attempted. */
  report(): PipelineReport {
    const nothing = reportNothing(this.#plan);
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
}
