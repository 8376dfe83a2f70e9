import { setImmediate } from 'node:timers/promises';
import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Manifest } from '../../pipeline/manifest/manifest.ts';
import type { Clock } from '../../retry/clock.ts';
import { withDeadline } from '../../support/deadline.ts';
import { writeFileAtomically } from '../../support/files.ts';
import { jsonInParts } from '../../support/json.ts';

/** During uploads, the pause after a write is this many times as long as the write, so that writing takes at most 5 % of the time. */
const PAUSE_PER_WRITE = 19;
const MIN_INTERVAL_MS = 100;

/** The manifest of a run that goes on. */
interface Draft {
  /** Absolute path of the manifest. */
  readonly path: string;
  readonly build: () => Manifest;
  /** Whether the earlier manifest at that path may be replaced already. */
  readonly mayReplace: () => boolean;
}

/**
 * Writes the manifest while a run goes on, so that a killed run leaves a true record: before the first upload, from time to time
 * during uploads, and before and after each export. Errors are left to the last write, which reports them.
 */
export class ManifestDrafts {
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #stopped = new AbortController();
  #draft: Draft | undefined;
  /** The write that began last. */
  #last: Promise<void> = Promise.resolve();
  /** The one after it, which has not begun. */
  #next: Promise<void> | undefined;
  #afterPause: Promise<void> | undefined;
  #pauseEndMs = 0;
  #hasRequestedExports = false;

  /** Whether a draft may be in the place of an earlier manifest. */
  hasReplaced = false;

  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock;
    this.#signal = signal;
  }

  start(draft: Draft): void {
    this.#draft = draft;
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeUploads: () => this.#write(),
    uploadSettled: () => {
      if (this.#draft !== undefined) this.#afterPause ??= this.#writeAfterPause();
    },
    beforeExport: () => {
      this.#hasRequestedExports = true;
      return this.#write();
    },
    exportSettled: () => {
      if (this.#hasRequestedExports) void this.#write();
    },
  };

  /** Waits for writes under way. None follows. */
  async stop(): Promise<void> {
    this.#draft = undefined;
    this.#stopped.abort();
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

  /** Writes once for all uploads that end during the pause, without waiting for another one. */
  async #writeAfterPause(): Promise<void> {
    await (this.#next ?? this.#last);
    await this.#clock.sleep(Math.max(0, this.#pauseEndMs - this.#clock.monotonicMs()), this.#stopped.signal);
    this.#afterPause = undefined;
    await this.#write();
  }

  async #writeNow(): Promise<void> {
    const draft = this.#draft;
    if (draft?.mayReplace() !== true) return;
    this.hasReplaced = true;
    const startMs = this.#clock.monotonicMs();
    const parts = jsonInParts(draft.build());
    await withDeadline(writeFileAtomically(draft.path, parts), this.#signal).catch(() => undefined);
    const endMs = this.#clock.monotonicMs();
    this.#pauseEndMs = endMs + Math.max(MIN_INTERVAL_MS, PAUSE_PER_WRITE * (endMs - startMs));
  }
}
