import { open, stat } from 'node:fs/promises';
import { isRecord } from '../../support/json.ts';
import type { FileIdentity, PreviousUpload } from '../outcomes.ts';

/** A manifest of 100,000 files has about 45 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Objects and arrays, of which an asset is one. So many of them take little memory, and as many as have room take gigabytes. */
const MAX_OBJECTS = 1_000_000;
const MAX_ASSET_ID_LENGTH = 1_000;

const DAMAGED = 'it is damaged';

/** What a manifest says of an asset, as far as it was looked at; all other fields are as they came. */
export type RecordedAsset = FileIdentity & Partial<PreviousUpload> & Readonly<Record<string, unknown>>;

/** What is at the path of a manifest. */
export type ManifestFile =
  | { readonly kind: 'missing' }
  /** `why` is a part of a sentence that quotes nothing of the file, which may be any file at all. */
  | { readonly kind: 'unusable'; readonly why: string }
  | { readonly kind: 'readable'; readonly content: Readonly<Record<string, unknown>> };

/** Reads a manifest of this version; nothing else in it has been looked at. */
export async function readManifest(path: string): Promise<ManifestFile> {
  let text: string | undefined;
  try {
    text = await readUpTo(path, MAX_BYTES);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // A part of the path may be a file: then there is no manifest either.
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'unusable', why: `it can't be read (${code})` };
  }
  if (text === undefined) return { kind: 'unusable', why: 'it is no file of a size that a run writes' };
  const content = parse(text);
  if (!isRecord(content)) return { kind: 'unusable', why: `${DAMAGED}: it is not a JSON object` };
  if (content['version'] !== 1)
    return { kind: 'unusable', why: 'it was not written by this version of the action' };
  return { kind: 'readable', content };
}

/** The assets of a manifest, each with a path of its own, or why they can't be used: a field that no run would have written. */
export function recordedAssets({
  assets,
}: Readonly<Record<string, unknown>>): readonly RecordedAsset[] | string {
  if (!Array.isArray(assets)) return `${DAMAGED}: it has no list of assets`;
  const paths = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    const where = `${DAMAGED}: its asset ${index + 1}`;
    if (!isAsset(asset)) return `${where} is not what a run writes`;
    if (paths.has(asset.path)) return `${where} has the path of another one`;
    paths.add(asset.path);
  }
  return assets;
}

/** The text of a regular file; `undefined` where it is none, or too large. */
async function readUpTo(path: string, mostBytes: number): Promise<string | undefined> {
  // Before it is opened: opening a named pipe would wait for its other end.
  const stats = await stat(path);
  if (!stats.isFile() || stats.size > mostBytes) return undefined;
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    return countObjects(bytes) > MAX_OBJECTS ? undefined : bytes.toString('utf8');
  } finally {
    await file.close();
  }
}

/** How many objects and arrays there are at most: those in strings count as well. */
function countObjects(json: Buffer): number {
  let count = 0;
  for (const byte of json) if (byte === 0x5b || byte === 0x7b) count += 1;
  return count;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What V8 says about it would quote the file.
    return undefined;
  }
}

function isAsset(value: unknown): value is RecordedAsset {
  if (!isRecord(value)) return false;
  const { path, fileName, contentType, size, assetId, sha256 } = value;
  return (
    [path, fileName, contentType].every((text) => typeof text === 'string' && text !== '') &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    (assetId === undefined || isAssetId(assetId)) &&
    (sha256 === undefined || (typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256)))
  );
}

function isAssetId(value: unknown): boolean {
  return (
    typeof value === 'string' && value !== '' && value.length <= MAX_ASSET_ID_LENGTH && !/\p{Cc}/u.test(value)
  );
}
