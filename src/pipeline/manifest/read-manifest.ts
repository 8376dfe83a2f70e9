import { constants } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../support/error-text.ts';
import { openPatiently } from '../../support/files.ts';
import { isRecord, parseExact } from '../../support/json.ts';
import type { FileIdentity, RunAttempt } from '../outcomes.ts';
import { type ListDigest, MAX_SHARDS, type Shard } from '../shards/split.ts';
import { DAMAGED, hasFields, isCount, isName, isSha256, isText, optional } from './entry-fields.ts';
import type { ManifestAsset, ManifestRun } from './manifest.ts';

/** A string holds no more: 512 MiB. docs/capacity.md, *Limits*, says how many files that are. */
const MAX_BYTES = constants.MAX_STRING_LENGTH;

/** The fields that every version of the action has written. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];

/** `why` completes a sentence. It quotes nothing of the file, because the file may be a secret. */
export type ManifestFile =
  | { readonly kind: 'missing' }
  /** No manifest, or not readable. To replace it could destroy what somebody needs. */
  | { readonly kind: 'other'; readonly why: string }
  /** A manifest of another version. */
  | { readonly kind: 'unusable'; readonly why: string }
  | { readonly kind: 'readable'; readonly content: Readonly<Record<string, unknown>> };

/** What a run may replace. */
export type ReplaceableFile = Exclude<ManifestFile, { readonly kind: 'other' }>;

/** Reads a manifest and checks its version. No other field has been checked. An empty file counts as missing. */
export async function readManifest(path: string): Promise<ManifestFile> {
  let text: string;
  try {
    // Before opening, which would block on a named pipe.
    const stats = await stat(path);
    if (!stats.isFile()) return { kind: 'other', why: 'it is not a regular file' };
    if (stats.size > MAX_BYTES) return { kind: 'other', why: 'it is larger than 512 MiB' };
    text = await openPatiently(() => readFile(path, 'utf8'));
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    // ENOTDIR: a parent of the path is a file, so there is no manifest either.
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'other', why: `it can't be read (${code})` };
  }
  if (text === '') return { kind: 'missing' };
  const content = parseExact(text);
  if (!isRecord(content) || !FIELDS.every((field) => Object.hasOwn(content, field)))
    return { kind: 'other', why: 'it is not a manifest' };
  if (content['version'] === 1) return { kind: 'readable', content };
  return { kind: 'unusable', why: 'it was not written by this version of the action' };
}

/** An asset of a manifest. Only the fields with a type have been checked. */
export type RecordedAsset = FileIdentity &
  Pick<ManifestAsset, 'assetId' | 'sha256'> &
  Readonly<Record<string, unknown>>;

/** Returns the assets of a manifest, or a reason as in `ManifestFile` if one is damaged or two have the same path. */
export function recordedAssets({
  assets,
}: Readonly<Record<string, unknown>>): readonly RecordedAsset[] | string {
  if (!Array.isArray(assets)) return `${DAMAGED}: it has no list of assets`;
  const paths = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    const position = `${DAMAGED}: its asset ${index + 1}`;
    if (!hasFields<RecordedAsset>(asset, ASSET_FIELDS)) return `${position} is not what a run writes`;
    if (paths.has(asset.path)) return `${position} has the same path as another one`;
    paths.add(asset.path);
  }
  return assets;
}

const ASSET_FIELDS = {
  path: isName,
  fileName: isName,
  contentType: isName,
  size: isCount,
  assetId: optional(isName),
  sha256: optional(isSha256),
};

export function isShard(value: unknown): value is Shard {
  if (!hasFields<Shard>(value, { index: isCount, total: isCount })) return false;
  const { index, total } = value;
  return index >= 1 && index <= total && total <= MAX_SHARDS;
}

export function isDigest(value: unknown): value is ListDigest {
  return hasFields<ListDigest>(value, { files: isCount, bytes: isCount, sha256: isText });
}

export function isAttempt(value: unknown): value is RunAttempt {
  return hasFields<RunAttempt>(value, { id: isCount, attempt: isCount, commit: isText });
}

export function isRun(value: unknown): value is ManifestRun {
  return isAttempt(value) && isText((value as Partial<ManifestRun>).repository);
}
