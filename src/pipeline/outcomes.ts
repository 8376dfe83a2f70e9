import type { ExportResponse } from '../api/export-response.ts';
import type { RetryFailure } from '../retry/results.ts';
import type { FoundFile } from '../support/files.ts';

/** A local file to upload. */
export interface Asset {
  /** Relative to the working directory, with `/` as separator. */
  readonly path: string;
  /** Without links to folders. */
  readonly absolutePath: string;
  /** The `fileName` that the service gets. */
  readonly fileName: string;
  /** Media type. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** If absent, only changes while the file is read are noticed. */
  readonly stateWhenFound?: FoundFile;
}

/** Describes a file without its bytes. A file that differs in one of these is not reused. */
export type FileIdentity = Pick<Asset, 'path' | 'fileName' | 'contentType' | 'size'>;

/** The outcome of one asset. `attempts` is 1 plus the number of retries. */
export type UploadOutcome<File extends FileIdentity = Asset> =
  | {
      readonly status: 'uploaded';
      readonly asset: File;
      readonly assetId: string;
      /** Of the bytes sent, in lower-case hex. Absent if a later run does not need it. */
      readonly sha256?: string;
      readonly attempts: number;
      readonly durationMs: number;
    }
  /** A previous run uploaded the same bytes, so nothing was sent. */
  | { readonly status: 'reused'; readonly asset: File; readonly assetId: string; readonly sha256: string }
  | {
      readonly status: 'failed';
      readonly asset: File;
      readonly failure: RetryFailure;
      /** SHA-256 of bytes that the storage may have, although it did not confirm them. Only if uploads are hashed. */
      readonly unconfirmed?: readonly string[];
      readonly attempts: number;
      readonly durationMs: number;
    }
  | { readonly status: 'not-attempted'; readonly asset: File };

/** The outcome of a file that the service has. */
export type StoredFile = Extract<UploadOutcome<FileIdentity>, { readonly assetId: string }>;

export type ReusedAsset = Extract<UploadOutcome, { status: 'reused' }>;

/** A variant (a build of a game) and the network to export it to. */
export interface ExportRequest {
  readonly variantId: string;
  readonly network: string;
}

/** The outcome of one export. `unknown` means that it may have been triggered: check the service before a retry. */
export type ExportOutcome = ExportRequest &
  (
    | ({ readonly status: 'triggered'; readonly attempts: number } & ExportResponse)
    /** An earlier run triggered it, so nothing was sent. `isTakenOver`: `run` did not trigger it itself, but continued the release. */
    | ({ readonly status: 'reused'; readonly isTakenOver?: boolean } & EarlierExport)
    | { readonly status: 'failed'; readonly attempts: number; readonly failure: RetryFailure }
    /** Without a `failure`: an earlier run did not learn whether it was triggered. In a draft: this run may be requesting it. */
    | { readonly status: 'unknown'; readonly attempts: number; readonly failure?: RetryFailure }
    | { readonly status: 'not-attempted' }
  );

/** An attempt of a workflow run that requested an export. */
export interface RunAttempt {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The commit's full hash. */
  readonly commit: string;
}

/** What is recorded of an export that an earlier run triggered. */
export interface EarlierExport {
  /** Absent if it was not in a workflow. */
  readonly run?: RunAttempt;
  readonly response?: unknown;
  /** The `Location` of the response. */
  readonly location?: string;
  /** Whether GitHub has the deployment of this export. */
  readonly deployed?: boolean;
}

/** Identifies an export among those of a run or a manifest. */
export function exportKey({ variantId, network }: ExportRequest): string {
  return JSON.stringify([variantId, network]);
}

/** Whether an export was triggered, by this run or by an earlier one. */
export function isTriggered<Export extends { readonly status: ExportOutcome['status'] }>(
  outcome: Export,
): outcome is Export & { readonly status: 'triggered' | 'reused' } {
  return outcome.status === 'triggered' || outcome.status === 'reused';
}

/** Whether the service has the bytes of an asset, sent by this run or by a previous one. */
export function hasAssetId<File extends { readonly status: UploadOutcome['status'] | 'planned' }>(
  outcome: File,
): outcome is File & { readonly status: 'uploaded' | 'reused' } {
  return outcome.status === 'uploaded' || outcome.status === 'reused';
}
