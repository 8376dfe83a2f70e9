import type { Manifest, ManifestRun } from '../../src/pipeline/manifest/manifest.ts';
import { RunRecord } from '../../src/pipeline/manifest/run-record.ts';
import {
  type Asset,
  type ExportOutcome,
  type ExportRequest,
  notAttempted,
  type ReusedFile,
  type UploadOutcome,
} from '../../src/pipeline/outcomes.ts';
import type { RetryFailure } from '../../src/retry/results.ts';

export { notAttempted, notRequested } from '../../src/pipeline/outcomes.ts';

/* Files and outcomes for tests to which most of their fields do not matter. */

/** A file of one byte whose name is its path, unless `change` says otherwise. */
export function assetAt(path: string, change: Partial<Asset> = {}): Asset {
  return { path, absolutePath: `/workspace/${path}`, fileName: path, contentType: 'a/b', size: 1, ...change };
}

export function callFailure(error: Error, because: RetryFailure['because'] = 'permanent'): RetryFailure {
  return { ok: false, error, because, neverSent: false, effort: { attempts: 1 } };
}

const ONCE = { attempts: 1, durationMs: 1 };

export function uploaded(asset: Asset, assetId = `id of ${asset.path}`): UploadOutcome {
  return { ...notAttempted(asset), ...ONCE, status: 'uploaded', assetId };
}

export function reused(asset: Asset, assetId = `id of ${asset.path}`): ReusedFile {
  return { ...notAttempted(asset), status: 'reused', assetId, sha256: 'c0ffee' };
}

export function failed(asset: Asset, error: Error, because?: RetryFailure['because']): UploadOutcome {
  const failure = callFailure(error, because);
  return { ...notAttempted(asset), ...ONCE, status: 'failed', error: error.message, failure };
}

export function triggered(request: ExportRequest, response?: unknown): ExportOutcome {
  return { ...request, status: 'triggered', attempts: 1, response };
}

/** The service and organization of manifests in tests. */
export const DESTINATION = { baseUrl: 'https://api.example.com/v1', organizationId: 'org-1' };

interface Given {
  /** Absent if the step only exports. */
  readonly assets?: readonly Asset[];
  readonly exports?: readonly ExportRequest[];
  readonly earlier?: Partial<Omit<Manifest, 'assets'>> & { readonly assets?: readonly object[] };
  readonly run?: ManifestRun | undefined;
  readonly startedAt?: Date;
  readonly dryRun?: boolean;
  /** Whether the step may go on without files. */
  readonly mayBeNone?: boolean;
}

/** The record of a step whose search has ended. */
export function recordOf({ assets, exports = [], earlier, run, dryRun = false, ...given }: Given): RunRecord {
  const content = { version: 1, ...DESTINATION, assets: [], exports: [], ...earlier } as unknown as Manifest;
  const isToUpload = assets !== undefined;
  const record = new RunRecord(
    { run, startedAt: given.startedAt ?? new Date() },
    { earlier: earlier && content, isToUpload, isDryRun: dryRun, order: { ...DESTINATION, exports } },
  );
  if (assets !== undefined) record.plan(assets, given.mayBeNone ?? false);
  return record;
}

/** The entry that an earlier upload left. */
export function storedBefore(file: Asset, change: object = {}): object {
  const { attempts, durationMs, ...entry } = notAttempted(file);
  const id = { assetId: `old ${file.path}`, sha256: 'ab'.repeat(32) };
  return { ...entry, attempts, durationMs, status: 'uploaded', ...id, ...change };
}
