import {
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  hasAssetId,
  type PreviousUploads,
  type UploadOutcome,
} from '../outcomes.ts';

/** An export as a manifest records it. Fields that no later run needs are left out. */
export interface RecordedExport extends ExportRequest {
  readonly status: ExportOutcome['status'];
  readonly response?: unknown;
  /** Whether GitHub has the deployment of this export. */
  readonly deployed?: boolean;
}

/** An earlier run that did not succeed, so that this run may continue its exports. */
export interface PreviousRelease {
  /** The commit of the earlier run; absent if it was not known. */
  readonly commit: string | undefined;
  /** The files of the earlier run. Exports are triggered only after all of them are uploaded. */
  readonly files: PreviousUploads;
  readonly exports: readonly RecordedExport[];
}

/** Exports that an earlier run of the same release triggered or may have triggered. */
export interface EarlierExports {
  /** `reused` or `unknown`, by `exportKey`. */
  readonly outcomes: ReadonlyMap<string, ExportOutcome>;
  /** Whether the `unknown` ones are requested again. */
  readonly retryUnknown: boolean;
}

/**
 * Finds the exports that an earlier run of the same release triggered or may have triggered.
 *
 * @param uploads all files of this run, each with its asset id
 * @returns none if one file or the commit differs
 */
export function earlierExports(
  previous: PreviousRelease,
  uploads: readonly UploadOutcome<FileIdentity>[],
  { commit, retryUnknown }: { readonly commit: string | undefined; readonly retryUnknown: boolean },
): EarlierExports {
  const outcomes = new Map<string, ExportOutcome>();
  if (previous.commit !== commit || !hasSameFiles(previous.files, uploads)) return { outcomes, retryUnknown };
  for (const { variantId, network, status, response, deployed = false } of previous.exports) {
    const request = { variantId, network };
    if (status === 'triggered' || status === 'reused')
      outcomes.set(exportKey(request), { ...request, status: 'reused', response, deployed });
    else if (status === 'unknown') outcomes.set(exportKey(request), { ...request, status, attempts: 0 });
  }
  return { outcomes, retryUnknown };
}

/** Whether an export must be requested, if this is what is known of it before. */
export function isOpen({ status }: ExportOutcome, retryUnknown: boolean): boolean {
  return status === 'not-attempted' || (status === 'unknown' && retryUnknown);
}

function hasSameFiles(files: PreviousUploads, uploads: readonly UploadOutcome<FileIdentity>[]): boolean {
  if (files.size !== uploads.length) return false;
  return uploads.every((upload) => {
    const earlier = files.get(upload.asset);
    return (
      earlier !== undefined &&
      hasAssetId(upload) &&
      earlier.assetId === upload.assetId &&
      earlier.sha256 === upload.sha256
    );
  });
}

export function exportKey({ variantId, network }: ExportRequest): string {
  return JSON.stringify([variantId, network]);
}
