import type { PipelineEvents } from '../events.ts';
import {
  type Asset,
  type ExportEntry,
  type ExportOutcome,
  type ExportRequest,
  exportKey,
  type FileEntry,
  type FileIdentity,
  isStored,
  isTriggered,
  notAttempted,
  notRequested,
  type PipelineReport,
  type StoredBytes,
  type UploadOutcome,
} from '../outcomes.ts';
import type { Conclusion, Manifest, ManifestRun } from './manifest.ts';
import type { Owner } from './owner.ts';

/** What is known of a step once its inputs are read. */
export interface RecordedInputs {
  /** What earlier steps left at the path of the manifest; absent for a new record. */
  readonly earlier?: Manifest | undefined;
  /** Whether the step is to upload, also if its inputs are invalid. */
  readonly isToUpload?: boolean;
  readonly isDryRun?: boolean;
  /** Absent if the inputs are invalid: then any of them may hold a secret, for instance a token in `organization`. */
  readonly order?: Owner & { readonly exports: readonly ExportRequest[] };
}

/**
 * The record of a step: the entries that earlier steps left, and the outcomes of this one, each of which is an entry. The manifest, the
 * outputs and the job summary are made from it, also if the step crashes. docs/reruns.md, *The manifest*, has its rules.
 */
export class RunRecord {
  /** Absent if it is not known. */
  readonly run: ManifestRun | undefined;
  readonly startedAt: Date;
  /** The service and the organization; empty if the inputs are invalid. */
  readonly owner: Owner;
  readonly isDryRun: boolean;
  /** What earlier steps left at the path of the manifest; absent for a new record. */
  readonly earlier: Manifest | undefined;
  #isToUpload: boolean;
  /** Whether the step was to upload, and found no file. */
  foundNothing = false;
  /** From the first `PUT` until every upload has its outcome. Meanwhile the storage may have new bytes of any file. */
  #isUploading = false;
  /** What earlier steps left, by path. */
  readonly #earlierFiles: ReadonlyMap<string, FileEntry>;
  /** What earlier steps left, by `exportKey`. */
  readonly #earlierExports: ReadonlyMap<string, ExportEntry>;
  /** By path, in the order of the plan. */
  readonly #uploads = new Map<string, UploadOutcome>();
  /** By `exportKey`, in the order of the plan. */
  readonly #exports = new Map<string, ExportOutcome>();

  constructor(
    { run, startedAt }: Pick<RunRecord, 'run' | 'startedAt'>,
    { earlier, isToUpload = false, isDryRun = false, order }: RecordedInputs = {},
  ) {
    this.run = run;
    this.startedAt = startedAt;
    this.isDryRun = isDryRun;
    this.#isToUpload = isToUpload;
    this.earlier = earlier;
    this.#earlierFiles = new Map(earlier?.assets.map((entry) => [entry.path, entry]));
    this.#earlierExports = new Map(earlier?.exports?.map((entry) => [exportKey(entry), entry]));
    const { baseUrl = '', organizationId = '', exports = [] } = order ?? {};
    this.owner = { baseUrl, organizationId };
    for (const request of exports) this.#exports.set(exportKey(request), notRequested(request));
  }

  /**
   * The search has ended.
   *
   * @param mayBeNone whether a step that found no file goes on as one that only exports
   */
  plan(assets: readonly Asset[], mayBeNone: boolean): void {
    const status = this.isDryRun ? 'planned' : 'not-attempted';
    for (const asset of assets) this.#uploads.set(asset.path, { ...notAttempted(asset), status });
    this.foundNothing = mayBeNone && assets.length === 0;
    if (this.foundNothing) this.#isToUpload = false;
  }

  readonly listener: Partial<PipelineEvents> = {
    comparisonSettled: (_, reused) => {
      if (reused !== undefined) this.#uploads.set(reused.path, reused);
    },
    beforeFirstPut: async () => {
      this.#isUploading = true;
      return undefined;
    },
    uploadSettled: (outcome) => void this.#uploads.set(outcome.path, outcome),
    uploadsFinished: () => {
      this.#isUploading = false;
    },
    exportsStarted: (outcomes) => {
      for (const outcome of outcomes) this.#exports.set(exportKey(outcome), outcome);
    },
    beforeExport: async (request) => {
      this.#exports.set(exportKey(request), { ...request, status: 'unknown', attempts: 0 });
      return undefined;
    },
    exportSettled: (outcome) => void this.#exports.set(exportKey(outcome), outcome),
  };

  /** GitHub has the success of an export as a deployment. */
  recordDeployment(request: ExportRequest): void {
    const outcome = this.#exports.get(exportKey(request));
    if (outcome !== undefined) this.#exports.set(exportKey(request), { ...outcome, deployed: true });
  }

  /** Whether the files are there; absent if no step was to upload. */
  get complete(): boolean | undefined {
    if (!this.#isToUpload) return this.earlier?.complete;
    return this.#uploads.size > 0 && this.#uploads.values().every(isStored);
  }

  /** Whether the step did all that it was asked for. */
  get isDone(): boolean {
    return (!this.#isToUpload || this.complete === true) && this.#exports.values().every(isTriggered);
  }

  /** The earlier upload of a file with the same path, `fileName`, content type and size, if there is one. Its bytes may still differ. */
  findUploads(file: FileIdentity): readonly StoredBytes[] {
    const { assetId, sha256, ...entry } = this.#earlierFiles.get(file.path) ?? { path: '' };
    return assetId && sha256 && isSameFile(entry, file) ? [{ assetId, sha256 }] : [];
  }

  /** What this workflow run did about exports before, for the same files: `reused`, `unknown` or `not-attempted`. */
  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[] {
    const earlier = this.#keptExports(this.#fileEntries());
    return requests.map((request) => {
      const entry = earlier.get(exportKey(request));
      if (entry === undefined || !this.#isOfThisOrder(entry)) return notRequested(request);
      if (isTriggered(entry)) return { ...entry, status: 'reused', attempts: 0 };
      return entry.status === 'unknown' ? { ...entry, attempts: 0 } : notRequested(request);
    });
  }

  /** What this step did so far, in the order of the plan. */
  report(): PipelineReport {
    return { uploads: [...this.#uploads.values()], exports: [...this.#exports.values()] };
  }

  /**
   * What this step did, and what earlier steps left and it did not touch. A dry run keeps nothing: it has a file of its own.
   *
   * @param finishedAt absent while the step goes on
   */
  manifest(conclusion: Conclusion, finishedAt?: Date): Manifest {
    const assets = this.isDryRun ? this.#ownFiles() : this.#fileEntries();
    const kept = this.isDryRun ? new Map() : this.#keptExports(assets);
    return { ...this.#head(conclusion, finishedAt), assets, exports: this.#exportEntries(kept) };
  }

  /** The manifest of what this step did itself: the files that are stored, and its exports without their responses. */
  note(conclusion: Conclusion): Manifest {
    const exports = this.#exportEntries(new Map()).map(({ response: _, location: __, ...entry }) => entry);
    const head = { ...this.#head(conclusion), ...this.owner };
    return { ...head, assets: this.#ownFiles().filter(isStored), exports };
  }

  #head(conclusion: Conclusion, finishedAt?: Date): Omit<Manifest, 'assets' | 'exports'> {
    const { complete, owner, earlier } = this;
    return {
      version: 1,
      ...(this.run && { run: this.run }),
      conclusion,
      ...(complete !== undefined && { complete }),
      baseUrl: owner.baseUrl || (earlier?.baseUrl ?? ''),
      organizationId: owner.organizationId || (earlier?.organizationId ?? ''),
      startedAt: this.startedAt.toISOString(),
      ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    };
  }

  #ownFiles(): FileEntry[] {
    return [...this.#uploads.values()].map((outcome) => this.#fileEntry(outcome));
  }

  /** The files of this step. As long as its upload is not complete, also those of earlier steps that it does not have. */
  #fileEntries(): FileEntry[] {
    const own = this.#ownFiles();
    if (own.length > 0 && this.complete) return own;
    return [...own, ...this.#earlierFiles.values().filter(({ path }) => !this.#uploads.has(path))];
  }

  #fileEntry(outcome: UploadOutcome): FileEntry {
    const earlier = this.#earlierFiles.get(outcome.path);
    // If the step is killed during uploads, nobody knows which files were sent. So none keeps its earlier id.
    if (outcome.status === 'not-attempted') return this.#isUploading ? outcome : (earlier ?? outcome);
    if (outcome.status !== 'failed') return outcome;
    const { failure, ...entry } = outcome;
    // After a `PUT` the storage may have other bytes than before.
    if (!failure?.neverSent || earlier?.assetId === undefined) return entry;
    const { path, fileName, contentType, size, assetId, sha256 } = earlier;
    return { ...entry, path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
  }

  /** Earlier exports are kept only as long as the files are those that they were of: the same ones, and no `PUT` of one was begun. */
  #keptExports(files: readonly FileEntry[]): ReadonlyMap<string, ExportEntry> {
    const mayHaveSent = ({ assetId, failure }: UploadOutcome): boolean => {
      return assetId === undefined && (failure ? !failure.neverSent : this.#isUploading);
    };
    if (this.#uploads.values().some(mayHaveSent)) return new Map();
    const hasId = ({ assetId }: FileEntry): boolean => assetId !== undefined;
    const stored = files.filter(hasId);
    const earlier = [...this.#earlierFiles.values()].filter(hasId);
    const isSame = (file: FileEntry): boolean => {
      const entry = this.#earlierFiles.get(file.path);
      if (entry === undefined || !isSameFile(entry, file)) return false;
      return entry.assetId === file.assetId && entry.sha256 === file.sha256;
    };
    return stored.length === earlier.length && stored.every(isSame) ? this.#earlierExports : new Map();
  }

  #exportEntries(earlier: ReadonlyMap<string, ExportEntry>): ExportEntry[] {
    const { id = 0, attempt = 0, commit = '' } = this.run ?? {};
    const run = this.run && { id, attempt, commit };
    const own = this.#exports.values().map(({ failure, shown: _, leftOut: __, ...entry }) => {
      const isRequested = entry.status !== 'not-attempted' && !failure?.neverSent;
      if (!isRequested) return earlier.get(exportKey(entry)) ?? entry;
      // Of one that was requested before, its entry says by which run.
      return { ...entry, ...(run && !entry.run && { run }) };
    });
    const others = earlier.values().filter((entry) => !this.#exports.has(exportKey(entry)));
    return [...own, ...others];
  }

  /** Whether an export was requested by this run, in any attempt. Outside of a workflow, without ids, all that is recorded is one order. */
  #isOfThisOrder({ run }: ExportEntry): boolean {
    if (this.run === undefined || run === undefined) return this.run === run;
    return run.id === this.run.id && repositoryOf(this.run) === repositoryOf(this.earlier?.run);
  }
}

function repositoryOf(run: ManifestRun | undefined): number | string | undefined {
  return run?.repositoryId ?? run?.repository;
}

function isSameFile(one: Partial<FileIdentity>, other: FileIdentity): boolean {
  return one.fileName === other.fileName && one.contentType === other.contentType && one.size === other.size;
}
