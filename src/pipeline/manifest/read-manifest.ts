import { open, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../support/errors.ts';
import { openPatiently } from '../../support/files.ts';
import { isRecord } from '../../support/json.ts';
import { type FileIdentity, type PreviousUpload, PreviousUploads } from '../outcomes.ts';
import type { PreviousRelease, RecordedExport } from './previous-release.ts';
import { PieceTooLargeError, splitLists } from './split-lists.ts';

/** A manifest of 1,000,000 files has about 350 MB. */
const MAX_BYTES = 1024 * 1024 * 1024;
/** Manifests up to this size are parsed at once: for 1,000 files that takes 3 ms instead of 13. */
const MAX_WHOLE_BYTES = 1024 * 1024;
/** Maximum number of entries in a list: a file of the maximum size could hold enough of them to fill the memory. */
const MAX_ENTRIES = 2_000_000;

/** Start of a reason why a manifest can't be used. */
export const DAMAGED = 'it is damaged';
/** Start of a reason why a manifest is useful for other runs only. */
export const FOREIGN = 'it is about another';

/** An asset of a manifest. Only the fields with a type have been checked. */
export type RecordedAsset = FileIdentity & Partial<PreviousUpload> & Readonly<Record<string, unknown>>;

/** `why` completes a sentence. It quotes nothing of the file, because the file may be a secret. */
type NoManifest = { readonly kind: 'missing' } | { readonly kind: 'unusable'; readonly why: string };

export type ManifestFile =
  | NoManifest
  | { readonly kind: 'readable'; readonly content: Readonly<Record<string, unknown>> };

export type PreviousManifest =
  | NoManifest
  | {
      readonly kind: 'usable';
      readonly uploads: PreviousUploads;
      /** Absent if the earlier run succeeded or had no exports: then there is nothing to continue. */
      readonly release?: PreviousRelease;
    };

/** The service and organization that asset ids belong to. An empty field (in a dry run) is not compared. */
export interface Destination {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/**
 * Reads the manifest of a previous run. One field that no run would write makes the whole manifest unusable. An asset with
 * an id and a SHA-256 counts as uploaded, regardless of its status.
 */
export async function readPreviousUploads(
  path: string,
  { baseUrl, organizationId }: Destination,
): Promise<PreviousManifest> {
  const manifest = await readManifest(path);
  if (manifest.kind !== 'readable') return manifest;
  const { content } = manifest;
  if (baseUrl !== '' && content['baseUrl'] !== baseUrl)
    return { kind: 'unusable', why: `${FOREIGN} \`base-url\`` };
  if (organizationId !== '' && content['organizationId'] !== organizationId)
    return { kind: 'unusable', why: `${FOREIGN} \`organization\`` };
  const assets = recordedAssets(content);
  if (typeof assets === 'string') return { kind: 'unusable', why: assets };
  const release = previousRelease(content, assets);
  if (typeof release === 'string') return { kind: 'unusable', why: release };
  return { kind: 'usable', uploads: uploadsOf(assets), ...(release && { release }) };
}

function uploadsOf(assets: readonly RecordedAsset[]): PreviousUploads {
  return new PreviousUploads(
    assets.flatMap(({ path, fileName, contentType, size, assetId, sha256 }) => {
      const file = { path, fileName, contentType, size };
      return assetId === undefined ? [] : { ...file, ...(sha256 !== undefined && { sha256 }), assetId };
    }),
  );
}

/** Returns what an unsuccessful run did about its exports, or a reason as in `NoManifest`. */
function previousRelease(
  { conclusion, run, exports = [] }: Readonly<Record<string, unknown>>,
  assets: readonly RecordedAsset[],
): PreviousRelease | string | undefined {
  if (!Array.isArray(exports)) return `${DAMAGED}: its \`exports\` is no list`;
  const damaged = exports.findIndex((entry) => !isExport(entry));
  if (damaged !== -1) return `${DAMAGED}: its export ${damaged + 1} is not what a run writes`;
  if (conclusion === 'success' || exports.length === 0) return undefined;
  const commit = isRecord(run) && typeof run['commit'] === 'string' ? run['commit'] : undefined;
  // The others are ids that the run kept of files that it did not have.
  const own = assets.filter(({ status }) => status === 'uploaded' || status === 'reused');
  return { commit, files: uploadsOf(own), exports };
}

/** Reads a manifest and checks its size and version. No other field has been checked. */
export async function readManifest(path: string): Promise<ManifestFile> {
  let content: unknown;
  try {
    // Before opening, which would block on a named pipe.
    const stats = await stat(path);
    if (!stats.isFile() || stats.size > MAX_BYTES) throw new PieceTooLargeError();
    content = await readContent(path, stats.size);
  } catch (error) {
    if (error instanceof PieceTooLargeError)
      return { kind: 'unusable', why: 'it is not a regular file or it is too large' };
    const code = errorCode(error) ?? String(error);
    // ENOTDIR: a parent of the path is a file, so there is no manifest either.
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'unusable', why: `it can't be read (${code})` };
  }
  if (!isRecord(content)) return { kind: 'unusable', why: `${DAMAGED}: it is not a JSON object` };
  if (content['version'] !== 1)
    return { kind: 'unusable', why: 'it was not written by this version of the action' };
  return { kind: 'readable', content };
}

/** Returns a manifest without what no later run reads, or `undefined` if it is no JSON object. */
async function readContent(path: string, bytes: number): Promise<unknown> {
  const kept: Record<string, unknown[]> = { assets: [], exports: [] };
  let responseBytes = 0;
  const keep: KeepEntry = (field, entry, bytes) => {
    const entries = kept[field] ?? [];
    if (field === 'exports') {
      responseBytes += bytes;
      entries.push(keepExport(entry, responseBytes <= MAX_RESPONSE_BYTES));
    }
    // One damaged asset makes the manifest unusable, so no further one is kept.
    else if (entries.length === 0 || isAsset(entries.at(-1))) entries.push(keepFields(entry, ASSET_FIELDS));
    if (entries.length > MAX_ENTRIES) throw new PieceTooLargeError();
  };
  const content = bytes <= MAX_WHOLE_BYTES ? await readWhole(path, keep) : await readByEntry(path, keep);
  if (!isRecord(content)) return undefined;
  for (const [field, entries] of Object.entries(kept))
    if (Array.isArray(content[field])) content[field] = entries;
  return content;
}

/** @param bytes size of the entry's text; 0 if the whole text is small */
type KeepEntry = (field: string, entry: unknown, bytes: number) => void;

async function readWhole(path: string, keep: KeepEntry): Promise<unknown> {
  const file = await openPatiently(() => open(path));
  const bytes = await buffer(file.createReadStream({ end: MAX_WHOLE_BYTES }));
  // The file grew meanwhile, or its system does not know its size.
  if (bytes.length > MAX_WHOLE_BYTES) return readByEntry(path, keep);
  const content = parseJson(bytes.toString());
  for (const field of LISTS) {
    const list = isRecord(content) ? content[field] : undefined;
    if (Array.isArray(list)) for (const entry of list) keep(field, entry, 0);
  }
  return content;
}

/** Parses one entry of a list after another, so that memory is bounded by what is kept. */
async function readByEntry(path: string, keep: KeepEntry): Promise<unknown> {
  let isJson = true;
  const file = await openPatiently(() => open(path));
  const rest = await splitLists(
    file.createReadStream({ end: MAX_BYTES, highWaterMark: 1024 * 1024 }),
    (field) => LISTS.includes(field),
    (field, text) => {
      const entry = parseJson(text);
      isJson &&= entry !== undefined;
      keep(field, entry, text.length);
    },
  );
  return isJson ? parseJson(rest) : undefined;
}

const LISTS = ['assets', 'exports'];
const ASSET_FIELDS = [
  'path',
  'fileName',
  'contentType',
  'size',
  'status',
  'sha256',
  'assetId',
  'attempts',
  'durationMs',
];
const EXPORT_FIELDS = ['variantId', 'network', 'status', 'attempts', 'deployed'];
/** More than a run writes about its exports. Responses beyond it are left out, because they could fill the memory. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

function keepExport(entry: unknown, withResponse: boolean): unknown {
  const kept = keepFields(entry, EXPORT_FIELDS);
  if (!isRecord(kept) || !isRecord(entry) || !withResponse || !Object.hasOwn(entry, 'response')) return kept;
  return { ...kept, response: entry['response'] };
}

/** Leaves out errors, which are large and which no later run reads. */
function keepFields(entry: unknown, fields: readonly string[]): unknown {
  if (!isRecord(entry)) return null;
  const kept: Record<string, unknown> = {};
  for (const field of fields) {
    const value = Object.hasOwn(entry, field) ? entry[field] : undefined;
    if (value !== undefined) kept[field] = typeof value === 'object' ? null : value;
  }
  return kept;
}

/** Returns the assets of a manifest, or a reason as in `NoManifest` if one of them is damaged or two have the same path. */
export function recordedAssets({
  assets,
}: Readonly<Record<string, unknown>>): readonly RecordedAsset[] | string {
  if (!Array.isArray(assets)) return `${DAMAGED}: it has no list of assets`;
  const paths = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    const position = `${DAMAGED}: its asset ${index + 1}`;
    if (!isAsset(asset)) return `${position} is not what a run writes`;
    if (paths.has(asset.path)) return `${position} has the same path as another one`;
    paths.add(asset.path);
  }
  return assets;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the error would quote the file.
    return undefined;
  }
}

const EXPORT_STATUSES: readonly unknown[] = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'];

function isExport(value: unknown): value is RecordedExport {
  return (
    isRecord(value) &&
    typeof value['variantId'] === 'string' &&
    typeof value['network'] === 'string' &&
    EXPORT_STATUSES.includes(value['status']) &&
    [undefined, true, false].includes(value['deployed'] as boolean | undefined)
  );
}

function isAsset(value: unknown): value is RecordedAsset {
  if (!isRecord(value)) return false;
  const { path, fileName, contentType, size, assetId, sha256 } = value;
  return (
    [path, fileName, contentType].every((text) => typeof text === 'string' && text !== '') &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    (assetId === undefined || (typeof assetId === 'string' && assetId !== '')) &&
    (sha256 === undefined || (typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256)))
  );
}
