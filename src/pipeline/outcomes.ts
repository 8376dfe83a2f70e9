import type { ShownResponse } from '../api/export-response.ts';
import type { RetryFailure } from '../retry/results.ts';
import type { FoundFile } from '../support/files.ts';

// An outcome is an entry of the record, with what only this run needs: why it failed, and what people are shown.

/** Describes a file without its bytes. A file that differs in one of these is not reused. */
export interface FileIdentity {
  /** Relative to the working directory, with `/` as separator. */
  readonly path: string;
  /** The `fileName` that the service gets. */
  readonly fileName: string;
  /** Media type. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A local file to upload. */
export interface Asset extends FileIdentity {
  /** Without links to folders. */
  readonly absolutePath: string;
  /** Of further paths that lead to it and give it the same name, relative to the working directory; absent if there are none. */
  readonly otherPaths?: readonly string[];
  /** If absent, only changes while the file is read are noticed. */
  readonly stateWhenFound?: FoundFile;
}

export function allPaths({ path, otherPaths = [] }: Pick<Asset, 'path' | 'otherPaths'>): readonly string[] {
  return [path, ...otherPaths];
}

/** What is recorded of a file. */
export interface FileEntry extends FileIdentity {
  /** `reused`: an earlier step uploaded the same bytes, so nothing was sent. `planned`: in a dry run. */
  readonly status: 'uploaded' | 'reused' | 'failed' | 'not-attempted' | 'planned';
  /** SHA-256 of the bytes under `assetId`, in lower-case hex. Absent if nothing is stored. */
  readonly sha256?: string;
  /** Of a failed upload that sent nothing: the id that an earlier step got. Then path, name, type, size and hash are those of that step. */
  readonly assetId?: string;
  /** 1 plus the number of retries; 0 if nothing was sent. */
  readonly attempts: number;
  readonly durationMs: number;
  readonly error?: string;
}

/** The outcome of one asset. Unless it failed, it has nothing that is not recorded. */
export interface UploadOutcome extends FileEntry {
  readonly failure?: RetryFailure;
}

/** The id of a file that the service has, and the hash of its bytes. */
export type StoredBytes = Required<Pick<FileEntry, 'assetId' | 'sha256'>>;

/** The outcome of a file that was not uploaded again. */
export type ReusedFile = UploadOutcome & StoredBytes & { readonly status: 'reused' };

/** A variant (a build of a game) and the network to export it to. */
export interface ExportRequest {
  readonly variantId: string;
  readonly network: string;
}

/** An attempt of a workflow run that requested an export. */
export interface RunAttempt {
  readonly id: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The commit's full hash. */
  readonly commit: string;
}

/** What is recorded of an export. */
export interface ExportEntry extends ExportRequest {
  /**
   * `unknown`: it may have been triggered, so look in the service before a retry. `reused`: an earlier step or attempt of this
   * run triggered it, so nothing was sent.
   */
  readonly status: 'triggered' | 'reused' | 'failed' | 'unknown' | 'not-attempted';
  readonly attempts: number;
  /** The run that requested it; absent if it was not in a workflow. */
  readonly run?: RunAttempt;
  readonly response?: unknown;
  /** The `Location` of the response. */
  readonly location?: string;
  /** Whether GitHub has the deployment of this export. */
  readonly deployed?: boolean;
  readonly error?: string;
}

/** The outcome of one export. An `unknown` one without a `failure` was requested by an earlier step or attempt. */
export interface ExportOutcome extends ExportEntry {
  readonly failure?: RetryFailure;
  readonly shown?: ShownResponse;
  /** Why the manifest lacks the response, as the end of a sentence. */
  readonly leftOut?: string;
}

/** One outcome per asset and per export, in the order of the plan. */
export interface PipelineReport {
  readonly uploads: readonly UploadOutcome[];
  readonly exports: readonly ExportOutcome[];
}

/** Identifies an export among those of a run or a manifest. */
export function exportKey({ variantId, network }: ExportRequest): string {
  return JSON.stringify([variantId, network]);
}

/** An asset of which nothing was sent. */
export function notAttempted({ path, fileName, contentType, size }: FileIdentity): UploadOutcome {
  return { path, fileName, contentType, size, status: 'not-attempted', attempts: 0, durationMs: 0 };
}

/** An export that was not requested. */
export function notRequested({ variantId, network }: ExportRequest): ExportOutcome {
  return { variantId, network, status: 'not-attempted', attempts: 0 };
}

/** Whether an export was triggered, by this run or by an earlier one. */
export function isTriggered({ status }: Pick<ExportEntry, 'status'>): boolean {
  return status === 'triggered' || status === 'reused';
}

/** Whether the service has the bytes of a file, sent by this run or by an earlier one. */
export function isStored<File extends Pick<FileEntry, 'status'>>(
  file: File,
): file is File & { readonly status: 'uploaded' | 'reused'; readonly assetId: string } {
  return file.status === 'uploaded' || file.status === 'reused';
}

const NO_FILES = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };

/** How many files and exports ended how: by status, and all together. */
export interface Tally {
  readonly files: Readonly<typeof NO_FILES>;
  /** The bytes of these files. */
  readonly bytes: Readonly<typeof NO_FILES>;
  readonly exports: Readonly<typeof NO_EXPORTS>;
}

/** Counts the files and exports of a report, or of a part of it. */
export function tally(report: Partial<PipelineReport>): Tally {
  const [files, bytes, exports] = [{ ...NO_FILES }, { ...NO_FILES }, { ...NO_EXPORTS }];
  for (const file of report.uploads ?? [])
    for (const status of ['all', file.status] as const) {
      files[status] += 1;
      bytes[status] += file.size;
    }
  for (const { status } of report.exports ?? [])
    for (const counted of ['all', status] as const) exports[counted] += 1;
  return { files, bytes, exports };
}
