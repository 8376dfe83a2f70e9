import type { EarlierWork } from '../../pipeline/context.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  isStored,
  notRequested,
  type StoredBytes,
} from '../../pipeline/outcomes.ts';
import { causeChain } from '../../support/error-text.ts';
import { plural } from '../../support/format.ts';
import { SharedWrite } from '../../support/workers.ts';
import { formatExport } from '../failures/failures.ts';
import type { ActionContext } from '../run-action.ts';
import { askCache, type CacheAccess, canKeep, type UseCache } from './ask-cache.ts';
import { findAttempts } from './find-attempts.ts';
import { beginNotes, type Note, notesFolder, readNotes, type WriteNote } from './job-notes.ts';
import { type JobKeys, keysOf, overLists, storedList } from './keys.ts';
import {
  digestOf,
  EarlierAttempts,
  formatSteps,
  joinDigests,
  joinMemories,
  type KeptExport,
  type Memory,
} from './memory.ts';
import { whatContinues, whatIsMissing, whatRepeats } from './rerun-advice.ts';

/** A step asks the cache at its start for at most this time, and after a success once more. With `post`, a failed job pays at most 10 s. */
const MAX_CACHE_MS = 4_500;

export interface RerunInputs {
  /** `auto`: continues only in a re-run of a job that failed. */
  readonly reuseUnchanged: 'auto' | boolean;
  readonly dryRun: boolean;
  /** The leg of the matrix, as JSON. */
  readonly matrix: string;
}

/** The step in its workflow run. */
interface Own {
  readonly attempt: number;
  readonly keys: JobKeys;
  readonly writeNote: WriteNote;
  /** What the steps before it in this job left. */
  readonly before: readonly Note[];
}

/**
 * Makes the re-run of a job that failed safe: asks what earlier attempts of the workflow run did, by content, beside the record; and leaves
 * notes of what this step does, which `post` keeps. docs/decisions/028 has the reasons.
 */
export class Rerun implements EarlierWork {
  readonly #record: RunRecord;
  readonly #context: ActionContext;
  readonly #cache: CacheAccess;
  #reuse: RerunInputs['reuseUnchanged'] = false;
  /** Absent if the step leaves no notes: outside of a workflow, in a dry run, with `reuse-unchanged: false`. */
  #own: Own | undefined;
  /** Whether the next attempt may find what this one does not know, or continues. */
  #mayContinue = false;
  /** What earlier attempts did; absent if the step continues none. */
  #earlier: EarlierAttempts | undefined;
  #hasNotedFiles = false;
  #noteError: unknown;
  #hasEnded = false;
  /** What `#filesDigest` returns, once it was asked. */
  #digest: string | undefined;
  readonly #notes = new SharedWrite(() => this.#writeNotes());
  /** Says what the step continues; empty if it continues no earlier attempt. */
  continued = '';

  constructor(record: RunRecord, context: ActionContext, useCache: UseCache) {
    this.#record = record;
    this.#context = context;
    const { env, signal } = context;
    this.#cache = { env, signal, useCache, maxMs: MAX_CACHE_MS };
  }

  /** The inputs are valid. Looks for what earlier attempts of this workflow run did. */
  async start({ reuseUnchanged, dryRun, matrix }: RerunInputs): Promise<void> {
    const { env, origin } = this.#context;
    this.#reuse = reuseUnchanged;
    const run = origin.manifestRun;
    if (run === undefined || dryRun || reuseUnchanged === false) return;
    const folder = notesFolder(env);
    const keys = keysOf(env, run, matrix);
    // Not every runner empties its folder before each leg of a matrix.
    const before = (await readNotes(folder)).filter((note) => note.keys.job === keys.job);
    const own = { attempt: run.attempt, keys, writeNote: await beginNotes(folder), before };
    this.#own = own;
    if (run.attempt > 1) await this.#find(own);
  }

  /** Whether the step does not repeat what was done before. */
  get isContinued(): boolean {
    return this.#reuse === true || this.#earlier !== undefined;
  }

  findUploads(file: FileIdentity): readonly StoredBytes[] {
    return [...this.#record.findUploads(file), ...(this.#earlier?.findUploads(file) ?? [])];
  }

  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[] {
    const files = this.#filesDigest();
    const outcomes = this.#record.exportsBefore(requests).map((outcome) => {
      const kept = this.#earlier?.exportOf(outcome, files);
      // Of the record and the memory, the later attempt counts.
      if (kept === undefined || kept.attempt <= (outcome.run?.attempt ?? 0)) return outcome;
      if (kept.status === 'failed') return notRequested(outcome);
      const { id = 0, commit = '' } = this.#record.run ?? {};
      const run = { id, attempt: kept.attempt, commit };
      const status = kept.status === 'unknown' ? kept.status : 'reused';
      return { ...notRequested(outcome), status, run, ...(kept.deployed && { deployed: true }) } as const;
    });
    if (files === '') this.#warnOfReused(outcomes);
    return outcomes;
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeExport: async () => {
      await this.#notes.run();
      return undefined;
    },
  };

  /** The work of the step has ended: leaves its notes, which `post` keeps if the job fails. */
  async keep(): Promise<void> {
    if (this.#own === undefined) return;
    this.#hasEnded = true;
    await this.#notes.run();
    if (this.#noteError === undefined) return;
    const why = `What this step did could not be noted: ${causeChain(this.#noteError).join(': ')}`;
    this.#context.log.warning('Attempt not kept', why, whatRepeats(this.#record.report()));
  }

  /** The step has succeeded: says what a later attempt must not continue. */
  async finish(): Promise<void> {
    const own = this.#own;
    // If the job was cancelled meanwhile, `post` keeps what the step did.
    if (own === undefined || own.attempt === 1 || this.#context.signal.aborted) return;
    const over = overLists(own.keys, own.attempt);
    const stored = { list: storedList(own.keys, own.attempt), isOneEnough: true };
    const content = formatSteps([{ files: this.#keptFiles(), exports: this.#keptExports() }]);
    const save = [...over.map((list) => ({ list })), ...(this.#hasStored ? [stored] : [])];
    const answer = await askCache({ save, content }, this.#cache);
    if (this.#mayContinue && !over.every((list) => answer?.saved.includes(list)))
      this.#context.log.warning(
        'Attempt not kept',
        'The cache took no mark that this attempt succeeded.',
        'A re-run of this job repeats nothing that an attempt did: to repeat it, start a new run.',
      );
  }

  /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
  get advice(): string {
    if (this.#record.run === undefined) return '';
    const report = this.#record.report();
    const isNoted = this.#own !== undefined && this.#noteError === undefined;
    const isKept = isNoted && canKeep(this.#context.env);
    return isKept ? whatContinues(report) : whatRepeats(report);
  }

  get #hasStored(): boolean {
    return this.#record.report().uploads.some(({ status }) => status === 'uploaded');
  }

  /** The digest of the files that exports of this step are of; empty if it knows none. Its uploads must have ended. */
  #filesDigest(): string {
    const { earlier } = this.#record;
    const { uploads } = this.#record.report();
    const before = this.#own?.before.map(({ uploaded = '' }) => uploaded) ?? [];
    this.#digest ??=
      uploads.length > 0 ? digestOf(uploads) : digestOf(earlier?.assets ?? []) || joinDigests(before);
    return this.#digest;
  }

  async #find(own: Own): Promise<void> {
    const { log, signal } = this.#context;
    const { owner } = this.#record;
    const asked = this.#record.report().exports.map((request) => ({ ...request, ...owner }));
    const found = await findAttempts(own, asked, (restore) => askCache({ restore }, this.#cache));
    const { memory, lastAttempt, isOver, trouble } = found;
    this.#mayContinue = trouble === 'no answer' || trouble === 'damaged' || (lastAttempt > 0 && !isOver);
    if (isOver) log.info('An earlier attempt of this step succeeded, so this one starts afresh.');
    // A manifest may know what is missing here.
    const hasManifest = this.#reuse === true && this.#record.earlier !== undefined;
    if (trouble !== undefined && !signal.aborted && !hasManifest)
      log.warning('Earlier attempts not known', ...whatIsMissing(trouble, lastAttempt > 0));
    if (isOver || lastAttempt === 0) return;
    // Any step of the run counts, also those before this one in its job.
    this.#earlier = new EarlierAttempts(joinMemories([memory, ...own.before]), owner);
    const done = `${plural(memory.files.length, 'stored file')} and ${plural(memory.exports.length, 'requested export')} are known`;
    const since = lastAttempt < own.attempt - 1 ? `; attempt ${own.attempt - 1} left nothing` : '';
    this.continued = `Continues attempt ${lastAttempt} of this run: ${done}${since}. A new run starts afresh.`;
    log.info(this.continued);
  }

  /** They may be of other files than those of today. */
  #warnOfReused(outcomes: readonly ExportOutcome[]): void {
    for (const outcome of outcomes.filter(({ status }) => status === 'reused'))
      this.#context.log.warning(
        'Export without files',
        `${formatExport(outcome)} was triggered ${outcome.run ? `by attempt ${outcome.run.attempt}` : 'before'}, and is not triggered again.`,
        'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.',
      );
  }

  /** Never throws: the manifest has the same. */
  async #writeNotes(): Promise<void> {
    if (this.#own === undefined) return;
    const { keys, attempt, writeNote } = this.#own;
    const { signal } = this.#context;
    const { uploads } = this.#record.report();
    const isStoredWhole = uploads.every(isStored);
    try {
      if (!this.#hasNotedFiles && (this.#hasEnded || isStoredWhole)) {
        const uploaded = isStoredWhole && uploads.length > 0 ? this.#filesDigest() : '';
        const files = { files: this.#keptFiles(), exports: [], uploaded, hasStored: this.#hasStored };
        await writeNote('files', { keys, attempt, ...files }, signal);
        this.#hasNotedFiles = true;
      }
      await writeNote('exports', { keys, attempt, files: [], exports: this.#keptExports() }, signal);
    } catch (error) {
      this.#noteError ??= error;
    }
  }

  #keptFiles(): Memory['files'] {
    const { owner } = this.#record;
    const own = this.#record.report().uploads.filter(isStored);
    return own.flatMap(({ fileName, contentType, size, sha256, assetId }) =>
      sha256 === undefined ? [] : { ...owner, fileName, contentType, size, sha256, assetId },
    );
  }

  /** The exports that this workflow run requested. */
  #keptExports(): KeptExport[] {
    const { owner, run: own } = this.#record;
    const files = this.#filesDigest();
    return this.#record.report().exports.flatMap((outcome) => {
      const { variantId, network, status, run, deployed = false } = outcome;
      if (run === undefined || run.id !== own?.id || status === 'not-attempted') return [];
      const kept = status === 'reused' ? 'triggered' : status;
      return { ...owner, variantId, network, files, status: kept, attempt: run.attempt, deployed };
    });
  }
}
