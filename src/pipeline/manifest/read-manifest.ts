import { open, stat } from 'node:fs/promises';
import { isAssetId } from '../../api/responses.ts';
import { isRecord } from '../../support/json.ts';
import { type FileIdentity, type PreviousUpload, PreviousUploads } from '../outcomes.ts';

/** A manifest of 100,000 files has about 45 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum number of objects and arrays; an asset is one object. The file could hold millions of empty ones, which need gigabytes. */
const MAX_OBJECTS = 1_000_000;

/** Start of a reason why a manifest can't be used. */
export const DAMAGED = 'it is damaged';

/** An asset of a manifest. Only the fields with a type have been checked. */
export type RecordedAsset = FileIdentity & Partial<PreviousUpload> & Readonly<Record<string, unknown>>;

/** `why` completes a sentence. It quotes nothing of the file, because the file may be a secret. */
type NoManifest = { readonly kind: 'missing' } | { readonly kind: 'unusable'; readonly why: string };

export type ManifestFile =
  | NoManifest
  | { readonly kind: 'readable'; readonly content: Readonly<Record<string, unknown>> };

export type PreviousManifest = NoManifest | { readonly kind: 'usable'; readonly uploads: PreviousUploads };

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
  const file = await readManifest(path);
  if (file.kind !== 'readable') return file;
  const { content } = file;
  if (baseUrl !== '' && content['baseUrl'] !== baseUrl)
    return { kind: 'unusable', why: 'it is about another `base-url`' };
  if (organizationId !== '' && content['organizationId'] !== organizationId)
    return { kind: 'unusable', why: 'it is about another `organization`' };
  const assets = recordedAssets(content);
  if (typeof assets === 'string') return { kind: 'unusable', why: assets };
  const uploads = assets.flatMap((asset) => {
    const { assetId, sha256 } = asset;
    return assetId === undefined || sha256 === undefined ? [] : { ...asset, assetId, sha256 };
  });
  return { kind: 'usable', uploads: new PreviousUploads(uploads) };
}

/** Reads a manifest and checks its size and version. No other field has been checked. */
export async function readManifest(path: string): Promise<ManifestFile> {
  let text: string | undefined;
  try {
    text = await readText(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // ENOTDIR: a parent of the path is a file, so there is no manifest either.
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'unusable', why: `it can't be read (${code})` };
  }
  if (text === undefined) return { kind: 'unusable', why: 'it is not a regular file or it is too large' };
  const content = parseJson(text);
  if (!isRecord(content)) return { kind: 'unusable', why: `${DAMAGED}: it is not a JSON object` };
  if (content['version'] !== 1)
    return { kind: 'unusable', why: 'it was not written by this version of the action' };
  return { kind: 'readable', content };
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

/** Returns `undefined` if the path is not a regular file, or if the file is too large. */
async function readText(path: string): Promise<string | undefined> {
  // Before `open`, which would block on a named pipe.
  const stats = await stat(path);
  if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    return countObjects(bytes) > MAX_OBJECTS ? undefined : bytes.toString('utf8');
  } finally {
    await file.close();
  }
}

/** Counts `[` and `{`, including those in strings, so the result may be too high. */
function countObjects(json: Buffer): number {
  let count = 0;
  for (const byte of json) if (byte === 0x5b || byte === 0x7b) count += 1;
  return count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the error would quote the file.
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
