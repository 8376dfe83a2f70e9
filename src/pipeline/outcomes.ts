import type { Asset } from './asset.ts';

/** What makes two files the same for the service, but for their bytes. */
export type FileIdentity = Pick<Asset, 'path' | 'fileName' | 'contentType' | 'size'>;

/** Bytes that the service has, and under which id. */
export interface EarlierUpload {
  readonly assetId: string;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** What earlier runs have uploaded to the same service and organization. */
export class EarlierUploads {
  readonly #byPath: ReadonlyMap<string, FileIdentity & EarlierUpload>;

  constructor(uploads: Iterable<FileIdentity & EarlierUpload>) {
    this.#byPath = new Map(Array.from(uploads, (upload) => [upload.path, upload]));
  }

  /** Number of files. */
  get count(): number {
    return this.#byPath.size;
  }

  /** The upload of the file with the same path, `fileName`, content type and size; whether its bytes are the same is not known. */
  of({ path, fileName, contentType, size }: FileIdentity): EarlierUpload | undefined {
    const upload = this.#byPath.get(path);
    const same = upload?.fileName === fileName && upload.contentType === contentType && upload.size === size;
    return same ? upload : undefined;
  }
}
