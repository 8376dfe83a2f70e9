import { PreviousUploads } from '../outcomes.ts';
import { readManifest, recordedAssets } from './read-manifest.ts';

/** What an earlier run left at the manifest's path. */
export type PreviousManifest =
  | { readonly kind: 'missing' }
  /** `why` is a part of a sentence that quotes nothing of the file, which may be any file at all. */
  | { readonly kind: 'unusable'; readonly why: string }
  | { readonly kind: 'usable'; readonly uploads: PreviousUploads };

/** For whom an asset id counts; what is empty (in a dry run) is not compared. */
export interface Destination {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/**
 * Reads an earlier manifest and takes nothing in it on trust: a field that no run would have written makes all of it damaged.
 * An asset counts as uploaded where it has an id and a SHA-256, whatever became of it in the run that wrote them down.
 */
export async function readPreviousUploads(path: string, destination: Destination): Promise<PreviousManifest> {
  const file = await readManifest(path);
  if (file.kind !== 'readable') return file;
  const uploads = uploadsIn(file.content, destination);
  return typeof uploads === 'string' ? { kind: 'unusable', why: uploads } : { kind: 'usable', uploads };
}

function uploadsIn(
  manifest: Readonly<Record<string, unknown>>,
  { baseUrl, organizationId }: Destination,
): PreviousUploads | string {
  if (baseUrl !== '' && manifest['baseUrl'] !== baseUrl) return 'it is about another `base-url`';
  if (organizationId !== '' && manifest['organizationId'] !== organizationId) {
    return 'it is about another `organization`';
  }
  const assets = recordedAssets(manifest);
  if (typeof assets === 'string') return assets;
  return new PreviousUploads(
    assets.flatMap((asset) => {
      const { assetId, sha256 } = asset;
      return assetId === undefined || sha256 === undefined ? [] : { ...asset, assetId, sha256 };
    }),
  );
}
