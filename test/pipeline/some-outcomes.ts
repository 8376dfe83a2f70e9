import { type EarlierFile, EarlierManifest } from '../../src/pipeline/manifest/earlier-manifest.ts';
import type { Manifest, ManifestRun } from '../../src/pipeline/manifest/manifest.ts';
import type {
  Asset,
  ExportOutcome,
  ExportRequest,
  ReusedAsset,
  UploadOutcome,
} from '../../src/pipeline/outcomes.ts';
import type { RetryFailure } from '../../src/retry/results.ts';

/* Files and outcomes for tests to which most of their fields do not matter. */

/** A file of one byte whose name is its path, unless `change` says otherwise. */
export function assetAt(path: string, change: Partial<Asset> = {}): Asset {
  return { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'a/b', size: 1, ...change };
}

export function callFailure(error: Error, because: RetryFailure['because'] = 'permanent'): RetryFailure {
  return { ok: false, error, because, effort: { attempts: 1 } };
}

const ONCE = { attempts: 1, durationMs: 1 };

export function uploaded(asset: Asset, assetId = `id of ${asset.path}`): UploadOutcome {
  return { status: 'uploaded', asset, assetId, ...ONCE };
}

export function reused(asset: Asset, assetId = `id of ${asset.path}`): ReusedAsset {
  return { status: 'reused', asset, assetId, sha256: 'c0ffee' };
}

export function failed(asset: Asset, error: Error, because?: RetryFailure['because']): UploadOutcome {
  return { status: 'failed', asset, failure: callFailure(error, because), ...ONCE };
}

export function notAttempted(asset: Asset): UploadOutcome {
  return { status: 'not-attempted', asset };
}

export function triggered(request: ExportRequest, response?: unknown): ExportOutcome {
  return { ...request, status: 'triggered', attempts: 1, response };
}

/** The service and organization of manifests in tests. */
export const DESTINATION = { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1' };

/** The manifest that an earlier step left, for a step of this run. */
export function earlierManifest(
  change: Partial<Omit<Manifest, 'assets'>> & { readonly assets?: readonly object[] } = {},
  run?: ManifestRun,
): EarlierManifest {
  const content = { version: 1, ...DESTINATION, assets: [], ...change } as unknown as Manifest;
  const earlier = new EarlierManifest({ kind: 'readable', content }, { ...DESTINATION, run });
  if (earlier.unusable !== undefined) throw new Error(earlier.unusable);
  return earlier;
}

/** The same with these files. */
export function earlierWith(files: readonly (Asset & Partial<EarlierFile>)[]): EarlierManifest {
  return earlierManifest({
    assets: files.map(({ absolutePath: _, stateWhenFound: __, ...file }) => ({
      ...file,
      status: 'uploaded',
    })),
  });
}
