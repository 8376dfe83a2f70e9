import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PipelineEvents } from '../../pipeline/events.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  isStored,
  isTriggered,
} from '../../pipeline/outcomes.ts';
import { causeChain } from '../../support/error-text.ts';
import { plural } from '../../support/format.ts';
import type { ActionContext } from '../run-action.ts';
import type { Log } from '../runner/log.ts';
import type { CacheAnswer, CacheOrder, UseCache } from './cache-process.ts';
import { type Note, nextStep, notesFolder, readNotes, writeNote } from './job-notes.ts';
import { keysOf, listKey, overKey, type StepKeys, storedKey } from './keys.ts';
import { digestOf, EarlierAttempts, joinMemories, type Memory, NO_MEMORY, parseMemory } from './memory.ts';

/** The name of the file in each entry of the cache. */
const ENTRY = 'playable-export-rerun.json';

/** All requests to the cache of one step take at most this time. */
const MAX_CACHE_MS = 8_000;

/** Attempts that are looked for. */
const MAX_ATTEMPTS = 5;

interface RerunInputs {
  readonly reuseUnchanged: 'auto' | boolean;
  readonly dryRun: boolean;
  readonly isToUpload: boolean;
  /** The leg of the matrix, as JSON. */
  readonly matrix: string;
}

/** What the step knows of itself in its workflow run. */
interface Attempt {
  readonly id: number;
  readonly attempt: number;
  readonly keys: StepKeys;
}

/**
 * What makes the re-run of a job that failed safe: it asks what earlier attempts did, and leaves notes of what this one does. The contract
 * has the rules; docs/decisions/028 has the reasons.
 */
export class Rerun {
  readonly #record: RunRecord;
  readonly #context: ActionContext;
  readonly #folder: string;
  readonly #useCache: UseCache;
  #inputs: RerunInputs | undefined;
  #own: Attempt | undefined;
  #notes: readonly Note[] = [];
  #step = 0;
  #found: Memory | undefined;
  #attempts: EarlierAttempts | undefined;
  #hasNotedFiles = false;
  #noteError: unknown;

  constructor(record: RunRecord, context: ActionContext, useCache: UseCache) {
    this.#record = record;
    this.#context = context;
    this.#useCache = useCache;
    this.#folder = notesFolder(context.env);
  }

  /** The inputs are valid. Looks for what earlier attempts of this workflow run did. */
  async start(inputs: RerunInputs): Promise<void> {
    const { env, origin } = this.#context;
    const run = origin.manifestRun;
    if (run === undefined || inputs.dryRun || inputs.reuseUnchanged === false) return;
    this.#inputs = inputs;
    this.#own = { id: run.id, attempt: run.attempt, keys: keysOf(env, run, inputs.matrix) };
    this.#notes = await readNotes(this.#folder);
    this.#step = await nextStep(this.#folder);
    if (run.attempt > 1) await this.#find(this.#own);
  }

  /** Whether the step does not repeat what was done before. */
  get isContinued(): boolean {
    return this.#inputs?.reuseUnchanged === true || this.#found !== undefined;
  }

  /** The uploads of files with the same name, type and size. */
  findUploads(file: FileIdentity): readonly { readonly assetId: string; readonly sha256: string }[] {
    return [...this.#record.findUploads(file), ...(this.#attempts?.findUploads(file) ?? [])];
  }

  /** What this workflow run did about exports before, for the same files: `reused`, `unknown` or `not-attempted`. */
  exportsBefore(requests: readonly ExportRequest[]): ExportOutcome[] {
    return this.#record.exportsBefore(requests).map((outcome) => {
      const kept = this.#attempts?.exportOf(outcome, this.#filesDigest);
      if (outcome.status !== 'not-attempted' || kept === undefined || kept.status === 'failed')
        return outcome;
      const { commit = '' } = this.#record.run ?? {};
      const run = { id: this.#own?.id ?? 0, attempt: kept.attempt, commit };
      return { ...outcome, status: kept.status === 'unknown' ? 'unknown' : 'reused', run };
    });
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeExport: async () => {
      await this.#note();
      return undefined;
    },
  };

  /** The step has ended: leaves its notes, and marks of what a later attempt must not continue. */
  async finish(isSuccess: boolean): Promise<void> {
    const own = this.#own;
    if (own === undefined) return;
    await this.#note(true);
    const { log } = this.#context;
    if (this.#noteError !== undefined) {
      const why = causeChain(this.#noteError).join(': ');
      log.warning('Attempt not kept', `What this step did could not be noted: ${why}`, this.#whatRepeats());
    }
    if (own.attempt === 1) return;
    const hasStored = this.#record.report().uploads.some(({ status }) => status === 'uploaded');
    const marks = [
      ...(isSuccess ? [overKey(own.keys, own.attempt).key] : []),
      ...(hasStored ? [storedKey(own.keys, own.attempt).key] : []),
    ];
    if (marks.length > 0) await this.#ask('{}', { save: marks });
  }

  /** What "Re-run failed jobs" will do after this failed step; empty if nothing was done, or nothing is known. */
  get advice(): string {
    if (this.#own === undefined) return '';
    if (!hasCacheService(this.#context.env)) return this.#whatRepeats();
    const { uploads, exports } = this.#record.report();
    const stored = uploads.filter(isStored).length;
    const done = exports.filter(isTriggered).map(({ network }) => network);
    const open = exports.filter((one) => !isTriggered(one)).map(({ network }) => network);
    if (stored === 0 && done.length === 0) return '';
    const parts = [
      ...(stored > 0 ? [`it sends ${plural(stored, 'stored file')} not again`] : []),
      ...(open.length > 0 ? [`it triggers ${list(open)}`] : []),
      ...(done.length > 0 ? [`it does not trigger ${list(done)} again`] : []),
    ];
    return `Re-run failed jobs: ${parts.join(', ')}.`;
  }

  /** What a re-run does again if nothing is kept; empty if nothing was done. */
  #whatRepeats(): string {
    const { uploads, exports } = this.#record.report();
    const stored = uploads.filter(isStored).length;
    const done = exports.filter(isTriggered).map(({ network }) => network);
    if (stored === 0 && done.length === 0) return '';
    const parts = [
      ...(stored > 0 ? [`sends ${plural(stored, 'stored file')} again`] : []),
      ...(done.length > 0 ? [`triggers ${list(done)} again`] : []),
    ];
    return `A re-run ${parts.join(' and ')}: this runner has no cache that keeps what was done.`;
  }

  get #filesDigest(): string {
    const { uploads } = this.#record.report();
    if (uploads.length > 0) return digestOf(uploads);
    const { assets = [] } = this.#record.earlier ?? {};
    return digestOf(assets) || (this.#notes.findLast(({ uploaded }) => uploaded !== '')?.uploaded ?? '');
  }

  async #find({ keys, attempt }: Attempt): Promise<void> {
    const { log } = this.#context;
    const before = Array.from(
      { length: Math.min(MAX_ATTEMPTS, attempt - 1) },
      (_, index) => attempt - 1 - index,
    );
    const restore = before.flatMap((nth) => [listKey(keys, nth), overKey(keys, nth)]);
    const { answer, text } = await this.#ask(undefined, { restore });
    if (answer?.found?.startsWith('playable-export-over-')) {
      log.info('The attempt before this one succeeded, so this one starts afresh.');
      return;
    }
    const memory = text === undefined ? undefined : parseMemory(text);
    if (memory === undefined) {
      const why =
        text !== undefined
          ? 'What earlier attempts did was kept, and is damaged'
          : answer?.isAvailable === false
            ? 'This runner has no cache service, so nothing is known of earlier attempts'
            : 'Nothing was kept of earlier attempts, or it was not found';
      const what =
        'This attempt sends every file and triggers every export, also those that an earlier attempt did.';
      if (this.#inputs?.reuseUnchanged !== true) log.warning('Earlier attempts not known', `${why}.`, what);
      return;
    }
    this.#found = await this.#withoutOldExports(memory, keys, attempt);
    this.#attempts = new EarlierAttempts(this.#found, this.#record.owner);
    const { exports, files } = this.#found;
    const last = Math.max(1, ...exports.map((one) => one.attempt));
    log.info(
      `This attempt continues attempt ${last} of the run, which stored ${plural(files.length, 'file')} and requested ${plural(exports.length, 'export')}. A new run starts afresh.`,
    );
  }

  /** Drops exports without files that were triggered before an upload of a later attempt. */
  async #withoutOldExports(memory: Memory, keys: StepKeys, attempt: number): Promise<Memory> {
    const isConcerned = memory.exports.some(({ files }) => files === '');
    if (!isConcerned) return memory;
    const oldest = Math.min(...memory.exports.map((one) => one.attempt));
    const later = Array.from({ length: attempt - oldest }, (_, index) => storedKey(keys, attempt - index));
    const { answer } = await this.#ask(undefined, { restore: later });
    const marked = Number(/-(\d+)-end$/.exec(answer?.found ?? '')?.[1] ?? 0);
    return { ...memory, exports: memory.exports.filter((one) => one.files !== '' || one.attempt >= marked) };
  }

  /** Uses the cache with a file of its own. */
  async #ask(content: string | undefined, order: Omit<CacheOrder, 'file'>): Promise<Asked> {
    const signal = AbortSignal.any([this.#context.signal, AbortSignal.timeout(MAX_CACHE_MS)]);
    return askCache(this.#folder, this.#useCache, { content, ...order }, signal);
  }

  /** Notes what the step did. Never throws: the manifest has the same. */
  async #note(isLast = false): Promise<void> {
    const own = this.#own;
    if (own === undefined) return;
    const common = { keys: own.keys, attempt: own.attempt, uploaded: '' };
    const { uploads, exports } = this.#record.report();
    const { baseUrl, organizationId } = this.#record.owner;
    try {
      if (!this.#hasNotedFiles && (isLast || uploads.every(isStored))) {
        this.#hasNotedFiles = true;
        const files = uploads
          .filter(isStored)
          .flatMap(({ fileName, contentType, size, sha256, assetId }) =>
            sha256 ? { baseUrl, organizationId, fileName, contentType, size, sha256, assetId } : [],
          );
        const memory = joinMemories([this.#found ?? NO_MEMORY, { files, exports: [] }]);
        const uploaded = uploads.every(isStored) ? digestOf(uploads) : '';
        await writeNote(this.#folder, this.#step, 'files', { ...common, uploaded, ...memory });
      }
      const requested = exports.flatMap(({ variantId, network, status, run }) => {
        if (run === undefined || run.id !== own.id || status === 'not-attempted') return [];
        const kept = status === 'reused' ? 'triggered' : status;
        return { baseUrl, variantId, network, files: this.#filesDigest, status: kept, attempt: run.attempt };
      });
      await writeNote(this.#folder, this.#step, 'exports', { ...common, files: [], exports: requested });
    } catch (error) {
      this.#noteError ??= error;
    }
  }
}

export interface Asked {
  readonly answer: CacheAnswer | undefined;
  /** The content of the entry that was restored. */
  readonly text: string | undefined;
}

/** Saves or restores one entry by a file in a folder of its own. Never throws. */
export async function askCache(
  folder: string,
  useCache: UseCache,
  { content, ...order }: Omit<CacheOrder, 'file'> & { readonly content: string | undefined },
  signal: AbortSignal,
): Promise<Asked> {
  try {
    const file = join(await mkdtemp(join(folder, 'entry-')), ENTRY);
    if (content !== undefined) await writeFile(file, content);
    const answer = await useCache({ file, ...order }, signal);
    return { answer, text: answer?.found === undefined ? undefined : await readFile(file, 'utf8') };
  } catch {
    return { answer: undefined, text: undefined };
  }
}

/** Whether the runner has a cache service, as `@actions/cache` asks for it. */
export function hasCacheService(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env['ACTIONS_RESULTS_URL'] || env['ACTIONS_CACHE_URL']);
}

function list(networks: readonly string[]): string {
  const names = [...new Set(networks)];
  return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
}

/** Warns of the exports that a step without files does not trigger again: they may be of other files. */
export function warnOfReused(exports: readonly ExportOutcome[], log: Log): void {
  for (const { variantId, network, run } of exports.filter(({ status }) => status === 'reused'))
    log.warning(
      'Export without files',
      `${variantId} to ${network} was triggered by attempt ${run?.attempt}, and is not triggered again.`,
      'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.',
    );
}
