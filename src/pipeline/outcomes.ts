import type { CallFailure } from '../api/call.ts';
import type { ExportResponse } from '../api/export-response.ts';
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
  readonly found?: FoundFile;
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
      readonly failure: CallFailure;
      /** SHA-256 of bytes that the storage may have, although it did not confirm them. Only if uploads are hashed. */
      readonly unconfirmed?: readonly string[];
      readonly attempts: number;
      readonly durationMs: number;
    }
  | { readonly status: 'not-attempted'; readonly asset: File };

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
    /** An earlier run triggered it, so nothing was sent. */
    | { readonly status: 'reused'; readonly response: unknown; readonly deployed: boolean }
    | { readonly status: 'failed'; readonly attempts: number; readonly failure: CallFailure }
    /** Without a `failure`: an earlier run did not learn whether it was triggered. In a draft: this run may be requesting it. */
    | { readonly status: 'unknown'; readonly attempts: number; readonly failure?: CallFailure }
    | { readonly status: 'not-attempted' }
  );

/** Whether an export was triggered, by this run or by an earlier one. */
export function isTriggered({ status }: { readonly status: ExportOutcome['status'] }): boolean {
  return status === 'triggered' || status === 'reused';
}

/** Whether the service has the bytes of an asset, sent by this run or by a previous one. */
export function hasAssetId<File extends FileIdentity>(
  outcome: UploadOutcome<File>,
): outcome is Extract<UploadOutcome<File>, { readonly assetId: string }> {
  return outcome.status === 'uploaded' || outcome.status === 'reused';
}

/** An entry of an earlier manifest that has an id. Without a hash its file is uploaded again. */
export type PreviousEntry = FileIdentity & { readonly assetId: string; readonly sha256?: string };

/** The id and the hash of bytes that the service has. */
export interface PreviousUpload {
  readonly assetId: string;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** The files that previous runs uploaded to the same service and organization. */
export class PreviousUploads {
  readonly #byPath: ReadonlyMap<string, PreviousEntry>;

  constructor(entries: Iterable<PreviousEntry>) {
    this.#byPath = new Map(Array.from(entries, (entry) => [entry.path, entry]));
  }

  /** Number of files. */
  get size(): number {
    return this.#byPath.size;
  }

  /** Number of files that may be reused. */
  get reusableCount(): number {
    return [...this.#byPath.values()].filter(({ sha256 }) => sha256 !== undefined).length;
  }

  entries(): Iterable<PreviousEntry> {
    return this.#byPath.values();
  }

  /** Returns the uploads of all files but these. */
  without(files: readonly { readonly asset: FileIdentity }[]): PreviousUploads {
    const paths = new Set(files.map(({ asset }) => asset.path));
    return new PreviousUploads([...this.#byPath.values()].filter(({ path }) => !paths.has(path)));
  }

  /** Finds the upload with the same path, `fileName`, content type and size. Its bytes may still differ. */
  get({ path, fileName, contentType, size }: FileIdentity): PreviousUpload | undefined {
    const entry = this.#byPath.get(path);
    const isSame = entry?.fileName === fileName && entry.contentType === contentType && entry.size === size;
    if (!isSame || entry.sha256 === undefined) return undefined;
    return { assetId: entry.assetId, sha256: entry.sha256 };
  }
}
