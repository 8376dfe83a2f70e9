import type { EarlierWork } from '../../pipeline/context.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { digestOf, digestOfUploads, JobMemory, type Note } from '../../pipeline/manifest/job-memory.ts';
import type { Conclusion } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  isStored,
  isTriggered,
  notRequested,
  type StoredBytes,
} from '../../pipeline/outcomes.ts';
import { systemClock } from '../../retry/clock.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { causeChain } from '../../support/error-text.ts';
import { SharedWrite } from '../../support/workers.ts';
import type { ActionContext } from '../run-action.ts';
import { askCache, type UseCache } from './cache-process.ts';
import {
  beginNote,
  hasLookedBack,
  type Job,
  jobOf,
  readNotes,
  storedKeys,
  writeEarlier,
} from './job-notes.ts';
import { lookBack } from './look-back.ts';
import { namesOf, type Work, whatContinues, whatRepeats, whatWasDone } from './rerun-words.ts';

/** A step of a later attempt that succeeds waits so long for its mark. */
const MAX_MARK_MS = 10_000;
/** During the uploads, a note is written at most so often: it has every file. */
const NOTE_INTERVAL_MS = 5_000;

export interface RerunInputs {
  /** `auto`: continues what the job did before. */
  readonly reuseUnchanged: 'auto' | boolean;
  readonly dryRun: boolean;
  /** Tells jobs of one id apart. */
  readonly matrix: string;
}

/** The step in its job. */
interface Own {
  readonly job: Job;
  readonly run: Note['run'];
  readonly writeNote: (note: Note) => Promise<void>;
  /** What earlier attempts and the steps before this one did; empty if the step does not continue it. */
  readonly before: readonly Note[];
  readonly memory: JobMemory;
}

/**
 * What the job of this step did before, in earlier attempts of the workflow run and in the steps before this one: the step does not repeat
 * it. It notes what it does itself, which `post` keeps if the job fails. docs/decisions/028 has the reasons.
 */
export class Rerun implements EarlierWork {
  readonly #record: RunRecord;
  readonly #context: ActionContext;
  readonly #useCache: UseCache;
  #reuse: RerunInputs['reuseUnchanged'] = false;
  /** Absent if the step leaves no notes: outside of a workflow, and in a dry run. */
  #own: Own | undefined;
  #conclusion: Conclusion = 'failure';
  #notedMs = systemClock.monotonicMs();
  /** What `#filesDigest` returns, once the uploads have ended. */
  #digest: string | undefined;
  readonly #notes = new SharedWrite(() => this.#writeNote());
  /** Says what the step does not repeat; empty if there is nothing. */
  continued = '';

  constructor(record: RunRecord, context: ActionContext, useCache: UseCache) {
    this.#record = record;
    this.#context = context;
    this.#useCache = useCache;
  }

  /** The inputs are valid. Looks for what the job did before. */
  async start({ reuseUnchanged, dryRun, matrix }: RerunInputs): Promise<void> {
    const { env, origin } = this.#context;
    const { owner } = this.#record;
    this.#reuse = reuseUnchanged;
    const run = origin.manifestRun;
    if (run === undefined || dryRun) return;
    const job = jobOf(env, run, matrix);
    const before = this.isContinued ? await this.#notesOf(job) : [];
    const memory = new JobMemory(before, run.attempt, owner);
    this.#own = { job, run, writeNote: await beginNote(job), before, memory };
    const last = this.#record.report().exports.flatMap((request) => memory.lastRequest(request) ?? []);
    // Those that are unknown are named when the step leaves them alone.
    const done = whatWasDone({ stored: memory.fileCount, exports: last.filter(isTriggered) });
    if (done === '') return;
    const attempts = [...new Set(before.map((note) => note.run.attempt))];
    const who = attempts.map((attempt) =>
      attempt === run.attempt ? 'Earlier steps of this job' : `Attempt ${attempt}`,
    );
    this.continued = `${who.join(', ')} ${done}: not repeated for the same files.`;
    this.#context.log.info(this.continued);
  }

  /** What earlier attempts and the steps so far did. The first step of the job that continues looks back for the others. */
  async #notesOf(job: Job): Promise<readonly Note[]> {
    if (job.run.attempt > 1 && !hasLookedBack(job)) {
      // A manifest may know what is missing here.
      const hasManifest = this.#reuse === true && this.#record.earlier !== undefined;
      const found = await lookBack(job, this.#context, this.#useCache, !hasManifest);
      if (!(await writeEarlier(job, found))) return found;
    }
    return readNotes(job);
  }

  /** Whether the step does not repeat what was done before. */
  get isContinued(): boolean {
    return this.#reuse !== false;
  }

  findUploads(file: FileIdentity): readonly StoredBytes[] {
    const recorded = this.#reuse === true ? this.#record.findUploads(file) : [];
    return [...recorded, ...(this.#own?.memory.findUploads(file) ?? [])];
  }

  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[] {
    const files = this.#filesDigest();
    const recorded = this.#reuse === true ? this.#record.exportsBefore(requests) : requests.map(notRequested);
    const outcomes = recorded.map((outcome) => {
      const last = this.#own?.memory.lastRequest(outcome);
      // Of the record and the job, the later attempt counts, and of one attempt the record.
      if (last === undefined || last.run.attempt <= (outcome.run?.attempt ?? 0)) return outcome;
      if (last.files !== files || last.status === 'failed') return notRequested(outcome);
      const { run, deployed } = last;
      const status = last.status === 'unknown' ? last.status : 'reused';
      return { ...notRequested(outcome), status, run, ...(deployed && { deployed }) } as const;
    });
    const reused = outcomes.filter(({ status }) => status === 'reused');
    if (files === '' && reused.length > 0)
      this.#context.log.warning(
        'Export without files',
        `Not triggered again: ${namesOf(reused)}.`,
        'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.',
      );
    return outcomes;
  }

  readonly listener: Partial<PipelineEvents> = {
    uploadSettled: () => {
      if (systemClock.monotonicMs() - this.#notedMs >= NOTE_INTERVAL_MS) void this.#notes.run();
    },
    beforeExport: async () => {
      await this.#notes.run();
      return undefined;
    },
  };

  /** The work of the step has ended: leaves its note, which `post` keeps if the job fails. */
  async keep(conclusion: Conclusion): Promise<void> {
    this.#conclusion = conclusion;
    const error = await this.#notes.run();
    if (error === undefined) return;
    const why = `What this step did could not be noted: ${causeChain(error).join(': ')}`;
    this.#context.log.warning('Attempt not kept', why, whatRepeats(this.#work));
  }

  /** The step has succeeded. In a later attempt it leaves marks: of its job, and of the run if it stored files for other jobs. */
  async finish(): Promise<void> {
    const { signal } = this.#context;
    // If the job was cancelled meanwhile, `post` keeps what the step did.
    if (this.#own === undefined || this.#own.run.attempt === 1 || signal.aborted) return;
    const { job, run } = this.#own;
    const keys = [job.markOf(run.attempt), ...storedKeys(job, [this.#record.note('success')])];
    await askCache(this.#useCache, { save: keys.map((key) => ({ key, text: '' })) }, MAX_MARK_MS, signal);
  }

  /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
  get advice(): string {
    return this.#own === undefined ? '' : whatContinues(this.#work);
  }

  get #work(): Work {
    const { uploads, exports } = this.#record.report();
    return { stored: uploads.filter(isStored).length, exports };
  }

  /** The digest of the files that exports of this step are of; empty if it knows none. Its uploads must have ended. */
  #filesDigest(): string {
    const { earlier, owner } = this.#record;
    const { uploads } = this.#record.report();
    const { before = [], run } = this.#own ?? {};
    const steps = before.filter((note) => note.run.attempt === run?.attempt);
    this.#digest ??=
      uploads.length > 0
        ? digestOf(uploads)
        : digestOf(earlier?.assets.filter(isStored) ?? []) || digestOfUploads(steps, owner);
    return this.#digest;
  }

  /** Returns its error: what it has is in the manifest too. */
  async #writeNote(): Promise<unknown> {
    if (this.#own === undefined) return undefined;
    const { run, writeNote } = this.#own;
    this.#notedMs = systemClock.monotonicMs();
    const files = this.#record.report().uploads.every(isStored) ? this.#filesDigest() : '';
    const note = { ...this.#record.note(this.#conclusion), run, files };
    return withDeadline(writeNote(note), this.#context.signal).catch((error: unknown) => error);
  }
}
