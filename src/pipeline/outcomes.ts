import type { CallFailure } from '../api/call.ts';

/** A local file to upload. */
export interface Asset {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly absolutePath: string;
  /** What the service is told as `fileName`. */
  readonly fileName: string;
  /** Media type. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** What became of one asset. `attempts` is 1 where nothing had to be repeated, and one more for each repetition. */
export type UploadOutcome<File extends FileIdentity = Asset> =
  | {
      readonly status: 'uploaded';
      readonly asset: File;
      readonly assetId: string;
      /** Of the bytes that were sent, in lower-case hex; only where they are to be known for a later run. */
      readonly sha256?: string;
      readonly attempts: number;
      readonly durationMs: number;
    }
  /** An earlier run had uploaded the same bytes: nothing was sent. */
  | { readonly status: 'reused'; readonly asset: File; readonly assetId: string; readonly sha256: string }
  | {
      readonly status: 'failed';
      readonly asset: File;
      readonly failure: CallFailure;
      readonly attempts: number;
      readonly durationMs: number;
    }
  | { readonly status: 'not-attempted'; readonly asset: File };

/** A variant (a build of a game) to be exported to a network. */
export interface ExportRequest {
  readonly variantId: string;
  readonly network: string;
}

/** What became of one export. `unknown`: it may have been triggered, and must not be repeated unseen. */
export type ExportOutcome = ExportRequest &
  (
    | { readonly status: 'triggered'; readonly attempts: number; readonly response: unknown }
    | { readonly status: 'failed' | 'unknown'; readonly attempts: number; readonly failure: CallFailure }
    | { readonly status: 'not-attempted' }
  );

/** Whether the service has an asset's bytes, sent now or by an earlier run: then it has an id. */
export function hasAssetId<File extends FileIdentity>(
  outcome: UploadOutcome<File>,
): outcome is Extract<UploadOutcome<File>, { readonly assetId: string }> {
  return outcome.status === 'uploaded' || outcome.status === 'reused';
}

/** What makes two files the same for the service, but for their bytes. */
export type FileIdentity = Pick<Asset, 'path' | 'fileName' | 'contentType' | 'size'>;

/** Bytes that the service has, and under which id. */
export interface PreviousUpload {
  readonly assetId: string;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** What earlier runs have uploaded to the same service and organization. */
export class PreviousUploads {
  readonly #byPath: ReadonlyMap<string, FileIdentity & PreviousUpload>;

  constructor(uploads: Iterable<FileIdentity & PreviousUpload>) {
    this.#byPath = new Map(Array.from(uploads, (upload) => [upload.path, upload]));
  }

  /** Number of files. */
  get count(): number {
    return this.#byPath.size;
  }

  /** The upload of the file with the same path, `fileName`, content type and size; whether its bytes are the same is not known. */
  get({ path, fileName, contentType, size }: FileIdentity): PreviousUpload | undefined {
    const upload = this.#byPath.get(path);
    const same = upload?.fileName === fileName && upload.contentType === contentType && upload.size === size;
    return same ? upload : undefined;
  }
}
