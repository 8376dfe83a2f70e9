import type { EarlierWork } from '../../pipeline/context.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import {
  digestOf,
  digestOfUploads,
  hasOnlyStored,
  JobMemory,
  type Note,
} from '../../pipeline/manifest/job-memory.ts';
import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { type ExportOutcome, isStored, isTriggered, notRequested } from '../../pipeline/outcomes.ts';
import { systemClock } from '../../retry/clock.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { causeChain } from '../../support/error-text.ts';
import { SharedWrite } from '../../support/workers.ts';
import type { ActionContext } from '../runner/runner.ts';
import type { UploadInputs } from '../upload/upload-inputs.ts';
import type { UseCache } from './cache-process.ts';
import { beginNotes, type Job, jobOf, keyOf, lookBack, type NotesFile, readNotes } from './job-notes.ts';
import { namesOfExports, type Work, whatContinues, whatRepeats, whatWasDone } from './rerun-words.ts';

/** How long a step of a later attempt that succeeded waits for the cache to take its marks. */
const MAX_MARK_MS = 10_000;
/** Shortest time between two notes during the uploads: each has every file. */
const NOTE_INTERVAL_MS = 5_000;

type Inputs = Pick<UploadInputs, 'reuseUnchanged' | 'dryRun' | 'matrix'>;

/** The step as one of its job. */
interface JobStep {
  readonly job: Job;
  readonly write: NotesFile;
  /** Whether the step continues what was done before (`reuse-unchanged`). */
  readonly isContinued: boolean;
  /** What earlier attempts and the steps before this one did. */
  readonly before: readonly Note[];
  /** The same; empty if the step does not continue it. */
  readonly memory: JobMemory;
}

/**
 * What the job of this step did before: in earlier attempts of the workflow run, and in the steps before this one. The step does not repeat
 * it. What it does itself it writes into a note, which `post` keeps in the cache if the job fails. docs/decisions/028 has the reasons.
 */
export class Rerun implements EarlierWork {
  readonly #record: RunRecord;
  readonly #context: ActionContext;
  readonly #useCache: UseCache;
  /** Whether the step also continues what the manifest records. */
  #hasRecord = false;
  /** Absent if the step leaves no notes: outside of a workflow, and in a dry run. */
  #step: JobStep | undefined;
  #conclusion: Conclusion = 'failure';
  #notedMs = systemClock.monotonicMs();
  /** Writes a note of what was stored since the last one, also while a long upload goes on. */
  #noteTimer: NodeJS.Timeout | undefined;
  /** What `#filesDigest` returns, once it knows it. */
  #digest: string | undefined;
  readonly #notes = new SharedWrite(() => this.#writeNote());
  /** Says what the step does not repeat; empty if there is nothing. */
  continued = '';

  constructor(record: RunRecord, context: ActionContext, useCache: UseCache) {
    this.#record = record;
    this.#context = context;
    this.#useCache = useCache;
  }

  /** Looks for what the job did before. The inputs are valid. */
  async start({ reuseUnchanged, dryRun, matrix }: Inputs): Promise<void> {
    const { env, origin, log } = this.#context;
    this.#hasRecord = reuseUnchanged === true;
    const run = origin.manifestRun;
    if (run === undefined || dryRun) return;
    const job = jobOf(env, run, matrix);
    const isContinued = reuseUnchanged !== false;
    const before = await this.#notesOf(job, isContinued);
    const memory = new JobMemory(isContinued ? before : [], run.attempt, this.#record.owner);
    this.#step = { job, write: await beginNotes(job), isContinued, before, memory };
    const last = this.#record.report().exports.flatMap((request) => memory.lastRequest(request) ?? []);
    // Unknown exports are named where the step leaves them alone.
    const done = whatWasDone({ stored: memory.fileCount, exports: last.filter(isTriggered) });
    if (done === '') return;
    const attempts = [...new Set(before.map((note) => note.run.attempt))];
    const who = attempts.map((nth) => (nth === run.attempt ? 'earlier steps of this job' : `attempt ${nth}`));
    const sentence = `${who.join(', ')} ${done}: not repeated for the same files.`;
    this.continued = sentence.replace(/^./, (first) => first.toUpperCase());
    log.info(this.continued);
  }

  /** What earlier attempts and the steps so far did. Only the first step of an attempt that continues asks the cache, and notes what it found. */
  async #notesOf(job: Job, isContinued: boolean): Promise<readonly Note[]> {
    const { notes, hasLookedBack } = await readNotes(job);
    if (!isContinued || job.run.attempt === 1 || hasLookedBack) return notes;
    const isToWarn = !this.#hasRecord || this.#record.earlier === undefined;
    const earlier = await lookBack(job, this.#context, this.#useCache, isToWarn);
    const write = await beginNotes(job, true);
    if (!this.#context.signal.aborted) await write(earlier).catch(() => undefined);
    return [...earlier, ...notes];
  }

  readonly findUploads: EarlierWork['findUploads'] = (file) => {
    const recorded = this.#hasRecord ? this.#record.findUploads(file) : [];
    return [...recorded, ...(this.#step?.memory.findUploads(file) ?? [])];
  };

  readonly exportsBefore: EarlierWork['exportsBefore'] = (requests) => {
    const files = this.#filesDigest();
    const ofJob = this.#step?.memory.exportsBefore(requests, files) ?? requests.map(notRequested);
    const recorded = this.#hasRecord ? this.#record.exportsBefore(requests) : ofJob;
    // The record may know attempt 2 and the job's notes attempt 1: then the record counts. Of one attempt it counts, too.
    const outcomes = recorded.map((outcome, index) => {
      const { run: { attempt = 0 } = {} } = outcome;
      const other = ofJob[index];
      return (other?.run?.attempt ?? 0) > attempt && other ? other : outcome;
    });
    const reused = outcomes.filter(({ status }) => status === 'reused');
    if (files === '' && this.#record.report().uploads.length === 0 && reused.length > 0)
      this.#context.log.warning(
        'Export without files',
        `Not triggered again: ${namesOfExports(reused)}.`,
        'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.',
      );
    return outcomes;
  };

  readonly listener: Partial<PipelineEvents> = {
    uploadSettled: () => {
      const dueMs = this.#notedMs + NOTE_INTERVAL_MS - systemClock.monotonicMs();
      this.#noteTimer ??= setTimeout(() => void this.#notes.run(), Math.max(0, dueMs));
    },
    beforeExport: async () => {
      await this.#notes.run();
      return undefined;
    },
  };

  /** Writes the last note of the step, which knows how it ended. */
  async keep(conclusion: Conclusion): Promise<void> {
    this.#conclusion = conclusion;
    const error = await this.#notes.run();
    if (error === undefined) return;
    const why = `What this step did could not be noted: ${causeChain(error).join(': ')}`;
    this.#context.log.warning('Attempt not kept', why, whatRepeats(this.#work));
  }

  /** The step has succeeded. From the second attempt on it leaves marks in the cache: for its job, and for the run if it stored files for other jobs. */
  async finish(): Promise<void> {
    const { signal } = this.#context;
    const { job } = this.#step ?? {};
    // If the job was cancelled meanwhile, `post` keeps what the step did.
    if (job === undefined || job.run.attempt === 1 || signal.aborted) return;
    const hasStored = hasOnlyStored(this.#record.note('success'));
    const save = { [keyOf(job, 'done')]: '', ...(hasStored && { [keyOf(job, 'stored')]: '' }) };
    await this.#useCache({ save }, MAX_MARK_MS, signal);
  }

  /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
  get advice(): string {
    if (this.#step === undefined) return '';
    return this.#step.isContinued ? whatContinues(this.#work) : whatRepeats(this.#work);
  }

  /** What the step did. What it did not come to, and the job did before, is left out: whether that still counts was not found out. */
  get #work(): Work {
    const { uploads, exports } = this.#record.report();
    const isKnown = (one: ExportOutcome): boolean =>
      one.status !== 'not-attempted' || this.#step?.memory.lastRequest(one) === undefined;
    return { stored: uploads.filter(isStored).length, exports: exports.filter(isKnown) };
  }

  /** The digest of the files that exports of this step are of; empty if it knows none, or if some are not stored. */
  #filesDigest(): string {
    const { earlier, owner } = this.#record;
    const { uploads } = this.#record.report();
    if (!uploads.every(isStored)) return '';
    const { before = [], job } = this.#step ?? {};
    const steps = before.filter((note) => note.run.attempt === job?.run.attempt);
    const recorded = earlier?.assets.filter(isStored) ?? [];
    this.#digest ??= digestOf(uploads.length > 0 ? uploads : recorded) || digestOfUploads(steps, owner);
    return this.#digest;
  }

  /** Returns the error if the note can't be written. The manifest has the same, so the step goes on. */
  async #writeNote(): Promise<unknown> {
    if (this.#step === undefined) return undefined;
    const { job, write } = this.#step;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    this.#notedMs = systemClock.monotonicMs();
    const note = { ...this.#record.note(this.#conclusion), run: job.run, files: this.#filesDigest() };
    return withDeadline(write([note]), this.#context.signal).catch((error: unknown) => error);
  }
}
