import { createHash } from 'node:crypto';
import { isRecord, isSha256, parseJson } from '../../support/json.ts';
import { byPath } from '../../support/paths.ts';
import { normalizeAddress } from '../../support/text.ts';
import {
  type ExportEntry,
  type ExportOutcome,
  type ExportRequest,
  exportKey,
  type FileEntry,
  type FileIdentity,
  notRequested,
  type RunAttempt,
  type StoredBytes,
} from '../outcomes.ts';
import { type Manifest, type ManifestRun, toManifest } from './manifest.ts';
import { type Owner, otherOwner } from './owner.ts';

// What the steps of a job did. Any workflow of the branch can write it, so it is data: checked, compared, and nothing else.

/** What a step did: its manifest without what others did, and without responses. */
export interface Note extends Manifest {
  readonly run: ManifestRun;
  /** The digest of the files that its exports are of, or that it uploaded; empty if it knows none, or if some are not stored. */
  readonly files: string;
}

/** Identifies a list of files with their bytes; empty if there is none, or if the bytes of one are not known. */
export function digestOf(files: readonly FileEntry[]): string {
  if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined)) return '';
  const hash = createHash('sha256');
  for (const { path, fileName, contentType, size, sha256 } of files.toSorted(byPath))
    hash.update(`${JSON.stringify([path, fileName, contentType, size, sha256])}\n`);
  return hash.digest('hex');
}

/** Identifies the files of the steps that only uploaded, which are those of a later step that only exports; empty if there are none. */
export function digestOfUploads(notes: readonly Note[], owner: Owner): string {
  const uploads = notes.filter((note) => note.exports.length === 0 && otherOwner(note, owner) === undefined);
  const lists = [...new Set(uploads.map(({ files }) => files).filter((files) => files !== ''))];
  return lists.length > 1 ? createHash('sha256').update(lists.join('\n')).digest('hex') : (lists[0] ?? '');
}

/** Whether a step that exports nothing sent bytes that were stored. */
export function hasOnlyStored({ assets, exports }: Pick<Manifest, 'assets' | 'exports'>): boolean {
  return exports.length === 0 && assets.some(({ status }) => status === 'uploaded');
}

/** Reads a list of notes. Returns `undefined` if one of them is damaged. */
export function parseNotes(text: string): readonly Note[] | undefined {
  const content = parseJson(text);
  const notes = Array.isArray(content) ? content.map(toNote) : [undefined];
  return notes.every((note) => note !== undefined) ? notes : undefined;
}

function toNote(content: unknown): Note | undefined {
  const manifest = toManifest(content);
  const files = isRecord(content) ? content['files'] : undefined;
  if (typeof manifest === 'string' || (files !== '' && !isSha256(files))) return undefined;
  const { run } = manifest;
  return run && { ...manifest, run, files: String(files) };
}

/** Leaves out notes in which everything was done again later: of each file and each export the last note counts. */
export function withoutReplaced(notes: readonly Note[]): readonly Note[] {
  const seen = new Set<string>();
  const saysMore = (note: Note): boolean => {
    const { size } = seen;
    const owner = [normalizeAddress(note.baseUrl), note.organizationId];
    for (const file of note.assets) seen.add(JSON.stringify([...owner, fileKey(file), file.sha256]));
    for (const one of note.exports.filter(isRequested)) seen.add(JSON.stringify([...owner, exportKey(one)]));
    return seen.size > size;
  };
  return notes.toReversed().filter(saysMore).reverse();
}

/**
 * Takes out exports whose files are not known, if an upload step stored files in a later attempt: an export of attempt 1 may be of the
 * files before those that attempt 2 stored.
 *
 * @param storedIn the last attempt in which a step stored files
 */
export function withoutOtherFiles(notes: readonly Note[], storedIn: number) {
  const isOfOthers = ({ run, status }: ExportEntry): boolean =>
    run !== undefined && run.attempt < storedIn && status !== 'failed';
  const others = notes.flatMap(({ files, exports }) => (files === '' ? exports.filter(isOfOthers) : []));
  const isKept = (one: ExportEntry): boolean => !others.includes(one);
  return { kept: notes.map((note) => ({ ...note, exports: note.exports.filter(isKept) })), others };
}

type RequestedExport = ExportEntry & { readonly run: RunAttempt };

function isRequested(entry: ExportEntry): entry is RequestedExport {
  return entry.run !== undefined && entry.status !== 'not-attempted';
}

/** The last request of an export, and the digest of its files. */
export type LastRequest = RequestedExport & Pick<Note, 'files'>;

/** What the steps of a job did for one service and organization. */
export class JobMemory {
  readonly #files = new Map<string, StoredBytes[]>();
  readonly #exports = new Map<string, LastRequest>();

  /**
   * @param notes in the order of the steps
   * @param attempt this one: what a step of it requested that succeeded is requested again
   * @param owner what is empty fits any
   */
  constructor(notes: readonly Note[], attempt: number, owner: Owner) {
    for (const note of notes) {
      if (otherOwner(note, owner) !== undefined) continue;
      for (const { assetId, sha256, ...file } of note.assets) {
        if (!assetId || !sha256) continue;
        const others = this.findUploads(file).filter((known) => known.sha256 !== sha256);
        this.#files.set(fileKey(file), [...others, { assetId, sha256 }]);
      }
      const isOver = note.run.attempt === attempt && note.conclusion === 'success';
      for (const entry of note.exports.filter(isRequested)) {
        const key = exportKey(entry);
        // A step that reused an export did not request it: what is known of the request counts.
        if (entry.status === 'reused' && this.#exports.has(key)) continue;
        if (entry.status !== 'reused' && isOver) this.#exports.delete(key);
        else this.#exports.set(key, { ...entry, files: note.files });
      }
    }
  }

  /** The uploads of this file's name, type and size. Its bytes may still differ. */
  findUploads(file: FileIdentity): readonly StoredBytes[] {
    return this.#files.get(fileKey(file)) ?? [];
  }

  lastRequest(request: ExportRequest): LastRequest | undefined {
    return this.#exports.get(exportKey(request));
  }

  /** What was done about these exports, if they are of these files: `reused`, `unknown` or `not-attempted`. */
  exportsBefore(requests: readonly ExportRequest[], files: string): ExportOutcome[] {
    return requests.map((request) => {
      const last = this.lastRequest(request);
      if (last?.files !== files || last.status === 'failed') return notRequested(request);
      const { run, deployed } = last;
      const status = last.status === 'unknown' ? last.status : 'reused';
      return { ...notRequested(request), status, run, ...(deployed && { deployed }) };
    });
  }

  get lastRequests(): readonly LastRequest[] {
    return [...this.#exports.values()];
  }

  /** How many files are stored. */
  get fileCount(): number {
    return this.#files.values().reduce((sum, { length }) => sum + length, 0);
  }
}

function fileKey({ fileName, contentType, size }: Omit<FileIdentity, 'path'>): string {
  return JSON.stringify([fileName, contentType, size]);
}
