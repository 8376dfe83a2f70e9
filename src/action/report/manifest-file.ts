import { setImmediate } from 'node:timers/promises';
import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Conclusion, Manifest } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { jsonInParts } from '../../support/json.ts';
import { temporaryFile } from '../runner/temporary-file.ts';

interface ManifestFileOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/**
 * The file of a step's manifest. With the input `manifest`, it is written while the step goes on, so that a killed step leaves a true
 * record: before the first upload and before each export. The errors of these writes are left to the last one, which reports them.
 */
export class ManifestFile {
  readonly #record: RunRecord;
  readonly #signal: AbortSignal;
  #isStopped = false;
  /** A new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests. */
  readonly #temporary: string;
  #shared: string | undefined;
  /** The write that began last. */
  #last: Promise<void> = Promise.resolve();
  /** The one after it, which has not begun. */
  #next: Promise<void> | undefined;

  constructor(record: RunRecord, { env, signal }: ManifestFileOptions) {
    this.#record = record;
    this.#signal = signal;
    this.#temporary = temporaryFile(env, 'playable-export-manifest', 'json');
  }

  /** Uses this absolute path, which several steps may share; `undefined` for one under `RUNNER_TEMP`. */
  share(path: string | undefined): void {
    this.#shared = path;
  }

  /** Absolute path. A manifest of another service or organization stays where it is until this step stores or triggers something. */
  get path(): string {
    return this.#shared !== undefined && this.unchanged === undefined ? this.#shared : this.#temporary;
  }

  /** The path of a manifest that this step leaves as it is, because it is of another service or organization. */
  get unchanged(): string | undefined {
    const { earlier, hasChanged } = this.#record;
    return earlier?.unusable !== undefined && !hasChanged ? this.#shared : undefined;
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeUploads: () => this.#write(),
    beforeExport: () => this.#write(),
  };

  /**
   * Says in an earlier manifest that the upload is not complete, before anything else that can fail: whatever ends this step, a step
   * that only exports must not export the earlier files.
   */
  async markIncomplete(): Promise<void> {
    const { isToUpload, earlier } = this.#record;
    const interrupted = this.#record.interrupted('failure');
    if (this.#shared === undefined || interrupted === undefined) return;
    if (!isToUpload || earlier?.content?.complete === false) return;
    const { finishedAt: _, ...manifest } = interrupted;
    await this.#put(this.#shared, manifest).catch(() => undefined);
  }

  /** Writes the plan of a step that is to upload if there was no manifest before, so that a kill leaves `complete: false`. */
  async writePlan(): Promise<void> {
    const { isToUpload, earlier } = this.#record;
    if (isToUpload && earlier?.content === undefined) await this.#write();
  }

  /**
   * Waits for writes under way, and writes the manifest for the last time.
   *
   * @throws the error of the file system
   */
  async finish(conclusion: Conclusion, finishedAt: Date): Promise<void> {
    await this.stop();
    await this.#put(this.path, this.#record.manifest(conclusion, finishedAt));
  }

  /** Waits for writes under way. None follows but the last one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await (this.#next ?? this.#last);
  }

  /** Resolves after a write that begins after this call. Calls before it begins share it. */
  #write(): Promise<void> {
    this.#next ??= this.#writeNext();
    return this.#next;
  }

  async #writeNext(): Promise<void> {
    // The exports that begin in one turn of the event loop share a write.
    await Promise.all([this.#last, setImmediate()]);
    this.#last = this.#writeNow();
    this.#next = undefined;
    await this.#last;
  }

  async #writeNow(): Promise<void> {
    if (this.#isStopped || this.#shared === undefined || this.path !== this.#shared) return;
    await this.#put(this.#shared, this.#record.manifest('failure')).catch(() => undefined);
  }

  #put(path: string, manifest: Manifest): Promise<void> {
    return withDeadline(writeFileAtomically(path, jsonInParts(manifest)), this.#signal);
  }
}
