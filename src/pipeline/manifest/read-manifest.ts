import { errorCode } from '../../support/errors.ts';
import { isRecord } from '../../support/json.ts';
import { PreviousUploads } from '../outcomes.ts';
import { readContent } from './manifest-content.ts';
import type { PreviousRelease } from './previous-release.ts';
import { DAMAGED, isExport, type RecordedAsset, recordedAssets } from './recorded-entries.ts';
import { PieceTooLargeError } from './split-lists.ts';

/** Start of a reason why a manifest is useful for other runs only. */
export const FOREIGN = 'it is about another';

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
    content = await readContent(path);
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
