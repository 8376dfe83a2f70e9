import type { PipelineEvents } from '../events.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  exportKey,
  type FileIdentity,
  hasAssetId,
  isTriggered,
  type UploadOutcome,
} from '../outcomes.ts';
import { notAttemptedReport, type PipelineReport, type RequestedWork } from '../run-pipeline.ts';
import type { EarlierManifest } from './earlier-manifest.ts';
import { keepExports, keepFiles } from './keep-earlier.ts';
import type { Conclusion, Manifest, ManifestExport, ManifestRun } from './manifest.ts';
import { assetEntry, exportEntry } from './manifest-entries.ts';

/** What a step is to do, and about what. */
export interface RecordedWork extends RequestedWork {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/**
 * Everything that is known of one step: its plan, its outcomes as they come, and what it keeps of an earlier manifest. The manifest,
 * the outputs and the job summary are made from it, also if the step crashes.
 */
export class RunRecord {
  /** The workflow run; absent if it is not known. */
  readonly run: ManifestRun | undefined;
  readonly startedAt: Date;
  /** What earlier steps left at the path of the manifest; absent until it was read. */
  earlier: EarlierManifest | undefined;
  /** Whether the step was to upload. */
  isToUpload = false;
  isDryRun = false;
  /** What the step is asked to export, before there is a plan. */
  exports: readonly ExportRequest[] = [];
  /** Exports whose success GitHub has as a deployment, by `exportKey`. */
  readonly deployed = new Set<string>();

  #plan: RecordedWork | undefined;
  #hasBegun = false;
  #hasBegunExports = false;
  readonly #uploads = new Map<FileIdentity, UploadOutcome>();
  readonly #exports = new Map<string, ExportOutcome>();
  /** Files of which a `PUT` may have begun. */
  readonly #sending = new Set<FileIdentity>();
  /** Exports that are being requested, by `exportKey`. */
  readonly #requested = new Set<string>();

  constructor({ run, startedAt }: { readonly run: ManifestRun | undefined; readonly startedAt: Date }) {
    this.run = run;
    this.startedAt = startedAt;
  }

  readonly listener: Partial<PipelineEvents> = {
    comparisonSettled: (asset, reused) => {
      if (reused !== undefined) this.#uploads.set(asset, reused);
    },
    uploadsStarted: (assets) => {
      for (const asset of assets) this.#sending.add(asset);
    },
    uploadSettled: (outcome) => {
      this.#sending.delete(outcome.asset);
      this.#uploads.set(outcome.asset, outcome);
    },
    uploadsFinished: () => this.#sending.clear(),
    exportsStarted: (outcomes) => {
      this.#hasBegunExports = true;
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

  plan(plan: RecordedWork): void {
    this.#plan = plan;
  }

  /** All checks have passed: the step does what it planned. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** Whether the step did all that it was asked for. */
  get isDone(): boolean {
    const { uploads, exports } = this.report();
    return this.#hasBegun && uploads.every(hasAssetId) && exports.every(isTriggered);
  }

  /** Whether this step stored a file or triggered an export, or may have done so. */
  get hasChanged(): boolean {
    const { uploads, exports } = this.report();
    return (
      uploads.some(({ status, ...rest }) => status === 'uploaded' || 'unconfirmed' in rest) ||
      exports.some(({ status }) => status === 'triggered' || status === 'unknown')
    );
  }

  /**
   * The outcomes so far, in the order of the plan. An export that is being requested is `unknown`, and everything else without an
   * outcome is `not-attempted`.
   */
  report(): PipelineReport {
    const planned = notAttemptedReport(this.#plan ?? { assets: undefined, exports: this.exports });
    return {
      uploads: planned.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
      exports: planned.exports.map((request): ExportOutcome => {
        const outcome = this.#exports.get(exportKey(request)) ?? request;
        return this.#requested.has(exportKey(request))
          ? { ...outcome, status: 'unknown', attempts: 0 }
          : outcome;
      }),
    };
  }

  /** The manifest of this step alone, without what it keeps of an earlier one. */
  ownManifest(conclusion: Conclusion, finishedAt?: Date): Manifest {
    const { baseUrl = '', organizationId = '' } = this.#plan ?? {};
    const { uploads, exports } = this.report();
    const entries = uploads.map((outcome) => {
      const entry = assetEntry(outcome);
      const isPlanned = conclusion === 'planned' && entry.status === 'not-attempted';
      return isPlanned ? { ...entry, status: 'planned' as const } : entry;
    });
    return {
      version: 1,
      ...(this.run && { run: this.run }),
      conclusion,
      ...(this.isToUpload && { complete: this.#hasBegun && uploads.every(hasAssetId) }),
      baseUrl,
      organizationId,
      startedAt: this.startedAt.toISOString(),
      ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
      assets: entries,
      exports: exports.map((outcome) => this.#exportEntry(outcome)),
    };
  }

  /**
   * The manifest: what this step did, and what it keeps of the earlier one. Before there is a plan, only `conclusion` and `complete`
   * change.
   *
   * @param finishedAt absent while the step goes on
   */
  manifest(conclusion: Conclusion, finishedAt?: Date): Manifest {
    const own = this.ownManifest(conclusion, finishedAt);
    const earlier = this.earlier?.content;
    if (this.earlier === undefined || earlier === undefined || this.isDryRun) return own;
    if (this.#plan === undefined) return this.interrupted(conclusion) ?? own;
    const { assets, exports, ...head } = own;
    const { uploads } = this.report();
    const hasFiles = this.#plan.assets !== undefined;
    // Other files stay until an upload is complete.
    const ownFiles = own.complete ? assets : keepFiles(assets, uploads, this.#sending, this.earlier);
    const files = hasFiles ? ownFiles : earlier.assets;
    const isSameRelease = !hasFiles || this.earlier.hasFiles(files);
    const step = { run: this.run, hasBegun: this.#hasBegunExports, requested: this.#requested };
    const { complete, organizationId } = earlier;
    return {
      ...head,
      organizationId: head.organizationId || organizationId,
      // A step that found no file, and was content with that, leaves it as one does that only exports.
      ...((!this.isToUpload || (!hasFiles && this.#hasBegun)) && complete !== undefined && { complete }),
      assets: files,
      exports: isSameRelease ? keepExports(exports, step, this.earlier) : exports,
    };
  }

  /** The earlier manifest with the conclusion of this step, which did not get to its plan; `undefined` if there is none. */
  interrupted(conclusion: Conclusion): Manifest | undefined {
    const earlier = this.earlier?.content;
    return earlier && { ...earlier, conclusion, ...(this.isToUpload && { complete: false }) };
  }

  #exportEntry(outcome: ExportOutcome): ManifestExport {
    return exportEntry(outcome, this.run, this.deployed.has(exportKey(outcome)));
  }
}
