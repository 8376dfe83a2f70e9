import { open, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { openPatiently } from '../../support/files.ts';
import { isRecord } from '../../support/json.ts';
import { isAsset } from './recorded-entries.ts';
import { PieceTooLargeError, splitLists } from './split-lists.ts';

/** A manifest of 1,000,000 files has about 350 MB. */
const MAX_BYTES = 1024 * 1024 * 1024;
/** Manifests up to this size are parsed at once: for 1,000 files that takes 3 ms instead of 13. */
const MAX_WHOLE_BYTES = 1024 * 1024;
/** Maximum number of entries in a list: a file of the maximum size could hold enough of them to fill the memory. */
const MAX_ENTRIES = 2_000_000;

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

/**
 * Reads a manifest. Leaves out what no later run reads.
 *
 * @returns `undefined` if it is no JSON object
 * @throws PieceTooLargeError if the file is not regular, or too large
 * @throws the error of the file system
 */
export async function readContent(path: string): Promise<unknown> {
  // Before opening, which would block on a named pipe.
  const stats = await stat(path);
  if (!stats.isFile() || stats.size > MAX_BYTES) throw new PieceTooLargeError();
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
  const content = stats.size <= MAX_WHOLE_BYTES ? await readWhole(path, keep) : await readByEntry(path, keep);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the error would quote the file.
    return undefined;
  }
}
